import * as z from 'zod/mini'
import { picture } from './kinds.ts'

/**
 * The declaration of one call to the platform (Spec 7). A call is data: the site's client, the sandbox and the API
 * document all use the same declaration.
 *
 * Paths are relative to `/webapi/{product}-main`; `{name}` in a path is replaced by the input field of that name. The
 * remaining input goes to the query string of GET and DELETE, and to the JSON body of POST and PUT.
 */
export interface Endpoint<I = unknown, O = unknown> {
  readonly method: Method
  readonly path: string
  readonly input: z.ZodMiniType<unknown, I>
  readonly reply: Reply<O>
  /** Sends Authorization and userId; without them the call is refused with 5014. */
  readonly authed: boolean
  /** True if repeating the call does no harm: the client may then repeat it after a network failure. */
  readonly safe: boolean
  /** Not in the specification but needed by the site; marked as such (Spec 7, `added` in the API document). */
  readonly added: boolean
  /** Describes the visitor and takes no input: requested once per page (api/browser-visitor-cache.ts). */
  readonly cachedPerVisitor: boolean
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Where the payload is in the envelope `{ success, errCode, errMsg, … }` (Spec 7, "Responses read"). `page` is
 * `records` with `total`; a list drops items that violate their schema, any other kind answers an error.
 */
export type EnvelopeKind = 'data' | 'datas' | 'resultInfo' | 'list' | 'page' | 'total' | 'none'

export interface Reply<O> {
  readonly kind: EnvelopeKind
  /** The schema of the payload, or of one item for `list` and `page`. */
  readonly schema: z.ZodMiniType
  /** Valid only with errCode 0, whatever `success` says (Spec 4, replays). */
  readonly needsZero?: true
  /** The site needs at least one record of this list: if all are invalid, the answer is broken for a build too. */
  readonly needsRecord?: true
  /** Never set: carries the type of the result. */
  readonly output?: O
}

/** A facet value with its count. */
export const FacetValue = z.object({
  /** The value that the list's filter of the facet's name takes, e.g. CN-ZJ. */
  value: z.string(),
  /** Its label, in the requested language. */
  label: z.string(),
  /**
   * Number of items in the list if this were the facet's only choice and all other filters stayed unchanged; 0 is shown
   * disabled.
   */
  count: z.number(),
  /** The parent value in a facet of two levels, such as the country of a province; null or absent at the top. */
  parent: z.nullish(z.string()),
  /**
   * Unit of a numeric specification's ranges (added), in the requested language; null, absent or '' if there is none.
   */
  unit: z.nullish(z.string()),
})
export type FacetValue = z.infer<typeof FacetValue>

/** Facets by name (region, industry, tag, hall, category …), each in display order. */
export const Facets = z.record(z.string(), z.array(FacetValue))
export type Facets = z.infer<typeof Facets>

export interface Page<T> {
  records: T[]
  /** Number of matching items on all pages. */
  total: number
  facets: Facets
  /** Number of records on this page, if it differs from `records` after invalid ones are dropped (api/decode.ts). */
  came?: number
  /** The platform did not report a total: `total` is the number received. */
  isUncounted?: true
}

// Marked free of side effects, so that a page's bundle drops the groups and replies that it does not use: a third of an
// island's contract, as measured.

/* @__NO_SIDE_EFFECTS__ */
export const data = <S extends z.ZodMiniType>(schema: S): Reply<z.output<S>> => ({ kind: 'data', schema })
/* @__NO_SIDE_EFFECTS__ */
export const datas = <S extends z.ZodMiniType>(schema: S): Reply<z.output<S>> => ({ kind: 'datas', schema })
/* @__NO_SIDE_EFFECTS__ */
export const resultInfo = <S extends z.ZodMiniType>(schema: S): Reply<z.output<S>> => ({ kind: 'resultInfo', schema })
/* @__NO_SIDE_EFFECTS__ */
export const list = <S extends z.ZodMiniType>(item: S): Reply<z.output<S>[]> => ({ kind: 'list', schema: item })
/* @__NO_SIDE_EFFECTS__ */
export const page = <S extends z.ZodMiniType>(item: S): Reply<Page<z.output<S>>> => ({ kind: 'page', schema: item })
/** Only a number, under `total`. */
/* @__NO_SIDE_EFFECTS__ */
export const total = (): Reply<number> => ({ kind: 'total', schema: z.number() })
/** Only success or failure. */
/* @__NO_SIDE_EFFECTS__ */
export const done = (): Reply<null> => ({ kind: 'none', schema: z.unknown() })

export const none = z.object({})

interface Options {
  authed?: boolean
  safe?: boolean
  added?: boolean
  cachedPerVisitor?: boolean
}

type Declare = <I, O>(
  path: string,
  input: z.ZodMiniType<unknown, I>,
  reply: Reply<O>,
  options?: Options,
) => Endpoint<I, O>

const flags = (
  method: Method,
  { authed = false, safe = method === 'GET', added = false, cachedPerVisitor = false }: Options = {},
) => ({ method, authed, safe, added, cachedPerVisitor })

/* @__NO_SIDE_EFFECTS__ */
export const get: Declare = (path, input, reply, options) => ({ ...flags('GET', options), path, input, reply })
/** A read-only POST takes `{ safe: true }`. */
/* @__NO_SIDE_EFFECTS__ */
export const post: Declare = (path, input, reply, options) => ({ ...flags('POST', options), path, input, reply })
/** Not repeated automatically: the platform does not state that its PUTs are idempotent. */
/* @__NO_SIDE_EFFECTS__ */
export const put: Declare = (path, input, reply, options) => ({ ...flags('PUT', options), path, input, reply })
/* @__NO_SIDE_EFFECTS__ */
export const del: Declare = (path, input, reply, options) => ({ ...flags('DELETE', options), path, input, reply })

export type InputOf<E> = E extends Endpoint<infer I, unknown> ? I : never
export type OutputOf<E> = E extends { readonly reply: Reply<infer O> } ? O : never

/** Paging parameters of all lists. */
export const Paging = {
  /** Page number, an integer from 1; absent: 1. Past the last page the answer is empty. */
  pageNum: z.optional(z.number()),
  /** Records per page, an integer; 0: all. Absent: the platform's default size, given with the call. */
  pageSize: z.optional(z.number()),
}

/** Allows a write to be retried. Not a reason to call a write safe: an older platform may ignore it. */
export const Once = {
  /**
   * The visitor's own id of one write (a UUID), reused when it is retried: a platform that supports it performs the
   * write once and answers a repeat like the first. Absent: each call is a separate write.
   */
  requestId: z.optional(z.string()),
}

/** A picture or video as the platform stores it. */
export const Media = z.object({
  /** Its address without format or width: a path of the platform or an absolute address; '' if there is none. */
  url: picture,
  /** Width of the original in pixels, used to reserve its space on the page. */
  width: z.number(),
  /** Height of the original in pixels. */
  height: z.number(),
  /**
   * Alternative text in the requested language, for visitors who cannot see it; null, absent or '': it adds nothing to
   * the text beside it.
   */
  alt: z.nullish(z.string()),
})
export type Media = z.infer<typeof Media>

/** '1' or '0', the platform's format of flags. */
export const Flag = z.enum(['0', '1'])

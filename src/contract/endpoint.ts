import * as z from 'zod/mini'
import { picture } from './kinds.ts'

/**
 * The declaration of one call to the platform (Spec 7). A call is data: the site asks by it, the sandbox answers by it,
 * the API document is printed from it.
 *
 * Paths come after `/webapi/{product}-main`; `{name}` in a path is filled from the input's field of that name.
 * What is left of the input goes to the query of GET and DELETE, and to the JSON body of POST and PUT.
 */
export interface Endpoint<I = unknown, O = unknown> {
  readonly method: Method
  readonly path: string
  readonly input: z.ZodMiniType<unknown, I>
  readonly reply: Reply<O>
  /** Sends Authorization and userId, and is refused with 5014 without them. */
  readonly authed: boolean
  /** True when asking twice does no harm: the client may then repeat it after a network failure. */
  readonly safe: boolean
  /** Not in the specification: the site needs it, and says so (Spec 7, `added` in the API document). */
  readonly added: boolean
  /** Describes the visitor and takes no input: a page requests it once (api/browser-visitor-cache.ts). */
  readonly cachedPerVisitor: boolean
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Where the payload is in the envelope `{ success, errCode, errMsg, … }` (Spec 7, "Responses read").
 * `page` is `records` with `total`; a list drops items that break their schema, everything else answers an error.
 */
export type EnvelopeKind = 'data' | 'datas' | 'resultInfo' | 'list' | 'page' | 'total' | 'none'

export interface Reply<O> {
  readonly kind: EnvelopeKind
  /** The schema of the payload, or of one item for `list` and `page`. */
  readonly schema: z.ZodMiniType
  /** It counts with errCode 0 alone, whatever `success` says (Spec 4, replays). */
  readonly needsZero?: true
  /** There is no site without a record of this list: where all are invalid, the answer is broken for a build too. */
  readonly needsRecord?: true
  /** Never set: carries the type of what the caller gets. */
  readonly output?: O
}

/** One counted value of a facet. */
export const FacetValue = z.object({
  /** What the list's filter of the facet's name takes, e.g. CN-ZJ. */
  value: z.string(),
  /** Its words in the requested language. */
  label: z.string(),
  /**
   * How many items the list would hold with it as the facet's only choice, all other filters as they are; 0 is shown
   * disabled.
   */
  count: z.number(),
  /** The value above it in a facet of two levels, such as the country of a province; null or absent at the top. */
  parent: z.nullish(z.string()),
  /** Of a specification in numbers (added): the unit of its ranges, in the requested language; null, absent or '': none. */
  unit: z.nullish(z.string()),
})
export type FacetValue = z.infer<typeof FacetValue>

/** Facets by name (region, industry, tag, hall, category …), each in the order in which it is shown. */
export const Facets = z.record(z.string(), z.array(FacetValue))
export type Facets = z.infer<typeof Facets>

export interface Page<T> {
  records: T[]
  /** How many items match over all pages. */
  total: number
  facets: Facets
  /** How many records this page had, where that is not what is left of them (api/decode.ts). */
  came?: number
  /** The platform did not say how many there are: `total` is how many came. */
  isUncounted?: true
}

// Marked free of side effects, so that a page's bundle leaves out the groups and replies that it does not use: a third of
// an island's contract, measured.

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
/** Only a number under `total`. */
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
/** A POST that only reads takes `{ safe: true }`. */
/* @__NO_SIDE_EFFECTS__ */
export const post: Declare = (path, input, reply, options) => ({ ...flags('POST', options), path, input, reply })
/** Not repeated by itself: the platform does not say that its PUTs are idempotent. */
/* @__NO_SIDE_EFFECTS__ */
export const put: Declare = (path, input, reply, options) => ({ ...flags('PUT', options), path, input, reply })
/* @__NO_SIDE_EFFECTS__ */
export const del: Declare = (path, input, reply, options) => ({ ...flags('DELETE', options), path, input, reply })

export type InputOf<E> = E extends Endpoint<infer I, unknown> ? I : never
export type OutputOf<E> = E extends { readonly reply: Reply<infer O> } ? O : never

/** Paging as every list takes it. */
export const Paging = {
  /** Which page, a whole number from 1; absent: the first. Past the last one the answer is empty. */
  pageNum: z.optional(z.number()),
  /** Records of a page, a whole number; 0: all (readings). Absent: the platform's own size, as the call says. */
  pageSize: z.optional(z.number()),
}

/** What lets a write be tried again. Not a reason to call a write safe: an older platform may overlook it. */
export const Once = {
  /**
   * The visitor's own id of one write (a UUID), kept while it is tried again: a platform that knows it does the write once
   * and answers the repeat like the first. Absent: each call is a write of its own.
   */
  requestId: z.optional(z.string()),
}

/** A picture or video as the platform stores it. */
export const Media = z.object({
  /** Its address without format or width: a path of the platform or a whole address; '' where there is none. */
  url: picture,
  /** Width of the original in pixels: the page keeps its place free by it. */
  width: z.number(),
  /** Height of the original in pixels. */
  height: z.number(),
  /**
   * What it shows, in the requested language, for who does not see it; null, absent or '': it adds nothing to the words
   * beside it.
   */
  alt: z.nullish(z.string()),
})
export type Media = z.infer<typeof Media>

/** '1' or '0', as the platform writes its flags. */
export const Flag = z.enum(['0', '1'])

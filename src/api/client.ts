import type { Endpoint } from '@fair/contract/endpoint.ts'
import type { Zone } from '@fair/contract/rules/brand.ts'
import { httpDateMs } from '@fair/contract/rules/instant.ts'
import { CALL_RETRIES, CALL_TIMEOUT_MS, RETRY_AFTER_MAX_MS, RETRY_DELAY_MS } from '@fair/contract/rules/limits.ts'
import { machineTime } from '@fair/contract/rules/machine-time.ts'
import { createFetch, FetchError } from 'ofetch'
import { codeOfThrown, type ErrorKey, type FailureCode, failureText, isExpired } from '../domain/errors.ts'
import { now } from '../lib/clock.ts'
import { addressOf } from './address.ts'
import { decodeReply } from './decode.ts'
import type { Note } from './repair-notes.ts'

/** The result of every call: the client never throws. `message` is shown to the visitor, '' for 'aborted'. */
export type Result<O> = { ok: true; data: O } | Failure

export interface Failure {
  ok: false
  code: FailureCode
  message: string
  /** The platform's own code, if it sent one. */
  errCode?: string
}

/** The headers of Spec 7; an absent one is not sent. */
export interface CallHeaders {
  language?: string
  exhibitionId?: string
  brandId?: string
  groupId?: string
  tenantId?: string
  Authorization?: string
  userId?: string
  visitorId?: string
}

export interface ClientOptions {
  /** '' for the page's own origin (then `/webapi` is prepended), or an absolute platform URL, used unchanged. */
  base: string
  /** The `{product}` of `/{product}-main`. */
  product: string
  /** Read once per call, however often it is repeated. */
  headers: () => CallHeaders
  /** A text of the namespace `errors` in the visitor's language. */
  text: (key: ErrorKey) => string
  fetch?: typeof fetch
  /** Timeout of one attempt, in milliseconds; null: `fetch` has its own. */
  timeout?: number | null
  /** Zone of the event (IANA), in which times without an offset are read; UTC if absent. */
  zone?: () => Zone
  /** Answers are read for a build (api/decode.ts, Border). */
  isBuild?: boolean
  /** Reports the parts of an answer that did not match the contract, and how many records it had. */
  onRead?: (path: string, notes: readonly Note[], came: number) => void
  /** How a call is repeated, if not as for a visitor who waits. */
  repeats?: Repeats
  /** The Date header of every answer, refusals too, and machineTime() around its request (lib/learn-time.ts, learnTime). */
  onDate?: (date: string | null, sentAt: number, receivedAt: number) => void
  /** Called for each failure with the code 'expired' (Spec 4: log out, open the login). */
  onExpired?: (failure: Failure) => void
}

/** How calls that are safe to repeat are repeated. Times in milliseconds. */
interface Repeats {
  /** Number of attempts besides the first. */
  most: number
  /** Longest pause between two attempts, except for what Retry-After requires. */
  longestPause: number
  /** A longer Retry-After than this is not waited for. */
  longestRetryAfter: number
  /** Called after a failed attempt: whether to give up although attempts are left. */
  failed: () => boolean
}

const VISITORS: Repeats = {
  most: CALL_RETRIES,
  longestPause: Number.POSITIVE_INFINITY,
  longestRetryAfter: RETRY_AFTER_MAX_MS,
  failed: () => false,
}

interface CallOptions {
  /** Aborted when the calling island is removed; the result is then `{ ok: false, code: 'aborted' }`. */
  signal?: AbortSignal
  headers?: CallHeaders
  /** Timeout of one attempt, in milliseconds. */
  timeout?: number
  /** An answer with a longer body, in bytes, is not read to its end: it fails as `contract` with the errCode TOO_LARGE. */
  maxBytes?: number
  /** Skips the cached answer (api/browser-visitor-cache.ts) and replaces it. */
  fresh?: boolean
}

export type Call = <I, O>(endpoint: Endpoint<I, O>, input: I, options?: CallOptions) => Promise<Result<O>>

interface Attempt {
  status: number
  retryAfter: string | null
  /** The platform's clock when it answered; null if it reports none. */
  date: string | null
  /** Null: longer than `maxBytes`. */
  text: string | null
}

/** `errCode` of an answer that is longer than the call's `maxBytes`. */
export const TOO_LARGE = 'tooLarge'

const isTrouble = (status: number) => status === 429 || status >= 500

/** The wait required by a 429 or 503, in milliseconds, in either form of Retry-After; null without one. */
function waitBeforeRetry({ retryAfter, date }: Attempt): number | null {
  if (!retryAfter) return null
  const seconds = Number(retryAfter)
  if (Number.isFinite(seconds)) return seconds * 1000
  // A moment of the platform's clock, which the same response reports.
  const until = httpDateMs(retryAfter)
  if (until === null) return null
  return Math.max(0, until - (httpDateMs(date) ?? now().getTime())) || null
}

const pause = (ms: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/**
 * A client of the platform. Each call sends its input by the contract, repeats what is safe to repeat, and parses the
 * answer by its schema (Spec 7, 8): a list drops and reports an invalid item, anything else invalid is an error.
 */
export function createClient(options: ClientOptions): Call {
  const request = createFetch({ fetch: options.fetch ?? globalThis.fetch })

  async function attempt(endpoint: Endpoint, input: object, own: CallHeaders, call: CallOptions): Promise<Attempt> {
    const { path, rest } = fillPath(endpoint.path, input)
    const body = endpoint.method === 'POST' || endpoint.method === 'PUT'
    const { timeout = CALL_TIMEOUT_MS } = options
    const ms = call.timeout ?? timeout
    const limits = ms === null ? [] : [AbortSignal.timeout(ms)]
    const sentAt = machineTime()
    const response = await request.raw<ReadableStream, 'stream'>(addressOf(options.base, options.product, path), {
      method: endpoint.method,
      headers: { accept: 'application/json', ...own, ...call.headers },
      signal: AbortSignal.any(call.signal ? [call.signal, ...limits] : limits),
      retry: false,
      ignoreResponseError: true,
      responseType: 'stream',
      ...(body ? { body: rest } : { query: flatten(rest) }),
    })
    const date = response.headers.get('date')
    // A response stored in a cache has the time when it was made, not the current time.
    if (response.headers.get('age') === null) options.onDate?.(date, sentAt, machineTime())
    return {
      status: response.status,
      date,
      retryAfter: response.headers.get('retry-after'),
      text: await textOf(response, call.maxBytes),
    }
  }

  function fail(code: FailureCode, errMsg?: string | null, errCode?: string): Failure {
    const failure: Failure = { ok: false, code, message: failureText({ code, message: errMsg }, options.text) ?? '' }
    if (errCode !== undefined) failure.errCode = errCode
    if (code === 'expired') options.onExpired?.(failure)
    return failure
  }

  return async (endpoint, input, call = {}) => {
    try {
      const parsed = endpoint.input.safeParse(input)
      if (!parsed.success) return fail('input')
      const repeats = options.repeats ?? VISITORS
      const tries = endpoint.safe ? repeats.most + 1 : 1
      // All attempts are made as the same visitor, even if another one logs in meanwhile.
      const own = options.headers()
      const pauseOf = (n: number) => Math.min(repeats.longestPause, RETRY_DELAY_MS * 2 ** (n - 1))
      for (let n = 1; ; n += 1) {
        const last = n >= tries
        try {
          const answer = await attempt(endpoint as Endpoint, parsed.data as object, own, call)
          const wait = waitBeforeRetry(answer)
          const isTroubled = isTrouble(answer.status) && !last && (wait ?? 0) <= repeats.longestRetryAfter
          if (isTroubled && (wait !== null || !repeats.failed())) {
            await pause(wait ?? pauseOf(n), call.signal)
            if (call.signal?.aborted) return fail('aborted')
            continue
          }
          if (answer.text === null) return fail('contract', null, TOO_LARGE)
          const { isBuild = false } = options
          const reply = await decodeReply(endpoint.reply, answer.text, { zone: options.zone?.() ?? 'UTC', isBuild })
          if (reply.kind === 'refused') {
            if (isExpired(reply) || answer.status === 401) return fail('expired', reply.errMsg, reply.errCode)
            // A server error has not decided against the call, whatever its own code (isRefusal).
            return fail('service', reply.errMsg, isTrouble(answer.status) ? String(answer.status) : reply.errCode)
          }
          if (answer.status === 401) return fail('expired')
          if (answer.status >= 400) return fail('service', null, String(answer.status))
          if (reply.kind === 'broken') return fail('contract', null, reply.reason)
          options.onRead?.(endpoint.path, reply.notes, reply.came)
          return { ok: true, data: reply.data }
        } catch (thrown) {
          const code = call.signal?.aborted ? 'aborted' : failureOf(thrown)
          if (last || code === 'aborted' || code === 'exception' || repeats.failed()) return fail(code)
          await pause(pauseOf(n), call.signal)
          if (call.signal?.aborted) return fail('aborted')
        }
      }
    } catch {
      return fail('exception')
    }
  }
}

/** A body that breaks off while it is read is a network error, whatever the browser calls it. */
async function textOf(response: Response, maxBytes?: number): Promise<string | null> {
  try {
    return await (maxBytes === undefined ? response.text() : textWithin(response, maxBytes))
  } catch (thrown) {
    throw codeOfThrown(thrown) === 'exception' ? new TypeError('network request failed', { cause: thrown }) : thrown
  }
}

/** The text of a body of at most this many bytes; null for a longer one, whose rest is not received. */
async function textWithin({ body }: Response, maxBytes: number): Promise<string | null> {
  if (!body) return ''
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let left = maxBytes
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    left -= value.byteLength
    if (left < 0) {
      await reader.cancel()
      return null
    }
    text += decoder.decode(value, { stream: true })
  }
}

/** ofetch wraps what fetch throws; anything it wraps without a response is a network error. */
function failureOf(thrown: unknown): FailureCode {
  const code = codeOfThrown(thrown)
  return code === 'exception' && thrown instanceof FetchError && thrown.status === undefined ? 'network' : code
}

/** Inserts the input's fields into the path's `{name}`s; the others remain for query or body. */
export function fillPath(path: string, input: object): { path: string; rest: Record<string, unknown> } {
  const rest: Record<string, unknown> = { ...input }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest[name] ?? ''))
    delete rest[name]
    return value
  })
  return { path: filled, rest }
}

/** Query values: lists are joined by commas (their values are ids, which contain none), absent ones are left out. */
function flatten(input: Record<string, unknown>): Record<string, string> {
  const query: Record<string, string> = {}
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) continue
    query[name] = Array.isArray(value) ? value.join(',') : String(value)
  }
  return query
}

import type { Call, Result } from './client.ts'

/** Pending and received answers about the visitor, by visitor and path. */
export type VisitorAnswers = Map<string, Promise<Result<unknown>>>

/**
 * Caches the answers of endpoints marked `cachedPerVisitor` (contract/endpoint.ts), so that all islands of a page share one
 * request. Any write clears the cache. Failures are not cached.
 *
 * @param visitorKey identifies the visitor and the exhibition
 */
export function cacheVisitorAnswers(request: Call, answers: VisitorAnswers, visitorKey: () => string): Call {
  return async (endpoint, input, options = {}) => {
    if (!endpoint.safe) {
      // Requests sent during the write are dropped too: the platform may have answered them before it.
      return request(endpoint, input, options).finally(() => answers.clear())
    }
    if (!endpoint.cachedPerVisitor || options.headers) return request(endpoint, input, options)
    const key = `${visitorKey()} ${endpoint.path}`
    const cached = options.fresh ? undefined : answers.get(key)
    // Without the caller's signal, because other islands wait for the same answer.
    const { signal: _, ...others } = options
    const answer = cached ?? request(endpoint, input, others)
    answers.set(key, answer)
    // The path identifies the endpoint, and so the type.
    const result = (await answer) as Result<never>
    if (!result.ok && answers.get(key) === answer) answers.delete(key)
    return result
  }
}

import type { Call, Result } from './client.ts'

/** Answers about the visitor by login, exhibition and path: those on their way, and those that came. */
export type VisitorAnswers = Map<string, Promise<Result<unknown>>>

/**
 * Asks the platform once who the visitor is, however many islands of a page want to know (`ofVisitor` of
 * contract/endpoint.ts). Answers are kept until the visitor changes anything, or logs in as somebody else; failures are
 * not kept.
 *
 * @param visitor tells one visitor at one exhibition from others
 */
export function askedOnce(ask: Call, answers: VisitorAnswers, visitor: () => string): Call {
  return async (endpoint, input, options = {}) => {
    if (!endpoint.safe) {
      // Also for questions that were asked meanwhile: they may have been answered before the change.
      return ask(endpoint, input, options).finally(() => answers.clear())
    }
    if (!endpoint.ofVisitor || options.headers) return ask(endpoint, input, options)
    const key = `${visitor()} ${endpoint.path}`
    const known = options.fresh ? undefined : answers.get(key)
    // No caller's signal: others wait for the answer too.
    const { signal: _, ...others } = options
    const answer = known ?? ask(endpoint, input, others)
    answers.set(key, answer)
    // Its path names one endpoint, and so its type.
    const result = (await answer) as Result<never>
    if (!result.ok && answers.get(key) === answer) answers.delete(key)
    return result
  }
}

import type { Call } from '../api/client.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { isOffline } from '../domain/errors.ts'
import { BuildFailure, EXIT } from './failure.ts'

/** What a build makes of answers that do not fit. */
export interface AskOptions {
  /** Told of each record that is left out, besides those that the client tells of itself. */
  onLeftOut?: (path: string, id: string, reason: string) => void
  /** Told of what was read although it was written otherwise: once each. */
  onOddity?: (path: string, what: string) => void
  /** Why the platform cannot be asked any more, or an answer was not taken: a sentence, and the exit code. */
  trouble?: () => { exitCode: number; message: string } | null
  /** A list of more records than this is none. */
  mostRecords?: number
}

/** Far above any fair; a total beyond it is a lie, or would take hours. */
export const MOST_RECORDS = 200_000

/**
 * A call that answers its data or ends the build with the code that CI reads (4 unreachable, 5 contract broken).
 * `orNone` answers null instead where the one record that it asks for cannot be read, or is gone.
 * (`id` names it in the report; null: the caller looks after what is missing.)
 */
export function asker(call: Call, options: AskOptions = {}) {
  const ask = async <I, O>(endpoint: Endpoint<I, O>, input: I): Promise<O> => {
    const result = await call(endpoint, input)
    if (result.ok) return result.data
    throw failureOf(`${endpoint.method} ${endpoint.path}`, result, options)
  }
  const orNone = async <I, O>(endpoint: Endpoint<I, O>, input: I, id: string | null): Promise<O | null> => {
    const result = await call(endpoint, input)
    if (result.ok) return result.data
    const isGone = result.code === 'service' && !(Number(result.errCode) >= 400 && Number(result.errCode) < 600)
    if (result.code !== 'contract' && !isGone) throw failureOf(`${endpoint.method} ${endpoint.path}`, result, options)
    const reason = isGone ? `refused: ${result.message}` : (result.errCode ?? 'cannot be read')
    if (id !== null) options.onLeftOut?.(endpoint.path, id, reason)
    return null
  }
  return Object.assign(ask, { orNone, options })
}

function failureOf(
  what: string,
  result: { code: string; message: string; errCode?: string },
  { trouble }: AskOptions,
): BuildFailure {
  const known = trouble?.()
  if (known && result.code !== 'contract') return new BuildFailure(known.exitCode, `${what}: ${known.message}`)
  if (isOffline({ code: result.code })) {
    return new BuildFailure(EXIT.unreachable, `The platform did not answer ${what} (${result.code}).`)
  }
  if (result.code === 'contract') {
    return new BuildFailure(EXIT.contract, `The platform's answer to ${what} breaks the contract at ${result.errCode}.`)
  }
  const status = Number(result.errCode)
  if (result.code === 'service' && ((status >= 500 && status < 600) || status === 429)) {
    return new BuildFailure(EXIT.unreachable, `The platform failed at ${what} with status ${result.errCode}.`)
  }
  return new BuildFailure(
    EXIT.configuration,
    `The platform refused ${what}: ${result.message} (${result.errCode ?? result.code})`,
  )
}

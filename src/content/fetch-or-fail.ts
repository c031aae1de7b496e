import type { Call } from '../api/client.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { isOffline } from '../domain/errors.ts'
import { BuildFailure, EXIT } from './failure.ts'

/** A call that answers its data or ends the build with the code that CI reads (4 unreachable, 5 contract broken). */
export function asker(call: Call) {
  return async <I, O>(endpoint: Endpoint<I, O>, input: I): Promise<O> => {
    const result = await call(endpoint, input)
    if (result.ok) return result.data
    const what = `${endpoint.method} ${endpoint.path}`
    if (isOffline(result)) {
      throw new BuildFailure(EXIT.unreachable, `The platform did not answer ${what} (${result.code}).`)
    }
    if (result.code === 'contract') {
      throw new BuildFailure(
        EXIT.contract,
        `The platform's answer to ${what} breaks the contract at ${result.errCode}.`,
      )
    }
    if (result.code === 'service' && Number(result.errCode) >= 500 && Number(result.errCode) < 600) {
      throw new BuildFailure(EXIT.unreachable, `The platform failed at ${what} with status ${result.errCode}.`)
    }
    throw new BuildFailure(
      EXIT.configuration,
      `The platform refused ${what}: ${result.message} (${result.errCode ?? result.code})`,
    )
  }
}

import type { Endpoint, InputOf } from '@fair/contract/endpoint.ts'
import type { Envelope } from '../envelope.ts'
import type { AnswerOf } from '../sent.ts'

/*
 * For tests only: calls a sandbox by a declared call, and returns the envelope as it was sent.
 */

export interface TestServer {
  fetch(request: Request): Promise<Response>
}

export type Headers = Readonly<Record<string, string>>

/** A request to an address below the platform's root, e.g. '/webapi/expo-main/api/v2/languages/query'. */
export async function send(
  sandbox: TestServer,
  address: string,
  init: RequestInit = {},
): Promise<{ status: number; body: Envelope & Record<string, unknown>; headers: globalThis.Headers }> {
  const response = await sandbox.fetch(new Request(`http://sandbox.localhost${address}`, init))
  return { status: response.status, body: await response.json(), headers: response.headers }
}

/** The envelope returned by a declared call. */
export async function callSandbox<E extends Endpoint>(
  sandbox: TestServer,
  endpoint: E,
  input: InputOf<E>,
  headers: Headers = {},
): Promise<Envelope & Record<string, unknown>> {
  const rest = new Map(Object.entries(Object(input)))
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest.get(name)))
    rest.delete(name)
    return value
  })
  const { method } = endpoint
  const hasBody = method === 'POST' || method === 'PUT'
  const query = new URLSearchParams(
    [...rest].flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
  const address = `/webapi/expo-main${path}${hasBody || query.size === 0 ? '' : `?${query}`}`
  const body = hasBody ? { body: JSON.stringify(Object.fromEntries(rest)) } : {}
  return (await send(sandbox, address, { method, headers, ...body })).body
}

/** The payload of a declared call; throws with the errMsg of a refusal. */
export async function payload<E extends Endpoint>(
  sandbox: TestServer,
  endpoint: E,
  input: InputOf<E>,
  headers: Headers = {},
): Promise<AnswerOf<E>> {
  const envelope = await callSandbox(sandbox, endpoint, input, headers)
  if (!envelope.success) throw new Error(`${envelope.errCode} ${envelope.errMsg}`)
  const { kind } = endpoint.reply
  const found = kind === 'page' ? envelope : kind === 'none' ? null : envelope[kind]
  return found as AnswerOf<E>
}

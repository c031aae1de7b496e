import type { TestServer } from '@fair/sandbox/testing/call-sandbox.ts'
import { type Call, createClient } from '../src/api/client.ts'

/** The real client over a real sandbox, and the calls that it made, as 'GET /api/v2/app/project'. */
export function connected(
  sandbox: TestServer,
  headers: Readonly<Record<string, string>> = {},
): { call: Call; requested: string[] } {
  const requests: string[] = []
  const call = createClient({
    base: '',
    product: 'expo',
    headers: () => ({ exhibitionId: '2001', language: 'en-US', ...headers }),
    text: (key) => key,
    fetch: async (input, init) => {
      init?.signal?.throwIfAborted()
      const request = new Request(new URL(String(input), 'http://localhost'), init)
      requests.push(`${request.method} ${new URL(request.url).pathname.replace('/webapi/expo-main', '')}`)
      return sandbox.fetch(request)
    },
  })
  return { call, requested: requests }
}

/** The data of an answer; a failed call fails the test. */
export function dataOf<T>(result: { ok: true; data: T } | { ok: false; message: string }): T {
  if (!result.ok) throw new Error(result.message)
  return result.data
}

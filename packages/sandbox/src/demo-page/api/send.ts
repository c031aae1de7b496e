import type { Endpoint } from '@fair/contract/endpoint.ts'
import type { Sandbox } from '../../sandbox.ts'
import type { Envelope } from './shortened.ts'

/** Sends a declared call to a sandbox, as a site would, and returns the envelope unchanged. */
export async function send(
  sandbox: Pick<Sandbox, 'fetch'>,
  endpoint: Endpoint,
  input: Readonly<Record<string, unknown>>,
  headers: Record<string, string>,
): Promise<Envelope> {
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined))
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest.get(name)))
    rest.delete(name)
    return value
  })
  const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT'
  const query = hasBody ? '' : `?${new URLSearchParams([...rest].map(([name, value]) => [name, String(value)]))}`
  const body = hasBody ? { body: JSON.stringify(Object.fromEntries(rest)) } : {}
  const address = `http://localhost/webapi/expo-main${path}${query}`
  const response = await sandbox.fetch(new Request(address, { method: endpoint.method, headers, ...body }))
  return response.json()
}

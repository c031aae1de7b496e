// Sends hostile requests to a running host, for tests/runs/hosts.ts, and returns the faults in the answers.

import { EVIL, foreignRedirect, hostileTargets } from './hostile.ts'
import { send } from './requests.ts'
import type { Tenant } from './running.ts'

/** Requests that get a tenant's page although they do not name its host. */
export async function unknownHosts(tenants: readonly Tenant[], port: number): Promise<string[]> {
  const homes = await Promise.all(tenants.map(async ({ domain }) => String((await send(domain, '/', port)).body)))
  const faults: string[] = []
  for (const host of ['unknown.localhost', '127.0.0.1', 'evil.example']) {
    // nginx closes the connection.
    const answer = await send(host, '/', port).catch(() => null)
    if (answer && homes.includes(String(answer.body))) faults.push(`${host} is answered with a tenant's home page`)
  }
  return faults
}

/** Hostile targets that a host redirects to another origin, or answers with a server error. */
export async function openRedirects(tenants: readonly Tenant[], port: number): Promise<string[]> {
  const faults: string[] = []
  for (const { domain } of tenants.slice(0, 1)) {
    const origin = `http://${domain}:${port}`
    for (const target of [...hostileTargets(), `http://${EVIL}/exhibits`, `/${'x'.repeat(9000)}`]) {
      // The host in an absolute target takes precedence: nginx closes the connection, as for any unknown one.
      const answer = await send(domain, target, port).catch(() => null)
      if (answer === null && !target.startsWith('http')) faults.push(`${target} is not answered`)
      const { status = 0, headers = new Headers() } = answer ?? {}
      const away = foreignRedirect(target.startsWith('/') ? target : '/', headers.get('location'), origin)
      if (away !== null) faults.push(`${target} redirects to ${away}`)
      if (status >= 500) faults.push(`${target} is answered with ${status}`)
    }
  }
  return faults
}

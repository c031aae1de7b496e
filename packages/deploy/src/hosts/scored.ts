// Scores a host of tests/runs/hosts.ts by the Observatory's rules, and by its own scanner if requested.
import fs from 'node:fs'
import { TRANSPORT_SECURITY } from '../serve/headers.ts'
import { type Scanned, score } from './observatory.ts'
import { send } from './requests.ts'
import type { Certificate } from './rules.ts'
import type { Ports, Tenant } from './running.ts'
import { scan } from './scanner.ts'

const ORIGIN = 'https://else.example'
/**
 * The highest score of a page that must not be framed; A+ begins at 100. Ten more points would need a header without
 * 'unsafe-inline' styles (headerPolicyOf in serve/headers.ts explains it).
 */
const FULL = 120

/**
 * What a host lacks for the full score.
 *
 * @param ports without `https`: HTTPS ends in front of it, and is taken for granted
 */
export async function scoreFaults(
  { domain }: Tenant,
  ports: Ports | Pick<Ports, 'plain'>,
  certificate: Certificate,
  isScanned: boolean,
): Promise<string[]> {
  const ca = fs.readFileSync(certificate.chain)
  const secure = (address: string, method = 'GET') =>
    'https' in ports
      ? send(domain, address, ports.https, { ca, method, headers: { origin: ORIGIN } })
      : send(domain, address, ports.plain, { method, headers: { origin: ORIGIN } })
  const [page, robots, preflight] = [await secure('/'), await secure('/robots.txt'), await secure('/', 'OPTIONS')]
  const headers = new Headers(page.headers)
  if (!('https' in ports)) headers.set('strict-transport-security', TRANSPORT_SECURITY)
  const plain = 'https' in ports ? await send(domain, '/', ports.http) : null
  const scanned: Scanned = {
    headers,
    html: String(page.body),
    cookies: [page, robots].flatMap((answer) => answer.headers.get('set-cookie') ?? []),
    cors: { headers: preflight.headers, origin: ORIGIN },
    plain: plain && { status: plain.status, location: plain.headers.get('location') },
    host: domain,
  }
  const { points, findings } = score(scanned)
  const faults = points === FULL ? [] : [`${points} points: ${JSON.stringify(findings)}`]
  if (!isScanned || !('https' in ports)) return faults
  const scans = scan(domain, ports, certificate.chain).findings
  for (const { rule, points: ours } of findings) {
    const [found, theirs] = scans[rule] ?? ['no such rule', Number.NaN]
    if (theirs !== ours) faults.push(`the scanner gives ${theirs} points for ${rule} (${found}), our rules ${ours}`)
  }
  const total = Object.values(scans).reduce((sum, [, each]) => sum + each, 100)
  console.log(
    `MDN's scanner gives ${total} points: ${Object.values(scans)
      .map(([found]) => found)
      .join(', ')}`,
  )
  return faults
}

// npm run test:hosts [-- --dir DIR --second DIR --observatory]: nginx and Caddy, installed with apt-get if they are
// missing and that is allowed, serve two tenants' built sites in front of the sandbox, with the configurations that npm
// run hosts writes. Each response is compared with that of packages/deploy/src/serve/server.ts, the reference: status, headers, body,
// redirects, not-found pages, framing, caching, compression, calls and the chat's WebSocket. A third tenant's files are
// precompressed. All three are scored by the rules of MDN's HTTP Observatory, and with --observatory by its own
// scanner, which is fetched. `npm run test:all` runs it over its test sites.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openRedirects, unknownHosts } from '@fair/deploy/hosts/hostile-requests.ts'
import { packedFaults, releasePacked } from '@fair/deploy/hosts/packed.ts'
import { dictionaryFaults } from '@fair/deploy/hosts/packed-dictionaries.ts'
import { send } from '@fair/deploy/hosts/requests.ts'
import { type Certificate, readRules } from '@fair/deploy/hosts/rules.ts'
import {
  answering,
  makeCertificate,
  type Ports,
  startCaddy,
  startNginx,
  type Tenant,
} from '@fair/deploy/hosts/running.ts'
import { fetchScanner } from '@fair/deploy/hosts/scanner.ts'
import { scoreFaults } from '@fair/deploy/hosts/scored.ts'
import { FOREIGN_PAGE_POLICY } from '@fair/deploy/serve/headers.ts'
import { openPlatform } from '@fair/deploy/serve/platform.ts'
import type { Handler } from '@fair/deploy/serve/proxy.ts'
import { createSite, listen } from '@fair/deploy/serve/server.ts'
import WebSocket from 'ws'
import { Advice, giveUp } from '../../scripts/advice.mjs'
import { ensureHosts } from '../../scripts/debian.mjs'
import { freePort } from '../../scripts/free-port.mjs'
import { root } from '../../scripts/install.mjs'

/** The headers that have to be the same on every host. */
const HEADERS = [
  'content-type',
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'cache-control',
  'speculation-rules',
  'location',
]

/** An exhibit without a file: the reference also gets it from the tail service. */
const ON_REQUEST = '/ja-JP/exhibits/detail/on-request/'
/** The same in the default language, with and without its prefix. */
const PREFIXED = '/zh-CN/exhibits/detail/on-request/'
const UNPREFIXED = '/exhibits/detail/on-request/?language=zh-CN'

/** Visitors' uploads that the platform serves as documents, with their media types. */
const DOCUMENTS: Readonly<Record<string, string>> = {
  '/media/upload/page.html': 'text/html; charset=utf-8',
  '/media/upload/drawing.svg': 'image/svg+xml',
}

const openPorts = async (): Promise<Ports> => ({
  plain: await freePort(),
  http: await freePort(),
  https: await freePort(),
})

async function main(): Promise<void> {
  const text = { type: 'string' } as const
  const options = { dir: text, second: text, observatory: { type: 'boolean' } } as const
  const { dir, second, observatory = false } = parseArgs({ options }).values
  await ensureHosts()
  if (observatory) await fetchScanner()
  const tenants = [dir ?? '.cache/test-site', second ?? '.cache/test-site-b'].map((given, index): Tenant => {
    const folder = path.resolve(root, given)
    if (!fs.existsSync(folder)) throw new Advice('Build the test sites first: npm test -- --only site.', 2)
    return { domain: `${'ab'[index]}.localhost`, folder, rules: readRules(folder) }
  })
  const platform = await openPlatform({})
  const calls = platform.handler
  if (!calls) throw new Error('no sandbox')
  // The platform's own address has no /webapi; the sandbox's handler expects it.
  const own = (request: Request) => {
    const url = new URL(request.url)
    const document = DOCUMENTS[url.pathname]
    if (document) return new Response('<script>alert(1)</script>', { headers: { 'Content-Type': document } })
    if (!url.pathname.startsWith('/media/')) url.pathname = `/webapi${url.pathname}`
    return calls(new Request(url, request))
  }
  const work = fs.mkdtempSync(path.join(os.tmpdir(), 'hosts-'))
  // nginx's workers run as `nobody`.
  fs.chmodSync(work, 0o755)
  const [first] = tenants
  const packed = await releasePacked(work, first?.folder ?? '')
  const all = [...tenants, packed]
  const site = createSite({ sites: Object.fromEntries(all.map(({ domain, folder }) => [domain, folder])) })
  const withTail: Handler = (request) => {
    const url = new URL(request.url)
    if (`${url.pathname}/` === ON_REQUEST) return new Response(null, { status: 308, headers: { Location: ON_REQUEST } })
    if (url.pathname === ON_REQUEST) url.pathname = '/ja-JP/exhibits/'
    if (url.pathname === PREFIXED) return new Response(null, { status: 308, headers: { Location: UNPREFIXED } })
    return site(new Request(url, request))
  }
  const [tail, upstream, reference] = [
    await listen(withTail, 0, () => 'npm run test:hosts'),
    await listen(own, 0, () => 'npm run test:hosts', platform.upgrade),
    await listen(withTail, 0, () => 'npm run test:hosts'),
  ]
  const behind = { platform: `http://127.0.0.1:${upstream.port}`, tail: `http://127.0.0.1:${tail.port}` }
  const certificate = makeCertificate(
    work,
    all.map(({ domain }) => domain),
  )
  const [ofNginx, ofCaddy] = [await openPorts(), await openPorts()]
  const hosts = [
    startNginx(work, all, behind, ofNginx, certificate),
    startCaddy(work, all, behind, ofCaddy, certificate),
  ]
  try {
    await Promise.all([ofNginx, ofCaddy].map(({ plain }) => answering(plain, packed.domain)))
    const faults: string[] = []
    const addFaults = (name: string, found: readonly string[]) =>
      faults.push(...found.map((each) => `${name}: ${each}`))
    let requestCount = 0
    for (const [name, ports] of [['nginx', ofNginx] as const, ['Caddy', ofCaddy] as const]) {
      for (const tenant of tenants) {
        for (const address of addressesOf(tenant)) {
          requestCount += 1
          const found = await compared(tenant.domain, address, ports.plain, reference.port)
          addFaults(`${name} ${tenant.domain}${address}`, found)
        }
      }
      addFaults(name, await beyondFiles(tenants, ports.plain))
      addFaults(name, await openRedirects(tenants, ports.plain))
      addFaults(name, await unknownHosts(tenants, ports.plain))
      addFaults(name, await documentFaults(packed, ports, certificate))
      addFaults(`${name}, precompressed`, await packedFaults(packed, ports.plain, name === 'Caddy'))
      addFaults(`${name}, with dictionaries`, await dictionaryFaults(packed, ports.plain))
      addFaults(`${name}, scored`, await scoreFaults(packed, ports, certificate, observatory))
    }
    addFaults('the reference', await openRedirects(tenants, reference.port))
    addFaults('the reference', await unknownHosts(tenants, reference.port))
    addFaults('the reference, precompressed', await packedFaults(packed, reference.port))
    addFaults('the reference, with dictionaries', await dictionaryFaults(packed, reference.port))
    addFaults('the reference, scored', await scoreFaults(packed, { plain: reference.port }, certificate, false))
    for (const fault of faults) console.error(fault)
    console.log(`${requestCount} answers of nginx and Caddy compared with the reference: ${faults.length} differences`)
    if (faults.length > 0) process.exitCode = 1
  } finally {
    for (const host of hosts) host.kill()
    for (const each of [tail, upstream, reference]) await each.close()
    await platform.close()
    fs.rmSync(work, { recursive: true, force: true })
  }
}

/** Pages, files of each kind, redirects, missing addresses, addresses that must be refused. */
function addressesOf({ folder, rules }: Tenant): string[] {
  const script = fs.readdirSync(path.join(folder, '_astro')).find((name) => name.endsWith('.js'))
  const [exhibit] = fs.readdirSync(path.join(folder, 'exhibits/detail')).filter((name) => name !== 'index.html')
  const pages = [
    '/',
    ON_REQUEST,
    ON_REQUEST.slice(0, -1),
    PREFIXED,
    '/exhibits/',
    `/exhibits/detail/${exhibit}/`,
    '/ja-JP/',
    '/preview/',
    '/login-preview/',
  ]
  const cards = ['/search/component/exhibits-card/', '/ja-JP/search/component/news-card/']
  const framed = rules.framed.slice(0, 3).map(([address]) => address)
  const files = [`/_astro/${script}`, '/favicon.svg', '/icons.svg', '/robots.txt', '/sitemap-zh-CN.xml', '/demo.html']
  const onward = [
    '/exhibits',
    '/exhibits?sort=NAME',
    '/zh-CN/exhibits/',
    '/zh-CN/exhibits/?page=2',
    '/zh-CN',
    '/zh-CN/none/',
    '/zh-cn/exhibits/',
    '/en-us/exhibits/?page=2',
    '/EN-us',
    '/en-us/none/',
  ]
  const missing = [
    '/none',
    '/none/',
    '/ja-JP/none/',
    '/ja-JP/exhibits/none/',
    '/e/2002/none',
    '/_astro/none.deadbeef.js',
  ]
  const forbidden = [
    '/.env',
    '/.git/config',
    '//example.com/',
    '/..%2f..%2fetc/passwd',
    '/exhibits/%2e%2e/%2e%2e/etc/passwd',
  ]
  return [...pages, ...cards, ...framed, ...files, ...onward, ...missing, ...forbidden]
}

/** The differences between a response and the reference's. */
async function compared(domain: string, address: string, port: number, reference: number): Promise<string[]> {
  const [is, should] = await Promise.all([send(domain, address, port), send(domain, address, reference)])
  const isSame = is.body.equals(should.body)
  const faults: string[] = []
  // A path that leads out of the site is refused before it is looked up.
  if (is.status === 400 && should.status === 404) return []
  if (is.status !== should.status) faults.push(`status ${is.status} for ${should.status}`)
  if ([200, 404].includes(should.status) && !isSame) faults.push('different body')
  for (const name of HEADERS) {
    // A redirect has no page: of its headers only the target matters.
    if (should.status === 308 && name !== 'location') continue
    const [a, b] = [is.headers.get(name), should.headers.get(name)].map(plain)
    if (a !== b) faults.push(`${name}: ${a} for ${b}`)
  }
  return faults
}

/** Documents of the platform that lack the policy, nosniff or HSTS. */
async function documentFaults({ domain }: Tenant, ports: Ports, { chain }: Certificate): Promise<string[]> {
  const ca = fs.readFileSync(chain)
  const faults: string[] = []
  for (const address of Object.keys(DOCUMENTS)) {
    const answers = [await send(domain, address, ports.plain), await send(domain, address, ports.https, { ca })]
    for (const { status, headers } of answers) {
      const isHeld = headers.get('content-security-policy') === FOREIGN_PAGE_POLICY
      if (status !== 200 || !isHeld || headers.get('x-content-type-options') !== 'nosniff')
        faults.push(`${address}: ${status}, ${JSON.stringify([...headers])}`)
    }
    if (!answers[1]?.headers.has('strict-transport-security')) faults.push(`${address}: no Strict-Transport-Security`)
  }
  return faults
}

/** The header without the parts that hosts write in their own format. */
const plain = (value: string | null | undefined): string | null =>
  value
    ?.replace(/^https?:\/\/[^/]+/, '')
    .replace(/; charset=utf-8/i, '')
    .replace(/=&|=$/g, '=') ?? null

/** Methods, ETags, compression, two tenants at one address, calls and the chat. */
async function beyondFiles(tenants: readonly Tenant[], port: number): Promise<string[]> {
  const faults: string[] = []
  const [first = tenants[0], other] = tenants
  if (!first || !other) return faults
  const need = (is: boolean, what: string) => void (is || faults.push(what))
  const { domain } = first
  const packed = await send(domain, '/exhibits/', port, { headers: { 'accept-encoding': 'gzip' } })
  need(packed.headers.get('content-encoding') === 'gzip', 'pages are not packed')
  const tag = packed.headers.get('etag') ?? (await send(domain, '/exhibits/', port)).headers.get('etag') ?? ''
  const again = await send(domain, '/exhibits/', port, { headers: { 'if-none-match': tag, 'accept-encoding': 'gzip' } })
  need(again.status === 304, `an unchanged page is answered with ${again.status}`)
  need(again.headers.has('x-content-type-options'), '304 without its headers')
  need((await send(domain, '/exhibits/', port, { method: 'POST', body: '{}' })).status === 405, 'a page takes POST')
  const [a, b] = await Promise.all(
    [domain, other.domain].map(async (each) => String((await send(each, '/', port)).body)),
  )
  need(a !== b, 'two tenants have the same home page')
  const call = await send(domain, '/webapi/expo-main/api/v2/languages/query', port, { headers: { tenantId: '1001' } })
  need(call.status === 200 && JSON.parse(String(call.body)).success === true, 'a call is not proxied')
  const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
  need((await send(domain, '/webapi/expo-main/api/v2/login/none', port, sent)).status < 500, 'POST is not proxied')
  need(await opens(`ws://127.0.0.1:${port}/webapi/im`, `${domain}:${port}`), 'the chat’s WebSocket does not open')
  const picture = await send(domain, '/media/logo/tenant-1001?w=160', port)
  need(picture.headers.get('content-type')?.startsWith('image/') ?? false, 'the platform’s pictures are not proxied')
  return faults
}

/** Whether a WebSocket request is answered correctly: opened, or refused by the service itself. */
const opens = (address: string, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = new WebSocket(address, { headers: { host } })
    const done = (is: boolean) => {
      resolve(is)
      socket.terminate()
    }
    socket.on('open', () => done(true))
    socket.on('unexpected-response', (_, { statusCode }) => done(statusCode === 401 || statusCode === 403))
    socket.on('error', () => resolve(false))
  })

await main().catch(giveUp)

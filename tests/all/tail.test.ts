import type { ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { Report } from '@fair/build/report.ts'
import { createSite, listen } from '@fair/deploy/serve/server.ts'
import { createSandbox } from '@fair/sandbox/app.ts'
import type { Sandbox } from '@fair/sandbox/sandbox.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { HANG_GUARD } from '../hang-guard.ts'
import { job, run, start } from './run-job.ts'

// A build of a few exhibits and the service that renders the others, as an operator runs them: processes over HTTP.
const dir = mkdtempSync(join(tmpdir(), 'tail-'))
const out = join(dir, 'dist')
const SECRET = 'a secret of the webhook'
/** For the address without an id, one per language. */
const SHELLS = 2
let sandbox: Sandbox
let answer: Parameters<typeof listen>[0]
let requestCount = 0
let platform: Awaited<ReturnType<typeof listen>>
let service: ChildProcess
let base = ''
let flags: string[] = []
/** Ids in the platform's order: the first two are prerendered. */
let ids: string[] = []

beforeAll(async () => {
  sandbox = createSandbox({ db: join(dir, 'fair.db'), size: 'small', media: false })
  answer = sandbox.fetch
  platform = await listen(
    (request) => {
      if (request.url.endsWith('/list/ids')) requestCount += 1
      return answer(request)
    },
    0,
    () => '',
  )
  const list = 'http://sandbox/webapi/expo-main/api/v2/app/search/exhibits?pageNum=1&pageSize=500'
  const { records } = (await (await sandbox.fetch(new Request(list))).json()) as { records: { exhibitsId: string }[] }
  ids = records.map(({ exhibitsId }) => exhibitsId)
  // The most visited exhibit is the last in the platform's own order.
  writeFileSync(join(dir, 'visited.csv'), `${ids.at(-1)},1200\n`)
  flags = [
    ...['--platform', `http://127.0.0.1:${platform.port}/webapi`, '--exhibition', 'current', '--jobs', '1'],
    ...['--languages', 'en-US,ja-JP', '--now', '2026-11-19T02:00:00Z', '--og', 'none', '--log', 'json'],
  ]
  const visited = ['--head', '2', '--visited', join(dir, 'visited.csv'), '--report', join(dir, 'report.json')]
  const [built, started] = await Promise.all([job(...flags, ...visited, '--out', out), open(flags)])
  expect(built).toMatchObject({ code: 0 })
  base = started.url
  service = started.process
})

afterAll(async () => {
  service.kill()
  await platform.close()
  sandbox.close()
  rmSync(dir, { recursive: true, force: true })
})

/** A service that is ready, and its address. */
async function open(flags: readonly string[]): Promise<{ url: string; process: ChildProcess }> {
  const own = ['--port', '0', '--timeout', String(HANG_GUARD / 1000), '--poll', '1000']
  const service = start(['scripts/serve-tail.ts', ...flags, ...own], { TAIL_PURGE_SECRET: SECRET })
  let said = ''
  for (const stream of [service.stdout, service.stderr]) stream?.on('data', (text) => (said += text))
  const started = await vi.waitUntil(() => /"url":"([^"]+)\/"/.exec(said)?.[1], { timeout: HANG_GUARD, interval: 100 })
  const url = started.replace('localhost', '127.0.0.1')
  const isReady = async () => (await fetch(`${url}/readyz`)).ok
  await vi.waitUntil(isReady, { timeout: HANG_GUARD, interval: 100 }).catch(() => expect.fail(said))
  return { url, process: service }
}

const send = (path: string, headers: Record<string, string> = {}) => fetch(base + path, { headers, redirect: 'manual' })
const tailOf = (id: string | undefined) => `/exhibits/detail/${id}/`
const fileOf = (path: string) => join(out, path, 'index.html')
const purge = (body: unknown, secret = SECRET) =>
  fetch(`${base}/purge`, { method: 'POST', body: JSON.stringify(body), headers: { 'X-Purge-Secret': secret } })
const metric = async (name: string) =>
  Number(new RegExp(`^fair_tail_${name} (\\S+)$`, 'm').exec(await (await send('/metrics')).text())?.[1])

describe('a build with --head', () => {
  it('prerenders the most visited exhibits, and lists all of them', () => {
    const prerendered = ids.filter((id) => existsSync(fileOf(tailOf(id))))
    expect(prerendered).toEqual([ids[0], ids.at(-1)])
    const sitemap = readFileSync(join(out, 'sitemap-en-US.xml'), 'utf8')
    expect(ids.filter((id) => !sitemap.includes(`/exhibits/detail/${id}/`))).toEqual([])
    const list = readFileSync(fileOf('/exhibits/'), 'utf8')
    expect(list).toContain(tailOf(ids[1]))
    const report = JSON.parse(readFileSync(join(dir, 'report.json'), 'utf8')) as Report
    expect(report.pages).toMatchObject({ onRequest: (ids.length - 2) * 2 })
    expect(report.pages.byRoute['/exhibits/detail']).toBe(4 + SHELLS)
  })
})

describe('the tail service', () => {
  it('returns the same bytes and headers as the static host for a prerendered page', async () => {
    const site = createSite({ sites: { '*': out } })
    for (const path of [tailOf(ids[0]), `/ja-JP${tailOf(ids.at(-1))}`]) {
      const reply = await send(path, { 'Accept-Encoding': 'br' })
      const built = await site(new Request(`http://localhost${path}`, { headers: { 'Accept-Encoding': 'br' } }))
      expect(await reply.text(), path).toBe(readFileSync(fileOf(path), 'utf8'))
      const { date: _d, connection: _c, 'keep-alive': _k, ...own } = Object.fromEntries(reply.headers)
      const { 'cdn-cache-control': cdn, 'cache-tag': tags, 'x-tail': how, ...rest } = own
      expect(rest).toEqual(Object.fromEntries(built.headers))
      expect(rest['content-security-policy']).toMatch(/script-src 'self' 'sha256-.*frame-ancestors 'none'/)
      expect(cdn).toMatch(/^public, max-age=300, stale-while-revalidate=86400/)
      expect(tags).toMatch(/^tenant-1001,tenant-1001-exhibits,tenant-1001-exhibit-\w+$/)
      expect(how).toBe('rendered')
      expect(brotliDecompressSync(Buffer.from(await built.arrayBuffer())).length).toBeGreaterThan(5000)
    }
  })

  it('renders a page once for concurrent requests, caches it, and returns 304 for its ETag', async () => {
    const before = requestCount
    const gate = Promise.withResolvers<void>()
    answer = (request) => gate.promise.then(() => sandbox.fetch(request))
    const loading = Promise.all(Array.from({ length: 8 }, () => send(tailOf(ids[2]))))
    await expect.poll(() => metric('joins_total')).toBe(7)
    gate.resolve()
    answer = sandbox.fetch
    const all = await loading
    expect(all.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(requestCount - before).toBe(1)
    const again = await send(tailOf(ids[2]), { 'If-None-Match': all[0]?.headers.get('etag') ?? '' })
    expect([again.status, again.headers.get('x-tail')]).toEqual([304, 'hit'])
    expect(requestCount - before).toBe(1)
    expect(await metric('cache_bytes')).toBeGreaterThan(5000)
  })

  it('redirects to the address with a trailing slash, and returns the 404 page in the requested language', async () => {
    const moved = await send(`/ja-JP${tailOf(ids[2]).slice(0, -1)}?a=1`)
    expect([moved.status, moved.headers.get('location')]).toEqual([308, `/ja-JP${tailOf(ids[2])}?a=1`])
    for (const [path, language] of [
      ['/exhibits/detail/nothing/', 'en-US'],
      ['/ja-JP/exhibits/detail/nothing/', 'ja-JP'],
      ['/ja-JP/exhibits/detail/%E0%A4%A/', 'ja-JP'],
      ['/e/9999/exhibits/detail/1/', 'en-US'],
    ] as const) {
      const reply = await send(path)
      expect([path, reply.status]).toEqual([path, 404])
      const html = await reply.text()
      expect(html).toBe(readFileSync(fileOf(language === 'ja-JP' ? '/ja-JP/404/' : '/404/'), 'utf8'))
    }
    expect((await fetch(base + tailOf(ids[2]), { method: 'POST' })).status).toBe(405)
  })

  it('renders a changed exhibit again after a purge, and rejects purges without secret or ids', async () => {
    expect((await purge({ all: true }, 'another')).status).toBe(403)
    expect((await purge({ ids: [] })).status).toBe(400)
    sandbox.admin.touchExhibit(ids[2] ?? '', { exhibitsName: 'Renamed 77' })
    const purged = await purge({ ids: [ids[2]] })
    expect(await purged.json()).toEqual({ purged: 1, tags: [`tenant-1001-exhibit-${ids[2]}`] })
    const reply = await send(tailOf(ids[2]))
    expect(await reply.text()).toContain('Renamed 77')
    expect(reply.headers.get('x-tail')).toBe('rendered')
    // From the lists, which are read again: the page before it shows it as its neighbour.
    const neighbour = async () => (await (await send(tailOf(ids[1]))).text()).includes('Renamed 77')
    await expect.poll(neighbour).toBe(true)
  })

  it('serves stale pages while the platform is down, and returns 503 for pages that are not cached', async () => {
    answer = () => new Response('gone', { status: 503 })
    await purge({ all: true })
    const known = await send(tailOf(ids[2]))
    expect([known.status, known.headers.get('x-tail')]).toEqual([200, 'stale'])
    expect(await known.text()).toContain('Renamed 77')
    const unknown = await send(`/ja-JP${tailOf(ids[5])}`)
    expect([unknown.status, unknown.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await unknown.text()).toBe(readFileSync(fileOf('/ja-JP/exception/500/'), 'utf8'))
    expect((await send('/healthz')).status).toBe(200)
    answer = sandbox.fetch
    expect((await send(`/ja-JP${tailOf(ids[5])}`)).status).toBe(200)
    expect(await (await send('/metrics')).text()).toMatch(/fair_tail_requests_total\{result="stale"\} [1-9]/)
  })

  it('serves texts that are too long for their page, also if another process rendered the page', async () => {
    const description = `<p>${'word '.repeat(100)}</p>`.repeat(100)
    sandbox.admin.touchExhibit(ids[3] ?? '', { description })
    await purge({ ids: [ids[3]] })
    const html = async () => (await send(tailOf(ids[3]))).text()
    await expect.poll(async () => /\/site\/texts\/en-US\/[^"]+\.html/.exec(await html())?.[0]).toBeDefined()
    const [path = ''] = /\/site\/texts\/[^"]+\.html/.exec(await html()) ?? []
    expect(path.split('/').slice(3, 5)).toEqual(['en-US', ids[3]])
    const other = await open(flags)
    for (const url of [base, other.url]) {
      const reply = await fetch(url + path)
      expect([url, reply.status]).toEqual([url, 200])
      expect(await reply.text()).toContain(description)
    }
    expect((await fetch(`${other.url}/site/texts/en-US/${ids[3]}/0.html`)).status).toBe(404)
    other.process.kill()
  })

  it('keeps its lists when a reload returns an empty one, and refuses to start with an empty list', async () => {
    answer = async (request) => {
      const reply = await sandbox.fetch(request)
      if (!request.url.includes('/app/search/exhibits')) return reply
      return Response.json({ ...((await reply.json()) as object), records: [], total: 0 })
    }
    await purge({ all: true })
    await expect.poll(() => metric('reloads_refused_total'), { timeout: HANG_GUARD }).toBeGreaterThan(0)
    expect([await metric('lists_refused'), await metric('ready')]).toEqual([1, 1])
    expect((await send(tailOf(ids[4]))).status).toBe(200)
    const { code, output } = await run(['scripts/serve-tail.ts', ...flags, '--port', '0'])
    answer = sandbox.fetch
    expect(code, output).toBe(10)
    expect(output).toContain('--allow-fewer')
  })

  it('stops accepting requests on SIGTERM, and completes the pending ones', async () => {
    const { url, process } = await open(flags)
    const gate = Promise.withResolvers<void>()
    const reached = Promise.withResolvers<void>()
    answer = (request) => {
      reached.resolve()
      return gate.promise.then(() => sandbox.fetch(request))
    }
    const reply = fetch(url + tailOf(ids[4]))
    const ended = new Promise((resolve) => process.on('close', resolve))
    await reached.promise
    process.kill('SIGTERM')
    const isClosed = () =>
      fetch(`${url}/readyz`).then(
        () => false,
        () => true,
      )
    await expect.poll(isClosed, { timeout: HANG_GUARD }).toBe(true)
    gate.resolve()
    answer = sandbox.fetch
    expect((await reply).status).toBe(200)
    expect(await (await reply).text()).toContain('</html>')
    expect(await ended).toBe(0)
  })
})

// A server of sites that are not built yet. The rendering process is simulated; real: tests/all/on-request.test.ts.
import { EventEmitter } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSite } from '../serve/server.ts'
import { type Files, NotBuiltYet } from '../serve/site-path.ts'
import { OnRequestSites, type ToPages } from './on-request.ts'
import { isBuilt, noteBuilt } from './site-cache.ts'

const HANG_GUARD = 300_000
let dir: string
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'on-request-'))
  put('client/_astro/page.1a2b3c4d.js', 'code')
})
afterEach(() => fs.rmSync(dir, { recursive: true, force: true }))

function put(name: string, content: string): void {
  const file = path.join(dir, name)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, content)
}

/** A process that renders these files of any site, and fails for one named `broken`. */
class Pages extends EventEmitter {
  connected = true
  readonly requested: string[] = []
  readonly rendered: readonly string[]
  isMute = false

  constructor(rendered: readonly string[]) {
    super()
    this.rendered = rendered
  }

  readonly send = (message: ToPages): boolean => {
    if (!('requested' in message)) return true
    const { id, host, file } = message.requested
    if (file === null) return this.emit('message', { id, isWritten: false })
    this.requested.push(`${host} ${file}`)
    if (this.isMute) return true
    const isWritten = this.rendered.includes(file)
    if (isWritten) put(`rendered/${host}/${file}`, `<!doctype html><p>${host} ${file}`)
    this.emit('message', file.includes('broken') ? { id, failed: 'The platform is away.' } : { id, isWritten })
    return true
  }

  readonly kill = vi.fn(() => true)
  bundle = () => this.emit('message', { client: path.join(dir, 'client') })
  end = () => {
    this.connected = false
    this.emit('exit', 1)
  }
}

const FILES = ['index.html', 'exhibits/index.html', '404/index.html', 'ja-JP/index.html', 'ja-JP/404/index.html']

function opened(rendered = FILES) {
  const pages = new Pages(rendered)
  const sites = new OnRequestSites(path.join(dir, 'rendered'), pages as never)
  const served: Record<string, string | Files> = { localhost: sites.open('localhost', []), '*': sites.open('b', []) }
  const site = createSite({ sites: served })
  const request = async (address: string, host = 'localhost') => site(new Request(`http://${host}${address}`))
  return { pages, sites, served, ask: request }
}

describe('an unbuilt site', () => {
  it('answers with pages that are rendered once for each file and host', async () => {
    const { pages, ask: request } = opened()
    pages.bundle()
    for (const host of ['localhost', 'localhost', '127.0.0.1']) {
      const reply = await request('/exhibits/', host)
      expect([reply.status, reply.headers.get('Cache-Control')]).toEqual([200, 'no-cache'])
      expect(await reply.text()).toContain(`${host === 'localhost' ? host : 'b'} exhibits/index.html`)
    }
    expect(pages.requested.filter((each) => each.endsWith('exhibits/index.html'))).toHaveLength(2)
  })

  it('delays requests until the code is bundled', async () => {
    const { pages, ask: request } = opened()
    const early = [request('/'), request('/_astro/page.1a2b3c4d.js')]
    expect(pages.requested).toEqual([])
    pages.bundle()
    const [page, script] = await Promise.all(early)
    expect([page?.status, script?.status]).toEqual([200, 200])
    expect(script?.headers.get('Cache-Control')).toContain('immutable')
    expect(pages.requested).toEqual(['localhost index.html'])
  })

  it('redirects like a built site', async () => {
    const { pages, ask: request } = opened([...FILES, 'hall/8.1/index.html'])
    pages.bundle()
    const places = ['/exhibits', '/zh-CN/exhibits/', '/ja-JP/exhibits/', '/hall/8.1']
    const replies = await Promise.all(places.map((place) => request(place)))
    expect(replies.map(({ status, headers }) => [status, headers.get('Location')])).toEqual([
      [308, '/exhibits/'],
      [308, '/exhibits/?language=zh-CN'],
      // Its pages differ from those of the default language.
      [404, null],
      // A hall is no file.
      [308, '/hall/8.1/'],
    ])
  })

  it('answers 404 in the language of the address if no route matches', async () => {
    const { pages, ask: request } = opened()
    pages.bundle()
    const reply = await request('/ja-JP/nothing/here/')
    expect([reply.status, await reply.text()]).toEqual([404, expect.stringContaining('ja-JP/404/index.html')])
  })

  it.each(['/sitemap.xml', '/exhibits/search/index.json', '/og/a.png', '/robots.txt'])(
    'answers 503 instead of 404 for %s',
    async (address) => {
      const { pages, ask: request } = opened()
      pages.bundle()
      const reply = await request(address)
      expect([reply.status, reply.headers.get('Retry-After'), reply.headers.get('Cache-Control')]).toEqual([
        503,
        '5',
        'no-store',
      ])
    },
  )

  it('answers 503 if rendering fails, and tries again on the next request', async () => {
    const { pages, ask: request } = opened()
    pages.bundle()
    for (const _ of [1, 2]) expect((await request('/broken/')).status).toBe(503)
    expect(pages.requested.filter((each) => each === 'localhost broken/index.html')).toHaveLength(2)
  })

  it('answers pending requests with 503 when the process ends, before or after bundling', async () => {
    const early = opened()
    const waiting = early.ask('/')
    early.pages.end()
    expect((await waiting).status).toBe(503)
    expect((await early.ask('/')).status).toBe(503)
    await expect(early.sites.bundled).rejects.toThrow(NotBuiltYet)

    const late = opened()
    late.pages.bundle()
    late.pages.isMute = true
    const held = late.ask('/')
    await vi.waitUntil(() => late.pages.requested.length === 1, { timeout: HANG_GUARD })
    late.pages.end()
    expect((await held).status).toBe(503)
    expect((await late.ask('/exhibits/')).status).toBe(503)
  })

  it('is replaced by the built site between two requests', async () => {
    const { pages, served, ask: request } = opened()
    pages.bundle()
    expect(await (await request('/')).text()).toContain('localhost index.html')
    put('built/index.html', '<!doctype html><p>built')
    put('built/sitemap.xml', '<urlset/>')
    served['localhost'] = path.join(dir, 'built')
    expect(await (await request('/')).text()).toContain('built')
    expect((await request('/sitemap.xml')).status).toBe(200)
    expect((await request('/nothing.xml')).status).toBe(404)
  })

  it('answers a pending request from the built site when that is ready', async () => {
    const { pages, served, ask: request } = opened()
    pages.bundle()
    pages.isMute = true
    const held = request('/')
    await vi.waitUntil(() => pages.requested.length === 1, { timeout: HANG_GUARD })
    put('built/index.html', '<!doctype html><p>built')
    served['localhost'] = path.join(dir, 'built')
    pages.end()
    expect(await (await held).text()).toContain('built')
  })

  it('resolves the loading of its content, and rejects it after the process has ended', async () => {
    const { pages, sites } = opened()
    await sites.load('localhost')
    pages.end()
    await expect(sites.load('localhost')).rejects.toThrow(NotBuiltYet)
  })

  it('deletes its rendered files at the start and on close', () => {
    put('rendered/localhost/index.html', 'of an earlier start')
    const { pages, sites } = opened()
    expect(fs.existsSync(path.join(dir, 'rendered'))).toBe(false)
    put('rendered/localhost/index.html', 'page')
    sites.close()
    expect(pages.kill).toHaveBeenCalledOnce()
    expect(fs.existsSync(path.join(dir, 'rendered'))).toBe(false)
  })
})

describe('a site from an earlier start', () => {
  it('is reused if it is complete and has the same stamp', () => {
    const site = path.join(dir, 'localhost')
    expect(isBuilt(site, 'today')).toBe(false)
    put('localhost/index.html', 'page')
    expect(isBuilt(site, 'today')).toBe(false)
    noteBuilt(site, 'today')
    expect([isBuilt(site, 'today'), isBuilt(site, 'tomorrow')]).toEqual([true, false])
    fs.rmSync(path.join(site, 'index.html'))
    expect(isBuilt(site, 'today')).toBe(false)
  })
})

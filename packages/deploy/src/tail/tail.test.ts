import { performance } from 'node:perf_hooks'
import { createLog } from '@fair/build/log.ts'
import type { Renderer } from '@fair/build/renderer.ts'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { type FairContent, fairKey, type SiteContent } from '../../../../src/content/types.ts'
import { Metrics } from './metrics.ts'
import { readTailOptions } from './options.ts'
import { PageCache, RenderedPage } from './page-cache.ts'
import { PageMaker } from './page-maker.ts'
import { type Target, targetOf } from './pages.ts'

// The service under load and failures. tests/all/tail.test.ts tests it as a whole, with its bundle and a platform.
const SITE = ['--platform', 'https://platform.example', '--domain', 'fair.example']
const page = (id: string, bytes = 1000) => new RenderedPage(Buffer.alloc(bytes, id), 'digest', id, null)

describe('the page cache', () => {
  it('limits its size, including packed bodies, and evicts the least recently used page', async () => {
    const cache = new PageCache(3500)
    for (const id of ['a', 'b', 'c']) cache.set(id, page(id))
    cache.get('a')
    cache.set('d', page('d'))
    expect(['a', 'b', 'c', 'd'].map((id) => cache.get(id)?.id)).toEqual(['a', undefined, 'c', 'd'])
    expect(cache.bytes).toBe(3000)
    const { bytes } = (await cache.get('d')?.body('gzip')) ?? {}
    expect(cache.bytes).toBe(3000 + (bytes?.byteLength ?? 0))
    cache.set('e', page('e', 5000))
    expect([cache.count, cache.bytes]).toEqual([0, 0])
  })

  it('stores the texts of a page until the page is evicted, and counts their size', () => {
    const cache = new PageCache(2500)
    const texts = new Map([['/site/texts/en-US/a/1.html', 'x'.repeat(1000)]])
    cache.set('a', new RenderedPage(Buffer.alloc(1000), '', 'a', null, texts))
    expect([cache.bytes, cache.text('/site/texts/en-US/a/1.html')?.html.byteLength]).toEqual([2000, 1000])
    cache.set('b', page('b'))
    expect([cache.bytes, cache.text('/site/texts/en-US/a/1.html')]).toEqual([1000, undefined])
  })

  it('marks purged pages as stale instead of deleting them', () => {
    const cache = new PageCache(1e6)
    for (const id of ['a', 'b']) cache.set(id, page(id))
    expect(cache.purge(({ id }) => id === 'a')).toBe(1)
    expect([cache.get('a')?.isPurged, cache.get('b')?.isPurged]).toEqual([true, false])
  })
})

/** A maker whose platform never answers. */
function stuck(flags: readonly string[]) {
  const cache = new PageCache(1e6)
  const metrics = new Metrics()
  const content = { texts: new Map(), fairs: new Map() } as unknown as SiteContent
  let calls = 0
  const fetcher: typeof fetch = (_, init) => {
    calls += 1
    return new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)))
  }
  const maker = new PageMaker({
    options: readTailOptions([...SITE, ...flags], {}),
    content: () => ({ run: { content } as never, fetcher }),
    renderer: {} as Renderer,
    cache,
    metrics,
    log: createLog('text', { write: () => {} }),
  })
  const send = (id: string) => {
    const fair = { exhibits: [{ exhibitsId: id }] } as unknown as FairContent
    const scope = { language: 'en-US', exhibitionId: null } as const
    const target: Target = { kind: 'exhibit', address: `/${id}/`, scope, actualId: '2001', fair, place: 0 }
    return maker.page(target)
  }
  return { ask: send, cache, maker, calls: () => calls }
}

it('redirects to an exhibit with its language prefix in proper case, and without that of the default language', () => {
  const languages = ['zh-CN', 'en-US'] as const
  const exhibits = { placeOf: (id: string) => (id === 'a' ? 0 : undefined), at: () => ({ exhibitsId: 'a' }) }
  const content = {
    ...{ defaultLanguage: 'zh-CN', currentId: '2001', languages },
    texts: new Map(languages.map((language) => [language, {}])),
    fairs: new Map(languages.map((language) => [fairKey(language, '2001'), { exhibits }])),
  } as unknown as SiteContent
  const at = (path: string) => targetOf({ content } as never, new URL(path, 'https://fair.example'))
  const moved = (location: string) => ({ kind: 'moved', location })
  expect(at('/zh-CN/exhibits/detail/a/?from=qr')).toEqual(moved('/exhibits/detail/a/?from=qr&language=zh-CN'))
  expect(at('/zh-cn/exhibits/detail/a/')).toEqual(moved('/exhibits/detail/a/?language=zh-CN'))
  expect(at('/en-us/exhibits/detail/a/?from=qr')).toEqual(moved('/en-US/exhibits/detail/a/?from=qr'))
  expect(at('/en-US/exhibits/detail/a/')).toMatchObject({ kind: 'exhibit', address: '/en-US/exhibits/detail/a/' })
  expect(at('/en-us/exhibits/detail/b/')).toEqual({ kind: 'none', scope: { language: 'en-US', exhibitionId: null } })
})

describe('the page maker', () => {
  it('refuses requests at once beyond the limits of renders and queue', async () => {
    const { ask: send, maker } = stuck(['--renders', '2', '--queue', '1', '--timeout', '1'])
    const waiting = ['a', 'b', 'c'].map(send)
    expect(await send('d')).toEqual({ kind: 'overload', page: null })
    // The other renders still run. A second request for a page being rendered joins the first.
    const joined = send('a')
    expect([maker.underWay, maker.waiting]).toEqual([3, 1])
    for (const each of await Promise.all([...waiting, joined])) expect(each.page).toBeNull()
  })

  it('renders a page again after a purge, even if a render is in progress', async () => {
    const { ask: send, maker } = stuck(['--renders', '4', '--timeout', '1'])
    const before = send('a')
    expect(maker.purge((id) => id === 'b')).toBe(0)
    expect(maker.purge((id) => id === 'a')).toBe(1)
    const after = send('a')
    // Not joined to the previous one.
    expect(maker.underWay).toBe(2)
    await Promise.all([before, after])
  })

  it('skips queued renders whose requests have timed out', async () => {
    const { ask: send, maker, calls } = stuck(['--renders', '1', '--queue', '8', '--timeout', '1'])
    await Promise.all(['a', 'b', 'c'].map(send))
    await expect.poll(() => maker.underWay).toBe(0)
    expect(calls()).toBe(1)
  })

  it('answers with a stale page if the platform is busy or has just failed', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(1000)
    onTestFinished(() => void vi.restoreAllMocks())
    const { ask: send, cache, maker } = stuck(['--renders', '1', '--queue', '0', '--timeout', '1'])
    const known = page('known')
    known.isPurged = true
    cache.set('/known/', known)
    const first = send('a')
    expect(await send('known')).toEqual({ kind: 'stale', page: known })
    await first
    await expect.poll(() => maker.underWay).toBe(0)
    expect(await send('known')).toEqual({ kind: 'stale', page: known })
    // The platform has just failed for it: it is not called again for ten seconds.
    expect(known.retryAt).toBe(11_000)
  })
})

it('metrics are written in the Prometheus text format', () => {
  const metrics = new Metrics()
  metrics.request('hit', 0.002)
  metrics.request('rendered', 0.2)
  metrics.rendered(0.02)
  metrics.count('joins', 3)
  const lines = metrics.text({ cache_bytes: [42, 'Memory'] }).split('\n')
  expect(
    lines.filter((line) => line !== '' && !/^(# (HELP|TYPE) \w+ .+|\w+(\{\w+="[^"]+"\})? [\d.]+)$/.test(line)),
  ).toEqual([])
  for (const line of [
    'fair_tail_requests_total{result="hit"} 1',
    'fair_tail_joins_total 3',
    'fair_tail_renders_total 1',
    'fair_tail_cache_bytes 42',
    'fair_tail_request_seconds_bucket{le="0.005"} 1',
    'fair_tail_request_seconds_bucket{le="0.25"} 2',
    'fair_tail_request_seconds_bucket{le="+Inf"} 2',
    'fair_tail_request_seconds_count 2',
  ])
    expect(lines).toContain(line)
})

it('the options are the build’s and its own flags, and the secret only from the environment', () => {
  const options = readTailOptions([...SITE, '--renders', '3', '--log', 'json'], { TAIL_PURGE_SECRET: 'abc' })
  expect(options).toMatchObject({ renders: 3, port: 4323, timeout: 10_000, secret: 'abc' })
  expect(options.build).toMatchObject({ domain: 'fair.example', log: 'json', head: { count: 0, visited: [] } })
  expect(readTailOptions(SITE, {}).secret).toBeNull()
  expect(readTailOptions([...SITE, '--shard', '1/2', '--head', '3'], {}).build.shard).toBeNull()
  for (const wrong of [
    ['--renders', 'many'],
    ['--purge-secret', 'abc'],
    ['--og', 'all'],
  ])
    expect(() => readTailOptions([...SITE, ...wrong], {})).toThrow(expect.objectContaining({ exitCode: 2 }))
  expect(() => readTailOptions(SITE, { BUILD_OG: 'all' })).toThrow(/--og main or none/)
  expect(readTailOptions([...SITE, '--og', 'none'], {}).build.og).toBe('none')
})

import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { PlannedPage } from '../../../src/content/build-context.ts'
import { INCOMPLETE } from '../../../src/content/lists.ts'
import { isOfShard, nameOfShard, Plan } from '../../../src/content/shard.ts'
import type { Part } from './built-part.ts'
import { createLog } from './log.ts'
import { type MergeOptions, merge } from './merge.ts'
import { openOutput } from './open-output.ts'
import { fileOf } from './output.ts'
import { MARKER, markerText } from './release.ts'
import { writeShard } from './shard-file.ts'

const domain = 'a.example'
const addresses = Array.from({ length: 40 }, (_, n) => `/exhibits/detail/${n}/`)
let dir = ''

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'merge-'))
  const made = dir
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
})

interface Change {
  tenantId?: string
  settled?: Record<string, unknown>
  pages?: readonly string[]
  /** The pages that the tail service renders. */
  onRequest?: readonly string[]
  /** An item that the platform lists, but does not return in full. */
  lost?: string
  folder?: string
}

/** A shard of a site with these pages and one file, as a build leaves it. */
function shard(
  index: number,
  of: number,
  { tenantId = '1', settled = {}, pages = addresses, onRequest = [], lost, folder }: Change = {},
): string {
  const to = join(dir, folder ?? `shard-${index}`)
  const shard = { index, of }
  const plan = new Plan(shard)
  const [planned, tail] = [new Map<string, PlannedPage>(), new Map<string, PlannedPage>()]
  const put = (file: string, text: string) => {
    mkdirSync(dirname(join(to, file)), { recursive: true })
    writeFileSync(join(to, file), text)
  }
  for (const address of pages) {
    const nth = plan.add('zh-CN', address, address)
    if (nth === null) continue
    const listed = { exhibitionId: null, path: address.slice(0, -1), modified: null }
    const page = { route: '/exhibits/detail', language: 'zh-CN', digest: `digest of ${address}`, listed, nth } as const
    if (onRequest.includes(address)) tail.set(address, page)
    else {
      planned.set(address, page)
      put(fileOf(address), `<html>${address}</html>`)
    }
  }
  put(MARKER, markerText({ domain, tenantId, shard: nameOfShard(shard) }))
  put('site/theme.css', ':root{}')
  const part = {
    tail,
    ...{ origin: 'https://a.example', languages: ['zh-CN'], defaultLanguage: 'zh-CN', plan: plan.languages() },
    settled: { 'code (of the checkout)': 'code', 'moment (--now)': '2026-11-19T02:00:00.000Z', ...settled },
  } as unknown as Part
  const phases = { load: 1, bundle: 1, plan: 1, pages: 1 + index, files: 1, pictures: 1 }
  const routes = { '/exhibits/detail': { files: 2, ms: 10 } }
  const met = {
    weights: [],
    indexes: [],
    warnings: [],
    skipped: lost === undefined ? [] : ([{ id: lost, reason: INCOMPLETE }] as unknown as Part['skipped']),
    dataWarnings: [],
    blocked: [],
    shortened: 0,
    load: 1,
    render: 1,
    phases,
    routes,
  }
  const reported = {
    domain,
    tenantId,
    platform: 'https://p.example',
    product: 'expo',
    shard,
    planned,
    met,
    peakMb: 1,
    readAt: 0,
  }
  writeShard(to, { ...reported, parts: [part], files: [MARKER, 'site/theme.css'] })
  return to
}

const joined = (from: readonly string[], more: Partial<MergeOptions> = {}) => {
  const client = join(dir, 'client')
  mkdirSync(join(client, '_astro'), { recursive: true })
  writeFileSync(join(client, '_astro/main.js'), '')
  const options = {
    from,
    out: join(dir, 'dist'),
    wait: 0,
    keepAssets: 7,
    clean: false,
    tenant: null,
    newTenant: false,
    allowFewer: false,
    log: createLog('text', { quiet: true }),
    ...more,
  }
  return merge(options, async () => ({ entry: '', client, maps: '', sizes: '' }))
}

const refused = (sentence: RegExp) =>
  expect.objectContaining({ exitCode: 2, message: expect.stringMatching(sentence) as string })

describe('the merge of shards', () => {
  it('lists on-demand pages after prerendered ones in the sitemap, and refuses shards of different heads', async () => {
    const onRequest = addresses.filter((_, n) => n % 3 === 1)
    const { pages } = await joined([1, 0, 2].map((n) => shard(n, 3, { onRequest })))
    expect(pages).toMatchObject({ total: addresses.length - onRequest.length, onRequest: onRequest.length })
    const sitemap = readFileSync(join(dir, 'dist/sitemap-zh-CN.xml'), 'utf8')
    const listed = [...sitemap.matchAll(/<loc>https:\/\/a.example([^<]*)<\/loc>/g)].map(([, address]) => address)
    expect(listed).toEqual([...addresses.filter((each) => !onRequest.includes(each)), ...onRequest])
    expect(existsSync(join(dir, 'dist', fileOf(onRequest[0] ?? '')))).toBe(false)
    await expect(joined([shard(0, 2, { onRequest }), shard(1, 2, { settled: { head: 3 } })])).rejects.toEqual(
      refused(/differ in the head/),
    )
  })

  it('contains every page once, in the order of the plan, with the bundle and a sitemap', async () => {
    const { pages, shards, timings, routes } = await joined([shard(2, 3), shard(0, 3), shard(1, 3)])
    const out = join(dir, 'dist')
    expect(pages).toMatchObject({ total: 40, new: 40 })
    expect(timings).toMatchObject({ load: 1, pages: 3 })
    expect(routes).toEqual({ '/exhibits/detail': { files: 6, ms: 30 } })
    expect(shards?.map(({ shard }) => shard)).toEqual(['3/3', '1/3', '2/3'])
    const map = readFileSync(join(out, 'sitemap-zh-CN.xml'), 'utf8')
    expect([...map.matchAll(/<loc>https:\/\/a\.example([^<]+)/g)].map((match) => match[1])).toEqual(addresses)
    for (const address of addresses)
      expect(readFileSync(join(out, fileOf(address)), 'utf8')).toBe(`<html>${address}</html>`)
    expect(existsSync(join(out, '_astro/main.js'))).toBe(true)
    expect(readFileSync(join(out, MARKER), 'utf8')).toBe(markerText({ domain, tenantId: '1' }))
    expect(readdirSync(out)).not.toContain('shard.jsonl')
  })

  it('reuses unchanged pages', async () => {
    const from = [shard(0, 2), shard(1, 2)]
    await joined(from)
    await joined(from)
    expect((await joined(from)).pages).toMatchObject({ new: 0, changed: 0, reused: 40, removed: 0 })
    for (const address of addresses) expect(existsSync(join(dir, 'dist', fileOf(address)))).toBe(true)
  })

  it.each<[string, RegExp, () => string[]]>([
    ['a shard is missing', /Missing: shard 2\/3\./, () => [shard(0, 3), shard(2, 3)]],
    [
      'a shard is given twice',
      /Shard 1\/2 was given twice/,
      () => [shard(0, 2), shard(1, 2), shard(0, 2, { folder: 'x' })],
    ],
    ['the numbers of shards differ', /number of shards: 2, 3/, () => [shard(0, 2), shard(1, 3)]],
    ['the tenants differ', /the tenant: "1", "2"/, () => [shard(0, 2), shard(1, 2, { tenantId: '2' })]],
    [
      'the --now times differ',
      /the moment \(--now\): "2026-11-19T02:00:00\.000Z", "2026-11-19T03:00:00\.000Z"/,
      () => [shard(0, 2), shard(1, 2, { settled: { 'moment (--now)': '2026-11-19T03:00:00.000Z' } })],
    ],
    ['the code differs', /the code/, () => [shard(0, 2, { settled: { 'code (of the checkout)': 'x' } }), shard(1, 2)]],
    [
      'the platform’s lists changed between the shards',
      /list different pages in zh-CN/,
      () => [shard(0, 2), shard(1, 2, { pages: [...addresses, '/exhibits/detail/new/'] })],
    ],
    [
      'a shard lacks the full record of a listed item',
      /does not return in full: 7 \(shard 2\/2\)\. .*without --shard/,
      () => [shard(0, 2), shard(1, 2, { pages: addresses.slice(1), lost: '7' })],
    ],
    [
      'a page file is missing',
      /exhibits\/detail\S* is missing from/,
      () => {
        const first = shard(0, 2)
        const lost = addresses.find((address) => isOfShard({ index: 0, of: 2 }, address)) ?? ''
        rmSync(join(first, fileOf(lost)))
        return [first, shard(1, 2)]
      },
    ],
    [
      'a file common to all shards differs',
      /site\/theme\.css differs between the shards/,
      () => {
        const second = shard(1, 2)
        writeFileSync(join(second, 'site/theme.css'), ':root{--x:1}')
        return [shard(0, 2), second]
      },
    ],
    [
      'a folder is not a shard',
      /is not a shard of a site/,
      () => {
        const site = join(dir, 'site')
        mkdirSync(site)
        writeFileSync(join(site, MARKER), markerText({ domain, tenantId: '1' }))
        return [site]
      },
    ],
    [
      'the manifest of a shard is truncated',
      /is truncated/,
      () => {
        const first = shard(0, 2)
        writeFileSync(join(first, 'shard.jsonl'), readFileSync(join(first, 'shard.jsonl')).subarray(0, -3))
        return [first, shard(1, 2)]
      },
    ],
  ])('is refused and publishes nothing if %s', async (_, sentence, made) => {
    await expect(joined(made())).rejects.toEqual(refused(sentence))
    expect(existsSync(join(dir, 'dist'))).toBe(false)
  })

  it('refuses to replace a shard with a complete site, and vice versa', async () => {
    const from = [shard(0, 2), shard(1, 2)]
    await expect(joined(from, { out: from[0] as string })).rejects.toEqual(refused(/contains shard 1\/2/))
    await joined(from)
    const open = { out: join(dir, 'dist'), domain, shard: '1/2', wait: 0, isOlder: () => false, say: () => {} }
    await expect(openOutput(open)).rejects.toEqual(refused(/contains the complete site/))
  })
})

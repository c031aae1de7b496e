import { existsSync, linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PlannedPage } from '../../../src/content/build-context.ts'
import { baseOf } from './base.ts'
import { fileOf, filesBelow, makeTree, mergeFolder } from './output.ts'
import { pageFileOf } from './page-files.ts'
import { type Release, type ReleaseRecord, recordLines } from './release.ts'

let dir = ''
const put = (file: string, text: string) => {
  mkdirSync(dirname(join(dir, file)), { recursive: true })
  writeFileSync(join(dir, file), text)
}
const read = (file: string) => readFileSync(join(dir, file), 'utf8')
const files = (folder: string) => [...filesBelow(join(dir, folder))].sort()
const page = (digest: string): PlannedPage => ({ route: '/', language: 'zh-CN', digest })

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'output-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

const html = (digest: string) => `${digest}</html>`

/** A release of these pages, whose HTML is generated from their digest, and of other files. */
function release(id: string, pages: Record<string, string>, others: string[] = [], assets: string[] = []): Release {
  for (const [address, digest] of Object.entries(pages)) put(`${id}${address}index.html`, html(digest))
  for (const file of [...others, ...assets]) put(`${id}/${file}`, `${file} of ${id}`)
  const record: ReleaseRecord = {
    domain: 'a.example',
    tenantId: '1',
    platform: 'p',
    product: 'expo',
    former: null,
    pages: Object.fromEntries(Object.entries(pages).map(([address, digest]) => [address, page(digest)])),
    pageFiles: Object.fromEntries(
      Object.entries(pages).map(([address, digest]) => [address, pageFileOf(Buffer.from(html(digest)))]),
    ),
    files: [...others, ...assets],
    assets,
    carried: {},
  }
  put(`${id}.json`, [...recordLines(record)].map((line) => `${JSON.stringify(line)}\n`).join(''))
  return { id, dir: join(dir, id), record }
}

const planned = (pages: Record<string, string>) =>
  new Map(Object.entries(pages).map(([address, digest]) => [address, page(digest)]))

describe('the tree of a release', () => {
  const stories = Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`/news/${n}/`, `story ${n}`]))
  const before = { '/': 'home 1', '/news/': 'news 1', ...stories }
  const after = { '/': 'home 2', ...stories }

  /** The result of the third build from the second and the first, which differs from both. */
  async function third(spare: Release | null, missing: string[] = []) {
    const served = release('2', before, ['news/rss.xml'], ['_astro/old.js', '_astro/same.js'])
    put('fresh/index.html', 'home 2')
    put('fresh/robots.txt', 'robots')
    put('fresh/favicon.svg', 'the tenant’s')
    for (const address of missing) {
      rmSync(join(served.dir, fileOf(address)))
      put(`fresh${address}index.html`, 'anew')
    }
    put('client/_astro/same.js', 'same')
    put('client/favicon.svg', 'drawn')
    put('kept/p.png', 'picture')
    const base = await baseOf(served, spare, missing, join(dir, 'base'))
    const made = makeTree(join(dir, '3'), {
      fresh: join(dir, 'fresh'),
      client: join(dir, 'client'),
      planned: planned(after),
      served: served.dir,
      base,
      pictures: { names: ['p.png'], kept: join(dir, 'kept') },
      retained: ['_astro/old.js'],
    })
    expect(made).toEqual(['_astro/old.js', '_astro/same.js', 'favicon.svg', 'og/p.png', 'robots.txt'])
    expect(files('3')).toEqual([...made, ...Object.keys(after).map(fileOf)].sort())
    expect(['index.html', 'news/7/index.html'].map((file) => read(`3/${file}`))).toEqual(['home 2', html('story 7')])
    expect(read('3/favicon.svg')).toBe('the tenant’s')
    expect(existsSync(join(dir, 'base'))).toBe(false)
    // Visitors served meanwhile see the complete previous release.
    expect(read('2/index.html')).toBe(html('home 1'))
    expect(files('2')).toHaveLength(Object.keys(before).length - missing.length + 3)
  }

  it('links unchanged pages from the served release', () => third(null))

  it('reuses the release before the served one, even if its files were added, removed or damaged', async () => {
    const pages = { ...before, '/': 'home 0', '/news/7/': 'story 7 as it was', '/gone/': 'gone' }
    const spare = release('1', pages, ['news/rss.xml'], ['_astro/older.js'])
    // Files that somebody added to it, and a folder that somebody removed.
    put('1/foreign.html', 'not ours')
    put('1/deep/er/foreign.html', 'not ours')
    rmSync(join(dir, '1/news/8'), { recursive: true })
    // The state after a power cut.
    put('1/news/9/index.html', '')
    await third(spare)
    expect(read('3/news/9/index.html')).toBe(html('story 9'))
    expect(existsSync(join(dir, '1'))).toBe(false)
    expect(existsSync(join(dir, '1.json'))).toBe(false)
  })

  it('does not reuse a release that differs too much from the served one', async () => {
    await third(release('1', { ...before, '/news/1/': 'x', '/news/2/': 'x', '/news/3/': 'x' }))
    expect(files('1')).toHaveLength(Object.keys(before).length)
  })

  it('uses the newly rendered page for one that the served release has lost', async () => {
    await third(null, ['/news/8/'])
    expect(read('3/news/8/index.html')).toBe('anew')
  })

  it('is complete without an earlier asset that the served release has lost', () => {
    const { dir: served } = release('2', { '/': 'home' }, [], ['_astro/old.js', '_astro/lost.js'])
    rmSync(join(served, '_astro/lost.js'))
    put('fresh/index.html', 'home 2')
    const made = makeTree(join(dir, '3'), {
      ...{ fresh: join(dir, 'fresh'), client: null, planned: planned({ '/': 'home 2' }), served, base: null },
      ...{ pictures: { names: [], kept: '' }, retained: ['_astro/old.js', '_astro/lost.js'] },
    })
    expect(made).toEqual(['_astro/old.js'])
    expect(files('3')).toEqual(['_astro/old.js', 'index.html'])
  })

  it('never writes to a file that is hard-linked to the served release', async () => {
    const served = release('2', { '/': 'home', '/a/': 'a' })
    mkdirSync(join(dir, 'base'))
    put('client/favicon.svg', 'new')
    put('2/favicon.svg', 'old')
    linkSync(join(dir, '2/favicon.svg'), join(dir, 'base/favicon.svg'))
    linkSync(join(dir, '2/index.html'), join(dir, 'base/index.html'))
    put('fresh/a/index.html', 'a 2')
    makeTree(join(dir, '3'), {
      fresh: join(dir, 'fresh'),
      client: join(dir, 'client'),
      planned: planned({ '/': 'home', '/a/': 'a 2' }),
      served: served.dir,
      base: { dir: join(dir, 'base'), pages: planned({ '/': 'home' }), files: ['index.html', 'favicon.svg'] },
      pictures: { names: [], kept: '' },
      retained: [],
    })
    expect(['2/favicon.svg', '3/favicon.svg', '2/a/index.html', '3/a/index.html'].map(read)).toEqual([
      'old',
      'new',
      html('a'),
      'a 2',
    ])
  })

  it('contains only rendered pages and bundle files if there is no served release', () => {
    put('fresh/index.html', 'home')
    put('client/_astro/a.js', 'a')
    const made = makeTree(join(dir, '1'), {
      fresh: join(dir, 'fresh'),
      client: join(dir, 'client'),
      planned: planned({ '/': 'home' }),
      served: null,
      base: null,
      pictures: { names: [], kept: '' },
      retained: [],
    })
    expect(made).toEqual(['_astro/a.js'])
    expect(files('1')).toEqual(['_astro/a.js', 'index.html'])
  })

  it('can be merged from the folders of two processes', () => {
    put('a/index.html', 'home')
    put('a/_astro/x.js', 'x')
    put('b/_astro/x.js', 'x')
    put('b/_astro/y.js', 'y')
    put('b/ja-JP/index.html', 'ja')
    mergeFolder(join(dir, 'b'), join(dir, 'a'))
    expect(files('a')).toEqual(['_astro/x.js', '_astro/y.js', 'index.html', 'ja-JP/index.html'])
  })
})

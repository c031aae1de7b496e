import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  BUDGET,
  checkBudgets,
  exceeded,
  heaviest,
  heavyByContent,
  type Weight,
  weigh,
  withStableHashes,
} from './budgets.ts'

const light: Weight = { address: '/', route: '/', html: 1, js: 1, css: 1, hasSkin: false }

describe('budgets', () => {
  it('report which limit a page exceeds', () => {
    expect(exceeded([light], false)).toEqual([])
    expect(exceeded([{ ...light, js: BUDGET.js + 1 }], false)[0]).toContain('JavaScript')
    expect(exceeded([{ ...light, css: BUDGET.css + 1 }], false)[0]).toContain('CSS')
    const skinned = { ...light, hasSkin: true, css: BUDGET.css + BUDGET.skin }
    expect(exceeded([skinned], false)).toEqual([])
    expect(exceeded([{ ...skinned, css: skinned.css + 1 }], false)[0]).toContain('CSS')
    expect(exceeded([{ ...light, route: '/exhibits', html: BUDGET.list + 1 }], false)[0]).toContain('HTML')
  })

  it('are independent of the content hashes in a page', () => {
    const page = (script: string, style: string) =>
      `style-src 'sha256-${style}='; script-src 'sha256-${style.toUpperCase()}='<a href="/_astro/List.${script}.js"><a href="/_astro/b.${script}.css">`
    const [one, other] = [page('BzECIReJ', 'a/b+'.repeat(11).slice(1)), page('DXd1_g-P', 'x7y9'.repeat(11).slice(1))]
    expect(withStableHashes(one)).toBe(withStableHashes(other))
    expect(withStableHashes(one)).toHaveLength(one.length)
    const hashes = withStableHashes(one).match(/(?<=sha256-)[^=]+|(?<=\.)[\w-]{8}(?=\.)/g)
    expect(new Set(hashes).size).toBe(4)
    expect(withStableHashes('/media/a.1234567.js /icons.svg')).toBe('/media/a.1234567.js /icons.svg')
  })

  it('allow more CSS for app pages such as the audience form, but not for detail pages', () => {
    const between = { ...light, css: BUDGET.css + 1 }
    expect(exceeded([{ ...between, route: '/audience' }], false)).toEqual([])
    expect(exceeded([{ ...between, route: '/live/detail' }], false)).toHaveLength(1)
  })

  it('limit the HTML of detail pages more strictly than that of lists', () => {
    const between = { ...light, html: BUDGET.detail + 1 }
    expect(exceeded([{ ...between, route: '/exhibits' }], false)).toEqual([])
    expect(exceeded([{ ...between, route: '/news/detail' }], false)).toHaveLength(1)
    expect(exceeded([{ ...light, route: '/exhibits/detail', html: BUDGET.exhibit }], false)).toEqual([])
    expect(exceeded([{ ...light, route: '/exhibits/detail', html: BUDGET.exhibit + 1 }], false)).toHaveLength(1)
  })

  it('allow more HTML for the exhibitor directory', () => {
    const directory = { ...light, address: '/exhibitor/more/', route: '/exhibitor/more', html: BUDGET.directory }
    expect(exceeded([directory], false)).toEqual([])
    expect(exceeded([{ ...directory, html: BUDGET.directory + 1 }], false)).toEqual([
      expect.stringContaining('/exhibitor/more/: 32769 bytes of HTML'),
    ])
    expect(exceeded([{ ...directory, css: BUDGET.css + 1 }], false)).toHaveLength(1)
  })

  it('only report heavy HTML of a platform’s content, but enforce JavaScript and CSS', () => {
    const heavy = { ...light, route: '/news/detail', html: BUDGET.detail + 1 }
    expect(exceeded([heavy], true)).toEqual([])
    expect(heavyByContent([heavy], true)).toEqual([expect.stringContaining(`${BUDGET.detail + 1} bytes of HTML`)])
    expect(heavyByContent([heavy], false)).toEqual([])
    expect(exceeded([{ ...heavy, js: BUDGET.js + 1, css: BUDGET.css + 1 }], true)).toHaveLength(2)
  })

  it('refuse a search index whose first answer is too large, but only warn for a platform', () => {
    const index = { address: '/search/index.json', finds: 100, first: 33_000 }
    const met = { weights: [light], indexes: [index, { ...index, first: 40_000 }], shortened: 0 }
    const sentences = [expect.stringContaining('/search/index.json: 40000 bytes')]
    expect(checkBudgets(met, false)).toEqual({ refused: sentences, warnings: [] })
    expect(checkBudgets(met, true)).toEqual({ refused: [], warnings: sentences })
    expect(checkBudgets({ ...met, indexes: [{ ...index, first: 40_000, finds: 1000 }] }, false).refused).toEqual([])
  })

  it('only warn if texts of the site were shortened', () => {
    const met = { weights: [{ ...light, route: '/exhibits', html: BUDGET.list + 1 }], indexes: [], shortened: 1 }
    expect(checkBudgets(met, false)).toEqual({ refused: [], warnings: [expect.stringContaining('HTML')] })
    expect(checkBudgets({ ...met, shortened: 0 }, false).refused).toHaveLength(1)
  })

  it('select the heaviest pages of each route', () => {
    const heavy = { ...light, address: '/ja-JP/', html: light.html + 2 }
    const other = { ...light, route: '/exhibits' }
    const styled = { ...light, address: '/zh-CN/e/2006/', css: light.css + 1 }
    expect(heaviest([light, heavy, other, { ...light, address: '/ko-KR/' }])).toEqual([heavy, other])
    expect(heaviest([light, heavy, styled])).toEqual([heavy, styled])
  })
})

describe('weigh', () => {
  let dir = ''
  const put = (file: string, text: string) => {
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    writeFileSync(join(dir, file), text)
  }
  const brotli = (text: string, quality: number) =>
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length
  const page = { route: '/news', language: 'zh-CN' as const, digest: 'd' }
  const weighed = (html: string) => {
    put('stage/news/index.html', html)
    const bundle = { client: join(dir, 'client'), sizes: join(dir, 'sizes.json') }
    return weigh(join(dir, 'stage'), bundle, new Map([['/news/', page]]))[0]
  }

  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'budgets-'))
  })
  afterEach(() => rmSync(dir, { recursive: true, force: true }))

  it('compresses HTML at brotli quality 5, and at 11 only if that is over the budget', () => {
    const light = '<p>News</p>'.repeat(20)
    expect(weighed(light)?.html).toBe(brotli(light, 5))
    // Separate numbers of four digits: hard to compress, and smaller with more effort.
    let heavy = ''
    for (let n = 0; brotli(heavy, 5) <= BUDGET.list; n += 50) {
      heavy += Array.from({ length: 50 }, (_, at) => `<li>${((n + at) * 7919) % 9973}</li>`).join('')
    }
    expect(weighed(heavy)?.html).toBe(brotli(heavy, 11))
    expect(brotli(heavy, 11)).toBeLessThan(brotli(heavy, 5))
  })

  it('picks the page with the largest compressed size of a route, not the largest file', () => {
    const random = Array.from({ length: 300 }, (_, n) => ((n * 7919) % 9973).toString(36)).join()
    const pages = { '/news/1/': 'a'.repeat(4000), '/en-US/news/2/': random, '/news/3/': 'b'.repeat(3000) }
    for (const [address, html] of Object.entries(pages)) put(`stage${address}index.html`, html)
    const bundle = { client: join(dir, 'client'), sizes: join(dir, 'sizes.json') }
    const planned = new Map(Object.keys(pages).map((address) => [address, page]))
    const [heaviestPage] = weigh(join(dir, 'stage'), bundle, planned)
    expect(heaviestPage).toMatchObject({ address: '/en-US/news/2/', html: brotli(random, 5) })
  })

  it('counts the style sheet in the head as CSS, not as HTML', () => {
    const css = 'a{color:red}'.repeat(9)
    const found = weighed(`<!DOCTYPE html><html lang="en-US"><style>${css}</style><p>News</p>`)
    expect(found).toMatchObject({ css: brotli(css, 11), hasSkin: false })
    expect(found?.html).toBe(brotli('<!DOCTYPE html><html lang="en-US"><p>News</p>', 5))
    expect(weighed('<!DOCTYPE html><html lang="en-US" data-skin="ucan">')?.hasSkin).toBe(true)
  })

  it('stores the compressed sizes of bundle files for later builds', () => {
    const code = 'console.log(1)'.repeat(9)
    put('client/_astro/main.1.js', code)
    const html = '<script type="module" src="/_astro/main.1.js"></script>'
    const js = weighed(html)?.js
    expect(js).toBe(brotli(code, 11) + brotli('', 11))
    expect(Object.keys(JSON.parse(readFileSync(join(dir, 'sizes.json'), 'utf8')))).toEqual(['/_astro/main.1.js'])
    put('client/_astro/main.1.js', '')
    expect(weighed(html)?.js).toBe(js)
  })
})

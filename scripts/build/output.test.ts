import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { filesBelow, mergeIn, moveTree, readManifest, swapIn, unite, writeManifest } from './output.ts'

let dir = ''
const put = (file: string, text: string) => {
  mkdirSync(dirname(join(dir, file)), { recursive: true })
  writeFileSync(join(dir, file), text)
}
const read = (file: string) => readFileSync(join(dir, file), 'utf8')

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'output-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

describe('output', () => {
  it('merges what changed, keeps the rest, and takes away what is gone', () => {
    put('out/index.html', 'home 1')
    put('out/news/index.html', 'news 1')
    put('out/news/rss.xml', 'rss 1')
    put('out/news/detail/7/index.html', 'story 7')
    put('out/_astro/a.1.js', 'old')
    put('out/_astro/b.1.js', 'same')
    put('out/site/theme.1.css', 'old')
    put('stage/index.html', 'home 2')
    put('client/_astro/a.2.js', 'new')
    put('client/_astro/b.1.js', 'same')
    put('client/favicon.svg', 'drawn')
    put('stage/site/theme.2.css', 'new')
    mergeIn(join(dir, 'stage'), join(dir, 'client'), join(dir, 'out'), ['/news/'])
    expect([...filesBelow(join(dir, 'client'))]).toHaveLength(3)
    expect([...filesBelow(join(dir, 'out'))].sort()).toEqual([
      '_astro/a.2.js',
      '_astro/b.1.js',
      'favicon.svg',
      'index.html',
      'news/detail/7/index.html',
      'site/theme.2.css',
    ])
    expect(read('out/index.html')).toBe('home 2')
    expect(read('out/news/detail/7/index.html')).toBe('story 7')
  })

  it('a removed page that shared its folder with a kept file leaves that file', () => {
    put('out/news/index.html', 'x')
    put('out/news/rss.xml', 'old')
    put('stage/news/rss.xml', 'new')
    mkdirSync(join(dir, 'client'))
    mergeIn(join(dir, 'stage'), join(dir, 'client'), join(dir, 'out'), ['/news/'])
    expect(read('out/news/rss.xml')).toBe('new')
    expect(existsSync(join(dir, 'out/news/index.html'))).toBe(false)
  })

  it('swaps a whole site in', () => {
    put('out/index.html', 'old')
    put('out/gone/index.html', 'old')
    put('stage/index.html', 'new')
    swapIn(join(dir, 'stage'), join(dir, 'out'))
    expect([...filesBelow(join(dir, 'out'))]).toEqual(['index.html'])
    expect(read('out/index.html')).toBe('new')
    expect(existsSync(join(dir, 'stage'))).toBe(false)
  })

  it('unites what two processes made of one site', () => {
    put('a/index.html', 'home')
    put('a/_astro/x.js', 'x')
    put('b/_astro/x.js', 'x')
    put('b/_astro/y.js', 'y')
    put('b/ja-JP/index.html', 'ja')
    unite(join(dir, 'b'), join(dir, 'a'))
    moveTree(join(dir, 'a'), join(dir, 'new/place'))
    expect([...filesBelow(join(dir, 'new/place'))].sort()).toEqual([
      '_astro/x.js',
      '_astro/y.js',
      'index.html',
      'ja-JP/index.html',
    ])
    expect(existsSync(join(dir, 'a'))).toBe(false)
  })

  it('trusts a manifest only for the output that it was written for', () => {
    const out = join(dir, 'out')
    put('out/index.html', 'x')
    const pages = new Map([['/', { route: '/', language: 'zh-CN' as const, digest: 'd' }]])
    writeManifest(join(dir, 'cache'), out, pages)
    expect(readManifest(join(dir, 'cache'), out).pages).toEqual(pages)
    expect(readManifest(join(dir, 'cache'), join(dir, 'elsewhere')).pages.size).toBe(0)
    rmSync(join(out, 'index.html'))
    expect(readManifest(join(dir, 'cache'), out).pages.size).toBe(0)
  })
})

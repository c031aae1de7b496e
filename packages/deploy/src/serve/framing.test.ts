import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { frameAncestors } from './framing.ts'
import { createSite } from './server.ts'
import { folderFiles } from './site-path.ts'

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'framing-'))
const put = (name: string, content: string) => {
  fs.mkdirSync(path.dirname(path.join(home, name)), { recursive: true })
  fs.writeFileSync(path.join(home, name), content)
}
put('micro-page/framing.json', JSON.stringify({ M1: ['https://a.example', 'http://localhost:4400'], M2: ["'self' *"] }))
put('ja-JP/e/2002/micro-page/framing.json', JSON.stringify({ M1: ['https://j.example'] }))
for (const page of [
  'micro-page/M1',
  'micro-page/M3',
  'micro-page',
  'preview',
  'login-preview',
  'search/component/news-card',
])
  put(`${page}/index.html`, '<!doctype html><p>x')
afterAll(() => fs.rmSync(home, { recursive: true }))

describe('the frame ancestors of an address', () => {
  it.each([
    ['/micro-page/M1/', 'https://a.example http://localhost:4400'],
    ['/ja-JP/e/2002/micro-page/M1/', 'https://j.example'],
    // Not listed, not exact, missing, or on another route.
    ['/micro-page/M2/', "'none'"],
    ['/micro-page/M3/', "'none'"],
    ['/ja-JP/micro-page/M1/', "'none'"],
    ['/micro-page/', "'none'"],
    ['/micro-page/constructor/', "'none'"],
    ['/%2e%2e/micro-page/M1/', "'none'"],
    ['/', "'none'"],
    ['/search/', "'none'"],
    ['/search/component/', "'none'"],
    ['/search/component/news-card/', '*'],
    ['/ko-KR/e/2002/search/component/waterfall/', '*'],
    ['/x/search/component/waterfall/', "'none'"],
  ])('%s: %s', async (address, expected) => {
    expect(await frameAncestors(folderFiles(home), address)).toBe(expected)
  })

  it('change with a new build', async () => {
    const file = 'ko-KR/micro-page/framing.json'
    put(file, JSON.stringify({ M1: ['https://k.example'] }))
    expect(await frameAncestors(folderFiles(home), '/ko-KR/micro-page/M1/')).toBe('https://k.example')
    put(file, '{}')
    const { atime, mtimeMs } = fs.statSync(path.join(home, file))
    fs.utimesSync(path.join(home, file), atime, mtimeMs / 1000 + 5)
    expect(await frameAncestors(folderFiles(home), '/ko-KR/micro-page/M1/')).toBe("'none'")
  })
})

describe('the server', () => {
  const site = createSite({ sites: { '*': home } })
  const request = async (address: string) => (await site(new Request(`http://localhost${address}`))).headers

  it('sends the frame ancestors with the page, and ignores the query', async () => {
    const policy = async (address: string) => (await request(address)).get('Content-Security-Policy')
    expect(await policy('/micro-page/M1/?embed=1')).toBe('frame-ancestors https://a.example http://localhost:4400')
    expect(await policy('/micro-page/?microPageId=M1')).toBe("frame-ancestors 'none'")
    expect(await policy('/search/component/news-card/')).toBe('frame-ancestors *')
    expect(await policy('/nothing/')).toBeNull()
  })

  it('sends previews with Cache-Control: no-store', async () => {
    expect((await request('/preview/')).get('Cache-Control')).toBe('no-store')
    expect((await request('/login-preview/')).get('Cache-Control')).toBe('no-store')
    expect((await request('/micro-page/M1/')).get('Cache-Control')).toBe('no-cache')
  })
})

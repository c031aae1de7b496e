import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { filesBelow } from './output.ts'
import { renderAll } from './render.ts'

const dir = mkdtempSync(join(tmpdir(), 'render-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

/** A bundle's entry as Astro would write it, which answers with the requested address. */
function bundle(name: string, pages: string, status = 200) {
  const entry = join(dir, `${name}.mjs`)
  writeFileSync(
    entry,
    `export const paths = async () => ${pages}
    export const render = async (request) => new Response(new URL(request.url).pathname, { status: ${status} })`,
  )
  return { entry, client: dir }
}

describe('renderAll', () => {
  it('writes a page as index.html in a folder, and an endpoint under its own name', async () => {
    const pages = ['/', '/ja-JP/news', '/news/'].map((pathname) => ({ pathname, route: { type: 'page' } }))
    const files = [{ pathname: '/site/theme.css', route: { type: 'endpoint' } }]
    const stage = join(dir, 'stage')
    await renderAll(bundle('good', JSON.stringify([...pages, ...files])), stage, 'http://localhost')
    expect([...filesBelow(stage)].sort()).toEqual([
      'index.html',
      'ja-JP/news/index.html',
      'news/index.html',
      'site/theme.css',
    ])
    expect(readFileSync(join(stage, 'ja-JP/news/index.html'), 'utf8')).toBe('/ja-JP/news/')
    expect(readFileSync(join(stage, 'site/theme.css'), 'utf8')).toBe('/site/theme.css')
  })

  it('rejects with the address of a page that fails', async () => {
    const bad = bundle('bad', `[{ pathname: '/news/', route: { type: 'page' } }]`, 500)
    await expect(renderAll(bad, join(dir, 'none'), 'http://localhost')).rejects.toThrow('/news/')
  })

  it('yields to the event loop, so that pages are released before the last one is rendered', async () => {
    const entry = join(dir, 'turns.mjs')
    writeFileSync(
      entry,
      `export const paths = async () => Array.from({ length: 500 }, (_, n) => ({ pathname: '/' + n, route: { type: 'endpoint' } }))
      let held = 0
      export const render = async () => {
        held += 1
        setImmediate(() => (held -= 1))
        return new Response(String(held))
      }`,
    )
    const stage = join(dir, 'turns')
    await renderAll({ entry }, stage, 'http://localhost')
    const held = [...filesBelow(stage)].map((file) => Number(readFileSync(join(stage, file), 'utf8')))
    expect(held).toHaveLength(500)
    expect(Math.max(...held)).toBeLessThan(100)
  })
})

import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { MARKER, markerText } from '@fair/build/release.ts'
import { afterAll, expect, it } from 'vitest'
import type { ArchiveIndex } from '../../../../src/lib/archive.ts'
import { applyPatch, openArchive } from '../archive/site-archive.ts'
import { folderStore } from './folder-store.ts'
import { publish } from './publish.ts'
import { readSiteFiles } from './site-files.ts'

const DOMAIN = 'fair.example.com'
const work = fs.mkdtempSync(path.join(os.tmpdir(), 'archives-'))
afterAll(() => fs.rmSync(work, { recursive: true, force: true }))

const OPTIONS = { keep: 3, keepAssets: 7, wait: 0, allowOlder: true, allowFewer: true, say: () => {} }

let sites = 0
/** A site in two languages. `edits` are texts by file. */
function makeSite(script: string, edits: Readonly<Record<string, string>> = {}) {
  const dir = path.join(work, `site-${++sites}`)
  const name = `_astro/app.${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`
  const page = (language: string, file: string) =>
    `<!doctype html><html lang="${language}"><title>${file}</title><script src="/${name}"></script>${'<p>A line of all pages.</p>'.repeat(60)}${edits[file] ?? ''}</html>`
  const files: Record<string, string> = { [MARKER]: markerText({ domain: DOMAIN, tenantId: '1001' }), [name]: script }
  for (const each of ['', 'exhibits/', ...Array.from({ length: 40 }, (_, n) => `exhibits/detail/${n}/`)]) {
    files[`${each}index.html`] = page('zh-CN', `${each}index.html`)
    files[`ja-JP/${each}index.html`] = page('ja-JP', `ja-JP/${each}index.html`)
  }
  files['preview/index.html'] = page('zh-CN', 'preview/index.html')
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true })
    fs.writeFileSync(path.join(dir, file), text)
  }
  return readSiteFiles(dir)
}

const to = path.join(work, 'place')
const release = (site: ReturnType<typeof makeSite>) =>
  publish(folderStore(to, DOMAIN, true, false, true), site, OPTIONS)
const shown = (name: string) => fs.readFileSync(path.join(to, DOMAIN, 'current', name))
const indexOf = (language: string) => JSON.parse(shown(`archive/${language}.json`).toString()) as ArchiveIndex
/** The archive on a device that has applied all patches of the index. */
const followed = ({ file, patches }: ArchiveIndex) =>
  patches.reduce((state, patch) => applyPatch(state, shown(patch.file.slice(1))), openArchive(shown(file.slice(1))))

it('writes an archive per language, then patches, and a new archive once they grow large', async () => {
  await release(makeSite('one'))
  const first = indexOf('ja-JP')
  expect(first).toMatchObject({ pages: 42, patches: [] })
  const archived = followed(first)
  expect(archived.files.get('/ja-JP/exhibits/detail/7/')).toEqual(shown('ja-JP/exhibits/detail/7/index.html'))
  expect(archived.assets).toEqual([expect.stringMatching(/^\/_astro\/app\.[0-9a-f]{8}\.js$/)])
  // Pages without a prefix are the default language's; previews are not public pages.
  expect([...followed(indexOf('zh-CN')).files.keys()].filter((name) => /ja-JP|preview/.test(name))).toEqual([])
  expect(fs.existsSync(path.join(to, DOMAIN, 'current', `${first.file}.br`))).toBe(true)

  await release(makeSite('one', { 'ja-JP/exhibits/detail/7/index.html': '<p>新しい</p>' }))
  const second = indexOf('ja-JP')
  expect(second).toMatchObject({ file: first.file, patches: [{ from: first.version, version: second.version }] })
  expect(followed(second).files.get('/ja-JP/exhibits/detail/7/')?.toString()).toContain('新しい')
  expect(indexOf('zh-CN').patches).toEqual([])

  await release(makeSite('one', { 'ja-JP/index.html': [...Array(900).keys()].map((n) => `<p>${n ** 3}</p>`).join('') }))
  const third = indexOf('ja-JP')
  expect(third.patches).toEqual([])
  expect(third.file).not.toBe(first.file)
})

it('writes a new archive if the published one is damaged', async () => {
  await release(makeSite('two'))
  const { file } = indexOf('ja-JP')
  fs.writeFileSync(path.join(to, DOMAIN, 'shared', file), 'damaged')
  await release(makeSite('two', { 'ja-JP/index.html': '<p>Edited</p>' }))
  expect(indexOf('ja-JP').patches).toEqual([])
  expect(followed(indexOf('ja-JP')).files.get('/ja-JP/')?.toString()).toContain('Edited')
})

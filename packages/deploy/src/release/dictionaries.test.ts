import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { MARKER, markerText } from '@fair/build/release.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { unpackPage } from '../hosts/packed-dictionaries.ts'
import { dictionaryId, packedName, parseDictionaryIndex } from '../serve/dictionaries.ts'
import { canPack, dczHeader, makeDictionary, packPage, typicalPages } from './dictionaries.ts'
import { folderStore } from './folder-store.ts'
import { publish, rollBack } from './publish.ts'
import { readSiteFiles } from './site-files.ts'

const DOMAIN = 'fair.example.com'
const work = fs.mkdtempSync(path.join(os.tmpdir(), 'dictionaries-'))
afterAll(() => fs.rmSync(work, { recursive: true, force: true }))

const OPTIONS = { keep: 3, keepAssets: 7, wait: 0, allowOlder: true, allowFewer: true, say: () => {} }
const PAGES = ['', '404/', 'exhibits/', 'exhibits/detail/1/', 'exhibits/detail/2/', 'news/detail/7/']
const page = (name: string, text: string) =>
  `<!doctype html><html><title>${name}</title>${`<p>${'A line that all pages have. '.repeat(9)}`.repeat(9)}${text}</html>`

let sites = 0
/** A site in two languages; `edits` are texts by file, `script` is its code. */
function makeSite(script: string, edits: Readonly<Record<string, string>> = {}) {
  const dir = path.join(work, `site-${++sites}`)
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 8)
  const files: Record<string, string> = {
    [MARKER]: markerText({ domain: DOMAIN, tenantId: '1001' }),
    [`_astro/app.${hash}.js`]: script,
  }
  for (const file of PAGES.flatMap((each) => [`${each}index.html`, `ja-JP/${each}index.html`]))
    files[file] = page(file, edits[file] ?? '')
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(dir, name)), { recursive: true })
    fs.writeFileSync(path.join(dir, name), text)
  }
  return readSiteFiles(dir)
}

const place = () => path.join(work, `place-${sites}`)
const release = (to: string, site: ReturnType<typeof makeSite>) =>
  publish(folderStore(to, DOMAIN, true, true), site, OPTIONS)
const shown = (to: string, name: string) => path.join(to, DOMAIN, 'current', name)
const indexOf = (to: string) => parseDictionaryIndex(fs.readFileSync(shown(to, 'dictionaries.json'), 'utf8'))

/** The current dictionary of a language, and its id. */
function dictionaryOf(to: string, prefix: string) {
  const bytes = fs.readFileSync(shown(to, indexOf(to)[prefix] ?? ''))
  return { bytes, id: dictionaryId(bytes) ?? 'none' }
}

describe('a packed page', () => {
  const dictionary = makeDictionary([Buffer.from(page('one', ''))])

  it('begins with the magic number of RFC 9842 and the hash of its dictionary', async () => {
    const header = dczHeader(dictionary.bytes)
    expect(header.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000')
    expect(header.subarray(8)).toEqual(createHash('sha256').update(dictionary.bytes).digest())
    const packed = await packPage(Buffer.from(page('two', '')), dictionary)
    expect(packed.subarray(0, 40)).toEqual(header)
    // The magic number of a Zstandard frame.
    expect(packed.subarray(40, 44).toString('hex')).toBe('28b52ffd')
  })

  it('is small, and can be unpacked only with its dictionary', async () => {
    expect(canPack()).toBe(true)
    const plain = Buffer.from(page('two', 'Text of its own.'))
    const packed = await packPage(plain, dictionary)
    expect(packed.length).toBeLessThan(40 + 60)
    expect(unpackPage(packed, dictionary.bytes)).toEqual(plain)
    expect(() => unpackPage(packed, Buffer.from('another'))).toThrow('another dictionary')
  })

  it('does not depend on the pages that are packed before it, or with it', async () => {
    const plain = ['two', 'three', 'a long page '.repeat(50_000), 'two'].map((text) => Buffer.from(page(text, text)))
    const packed = await Promise.all(plain.map((each) => packPage(each, dictionary)))
    expect(packed.map((each) => unpackPage(each, dictionary.bytes))).toEqual(plain)
    expect(packed[3]).toEqual(packed[0])
    expect(packed[0]).toEqual(
      await packPage(Buffer.from(page('two', 'two')), makeDictionary([Buffer.from(page('one', ''))])),
    )
  })

  it('has a dictionary whose id contains neither plus nor slash', () => {
    for (let n = 0; n < 20; n += 1) {
      const { id, bytes } = makeDictionary([Buffer.from(`page ${n}`)])
      expect(`${id}=`).toBe(createHash('sha256').update(bytes).digest('base64'))
      expect(id).toMatch(/^[A-Za-z0-9]{43}$/)
      expect(bytes.toString()).toContain(`page ${n}`)
    }
  })
})

it('a dictionary is made only of the pages of its language, with exhibits last', () => {
  const site = makeSite('a', { 'exhibits/detail/2/index.html': 'longer' })
  const own = ['news/detail/7/', 'exhibits/', 'exhibits/detail/1/'].map((each) => `${each}index.html`)
  expect(typicalPages(site, '/')).toEqual(own)
  expect(typicalPages(site, '/ja-JP/')).toEqual(own.map((file) => `ja-JP/${file}`))
  expect(typicalPages(site, '/ko-KR/')).toEqual([])
})

describe('a release with dictionaries', () => {
  it('has each page packed with the dictionary of its language', async () => {
    const to = place()
    await release(to, makeSite('a'))
    expect(Object.keys(indexOf(to))).toEqual(['/', '/ja-JP/'])
    for (const [prefix, folder] of Object.entries({ '/': '', '/ja-JP/': 'ja-JP/' })) {
      const { bytes, id } = dictionaryOf(to, prefix)
      for (const each of PAGES) {
        const file = shown(to, `${folder}${each}index.html`)
        expect(unpackPage(fs.readFileSync(packedName(file, id)), bytes)).toEqual(fs.readFileSync(file))
        expect(fs.statSync(packedName(file, id)).mtimeMs).toBeCloseTo(fs.statSync(file).mtimeMs, -1)
      }
    }
    expect(fs.readdirSync(shown(to, '_astro')).filter((name) => name.endsWith('.dcz'))).toEqual([])
  })

  it('packs only changed pages, and makes a new dictionary only for new code', async () => {
    const to = place()
    await release(to, makeSite('a'))
    const [before, old] = [indexOf(to), dictionaryOf(to, '/')]
    const node = (name: string, id: string) => fs.statSync(packedName(shown(to, name), id)).ino
    const [home, exhibit] = [node('index.html', old.id), node('exhibits/detail/1/index.html', old.id)]
    // A page used in the dictionary has changed.
    const edited = makeSite('a', { 'exhibits/detail/1/index.html': 'An edit.' })
    expect((await release(to, edited)).uploaded).toBe(1)
    expect(indexOf(to)).toEqual(before)
    expect(node('index.html', old.id)).toBe(home)
    expect(node('exhibits/detail/1/index.html', old.id)).not.toBe(exhibit)
    const file = shown(to, 'exhibits/detail/1/index.html')
    expect(String(unpackPage(fs.readFileSync(packedName(file, old.id)), old.bytes))).toContain('An edit.')
    expect((await release(to, edited)).uploaded).toBe(0)

    const newCode = await release(to, makeSite('b', { 'exhibits/detail/1/index.html': 'An edit.' }))
    const fresh = dictionaryOf(to, '/')
    expect(fresh.id).not.toBe(old.id)
    expect(unpackPage(fs.readFileSync(packedName(shown(to, 'index.html'), fresh.id)), fresh.bytes)).toEqual(
      fs.readFileSync(shown(to, 'index.html')),
    )
    expect(fs.existsSync(packedName(shown(to, 'index.html'), old.id))).toBe(false)
    // Cached pages announce it.
    expect(fs.readFileSync(shown(to, before['/'] ?? ''))).toEqual(old.bytes)

    await rollBack(folderStore(to, DOMAIN), newCode.former, OPTIONS)
    expect(indexOf(to)).toEqual(before)
    expect(fs.existsSync(packedName(shown(to, 'index.html'), old.id))).toBe(true)
  })

  it('recreates a damaged dictionary, and has none if dictionaries are disabled', async () => {
    const to = place()
    await release(to, makeSite('a'))
    const { id } = dictionaryOf(to, '/')
    fs.writeFileSync(path.join(to, DOMAIN, 'shared', indexOf(to)['/'] ?? ''), 'lost')
    await release(to, makeSite('a', { 'index.html': 'An edit.' }))
    expect(dictionaryOf(to, '/').id).toBe(id)
    expect(fs.existsSync(packedName(shown(to, 'index.html'), id))).toBe(true)
    const site = makeSite('a', { 'index.html': 'An edit.' })
    await publish(folderStore(to, DOMAIN, true, false), site, OPTIONS)
    expect(fs.existsSync(shown(to, 'dictionaries.json'))).toBe(false)
    expect(fs.existsSync(packedName(shown(to, 'index.html'), id))).toBe(false)
    expect(fs.existsSync(`${shown(to, 'index.html')}.br`)).toBe(true)
  })
})

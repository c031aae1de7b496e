import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type ArchiveHeader,
  type PatchHeader,
  readHeader,
  splitStreams,
  unpackBlock,
} from '../../../../src/lib/archive.ts'
import { RUNS } from '../../../../tests/property-runs.ts'
import { addAnchors, noAnchors, packBlock } from './pack-block.ts'
import { applyPatch, makeArchive, makePatch, openArchive, packed } from './site-archive.ts'

const LINE = '<li><a href="/exhibits/detail/1001/">An exhibit that many lists name, with a long description</a></li>'
const page = (n: number, own = '') =>
  `<!doctype html><html><head><title>${n}</title></head>${LINE.repeat(20)}${own}</html>`

/** A site with many pages in few folders. */
const site = (count: number, edit: (n: number) => string = () => '') => ({
  files: new Map([
    ['/', Buffer.from(page(0))],
    ...Array.from({ length: count }, (_, n): [string, Buffer] => [
      `/exhibits/detail/${n}/`,
      Buffer.from(page(n, `<p>${n * 7919}</p>${edit(n)}`)),
    ]),
  ]),
  assets: ['/_astro/main.ABCDEFGH.js'],
})

const texts = ({ files }: { files: ReadonlyMap<string, Buffer> }) =>
  Object.fromEntries([...files].map(([path, content]) => [path, content.toString('latin1')]))

describe('an archive', () => {
  it('restores each file byte for byte across several blocks', () => {
    const source = site(500)
    const archive = makeArchive(source)
    expect(readHeader<ArchiveHeader>(archive).header.blocks.length).toBeGreaterThan(2)
    const opened = openArchive(archive)
    expect(texts(opened)).toEqual(texts(source))
    expect(opened.assets).toEqual(source.assets)
  })

  it('needs only a few bytes for a page that is like the others', () => {
    const bytes = makeArchive(site(500))
    expect(packed(bytes, 9).length).toBeLessThan(500 * 40)
  })

  it('restores any texts, including short and repeated ones', () => {
    const pieces = fc.array(fc.constantFrom(LINE, 'a', 'ab'.repeat(200), '日本語', ''), { maxLength: 12 })
    const files = fc.array(fc.tuple(pieces, fc.string({ maxLength: 40 })), { minLength: 1, maxLength: 6 })
    // The search for copies allocates a table of 16 MB.
    fc.assert(
      fc.property(files, (all) => {
        const contents = all.map(([parts, own]) => Buffer.from(parts.join('') + own))
        const sizes = contents.map(({ length }) => length)
        const base = Buffer.from(LINE)
        const text = Buffer.concat([base, ...contents])
        const anchors = noAnchors()
        addAnchors(anchors, text, 0, base.length)
        const { bytes, streams } = packBlock(text, base.length, sizes, anchors)
        const unpacked = Buffer.concat([base, Buffer.alloc(text.length - base.length)])
        unpackBlock(splitStreams(bytes, streams), unpacked, base.length, sizes)
        expect(unpacked.equals(text)).toBe(true)
      }),
      { numRuns: Math.min(RUNS, 40) },
    )
  })

  it('throws nothing but a RangeError if it is damaged', () => {
    const archive = makeArchive(site(20))
    for (let at = archive.indexOf(10) + 1; at < archive.length; at += 97) {
      const damaged = Buffer.from(archive)
      damaged[at] = (damaged[at] ?? 0) ^ 0xff
      try {
        openArchive(damaged)
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError)
      }
    }
  })
})

describe('an update', () => {
  it('contains changed, new and removed files', () => {
    const before = site(60)
    const after = site(61, (n) => (n === 7 ? '<p>Changed</p>' : ''))
    after.files.delete('/exhibits/detail/3/')
    const patch = makePatch(before, after)
    if (!patch) throw new Error('There is a change.')
    const { header } = readHeader<PatchHeader>(patch)
    expect(header.removed).toEqual(['/exhibits/detail/3/'])
    expect(header.block.files.map(([path]) => path)).toEqual(['/exhibits/detail/7/', '/exhibits/detail/60/'])
    expect(texts(applyPatch(before, patch))).toEqual(texts(after))
    expect(packed(patch, 9).length).toBeLessThan(700)
  })

  it('needs only a few bytes for a renamed file with nearly the same text', () => {
    const text = Array.from({ length: 900 }, (_, n) => String(n ** 3)).join(',')
    const before = site(5)
    before.files.set('/_astro/search/aaaa.json', Buffer.from(text))
    const after = site(5)
    after.files.set('/_astro/search/bbbb.json', Buffer.from(`${text},1`))
    const patch = makePatch(before, after)
    if (!patch) throw new Error('There is a change.')
    expect(packed(patch, 9).length).toBeLessThan(300)
    expect(texts(applyPatch(before, patch))).toEqual(texts(after))
  })

  it('is null for two equal states', () => {
    expect(makePatch(site(5), site(5))).toBeNull()
  })

  it('lists the scripts if they have changed', () => {
    const after = { ...site(5), assets: ['/_astro/main.NEWNEWNE.js'] }
    const patch = makePatch(site(5), after)
    expect(patch && readHeader<PatchHeader>(patch).header.assets).toEqual(after.assets)
  })
})

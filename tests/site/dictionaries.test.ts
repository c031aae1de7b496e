// Pages compressed with the dictionary of their language (RFC 9842), as in a release of this site.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { LANGUAGES } from '@fair/contract/rules/language.ts'
import { unpackPage } from '@fair/deploy/hosts/packed-dictionaries.ts'
import { dictionaryFor, makeDictionary, packPage, typicalPages } from '@fair/deploy/release/dictionaries.ts'
import { readSiteFiles } from '@fair/deploy/release/site-files.ts'
import { eachOf } from '@fair/deploy/release/store.ts'
import { expect, it } from 'vitest'
import { SITE, SITE_B } from './survey.ts'

/** The maximum size of a language's median page, compressed, in bytes. */
const LIMITS = [
  { kind: 'exhibit', pages: /^(?:[^/]+\/)?exhibits\/detail\/[^/]+\/index\.html$/, bytes: 1900 },
  { kind: 'list of 40', pages: /^(?:[^/]+\/)?exhibits\/page\/[^/]+\/index\.html$/, bytes: 3500 },
  { kind: 'news', pages: /^(?:[^/]+\/)?news\/detail\/[^/]+\/index\.html$/, bytes: 800 },
]

const site = readSiteFiles(SITE)
const dictionaries = new Map(
  ['/', ...LANGUAGES.map((language) => `/${language}/`)].flatMap((prefix) => {
    const pages = typicalPages(site, prefix).map((file) => readFileSync(path.join(SITE, file)))
    return pages.length === 0 ? [] : [[prefix, makeDictionary(pages)] as const]
  }),
)
const pages = Object.keys(site.files).filter((file) => file.endsWith('.html'))
/** `npm test` packs every fifth page, `npm run test:all` each. */
const packed = SITE_B === null ? pages.filter((_, n) => n % 5 === 0) : pages

it('every language has a dictionary, and every page is covered by one', () => {
  expect([...dictionaries.keys()]).toEqual(['/', '/en-US/', '/ja-JP/', '/ko-KR/'])
  expect(pages.filter((file) => dictionaryFor(dictionaries, file) === undefined)).toEqual([])
})

// One test per language: all pages together take a busy machine minutes.
it.each([...dictionaries])(
  '%s: pages decompress to the same bytes, and the median of each type of page is below its limit',
  async (_, own) => {
    const wrong: string[] = []
    const sizes = new Map<string, number[]>(LIMITS.map(({ kind }) => [kind, []]))
    await eachOf(
      packed.filter((file) => dictionaryFor(dictionaries, file) === own),
      4,
      async (file) => {
        const page = readFileSync(path.join(SITE, file))
        const bytes = await packPage(page, own)
        if (!unpackPage(bytes, own.bytes).equals(page)) wrong.push(file)
        const kind = LIMITS.find((each) => each.pages.test(file))?.kind
        if (kind !== undefined) sizes.get(kind)?.push(bytes.length)
      },
    )
    expect(wrong).toEqual([])
    const large = LIMITS.flatMap(({ kind, bytes }) => {
      const all = sizes.get(kind)?.sort((a, b) => a - b) ?? []
      const median = all[Math.floor((all.length - 1) / 2)] ?? Number.POSITIVE_INFINITY
      return median > bytes ? [`${kind}: ${median} bytes, limit ${bytes}`] : []
    })
    expect(large).toEqual([])
  },
)

// Pages compressed with the dictionary of their language (RFC 9842), as in a release of this site.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { LANGUAGES } from '@fair/contract/rules/language.ts'
import { unpackPage } from '@fair/deploy/hosts/packed-dictionaries.ts'
import { dictionaryFor, makeDictionary, packPage, typicalPages } from '@fair/deploy/release/dictionaries.ts'
import { readSiteFiles } from '@fair/deploy/release/site-files.ts'
import { eachOf } from '@fair/deploy/release/store.ts'
import { expect, it } from 'vitest'
import { SITE } from './survey.ts'

/** The maximum size of a language's median page, compressed, in bytes. */
const LIMITS = [
  { kind: 'exhibit', pages: /^(?:[^/]+\/)?exhibits\/detail\/[^/]+\/index\.html$/, bytes: 1900 },
  { kind: 'list of 40', pages: /^(?:[^/]+\/)?exhibits\/page\/[^/]+\/index\.html$/, bytes: 3500 },
  { kind: 'news', pages: /^(?:[^/]+\/)?news\/detail\/[^/]+\/index\.html$/, bytes: 800 },
]

it('every page survives compression with the dictionary of its language, and the median of each kind is small', async () => {
  const site = readSiteFiles(SITE)
  const prefixes = ['/', ...LANGUAGES.map((language) => `/${language}/`)]
  const dictionaries = new Map(
    prefixes.flatMap((prefix) => {
      const pages = typicalPages(site, prefix).map((file) => readFileSync(path.join(SITE, file)))
      return pages.length === 0 ? [] : [[prefix, makeDictionary(pages)] as const]
    }),
  )
  expect([...dictionaries.keys()]).toEqual(['/', '/en-US/', '/ja-JP/', '/ko-KR/'])
  const wrong: string[] = []
  const sizes = new Map<string, number[]>()
  const pages = Object.keys(site.files).filter((file) => file.endsWith('.html'))
  await eachOf(pages, 4, async (file) => {
    const dictionary = dictionaryFor(dictionaries, file)
    const page = readFileSync(path.join(SITE, file))
    const packed = dictionary && (await packPage(page, dictionary))
    if (!packed || !unpackPage(packed, dictionary.bytes).equals(page)) return void wrong.push(file)
    const kind = LIMITS.find((each) => each.pages.test(file))?.kind
    if (kind === undefined) return
    const group = `${kind} ${LANGUAGES.find((language) => file.startsWith(`${language}/`)) ?? ''}`
    sizes.set(group, [...(sizes.get(group) ?? []), packed.length])
  })
  expect(wrong).toEqual([])
  const large = [...sizes].flatMap(([group, all]) => {
    const median = all.sort((a, b) => a - b)[Math.floor((all.length - 1) / 2)] ?? Number.POSITIVE_INFINITY
    const limit = LIMITS.find(({ kind }) => group.startsWith(kind))?.bytes ?? 0
    return median > limit ? [`${group}: ${median} bytes, limit ${limit}`] : []
  })
  expect(large).toEqual([])
  expect(sizes.size).toBe(LIMITS.length * dictionaries.size)
})

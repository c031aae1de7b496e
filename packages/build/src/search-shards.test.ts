// The built index, of which a browser fetches the parts that a search needs: the same answers as with the full index in
// memory, few bytes, and what happens when parts of it cannot be loaded.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { LANGUAGES, type Language } from '@fair/contract/rules/language.ts'
import type { SearchKind } from '@fair/contract/search.ts'
import { SAMPLE_NOW } from '@fair/sandbox/app.ts'
import { namesRead } from '@fair/sandbox/search-text.ts'
import { createCorpus, joinCorpora } from '@fair/search/corpus.ts'
import { searchDocument } from '@fair/search/document.ts'
import { withOwnerNames } from '@fair/search/documents.ts'
import { findIn } from '@fair/search/engine.ts'
import { hanFold, variantsOf } from '@fair/search/fold.ts'
import { columnOf, type IndexManifest, placesIn } from '@fair/search/shards.ts'
import { RowsMissing, type SearchSource } from '@fair/search/source.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BuildContext } from '../../../src/content/build-context.ts'
import { readyCore } from '../../../src/features/search/index-core.ts'
import { createIndexFiles } from '../../../src/features/search/index-files.ts'
import { readCore, readManifest } from '../../../src/features/search/index-read.ts'
import { openIndex } from '../../../src/features/search/index-search.ts'
import { FetchedSource } from '../../../src/features/search/index-source.ts'
import { readSearch } from '../../../src/features/search/search-state.ts'
import { readOptions } from './options.ts'
import { prepare } from './prepare.ts'
import { indexesOf, type SearchIndex, SHARDS, writeIndex, writeSearchIndex } from './search-index.ts'
import { joinSearch, writeSearchPart } from './search-part.ts'
import typed from './search-queries.json' with { type: 'json' }
import type { ShardFolder } from './shard-file.ts'

/** Bytes that a first answer may fetch from the sample fair's index, after brotli. */
const BUDGET = 110 * 1024

const dir = mkdtempSync(join(tmpdir(), 'search-shards-'))
const site = join(dir, 'site')
let run: BuildContext
const indexes = new Map<Language, SearchIndex>()
const addressOf = (language: Language) => `${indexes.get(language)?.folder}/index.json`

beforeAll(async () => {
  const flags = ['--size', 'fair', '--exhibition', 'current', '--og', 'none', '--now', SAMPLE_NOW.toISOString()]
  const prepared = await prepare(readOptions(flags, {}), null, new Map())
  prepared.close()
  run = prepared.run
  writeSearchIndex(site, run, join(dir, 'kept'))
  for (const index of indexesOf(run)) indexes.set(index.language, index)
})
afterAll(() => rmSync(dir, { recursive: true, force: true }))

/** A browser over the site's files; `spoil` answers instead of them. */
function browser(spoil: (address: string) => Response | null = () => null) {
  const requests: string[] = []
  const get: typeof fetch = async (input) => {
    const address = String(input)
    requests.push(address)
    return spoil(address) ?? new Response(readFileSync(join(site, address)))
  }
  return { asked: requests, get }
}

const manifestOf = (language: Language): IndexManifest =>
  readManifest(JSON.parse(readFileSync(join(site, addressOf(language)), 'utf8')))

/** A language's full index in memory, as the sandbox has it. */
function wholeOf(language: Language, han: string): SearchSource<SearchKind> {
  const { kinds = [] } = indexes.get(language) ?? {}
  const fold = hanFold(variantsOf(han))
  const documents = new Map(kinds.map(({ kind, results }) => [kind, results.map((result) => searchDocument(result))]))
  const exhibitors = documents.get('EXHIBITOR') ?? []
  const corpora = kinds.map(({ kind, results }) => {
    const own = documents.get(kind) ?? []
    const readings = results.map(({ title, by }) => namesRead([title, by], language))
    const known = kind === 'EXHIBITOR' ? own : withOwnerNames(own, exhibitors)
    return [kind, createCorpus(known, fold, () => readings)] as const
  })
  return joinCorpora(new Map(corpora), fold)
}

describe.each(LANGUAGES)('in %s', (language) => {
  const queries = typed.filter((each) => each.language === language).map(({ query }) => query)

  it('every query returns the same results and explanations from files as from the full index in memory', async () => {
    const { get } = browser()
    const files = createIndexFiles(manifestOf(language), get)
    const core = await files.load(files.manifest.core, readCore)
    const ready = readyCore(core)
    const full = wholeOf(language, core.han)
    expect(queries.length).toBeGreaterThan(40)
    for (const query of queries) {
      const source = new FetchedSource(ready, files)
      const search = async (): Promise<ReturnType<typeof findIn<SearchKind>>> => {
        try {
          return findIn(query, source)
        } catch (reason) {
          if (!(reason instanceof RowsMissing)) throw reason
          await source.load()
          return search()
        }
      }
      const [one, other] = [findIn(query, full), await search()]
      if (!one || !other) throw new Error(`nothing asked by ${query}`)
      for (const [kind, [from]] of full.ranges) {
        expect(other.rows(kind), `${query} ${kind}`).toEqual(one.rows(kind))
        const shown = one.rows(kind).slice(0, 20)
        const hidden = shown.filter(({ row }) => other.isHidden(kind, row))
        await source.loadRows(
          [...shown.map(({ row }) => from + row), ...other.needed],
          [...hidden.map(({ row }) => from + row), ...other.needed],
        )
        for (const { row } of shown) expect(other.why(kind, row), query).toEqual(one.why(kind, row))
      }
      expect([other.left, other.corrected], query).toEqual([one.left, one.corrected])
      expect(source.isWhole).toBe(true)
    }
  })

  it('the median first answer stays within the download budget', async () => {
    const sizes = new Map<string, number>()
    const sizeOf = (address: string) => {
      const packed = () =>
        brotliCompressSync(readFileSync(join(site, address)), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
          .length
      const size = sizes.get(address) ?? packed()
      sizes.set(address, size)
      return size
    }
    const fetched: number[] = []
    for (const query of queries) {
      const { asked: requested, get } = browser()
      await (await openIndex(addressOf(language), get)).search(readSearch(`?keyword=${encodeURIComponent(query)}`))
      fetched.push([...new Set(requested)].reduce((sum, address) => sum + sizeOf(address), 0))
    }
    fetched.sort((a, b) => a - b)
    const all = [manifestOf(language)].flatMap(({ postings, shown }) => [...postings, ...shown])
    expect(fetched[Math.floor(fetched.length / 2)]).toBeLessThan(BUDGET)
    expect(all.length).toBeGreaterThan(30)
  })
})

describe('an index file that cannot be loaded', () => {
  const state = readSearch('?keyword=robot')
  const names = () => manifestOf('en-US')
  const notFound = () => new Response('<h1>Not Found</h1>', { status: 404 })
  const isOneOf = (list: readonly string[]) => (address: string) =>
    list.some((name) => address.endsWith(`${name}.json`))

  it.each(['postings', 'shown'] as const)('makes the answer partial until it can be loaded: %s', async (part) => {
    const complete = await (await openIndex(addressOf('en-US'), browser().get)).search(state)
    let isAway = isOneOf(names()[part].slice(0, 12))
    const { get } = browser((address) => (isAway(address) ? notFound() : null))
    const index = await openIndex(addressOf('en-US'), get)
    const answer = await index.search(state)
    expect(answer.isPartial).toBe(true)
    expect(answer.total).toBeGreaterThan(0)
    if (part === 'shown') expect(answer.results.length).toBeLessThan(complete.results.length)
    isAway = () => false
    expect(await index.search(state)).toEqual(complete)
  })

  it('is requested once more if it was truncated', async () => {
    let failures = 0
    const isPosting = isOneOf(names().postings)
    const { get } = browser((address) => {
      if (!isPosting(address) || failures > 0) return null
      failures += 1
      return new Response('[[[0,1')
    })
    const answer = await (await openIndex(addressOf('en-US'), get)).search(state)
    expect([failures, answer.isPartial]).toEqual([1, false])
  })

  it('makes the search load the manifest and index of a newer release', async () => {
    const before = { ...names(), at: '2026-11-18T00:00:00Z', postings: names().postings.map((name) => `${name}-gone`) }
    let isNew = false
    const { get } = browser((address) => {
      if (address.includes('-gone')) {
        isNew = true
        return notFound()
      }
      return address === addressOf('en-US') && !isNew ? Response.json(before) : null
    })
    const answer = await (await openIndex(addressOf('en-US'), get)).search(state)
    expect([answer.isPartial, answer.indexedAt]).toEqual([false, names().at])
  })

  it.each(['core', 'manifest'])('makes the search fail if it is the %s', async (what) => {
    const { get } = browser((address) =>
      address === addressOf('en-US') ? (what === 'manifest' ? Response.json({ at: 1 }) : null) : notFound(),
    )
    await expect(openIndex(addressOf('en-US'), get)).rejects.toThrow()
  })
})

it('shards of a build are joined to the same files as a build without shards', () => {
  const shards = [0, 1, 2].map((index) => {
    const shard = join(dir, `shard-${index}`)
    mkdirSync(shard)
    writeSearchPart(shard, run, { index, of: 3 }, 0)
    return { dir: shard, files: ['search-0.jsonl'] } as unknown as ShardFolder
  })
  const joined = join(dir, 'joined')
  for (const index of joinSearch(shards)) writeIndex(joined, index, join(dir, 'kept-joined'))
  expect(readdirSync(join(joined, SHARDS)).sort()).toEqual(readdirSync(join(site, SHARDS)).sort())
  for (const language of LANGUAGES) {
    expect(readFileSync(join(joined, addressOf(language)))).toEqual(readFileSync(join(site, addressOf(language))))
  }
})

it('a column returns its original values', () => {
  const values = ['a', 'b', 'a', 'a', 'c', 'b']
  const column = columnOf(values, (value) => value)
  expect(placesIn(column).map((place) => column.all[place])).toEqual(values)
})

// Search with the platform on and off: both return the same results, in every language, as a reader of it expects them.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LANGUAGES, type Language } from '@fair/contract/rules/language.ts'
import { SearchKind } from '@fair/contract/search.ts'
import { createSandbox, SAMPLE_NOW } from '@fair/sandbox/app.ts'
import type { Sandbox } from '@fair/sandbox/sandbox.ts'
import type { IndexManifest } from '@fair/search/shards.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient } from '../../../src/api/client.ts'
import type { BuildContext } from '../../../src/content/build-context.ts'
import { listedExhibits } from '../../../src/domain/exhibit-rows.ts'
import { openIndex, type SearchIndex } from '../../../src/features/search/index-search.ts'
import { platformSearch } from '../../../src/features/search/platform-search.ts'
import { createSearch } from '../../../src/features/search/search.api.ts'
import type { SearchAnswer } from '../../../src/features/search/search-answer.ts'
import { readSearch, type SearchState } from '../../../src/features/search/search-state.ts'
import { HANG_GUARD } from '../../../tests/hang-guard.ts'
import { readOptions } from './options.ts'
import { prepare } from './prepare.ts'
import { SHARDS, writeSearchIndex } from './search-index.ts'
import { MAX_PER_KIND, searchableKinds } from './search-kinds.ts'
import typed from './search-queries.json' with { type: 'json' }

const dir = mkdtempSync(join(tmpdir(), 'search-'))
const [site, kept] = [join(dir, 'site'), join(dir, 'kept')]
const NOW = SAMPLE_NOW.toISOString()
let sandbox: Sandbox
let run: BuildContext
const indexes = new Map<Language, SearchIndex>()

/** The site's files, as a browser fetches them. */
const fromSite: typeof fetch = async (input) => new Response(readFileSync(join(site, String(input))))
const manifestOf = (language: Language) => `${language === 'zh-CN' ? '' : `/${language}`}/search/index.json`

function call(language: Language, fault?: string) {
  return createClient({
    base: '',
    product: 'expo',
    headers: () => ({ exhibitionId: '2001', language }),
    text: (key) => key,
    fetch: (input, init) => {
      const request = new Request(new URL(String(input), 'http://localhost'), init)
      if (fault) request.headers.set('x-sandbox-fault', fault)
      // In process, unlike in a browser, nothing ends an aborted request.
      const given = new Promise<never>((_, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
      )
      return Promise.race([sandbox.fetch(request), given])
    },
  })
}

beforeAll(async () => {
  sandbox = createSandbox({ media: false, now: SAMPLE_NOW })
  const flags = ['--size', 'fair', '--exhibition', 'current', '--og', 'none', '--now', NOW]
  const prepared = await prepare(readOptions(flags, {}), null, new Map())
  prepared.close()
  run = prepared.run
  writeSearchIndex(site, run, kept)
  for (const language of LANGUAGES) indexes.set(language, await openIndex(manifestOf(language), fromSite))
})
afterAll(() => {
  sandbox.close()
  rmSync(dir, { recursive: true, force: true })
})

const state = (query: string): SearchState => readSearch(`?${query}`)
const signal = new AbortController().signal

async function on(language: Language, query: string): Promise<SearchAnswer> {
  const result = await platformSearch(call(language), 'ES')(state(query), signal)
  if (!result.ok) throw new Error(result.message)
  return result.data
}
function off(language: Language, query: string): Promise<SearchAnswer> {
  const index = indexes.get(language)
  if (!index) throw new Error('no index')
  return index.search(state(query))
}

it('limits each kind to its first MAX_PER_KIND results', () => {
  const [fair] = run.content.fairs.values()
  const [story] = fair?.news ?? []
  if (!fair || !story) throw new Error('no news')
  const news = Array.from({ length: MAX_PER_KIND + 1 }, () => story)
  const found = searchableKinds({ ...fair, news })
  expect(found.find(({ kind }) => kind === 'INFORMATION')?.results).toHaveLength(MAX_PER_KIND)
  expect(found.find(({ kind }) => kind === 'EXHIBIT')?.results).toHaveLength(fair.exhibits.length)
})

it.each(['', '\0\0\0', '[["half'])('is written again if a power cut has left %j in its cached files', (left) => {
  for (const name of readdirSync(kept)) {
    // Not overwritten: the site has links to it.
    rmSync(join(kept, name))
    writeFileSync(join(kept, name), left)
  }
  const again = join(dir, 'again')
  writeSearchIndex(again, run, kept)
  const names = readdirSync(join(site, SHARDS))
  expect(readdirSync(join(again, SHARDS))).toEqual(names)
  for (const name of names)
    expect(readFileSync(join(again, SHARDS, name))).toEqual(readFileSync(join(site, SHARDS, name)))
  rmSync(again, { recursive: true })
})

/** What a reader types, and the name that is meant. */
const WORDS = [
  ['zh-CN', '机器人', 'EXHIBIT', '机器人'],
  ['zh-CN', '数控', 'EXHIBIT', '数控'],
  ['zh-CN', 'ＧＸ－６５０', 'EXHIBIT', 'GX-650'],
  ['zh-CN', 'hanlin', 'EXHIBITOR', '瀚林'],
  ['zh-CN', 'hljm', 'EXHIBITOR', '瀚林精密'],
  ['zh-CN', 'jiqiren', 'EXHIBIT', '机器人'],
  ['en-US', 'robot', 'EXHIBIT', 'obot'],
  ['en-US', 'gx650', 'EXHIBIT', 'GX-650'],
  ['en-US', 'kitamori robotics', 'EXHIBITOR', 'Kitamori Robotics'],
  ['ja-JP', 'ロボット', 'EXHIBIT', 'ロボット'],
  ['ja-JP', 'ﾛﾎﾞｯﾄ', 'EXHIBIT', 'ロボット'],
  ['ja-JP', 'ろぼっと', 'EXHIBIT', 'ロボット'],
  ['ja-JP', 'robotto', 'EXHIBIT', 'ロボット'],
  ['ko-KR', '로봇', 'EXHIBIT', '로봇'],
  ['ko-KR', '협동로봇', 'EXHIBIT', '협동 로봇'],
  ['ko-KR', 'ㄹㅂ', 'EXHIBIT', '로봇'],
  ['ko-KR', 'fhqht', 'EXHIBIT', '로봇'],
] as const

/** The platform also finds these by their names in all languages, which a site in one language does not have. */
const BROADER: readonly SearchKind[] = ['EXHIBITOR_GROUP', 'PROJECT']

describe('a keyword search with the platform on and off', () => {
  it.each(WORDS)('finds the expected result in %s: %s', async (language, keyword, kind, name) => {
    const slug = kind === 'EXHIBIT' ? 'exhibit' : 'exhibitor'
    for (const answer of [
      await on(language, `keyword=${keyword}&kind=${slug}`),
      await off(language, `keyword=${keyword}&kind=${slug}`),
    ]) {
      expect(answer.total).toBeGreaterThan(0)
      expect(answer.results.some(({ title, by }) => `${title} ${by}`.includes(name))).toBe(true)
    }
  })

  it.each(WORDS)('returns the same counts in %s: %s', async (language, keyword) => {
    const [platform, index] = [await on(language, `keyword=${keyword}`), await off(language, `keyword=${keyword}`)]
    for (const kind of SearchKind.options) {
      const [there, here] = [platform.counts[kind] ?? 0, index.counts[kind] ?? 0]
      if (BROADER.includes(kind)) expect(here, kind).toBeLessThanOrEqual(there)
      else expect([kind, here]).toEqual([kind, there])
    }
    expect([platform.indexedAt, index.indexedAt]).toEqual([null, NOW])
  })

  it.each(LANGUAGES)('returns the same results and facet counts for the same filters in %s', async (language) => {
    const word = { 'zh-CN': '机器人', 'en-US': 'robot', 'ja-JP': 'ロボット', 'ko-KR': '로봇' }[language]
    for (const query of [
      `keyword=${word}&kind=exhibit&region=CN`,
      `keyword=${word}&kind=exhibit&region=JP,KR&tag=ce`,
      `keyword=${word}&kind=meeting&state=upcoming`,
    ]) {
      const [platform, index] = [await on(language, query), await off(language, query)]
      expect(index.total).toBe(platform.total)
      expect(index.results.map(({ id }) => id).sort()).toEqual(platform.results.map(({ id }) => id).sort())
      for (const [name, values] of Object.entries(platform.facets)) {
        const counted = values.filter(({ count }) => count > 0)
        const reported = (index.facets[name] ?? []).filter(({ count }) => count > 0)
        expect([name, reported.map(({ value, count }) => [value, count])]).toEqual([
          name,
          counted.map(({ value, count }) => [value, count]),
        ])
      }
    }
  })
})

describe('queries of visitors in four languages', () => {
  interface Typed {
    language: Language
    query: string
    /** null: nothing of any kind is found. */
    kind: 'EXHIBIT' | 'EXHIBITOR' | null
    /** A text in the title or owner of one of the first three results. */
    first: string | null
    about: string
  }
  const queries = typed as Typed[]
  const addressed = ({ query, kind }: Typed) =>
    `keyword=${encodeURIComponent(query)}${kind ? `&kind=${kind.toLowerCase()}` : ''}`

  it('are at least 200, with more than 40 for each language', () => {
    expect(queries.length).toBeGreaterThanOrEqual(200)
    for (const language of LANGUAGES)
      expect(queries.filter((each) => each.language === language).length).toBeGreaterThan(40)
  })

  it.each(queries)('$language: $query ($about)', async (each) => {
    for (const answer of [await on(each.language, addressed(each)), await off(each.language, addressed(each))]) {
      const shown = answer.results.slice(0, 3).map(({ title, by }) => `${title} · ${by}`)
      if (each.first === null) expect([answer.total, shown]).toEqual([0, []])
      else
        expect(
          shown.some((line) => line.includes(each.first ?? '')),
          shown.join(' | '),
        ).toBe(true)
      expect(answer.left.length > 0, answer.left.join()).toBe(each.about.startsWith('fewer words'))
    }
  })

  it('return the matched field, the correction, the dropped words and the marks', async () => {
    for (const send of [on, off]) {
      const booth = await send('en-US', 'keyword=8.1B12&kind=exhibitor')
      expect(booth.results[0]?.matched).toEqual({ field: 'booth', text: '8.1 B12' })
      const named = await send('ja-JP', 'keyword=한린&kind=exhibitor')
      expect(named.results[0]?.matched).toEqual({ field: 'name', text: '한린정밀기계' })
      const tagged = await send('en-US', 'keyword=halal&kind=exhibit')
      expect(tagged.results[0]?.matched).toEqual({ field: 'tag', text: 'Halal' })
      expect((await send('en-US', 'keyword=robot&kind=exhibit')).results[0]?.matched).toBeNull()
      expect((await send('en-US', 'keyword=hanlin+precison')).corrected).toBe('hanlin precision')
      expect((await send('en-US', 'keyword=Kitamori+teapot')).left).toEqual(['Kitamori'])
      expect((await send('en-US', 'keyword=cobot')).marks).toContain('collaborative robot')
    }
  })
})

describe('the index alone', () => {
  it('corrects a typo in a Latin word and reports the correction', async () => {
    const answer = await off('en-US', 'keyword=kitamorri')
    expect(answer.corrected).toBe('kitamori')
    expect(answer.results.some(({ title }) => title.includes('Kitamori'))).toBe(true)
    expect((await off('en-US', 'keyword=kitamori')).corrected).toBeNull()
    expect(await off('en-US', 'keyword=xyzzyq')).toMatchObject({ total: 0, corrected: null, left: [], results: [] })
  })

  it('mixes kinds on the first page, and returns pages without gaps or duplicates', async () => {
    const { results, total } = await off('en-US', 'keyword=robot')
    expect(new Set(results.slice(0, 20).map(({ kind }) => kind)).size).toBeGreaterThan(2)
    const pages = Array.from({ length: Math.ceil(total / 20) }, (_, n) => off('en-US', `keyword=robot&page=${n + 1}`))
    const all = (await Promise.all(pages)).flatMap((page) => page.results)
    expect(new Set(all.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(total)
  })

  it.each(LANGUAGES)('suggests completions in %s', async (language) => {
    const typed = { 'zh-CN': '机器', 'en-US': 'robo', 'ja-JP': 'ろぼ', 'ko-KR': '로' }[language]
    const words = (await indexes.get(language)?.suggest(typed)) ?? []
    expect(words.length).toBeGreaterThan(2)
    expect(words.length).toBeLessThanOrEqual(8)
    expect(new Set(words).size).toBe(words.length)
  })
})

const opened = (address: string) => openIndex(address, fromSite)

describe('the fallback to the index', () => {
  let requestCount = 0
  /** A platform that does not answer in time is given up. The others are awaited, however slow the machine is. */
  const patienceFor = (fault: string) => (fault.startsWith('delay') ? 50 : HANG_GUARD)
  const search = (fault: string, manifest: string | null = manifestOf('en-US')) => {
    const answer = call('en-US', fault)
    const counted: typeof answer = (endpoint, input, options) => {
      requestCount += 1
      return answer(endpoint, input, options)
    }
    return createSearch({ call: counted, dataSource: 'ES', manifest, patience: patienceFor(fault), openIndex: opened })
  }

  it.each(['broken', 'html', 'truncated', `delay:${HANG_GUARD}`])(
    'answers after the fault %s, and pauses requests to the platform',
    async (fault) => {
      const { fetchAnswer, suggest } = search(fault)
      const result = await fetchAnswer(state('keyword=robot&kind=exhibitor'), signal)
      if (!result.ok) throw new Error(`${result.code} ${result.errCode}`)
      expect(result.data.indexedAt).toBe(NOW)
      expect(result.data.results.map(({ title }) => title)).toContain('Kitamori Robotics')
      // For a while after a failure the platform receives no requests.
      requestCount = 0
      expect((await fetchAnswer(state('keyword=drone'), signal)).ok).toBe(true)
      expect((await suggest('rob', signal)).length).toBeGreaterThan(2)
      expect(requestCount).toBe(0)
    },
  )

  it('ends once the platform is trusted again', async () => {
    let fault: string | undefined = 'broken'
    const { fetchAnswer, trustAgain } = createSearch({
      call: (endpoint, input, options) => call('en-US', fault)(endpoint, input, options),
      dataSource: 'ES',
      manifest: manifestOf('en-US'),
      patience: HANG_GUARD,
      openIndex: opened,
    })
    const first = await fetchAnswer(state('keyword=robot'), signal)
    fault = undefined
    trustAgain()
    const second = await fetchAnswer(state('keyword=robot'), signal)
    expect([first.ok && first.data.indexedAt, second.ok && second.data.indexedAt]).toEqual([NOW, null])
  })

  it('is not used after a refusal, without an index, or for an aborted request', async () => {
    const refused = await search('').fetchAnswer({ ...state('keyword=x'), keyword: 'x'.repeat(120) }, signal)
    expect(refused).toMatchObject({ ok: false, code: 'service', errCode: '4000' })
    expect(await search('broken', null).fetchAnswer(state('keyword=robot'), signal)).toMatchObject({ ok: false })
    expect(await search('broken', '/nothing/index.json').fetchAnswer(state('keyword=robot'), signal)).toMatchObject({
      ok: false,
    })
    const own = new AbortController()
    const given = search(`delay:${HANG_GUARD}`).fetchAnswer(state('keyword=robot'), own.signal)
    own.abort()
    expect(await given).toMatchObject({ ok: false, code: 'aborted' })
  })
})

describe('the index files', () => {
  const manifest = (language: Language) =>
    JSON.parse(readFileSync(join(site, manifestOf(language)), 'utf8')) as IndexManifest

  it('stay below their size limits', () => {
    for (const language of LANGUAGES) {
      const { folder, core, postings, shown, hidden } = manifest(language)
      const size = (name: string) => statSync(join(site, folder, `${name}.json`)).size
      expect(size(core)).toBeLessThan(120_000)
      for (const name of [...postings, ...shown, ...hidden]) expect(size(name)).toBeLessThan(40_000)
    }
  })

  it('are the same without changes, and only few change with one exhibit', () => {
    const before = readdirSync(join(site, SHARDS)).sort()
    const again = join(dir, 'again')
    writeSearchIndex(again, run, kept)
    expect(readdirSync(join(again, SHARDS)).sort()).toEqual(before)
    const [key, fair] = [...run.content.fairs][0] ?? []
    if (!key || !fair) throw new Error('no fair')
    const exhibits = listedExhibits(
      [...fair.exhibits].map((each, at) => (at === 3 ? { ...each, exhibitsName: 'Another' } : each)),
    )
    const fairs = new Map([...run.content.fairs, [key, { ...fair, exhibits }] as const])
    const changed = join(dir, 'changed')
    writeSearchIndex(changed, { ...run, content: { ...run.content, fairs } }, kept)
    const after = readdirSync(join(changed, SHARDS))
    const fresh = after.filter((name) => !before.includes(name))
    // Its language's core, the postings of its old and new words, its visible row.
    expect(fresh.length).toBeGreaterThan(3)
    expect(fresh.length).toBeLessThan(after.length / 16)
  })
})

import { contract } from '@fair/contract/index.ts'
import { LANGUAGES } from '@fair/contract/rules/language.ts'
import { nowNextPastOrder } from '@fair/contract/rules/time.ts'
import { SearchKind } from '@fair/contract/search.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSandbox, SAMPLE_NOW } from '../app.ts'
import type { Sandbox } from '../sandbox.ts'
import { callSandbox, payload } from '../testing/call-sandbox.ts'

const { search, live, meeting, group, news, project, micro, home, catalogue } = contract
let sandbox: Sandbox
beforeAll(() => {
  sandbox = createSandbox({ media: false })
})
afterAll(() => sandbox.close())

const english = { language: 'en-US' }
const WORDS = { 'zh-CN': '机器人', 'en-US': 'robot', 'ja-JP': 'ロボット', 'ko-KR': '로봇' } as const

describe('search across all kinds', () => {
  it.each(LANGUAGES)('returns the same counts in %s as the lists of the kinds', async (language) => {
    const headers = { language }
    const keyword = WORDS[language]
    const { counts } = await payload(sandbox, search.overview, { keyword }, headers)
    expect(counts.map(({ kind }) => kind)).toEqual(SearchKind.options)
    const totals: Record<string, number> = {
      EXHIBIT: (await payload(sandbox, search.exhibits, { keyword }, headers)).total,
      EXHIBITOR: (await payload(sandbox, search.exhibitor, { keyword }, headers)).total,
      EXHIBITOR_GROUP: (await payload(sandbox, group.filtered, { keyword }, headers)).total,
      LIVE: (await payload(sandbox, search.live, { keyword }, headers)).total,
      ACTIVITY: (await payload(sandbox, search.offlineActivity, { keyword }, headers)).total,
      MEETING: (await payload(sandbox, search.meeting, { keyword }, headers)).total,
      INFORMATION: (await payload(sandbox, news.search, { keyword }, headers)).total,
      PROJECT: (await payload(sandbox, search.project, { keyword }, headers)).total,
      MICRO_PAGE: (await payload(sandbox, micro.list, { keyword }, headers)).total,
    }
    for (const { kind, count } of counts) expect([kind, count]).toEqual([kind, totals[kind]])
    expect(totals['EXHIBIT']).toBeGreaterThan(9)
  })

  it('sorts news by relevance, or by time on request', async () => {
    const of = async (sort?: 'publish_time') =>
      (await payload(sandbox, news.search, { keyword: WORDS['en-US'], pageSize: 0, ...(sort && { sort }) }, english))
        .records
    const times = (await of('publish_time')).map(({ publishTime }) => publishTime)
    expect(times.length).toBeGreaterThan(2)
    expect(times).toEqual(times.toSorted().reverse())
    expect((await of()).map(({ publishTime }) => publishTime)).not.toEqual(times)
    expect((await callSandbox(sandbox, news.search, { sort: Object('hot') }, english)).errCode).toBe(4000)
  })

  it('ranks titles that start with the keyword first, and mixes the kinds', async () => {
    const { hits } = await payload(sandbox, search.overview, { keyword: 'seto' }, english)
    const placeOf = (title: string) => {
      const text = title.toLowerCase()
      return text.startsWith('seto') ? 0 : text.includes('seto') ? 1 : 2
    }
    const places = hits.map(({ title }) => placeOf(title))
    expect(places).toEqual(places.toSorted())
    expect(new Set(hits.slice(0, 4).map(({ kind }) => kind)).size).toBeGreaterThan(2)
    expect(hits.every(({ title, line }) => title !== '' && line !== '')).toBe(true)
  })

  it('pages through one kind without gaps or duplicates', async () => {
    const input = { keyword: WORDS['en-US'], kind: 'EXHIBIT', pageSize: 10 } as const
    const { counts } = await payload(sandbox, search.overview, input, english)
    const count = counts.find(({ kind }) => kind === 'EXHIBIT')?.count ?? 0
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(count / 10) }, (_, at) =>
        payload(sandbox, search.overview, { ...input, pageNum: at + 1 }, english),
      ),
    )
    const ids = pages.flatMap(({ hits }) => hits.map(({ id }) => id))
    expect(new Set(ids).size).toBe(count)
    expect(ids.length).toBe(count)
    const listed = await payload(sandbox, search.exhibits, { keyword: input.keyword, pageSize: 0 }, english)
    expect(new Set(ids)).toEqual(new Set(listed.records.map(({ exhibitsId }) => exhibitsId)))
  })

  it('returns more than 200 results, in the order of the list', async () => {
    const all = await payload(sandbox, search.overview, { keyword: '', kind: 'EXHIBIT', pageSize: 0 }, english)
    const listed = await payload(sandbox, search.exhibits, { pageSize: 0 }, english)
    expect(all.hits.map(({ id }) => id)).toEqual(listed.records.map(({ exhibitsId }) => exhibitsId))
    expect(all.hits.length).toBeGreaterThan(200)
  })

  it.each([
    ['full-width letters', 'ｒｏｂｏｔ', 'en-US', 'EXHIBIT'],
    ['part of a word', '전시', 'ko-KR', 'PROJECT'],
    ['half-width kana', 'ﾛﾎﾞｯﾄ', 'ja-JP', 'EXHIBIT'],
  ] as const)('matches a keyword given as %s', async (_, keyword, language, kind) => {
    const { counts } = await payload(sandbox, search.overview, { keyword }, { language })
    if (kind === 'PROJECT') expect(counts.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(0)
    else expect(counts.find((each) => each.kind === kind)?.count).toBeGreaterThan(9)
  })

  it.each([
    ['pinyin', 'hanlin', 'zh-CN', 'EXHIBITOR', '瀚林'],
    ['pinyin from a later syllable', 'jiqiren', 'zh-CN', 'EXHIBIT', '机器人'],
    ['pinyin initials', 'hljm', 'zh-CN', 'EXHIBITOR', '瀚林精密'],
    ['hiragana', 'ろぼっと', 'ja-JP', 'EXHIBIT', 'ロボット'],
    ['romaji', 'robotto', 'ja-JP', 'EXHIBIT', 'ロボット'],
    ['Korean initial consonants', 'ㄹㅂ', 'ko-KR', 'EXHIBIT', '로봇'],
    ['Korean typed with Latin keys', 'fhqht', 'ko-KR', 'EXHIBIT', '로봇'],
    ['a model number without its hyphen', 'gx650', 'en-US', 'EXHIBIT', 'GX-650'],
  ] as const)('finds names by their reading: %s', async (_, keyword, language, kind, name) => {
    const input = { keyword, kind, pageSize: 3 }
    const { counts, hits, suggestions } = await payload(sandbox, search.overview, input, { language })
    expect(counts.find((each) => each.kind === kind)?.count).toBeGreaterThan(0)
    const waiting = hits.map(({ title, line }) => `${title} ${line}`).join(' ')
    expect(waiting).toContain(name)
    expect(suggestions.length).toBeGreaterThan(0)
  })

  it.each(LANGUAGES)(
    'suggests at most eight completions in %s, those that start with the keyword first',
    async (language) => {
      const keyword = WORDS[language]
      const { suggestions } = await payload(sandbox, search.overview, { keyword }, { language })
      expect(suggestions.length).toBeGreaterThan(3)
      expect(suggestions.length).toBeLessThanOrEqual(8)
      expect(new Set(suggestions).size).toBe(suggestions.length)
      for (const words of suggestions) expect(words.toLowerCase()).toContain(keyword.toLowerCase())
      const begins = suggestions.map((words) => words.toLowerCase().startsWith(keyword))
      expect(begins).toEqual(begins.toSorted((a, b) => Number(b) - Number(a)))
      for (const words of suggestions) {
        const { counts } = await payload(sandbox, search.overview, { keyword: words }, { language })
        expect(counts.length, words).toBe(SearchKind.options.length)
      }
    },
  )

  it('suggests the codes of booths that begin with the keyword, and the exhibitor of a complete code', async () => {
    const suggest = async (keyword: string) =>
      (await payload(sandbox, search.overview, { keyword }, english)).suggestions
    const codes = await suggest('8.1 B')
    expect(codes).toContain('8.1 B12')
    for (const words of codes) expect(words).toMatch(/^8\.1 B\d+$/)
    for (const spelling of ['8.1 B12', '8.1b12', 'Hall 8.1, booth B12'])
      expect(await suggest(spelling), spelling).toEqual(['Hanlin Precision Machinery'])
  })

  it('returns nothing for nonsense, everything for a blank keyword, and refuses a long one', async () => {
    const none = await payload(sandbox, search.overview, { keyword: 'xyzzyq' }, english)
    expect([none.hits, none.suggestions]).toEqual([[], []])
    expect(none.counts.every(({ count }) => count === 0)).toBe(true)
    const all = await payload(sandbox, search.overview, { keyword: '  ' }, english)
    expect(all.suggestions).toEqual([])
    expect(all.counts.find(({ kind }) => kind === 'PROJECT')?.count).toBe(
      (await payload(sandbox, project.list, { exhibitionId: '2001' })).total,
    )
    const refusal = await callSandbox(sandbox, search.overview, { keyword: 'x'.repeat(101) }, english)
    expect(refusal).toMatchObject({ errCode: 4000, errMsg: 'keyword: at most 100 characters are allowed' })
  })

  it('returns hits that list/ids resolves', async () => {
    const { hits } = await payload(sandbox, search.overview, { keyword: 'robot', pageSize: 0 }, english)
    const typed = {
      EXHIBIT: 'EXHIBIT',
      EXHIBITOR: 'EXHIBITOR',
      LIVE: 'LIVE',
      MEETING: 'MEETING',
      INFORMATION: 'INFORMATION',
    } as const
    for (const [kind, goodsType] of Object.entries(typed)) {
      const list = hits.filter((each) => each.kind === kind).map(({ id }) => id)
      const goods = await payload(sandbox, home.listIds, { goodsType, list: list.slice(0, 200) })
      expect(goods.length, kind).toBe(Math.min(200, list.length))
    }
  })
})

describe('lists of lives and meetings', () => {
  it('are sorted by running, upcoming and past', async () => {
    const { records, total } = await payload(sandbox, search.live, { pageSize: 0 }, english)
    expect(total).toBe((await payload(sandbox, live.list, { pageSize: 0 })).total)
    expect(records).toEqual(nowNextPastOrder(records, SAMPLE_NOW))
    expect(records[0]?.state).toBe('live')
  })

  it('are filtered by day and hall, with a count for each alternative value', async () => {
    const everything = await payload(sandbox, search.meeting, { pageSize: 0 }, english)
    const dayOf = (time: string) => new Date(Date.parse(time) + 8 * 60 * 60_000).toISOString().slice(0, 10)
    const query = { date: ['2026-11-19'], hall: ['4.1', '8.1'], pageSize: 0 }
    const found = await payload(sandbox, search.meeting, query, english)
    const matches = (each: (typeof everything.records)[number], without: string) =>
      (without === 'date' || dayOf(each.startTime) === '2026-11-19') &&
      (without === 'hall' || query.hall.includes(each.hall))
    expect(found.records).toEqual(everything.records.filter((each) => matches(each, '')))
    expect(found.total).toBeGreaterThan(1)
    for (const { value, count } of found.facets['hall'] ?? []) {
      const alone = everything.records.filter((each) => matches(each, 'hall') && each.hall === value)
      expect([value, count]).toEqual([value, alone.length])
    }
    for (const { value, count } of found.facets['date'] ?? []) {
      const alone = everything.records.filter((each) => matches(each, 'date') && dayOf(each.startTime) === value)
      expect([value, count]).toEqual([value, alone.length])
    }
    const days = (everything.facets['date'] ?? []).map(({ value }) => value)
    expect(days).toEqual(days.toSorted())
    expect(days).toHaveLength(5)
  })

  it.each(LANGUAGES)('accept a topic by its value and by its name in %s', async (language) => {
    const headers = { language }
    const { facets } = await payload(sandbox, search.meeting, {}, headers)
    for (const { value, label, count } of facets['topic'] ?? []) {
      const byValue = await payload(sandbox, search.meeting, { topic: [value], pageSize: 0 }, headers)
      const byName = await payload(sandbox, search.meeting, { topic: [label], pageSize: 0 }, headers)
      expect([label, byValue.total]).toEqual([label, count])
      expect(byName.records).toEqual(byValue.records)
    }
    const topics = await payload(sandbox, meeting.topics, {}, headers)
    expect(topics.map(({ topic }) => topic).toSorted()).toEqual(
      (facets['topic'] ?? []).map(({ label }) => label).toSorted(),
    )
  })

  it('are filtered by exhibitor, keyword and state', async () => {
    const [first] = (await payload(sandbox, search.live, {}, english)).records
    const own = await payload(sandbox, search.live, { exhibitorId: first?.exhibitorId ?? '' }, english)
    expect(own.records.every(({ exhibitorId }) => exhibitorId === first?.exhibitorId)).toBe(true)
    const named = await payload(sandbox, search.live, { keyword: first?.exhibitorName ?? '' }, english)
    expect(named.records.map(({ _id }) => _id)).toContain(first?._id)
    const speaker = (await payload(sandbox, search.meeting, {}, english)).records[0]?.speakers[0]
    const spoken = await payload(sandbox, search.meeting, { keyword: speaker?.guestName ?? '' }, english)
    expect(spoken.records.some(({ speakers }) => speakers.some(({ guestId }) => guestId === speaker?.guestId))).toBe(
      true,
    )
    expect((await payload(sandbox, search.live, { state: ['offline'] })).total).toBe(0)
  })
})

describe('options for forms and filters', () => {
  it.each(LANGUAGES)('include the whole classification of industries in %s', async (language) => {
    const sections = await payload(sandbox, search.industryTree, {}, { language })
    expect(sections.map(({ industryId }) => industryId).join('')).toBe('ABCDEFGHIJKLMNOPQRSTU')
    const divisions = sections.flatMap(({ children }) => children)
    expect(divisions).toHaveLength(88)
    const codes = divisions.map(({ industryId }) => industryId.slice(1))
    expect(codes).toEqual(codes.toSorted())
    expect(new Set(divisions.map(({ industryName }) => industryName)).size).toBe(88)
  })

  it('include every industry and category of the fair, even unused ones', async () => {
    const industries = await payload(sandbox, search.allIndustries, {}, { exhibitionId: '2002' })
    const used = await payload(sandbox, search.industries, {}, { exhibitionId: '2002' })
    expect(industries.length).toBe(17)
    expect(used.length).toBeLessThan(17)
    const categories = await payload(sandbox, search.productionCategories, {}, { exhibitionId: '2002' })
    const shown = await payload(sandbox, catalogue.categoryTrees, {}, { exhibitionId: '2002' })
    expect(categories.length).toBe(17)
    expect(shown.length).toBeLessThan(17)
    for (const node of shown) expect(categories.map(({ categoryId }) => categoryId)).toContain(node.categoryId)
  })

  it('include each tag once, by type', async () => {
    const types = await payload(sandbox, search.tagTypes, {}, english)
    const tags = types.flatMap((type) => type.tags.map(({ tagId }) => tagId))
    expect(new Set(tags).size).toBe(tags.length)
    const { facets } = await payload(sandbox, search.exhibits, {}, english)
    for (const { value } of facets['tag'] ?? []) expect(tags).toContain(value)
    expect(types.map(({ tagTypeId }) => tagTypeId)).not.toContain('other')
  })
})

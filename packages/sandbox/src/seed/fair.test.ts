import { createHash } from 'node:crypto'
import { Agreement } from '@fair/contract/agreement.ts'
import { Exhibit, Exhibitor } from '@fair/contract/catalogue.ts'
import { Block, ThemeConfig, TopBar } from '@fair/contract/decoration.ts'
import { Exhibition } from '@fair/contract/exhibition.ts'
import { LiveSummary } from '@fair/contract/live.ts'
import { MeetingSummary } from '@fair/contract/meeting.ts'
import { Information } from '@fair/contract/news.ts'
import { LANGUAGES } from '@fair/contract/rules/language.ts'
import { Site, Terminal } from '@fair/contract/site.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { parseMedia } from '../media/address.ts'
import { makeFair } from './fair.ts'

const NOW = new Date('2026-11-19T02:42:00Z')
const SIZE = { exhibitors: 240, exhibits: 1200, news: 80 }
const fair = makeFair({ seed: 'fair', size: SIZE, now: NOW })
/** A third of the fair for the tests that read every text in every language: enough for all kinds of exhibit. */
const sample = makeFair({ seed: 'sample', size: { exhibitors: 80, exhibits: 400, news: 80 }, now: NOW })

const each = <T>(schema: z.ZodMiniType<T>, entities: readonly unknown[]) => {
  for (const entity of entities) {
    const result = z.safeParse(schema, entity)
    if (!result.success) throw new Error(`${z.prettifyError(result.error)}\n${JSON.stringify(entity)}`)
  }
}
const inEachLanguage = <T>(rows: readonly { compose(language: (typeof LANGUAGES)[number]): T }[]): T[] =>
  LANGUAGES.flatMap((language) => rows.map((row) => row.compose(language)))

test('the fair has the requested size, spread unevenly over the exhibitions', () => {
  expect(fair.exhibitors).toHaveLength(240)
  expect(fair.exhibits).toHaveLength(1200)
  expect(fair.news).toHaveLength(80)
  expect(fair.lives.length).toBeGreaterThan(150)
  expect(fair.meetings).toHaveLength(40)
  const count = (id: string) => fair.exhibits.filter(({ exhibitionId }) => exhibitionId === id).length
  expect(count('2001')).toBeGreaterThan(700)
  for (const id of ['2002', '2004', '3001']) expect(count(id), id).toBeGreaterThan(30)
  expect(new Set(fair.exhibits.map(({ hall }) => hall)).size).toBeGreaterThanOrEqual(12)
})

test.each([
  [{ exhibitors: 24, exhibits: 96, news: 12 }],
  [{ exhibitors: 1, exhibits: 1, news: 1 }],
  [{ exhibitors: 3, exhibits: 40, news: 7 }],
])('makeFair accepts the size %o', (size) => {
  const small = makeFair({ seed: 'x', size, now: NOW })
  expect(small.exhibitors).toHaveLength(size.exhibitors)
  expect(small.exhibits).toHaveLength(size.exhibits)
  expect(small.news.length).toBeLessThanOrEqual(size.news)
  each(Exhibit, inEachLanguage(small.exhibits))
  each(Exhibitor, inEachLanguage(small.exhibitors))
  each(LiveSummary, inEachLanguage(small.lives))
  each(MeetingSummary, inEachLanguage(small.meetings))
})

test('every entity matches the contract in every language', () => {
  each(Exhibit, inEachLanguage(sample.exhibits))
  each(Exhibitor, inEachLanguage(sample.exhibitors))
  each(Information, inEachLanguage(sample.news))
  each(LiveSummary, inEachLanguage(sample.lives))
  each(MeetingSummary, inEachLanguage(sample.meetings))
  each(Exhibition, inEachLanguage(sample.exhibitions))
  for (const language of LANGUAGES) {
    each(
      Block,
      fair.exhibitions.flatMap((exhibition) => exhibition.home(language)),
    )
    each(
      Site,
      fair.tenants.map((tenant) => tenant.site(language)),
    )
    each(
      TopBar,
      fair.tenants.map((tenant) => tenant.topBar(language)),
    )
    each(
      Terminal,
      fair.tenants.flatMap((tenant) => tenant.terminals(language)),
    )
    each(
      Agreement,
      fair.tenants.flatMap((tenant) => tenant.agreements(language)),
    )
  }
  each(
    ThemeConfig,
    fair.tenants.map(({ theme }) => theme),
  )
})

/** All strings of a value, with the path to each. */
function* stringsIn(value: unknown, path = ''): Generator<[path: string, text: string]> {
  if (typeof value === 'string') yield [path, value]
  else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) yield* stringsIn(item, `${path}.${key}`)
  }
}
const MAY_BE_EMPTY = /\.unit$/
const rowsOfAll = (of: typeof fair) =>
  [of.exhibits, of.exhibitors, of.news, of.lives, of.meetings, of.exhibitions].flat()
const composed = LANGUAGES.flatMap((language) => rowsOfAll(sample).map((row) => row.compose(language)))

test('no text is empty or has an unfilled slot', () => {
  const bad = new Set<string>()
  for (const entity of composed) {
    for (const [path, text] of stringsIn(entity)) {
      if (text === '' && !MAY_BE_EMPTY.test(path)) bad.add(path)
      if (/[{}]|undefined|NaN| {2}/.test(text)) bad.add(`${path}: ${text}`)
    }
  }
  expect([...bad]).toEqual([])
})

test('every picture has a valid media URL', () => {
  const addresses = new Set<string>()
  for (const entity of composed) {
    for (const [, text] of stringsIn(entity)) if (/^\/media\/(?!paper\/)/.test(text)) addresses.add(text)
  }
  expect(addresses.size).toBeGreaterThan(1500)
  expect([...addresses].filter((address) => !parseMedia(address))).toEqual([])
})

test('ids are unique', () => {
  for (const rows of [fair.exhibitors, fair.exhibits, fair.news, fair.lives, fair.meetings]) {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  }
})

test('names are unique within an exhibition, in each language', () => {
  for (const rows of [fair.exhibitors, fair.exhibits]) {
    for (const language of LANGUAGES) {
      const names = rows.map((row) => `${row.exhibitionId} ${row.name(language)}`)
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    }
  }
  for (const language of LANGUAGES) {
    const titles = fair.news.map((news) => news.compose(language).title)
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  }
})

test('rows have the same names and fields as the entities composed from them', () => {
  for (const language of LANGUAGES) {
    for (const row of sample.exhibits) {
      const exhibit = row.compose(language)
      expect(exhibit.exhibitsName).toBe(row.name(language))
      expect([exhibit.categoryId, exhibit.parentCategoryId, exhibit.regionCode, exhibit.booth.hall]).toEqual([
        row.categoryId,
        row.parentCategoryId,
        row.regionCode,
        row.hall,
      ])
      expect(exhibit.tags.map(({ tagId }) => tagId)).toEqual(row.tagIds)
    }
    for (const row of sample.exhibitors) {
      const exhibitor = row.compose(language)
      expect(exhibitor.exhibitorName).toBe(row.name(language))
      expect(exhibitor.initial).toMatch(/^[A-Z]$/)
    }
  }
})

test('rows refer to existing records only', () => {
  const values = (rows: readonly { value: string }[]) => new Set(rows.map(({ value }) => value))
  const regions = values(fair.regions)
  const tags = values(fair.tags)
  const halls = values(fair.halls)
  const industries = values(fair.industries)
  const categories = new Map(fair.categories.map((category) => [category.value, category.parent]))
  const exhibitors = new Map(fair.exhibitors.map((row) => [row.id, row]))
  const groups = values(fair.exhibitorGroups ?? [])
  for (const row of fair.exhibitors) {
    expect(regions.has(row.regionCode) && industries.has(row.industryId) && halls.has(row.hall)).toBe(true)
    for (const tag of row.tagIds) expect(tags.has(tag)).toBe(true)
    if (row.exhibitorGroupId !== null) expect(groups.has(row.exhibitorGroupId)).toBe(true)
  }
  for (const row of fair.exhibits) {
    expect(categories.get(row.categoryId)).toBe(row.parentCategoryId)
    expect(exhibitors.get(row.exhibitorId)?.exhibitionId).toBe(row.exhibitionId)
  }
  for (const row of [...fair.lives, ...fair.meetings]) {
    if (row.exhibitorId !== null) expect(exhibitors.get(row.exhibitorId)?.exhibitionId).toBe(row.exhibitionId)
  }
  const parents = fair.categories.filter(({ parent }) => parent === null)
  expect(parents.length).toBeGreaterThanOrEqual(15)
  for (const { value } of parents) {
    expect(fair.categories.filter(({ parent }) => parent === value).length).toBeGreaterThanOrEqual(4)
  }
})

test('labels of a facet are unique within their parent', () => {
  for (const rows of [fair.regions, fair.industries, fair.categories, fair.tags, fair.halls]) {
    for (const language of LANGUAGES) {
      const labels = rows.map((row) => `${row.parent} ${row.label(language)}`)
      expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([])
    }
  }
})

test('exhibitors have the count and pictures of their own exhibits, and ranks start at 0', () => {
  for (const row of fair.exhibitors) {
    const own = fair.exhibits.filter(({ exhibitorId }) => exhibitorId === row.id)
    const { exhibitsCount, pictures } = row.compose('en-US')
    expect(exhibitsCount).toBe(own.length)
    expect(pictures).toEqual(own.slice(0, 3).map((exhibit) => exhibit.compose('en-US').picture))
  }
  for (const rows of [fair.exhibitors, fair.exhibits]) {
    for (const id of new Set(rows.map(({ exhibitionId }) => exhibitionId))) {
      const ranks = rows.filter(({ exhibitionId }) => exhibitionId === id).map(({ rank }) => rank)
      expect(ranks).toEqual(ranks.map((_, index) => index))
    }
  }
})

test('the fair is on day two of five, with four running lives and meetings on every day', () => {
  const current = fair.exhibitions.find(({ exhibitionId }) => exhibitionId === '2001')?.compose('en-US')
  expect(current?.startTime).toBe('2026-11-18T01:30:00.000Z')
  expect(current?.endTime).toBe('2026-11-22T10:00:00.000Z')
  const lives = fair.lives.map((row) => row.compose('en-US'))
  const states = lives.map(({ state }) => state)
  expect(states.filter((state) => state === 'live').length).toBeGreaterThanOrEqual(4)
  expect(states).toContain('upcoming')
  expect(states).toContain('replay')
  const days = new Set(fair.meetings.map(({ startTime }) => startTime.slice(0, 10)))
  expect([...days].sort()).toEqual(['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'])
  for (const row of [...fair.meetings, ...fair.lives]) expect(row.startTime < row.endTime).toBe(true)
  for (const row of fair.news) expect(row.publishTime <= NOW.toISOString()).toBe(true)
  const times = fair.news.map(({ publishTime }) => publishTime)
  expect(times).toEqual([...times].sort().reverse())
})

test('the dates of the fair depend on the given moment', () => {
  const later = makeFair({
    seed: 'fair',
    size: { exhibitors: 24, exhibits: 96, news: 12 },
    now: new Date('2027-06-01T20:00:00Z'),
  })
  const current = later.exhibitions[0]?.compose('zh-CN')
  expect(current?.startTime).toBe('2027-06-01T01:30:00.000Z')
  const agenda = later.meetings.find(({ startTime }) => startTime < '2027-06-01T00:00:00Z')
  expect(agenda).toBeUndefined()
})

test('the same seed makes the same fair, and another seed a different one', () => {
  const digest = (seed: string) => {
    const { exhibits, exhibitors, news, meetings, lives } = makeFair({
      seed,
      size: { exhibitors: 48, exhibits: 240, news: 40 },
      now: NOW,
    })
    const hash = createHash('sha256')
    for (const row of [...exhibits, ...exhibitors, ...news, ...meetings, ...lives])
      hash.update(JSON.stringify(row.compose('ja-JP')))
    return hash.digest('hex')
  }
  const first = digest('fair')
  expect(digest('fair')).toBe(first)
  expect(digest('other')).not.toBe(first)
})

/** Latin text that belongs in East Asian text: units, models, standards and the names of protocols. */
const UNITS =
  'mm|cm|cm²|m|m²|m³|km|µm|g|kg|t|mg|ml|mL|L|µL|kW|W|kWh|Wh|V|Hz|kHz|MHz|kN|cN|N|N·m|MPa|dB|rpm|min|ms|s|h|ha|lm|kJ|mAh|fps|arcmin|kelvin|vol|f|i|e'
const NAMES =
  'Bluetooth|Casambi|Zigbee|CoaXPress|GigE|Vision|EtherCAT|Modbus|Link|mount|Wi|Fi|Ra|Rx|California|Organic|Standard|Halal|Cookie|Esc|WeChat|App|LiDAR|CHAdeMO|RoHS|KCs|Bx|SpO|Cat|MPa|EtherNet|d|k|n|GBs?|Sp|TEX|dB|UCAN'
const ALLOWED = new RegExp(`^(?:[A-Z][A-Z0-9]*|${UNITS}|${NAMES})$`)

test('Chinese, Japanese and Korean texts have no Latin words except models, units and standards', () => {
  const stray = new Set<string>()
  const rows = rowsOfAll(sample)
  const SKIPPED =
    /\.(?:url|localName|contactEmail|localLanguage|website|.*[iI]d|timeZone|format|theme|state|initial|certificates\.\d+|nameLanguage|_id|isCurrent|dataSourceSearch|businessCardConfig\.\d+|.*Time)$/
  for (const language of ['zh-CN', 'ja-JP', 'ko-KR'] as const) {
    for (const row of rows) {
      for (const [path, text] of stringsIn(row.compose(language))) {
        if (SKIPPED.test(path)) continue
        for (const word of text.replace(/<[^>]+>|&\w+;/g, ' ').match(/[A-Za-zÀ-ÖÙ-öù-ÿ]+/g) ?? []) {
          if (!ALLOWED.test(word)) stray.add(`${word} in ${path}: ${text.slice(0, 60)}`)
        }
      }
    }
  }
  expect([...stray]).toEqual([])
})

test('English texts have no East Asian characters except in local company names', () => {
  const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}，。、（）]/u
  const stray = new Set<string>()
  for (const row of rowsOfAll(sample)) {
    for (const [path, text] of stringsIn(row.compose('en-US'))) {
      if (!path.endsWith('localName') && EAST_ASIAN.test(text)) stray.add(`${path}: ${text}`)
    }
  }
  expect([...stray]).toEqual([])
})

test('the tenants differ in domains, colours, default language and hidden features', () => {
  const [a, b] = fair.tenants
  expect(a?.domains).toContain('localhost')
  expect(b?.domains).toContain('b.localhost')
  expect([a?.defaultLanguage, b?.defaultLanguage]).toEqual(['zh-CN', 'en-US'])
  expect(a?.theme.primaryColor).not.toBe(b?.theme.primaryColor)
  const flags = (index: number) =>
    fair.tenants[index]
      ?.site('en-US')
      .configList.filter(({ paramKey, paramValue }) => /^(HIDE|DISPLAY)/.test(paramKey) && paramValue === '1')
      .map(({ paramKey }) => paramKey)
  expect(flags(0)).toEqual(['DISPLAY_VISITOR_REGISTRATION'])
  expect(flags(1)).toEqual(expect.arrayContaining(['HIDE_SEARCH_BOX', 'HIDE_INFORMATION_DATE']))
  const published = fair.exhibitions
    .map((exhibition) => exhibition.compose('zh-CN'))
    .map(({ exhibitionId, publishState }) => `${exhibitionId}:${publishState}`)
  expect(published).toEqual(['2001:1', '2002:1', '2003:0', '2004:1', '3001:1', '2005:1', '2006:1'])
})

test('making a large fair takes less than four seconds of CPU time', () => {
  const cpu = () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  }
  const begin = cpu()
  const large = makeFair({ seed: 'large', size: { exhibitors: 4000, exhibits: 20_000, news: 200 }, now: NOW })
  expect(large.exhibits).toHaveLength(20_000)
  // The aim is 1.5 s; a machine that runs tests may be busy and cold.
  expect(cpu() - begin).toBeLessThan(4000)
})

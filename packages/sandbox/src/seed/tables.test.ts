import { AGREEMENT_TYPES } from '@fair/contract/agreement.ts'
import { expect, test } from 'vitest'
import { MOTIFS } from '../media/address.ts'
import { agreementsIn } from './agreements/agreements.ts'
import { FAMILIES, W } from './families.ts'
import { HALLS } from './halls.ts'
import { EXHIBITOR_STORIES, FAIR_STORIES, HEADLINES } from './news/news.ts'
import { PROSE } from './prose/prose.ts'
import { COUNTRIES, PROVINCES, placeName, TOWNS } from './regions.ts'
import { SHOWCASE } from './showcase/exhibitors.ts'
import { SHOWCASE_LIVES } from './showcase/lives.ts'
import { MEETINGS } from './showcase/meetings.ts'
import { TAG_IDS, TAGS } from './tags.ts'
import { slotsOf } from './template.ts'
import type { Text } from './text.ts'

/** Finds the texts in any table: tuples of four strings. */
function textsIn(value: unknown, found: Text[] = []): Text[] {
  if (typeof value !== 'object' || value === null) return found
  if (Array.isArray(value) && value.length === 4 && value.every((item) => typeof item === 'string')) {
    const [zh = '', en = '', ja = '', ko = ''] = value
    found.push([zh, en, ja, ko])
    return found
  }
  for (const item of Object.values(value)) textsIn(item, found)
  return found
}

const TABLES = {
  FAMILIES,
  W,
  PROSE,
  COUNTRIES,
  PROVINCES,
  TOWNS,
  HALLS,
  TAGS,
  HEADLINES,
  FAIR_STORIES,
  EXHIBITOR_STORIES,
  SHOWCASE_LIVES,
  MEETINGS,
}

test.each(Object.entries(TABLES))('%s has every text in four languages, without surrounding spaces', (_, table) => {
  const texts = textsIn(table)
  expect(texts.length).toBeGreaterThan(5)
  for (const text of texts) {
    for (const value of text) expect(value, text.join(' | ')).toBe(value.trim())
    const isEmpty = text.every((value) => value === '')
    if (!isEmpty)
      expect(
        text.filter((value) => value === ''),
        text.join(' | '),
      ).toEqual([])
  }
})

test.each(Object.entries(TABLES))('%s has each language in its own column', (_, table) => {
  for (const [zh, en, ja, ko] of textsIn(table)) {
    expect(zh, zh).not.toMatch(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u)
    expect(en, en).not.toMatch(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}。、，]/u)
    expect(ja, ja).not.toMatch(/\p{Script=Hangul}/u)
    expect(ko, ko).not.toMatch(/[\p{Script=Han}\p{Script=Hiragana}。、，]/u)
  }
})

test('sentences have the same slots for figures in Japanese and Korean', () => {
  for (const [, , ja, ko] of textsIn({ PROSE, EXHIBITOR_STORIES })) {
    // English may omit the exhibitor's name or the noun, but never a figure.
    const figures = (text: string) =>
      new Set(
        slotsOf(text).filter(
          (slot) => !['who', 'noun', 'exhibit', 'shell', 'globe', 'first', 'stand', 'hall', 'industry'].includes(slot),
        ),
      )
    expect(figures(ja), ja).toEqual(figures(ko))
  }
})

test('sentences about a kind use only slots that the kind has', () => {
  const always = new Set(['who', 'noun', 'place', 'hall', 'stand', 'kind', 'first', 'second'])
  for (const { id, kinds } of FAMILIES) {
    const prose = PROSE[id]
    expect(prose, id).toBeDefined()
    for (const kind of kinds) {
      const own = prose?.kinds[kind.id]
      expect(own, `${id} ${kind.id}`).toBeDefined()
      for (const text of own ?? []) {
        for (const slot of slotsOf(text))
          expect([...kind.specs, ...always], `${id} ${kind.id}: ${text}`).toContain(slot)
      }
    }
    for (const text of [...(prose?.opening ?? []), ...(prose?.points ?? [])].flat()) {
      for (const slot of slotsOf(text)) expect([...always], text).toContain(slot)
    }
    expect(Object.keys(prose?.kinds ?? {}).sort()).toEqual(kinds.map((kind) => kind.id).sort())
    expect(prose?.points.length).toBeGreaterThanOrEqual(5)
  }
})

test('families have enough kinds, products and specifications, all of which are used', () => {
  expect(FAMILIES.length).toBeGreaterThanOrEqual(15)
  for (const { id, motif, hall, kinds, specs, groups, tagIds } of FAMILIES) {
    expect(MOTIFS, id).toContain(motif)
    expect(HALLS.map(([name]) => name)).toContain(hall)
    expect(kinds.length, id).toBeGreaterThanOrEqual(4)
    expect(kinds.flatMap(({ products }) => products).length, id).toBeGreaterThanOrEqual(8)
    expect(tagIds.length).toBeGreaterThanOrEqual(4)
    const used = new Set([...groups.flatMap(({ rows }) => rows), ...kinds.flatMap((kind) => kind.specs)])
    expect(
      Object.keys(specs).filter((name) => !used.has(name)),
      id,
    ).toEqual([])
    expect(
      [...used, ...kinds.flatMap(({ numberedBy, without = [] }) => [...(numberedBy ? [numberedBy] : []), ...without])]
        .concat(Object.values(specs).flatMap((spec) => (spec.type === 'number' && spec.follows ? [spec.follows] : [])))
        .filter((name) => !Object.hasOwn(specs, name)),
      id,
    ).toEqual([])
    for (const kind of kinds) {
      expect(kind.specs.length, `${id} ${kind.id}`).toBeGreaterThanOrEqual(3)
      const nouns = kind.products.map((product) => product.join())
      expect(new Set(nouns).size).toBe(nouns.length)
    }
  }
  expect(new Set(FAMILIES.map(({ motif }) => motif)).size).toBe(15)
})

test('no product belongs to two kinds, and no modifier is unused', () => {
  for (const column of [0, 1, 2, 3] as const) {
    const nouns = FAMILIES.flatMap(({ kinds }) => kinds.flatMap(({ products }) => products.map((name) => name[column])))
    expect(nouns.filter((noun, index) => nouns.indexOf(noun) !== index)).toEqual([])
  }
  const words = new Set(FAMILIES.flatMap(({ kinds }) => kinds.flatMap(({ modifiers }) => modifiers)))
  expect(Object.entries(W).flatMap(([name, word]) => (words.has(word) ? [] : [name]))).toEqual([])
})

test('English nouns are in lower case, except for acronyms', () => {
  for (const { kinds } of FAMILIES) {
    for (const [, noun] of kinds.flatMap(({ products }) => products)) {
      expect(noun).toMatch(/^(?:[a-zéê’'-]+|[A-Z0-9]{2,4}|Longjing)(?: (?:[a-zéê’'-]+|[A-Z0-9]{2,4}))*$/)
    }
  }
})

test('tags have different names, and every country and province has a town', () => {
  for (const column of [0, 1, 2, 3] as const) {
    const names = TAG_IDS.map((id) => TAGS[id][column])
    expect(new Set(names).size).toBe(names.length)
  }
  expect(COUNTRIES.length).toBeGreaterThanOrEqual(30)
  for (const { code } of COUNTRIES)
    expect(
      TOWNS.some((town) => town.countryCode === code),
      code,
    ).toBe(true)
  for (const [code] of PROVINCES)
    expect(
      TOWNS.some((town) => town.regionCode === code),
      code,
    ).toBe(true)
  expect(
    placeName({ regionCode: 'SG', countryCode: 'SG', name: ['新加坡', 'Singapore', 'シンガポール', '싱가포르'] })[1],
  ).toBe('Singapore')
})

test('agreements of every type are complete in each language', () => {
  for (const column of [0, 1, 2, 3] as const) {
    const agreements = agreementsIn('1001', ['海汇', 'Haihui', '海匯', '하이후이'], column)
    expect(agreements.map(({ agreementType }) => agreementType).sort()).toEqual([...AGREEMENT_TYPES].sort())
    for (const { content, title } of agreements) {
      expect(title).not.toBe('')
      expect(content).not.toContain('{')
      expect((content.match(/<h2>/g) ?? []).length).toBeGreaterThanOrEqual(4)
      expect(content.replace(/<[^>]+>/g, '').length).toBeGreaterThan(column === 1 ? 800 : 320)
    }
  }
})

test('showcase booths are unique, and in the hall of their family', () => {
  const places = SHOWCASE.map(({ hall, stand }) => `${hall} ${stand}`)
  expect(new Set(places).size).toBe(places.length)
  for (const { familyId, hall } of SHOWCASE)
    expect(FAMILIES.find(({ id }) => id === familyId)?.hall, familyId).toBe(hall)
})

import { expect, test } from 'vitest'
import { FAMILIES } from '../families.ts'
import { TOWNS } from '../regions.ts'
import { CLUSTERS, makeNamer } from './company.ts'
import { CHINESE, JAPANESE, KOREAN, WESTERN } from './stems.ts'
import { TRADES } from './trades.ts'

const ALL_STEMS = [...CHINESE, ...JAPANESE, ...KOREAN, ...Object.values(WESTERN).flat()]

test('every stem has a form in each language, and no two stems share one', () => {
  for (const column of [0, 1, 2, 3] as const) {
    const forms = ALL_STEMS.map(({ text }) => text[column])
    expect(forms.filter((form) => form === '')).toEqual([])
    expect(forms.filter((form, index) => forms.indexOf(form) !== index)).toEqual([])
  }
})

test('stems are written in the script of their language', () => {
  for (const { text } of ALL_STEMS) {
    expect(text[0]).toMatch(/^\p{Script=Han}+$/u)
    expect(text[1]).toMatch(/^[A-Z][A-Za-z ]+$/)
    expect(text[2]).toMatch(/^[\p{Script=Han}\u30a0-\u30ff]+$/u)
    expect(text[3]).toMatch(/^\p{Script=Hangul}+$/u)
  }
  for (const { jaInitial } of CHINESE) expect(jaInitial).toMatch(/^[A-Z]$/)
})

test('every family has a trade with different words in each language', () => {
  for (const { id } of FAMILIES) {
    const trade = TRADES[id]
    expect(trade, id).toBeDefined()
    if (!trade) continue
    expect(trade.local.filter((word) => word === '')).toEqual([])
    for (const words of [trade.chinese, trade.japanese, trade.korean, trade.western]) {
      for (const column of [0, 1, 2, 3] as const) {
        const forms = words.map((word) => word[column])
        expect(new Set(forms).size, `${id} ${forms}`).toBe(forms.length)
      }
    }
  }
})

test('the towns of each industry cluster exist', () => {
  const towns = new Set(TOWNS.map(({ name }) => name[1]))
  expect(Object.keys(CLUSTERS).sort()).toEqual(FAMILIES.map(({ id }) => id).sort())
  expect(Object.values(CLUSTERS).flatMap((names) => names.filter((name) => !towns.has(name)))).toEqual([])
})

test('500 companies have different names and an initial in each language', () => {
  const name = makeNamer('test', [])
  const companies = Array.from({ length: 500 }, (_, index) => name(FAMILIES[index % FAMILIES.length]?.id ?? '', index))
  for (const column of [0, 1, 2, 3] as const) {
    expect(new Set(companies.map((company) => company.name[column])).size).toBe(500)
    for (const company of companies) expect(company.initials[column], company.name[column]).toMatch(/^[A-Z]$/)
  }
  const chinese = companies.filter(({ town }) => town.countryCode === 'CN').length
  expect(chinese).toBeGreaterThan(220)
  expect(new Set(companies.map(({ town }) => town.countryCode)).size).toBeGreaterThan(20)
})

test('a taken name is not generated again', () => {
  const first = makeNamer('test', [])('machine', 0)
  const second = makeNamer('test', [first.name])('machine', 0)
  expect(second.name).not.toEqual(first.name)
})

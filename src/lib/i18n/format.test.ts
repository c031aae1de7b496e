import { LANGUAGES } from '@fair/contract/rules/language.ts'
import { asInstant, asZone } from '@fair/contract/rules/own-values.ts'
import { describe, expect, it } from 'vitest'
import { parsed } from '../../../tests/parsed.ts'
import { moneyText } from '../../domain/money.ts'
import { buildTranslate } from './build-texts.ts'
import { formatsOf } from './format.ts'

import { nameOf, percentText } from './names.ts'

// How each language formats the site's values, in one table: a row for each kind of value.

const ZONE = asZone('Asia/Shanghai')
const OPENING = asInstant('2026-11-18T01:30:00Z')
const CLOSING = asInstant('2026-11-22T10:00:00Z')
const NEXT_MONTH = asInstant('2026-12-02T10:00:00Z')
const NEXT_YEAR = asInstant('2027-01-05T10:00:00Z')

type Format = (language: (typeof LANGUAGES)[number]) => string

const ROWS: readonly (readonly [what: string, format: Format, zh: string, en: string, ja: string, ko: string])[] = [
  ['a number', (l) => formatsOf(l).number(2318), '2,318', '2,318', '2,318', '2,318'],
  ['a small number in compact form', (l) => formatsOf(l).compact(2318), '2,318', '2,318', '2,318', '2,318'],
  ['a large number in compact form', (l) => formatsOf(l).compact(12_300), '1.2万', '12.3K', '1.2万', '1.2만'],
  ['a date', (l) => formatsOf(l).date(OPENING, ZONE), '2026-11-18', '18 Nov 2026', '2026年11月18日', '2026. 11. 18.'],
  ['a day', (l) => formatsOf(l).day(OPENING, ZONE), '11-18', '18 Nov', '11月18日', '11. 18.'],
  ['a weekday', (l) => formatsOf(l).weekday(OPENING, ZONE), '周三', 'Wed', '水', '수'],
  ['a month', (l) => formatsOf(l).month(OPENING, ZONE), '十一月', 'November', '11月', '11월'],
  ['a time', (l) => formatsOf(l).time(OPENING, ZONE), '09:30', '09:30', '09:30', '09:30'],
  ['midnight', (l) => formatsOf(l).time(asInstant('2026-11-17T16:00:00Z'), ZONE), '00:00', '00:00', '00:00', '00:00'],
  [
    'a date and time',
    (l) => formatsOf(l).dateTime(OPENING, ZONE),
    '2026-11-18 09:30',
    '18 Nov 2026 09:30',
    '2026年11月18日 09:30',
    '2026. 11. 18. 09:30',
  ],
  [
    'days of one month',
    (l) => formatsOf(l).dateRange(OPENING, CLOSING, ZONE),
    '2026.11.18–22',
    '18–22 Nov 2026',
    '2026年11月18日–22日',
    '2026. 11. 18.–22.',
  ],
  [
    'days of two months',
    (l) => formatsOf(l).dateRange(OPENING, NEXT_MONTH, ZONE),
    '2026.11.18–12.02',
    '18 Nov–2 Dec 2026',
    '2026年11月18日–12月2日',
    '2026. 11. 18.–12. 2.',
  ],
  [
    'days of two years',
    (l) => formatsOf(l).dateRange(OPENING, NEXT_YEAR, ZONE),
    '2026.11.18–2027.01.05',
    '18 Nov 2026–5 Jan 2027',
    '2026年11月18日–2027年1月5日',
    '2026. 11. 18.–2027. 1. 5.',
  ],
  [
    'one day',
    (l) => formatsOf(l).dateRange(OPENING, OPENING, ZONE),
    '2026-11-18',
    '18 Nov 2026',
    '2026年11月18日',
    '2026. 11. 18.',
  ],
  [
    'days until midnight',
    (l) => formatsOf(l).dateRange(OPENING, parsed('2026-11-22T16:00:00Z'), ZONE),
    '2026.11.18–22',
    '18–22 Nov 2026',
    '2026年11月18日–22日',
    '2026. 11. 18.–22.',
  ],
  ['a small file', (l) => formatsOf(l).bytes(420), '1 KB', '1 KB', '1 KB', '1 KB'],
  ['a file', (l) => formatsOf(l).bytes(6_240_000), '6.2 MB', '6.2 MB', '6.2 MB', '6.2 MB'],
  ['a percentage', (l) => percentText(l, 85), '85%', '85%', '85%', '85%'],
  ['a list', (l) => formatsOf(l).list(['A', 'B', 'C']), 'A、B、C', 'A, B, C', 'A、B、C', 'A, B, C'],
  [
    'yuan',
    (l) => moneyText(l, { amount: 128_050, currency: parsed('CNY') }),
    '¥1,280.50',
    'CN¥1,280.50',
    '元\u{a0}1,280.50',
    'CN¥1,280.50',
  ],
  ['yen', (l) => moneyText(l, { amount: 1250, currency: parsed('JPY') }), 'JP¥1,250', '¥1,250', '￥1,250', 'JP¥1,250'],
  ['a country', (l) => nameOf('region', l, 'KR'), '韩国', 'South Korea', '韓国', '대한민국'],
  ['a hall', (l) => buildTranslate(l)('common:hall', { hall: '8.1' }), '8.1 馆', 'Hall 8.1', '8.1館', '8.1관'],
  [
    'a room with its hall',
    (l) =>
      buildTranslate(l)('agenda:placeLine', { hall: buildTranslate(l)('common:hall', { hall: '8.1' }), place: 'A' }),
    '8.1 馆 · A',
    'A · Hall 8.1',
    '8.1館・A',
    '8.1관 · A',
  ],
  [
    'a number in a text',
    (l) => buildTranslate(l)('agenda:viewers', { count: 2318 }),
    '2,318 人观看',
    '2,318 viewers',
    '2,318人が視聴',
    '2,318명 시청',
  ],
]

describe.each(ROWS)('%s', (_what, format, ...written) => {
  it.each(LANGUAGES.map((language, n) => [language, written[n]] as const))('in %s', (language, text) => {
    expect(format(language)).toBe(text)
  })
})

const files = import.meta.glob<string>('./messages/*/*.json', { eager: true, query: '?raw', import: 'default' })

it.each(Object.entries(files))('%s uses the brackets and ellipses of its language', (path, text) => {
  const isWide = /(zh-CN|ja-JP)\.json$/.test(path)
  const rest = text.replaceAll(/\$t\([^)]*\)/g, '')
  expect(rest).not.toMatch(isWide ? /[()]/ : /[（）]/)
  expect(rest).not.toMatch(/\.\.\./)
})

it('a percentage is whole, unless it is small but not zero', () => {
  const { percent } = formatsOf('en-US')
  expect([0.591, 0.0049, 0, 1].map(percent)).toEqual(['59%', '0.5%', '0%', '100%'])
})

it.each(LANGUAGES)('numbers are formatted as by Intl, even those formatted without it: %s', (language) => {
  const intl = new Intl.NumberFormat(language)
  for (const value of [...Array(1001).keys(), -1, 0.5, 1.25, Number.NaN])
    expect(formatsOf(language).number(value)).toBe(intl.format(value))
})

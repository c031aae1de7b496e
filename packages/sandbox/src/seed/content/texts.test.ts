import { describe, expect, it } from 'vitest'
import { load } from '../../data/load.ts'
import { ISIC } from '../classification/isic.ts'
import { GROUPS } from '../groups.ts'
import { OTHER_TAGS, TAG_TYPES } from '../tags.ts'
import { slotsOf } from '../template.ts'
import type { Text } from '../text.ts'
import { ADVERTISEMENTS } from './advertisements.ts'
import { GROUP_DRAFTS, GROUP_PLANS, UNPUBLISHED_GROUP } from './groups/groups.ts'
import { HOSTS, SPEAKERS } from './guests/portraits.ts'
import { MICRO_PLANS } from './micro/plan.ts'
import { NATION_PLANS } from './nations/nations.ts'
import { COOPERATIONS, dollars, euros, FACTS, PAPERS, yuan } from './projects/plan.ts'
import { PROJECT_PLANS } from './projects/projects.ts'

const isText = (value: unknown): value is Text =>
  Array.isArray(value) && value.length === 4 && value.every((each) => typeof each === 'string')

/** Every text in four languages within a table, with its path. */
function textsIn(value: unknown, way: string): [string, Text][] {
  if (isText(value)) return [[way, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${way}.${key}`))
}

const TABLES = {
  GROUPS,
  GROUP_PLANS,
  GROUP_DRAFTS,
  UNPUBLISHED_GROUP,
  PROJECT_PLANS,
  COOPERATIONS,
  FACTS,
  PAPERS,
  HOSTS,
  SPEAKERS,
  NATION_PLANS,
  MICRO_PLANS,
  ADVERTISEMENTS,
  TAG_TYPES,
  OTHER_TAGS,
  ISIC,
  contentTexts: load('texts/content'),
}
const TEXTS = Object.entries(TABLES).flatMap(([name, table]) => textsIn(table, name))

const HAN = /\p{Script=Han}/u
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const HANGUL = /\p{Script=Hangul}/u
/** A word of letters: a text without words (figures, standards) may be the same in every language. */
const WORDS = /[a-z]{4}/
/** The Han characters of places that need them to be distinguished in Korean. */
const EXPLAINED = /\(\p{Script=Han}+\)/gu

describe('content texts', () => {
  it('include more than 650 entries', () => {
    expect(TEXTS.length).toBeGreaterThan(650)
  })

  it('are complete, and use only the script of their language', () => {
    const strange = TEXTS.filter(([, [zh, en, ja, ko]]) => {
      if ([zh, en, ja, ko].some((text) => text.trim() === '' || text !== text.trim())) return true
      if (KANA.test(zh) || HANGUL.test(zh)) return true
      if (HAN.test(en) || KANA.test(en) || HANGUL.test(en)) return true
      if (HANGUL.test(ja)) return true
      return KANA.test(ko) || HAN.test(ko.replace(EXPLAINED, ''))
    })
    expect(strange).toEqual([])
  })

  it('are translated if they contain words', () => {
    const same = TEXTS.filter(([, [zh, en, ja, ko]]) => WORDS.test(en) && (zh === en || ja === en || ko === en))
    expect(same).toEqual([])
  })

  it('end with punctuation in every language or in none', () => {
    const ending = /[.。?？]$/
    const uneven = TEXTS.filter(([, [zh, en, ja, ko]]) => {
      const ends = [zh, en, ja, ko].map((text) => ending.test(text))
      return new Set(ends).size > 1
    })
    expect(uneven.map(([way, text]) => `${way}: ${text.join(' | ')}`)).toEqual([])
  })

  it('have the same slots and markup in each language, and no exclamation marks', () => {
    for (const [way, texts] of TEXTS) {
      const marks = texts.map((text) => [slotsOf(text).toSorted(), /^(?:## |- )?/.exec(text)?.[0]])
      for (const each of marks) expect(each, way).toEqual(marks[0])
      expect(texts.join(''), way).not.toMatch(/[!！]/)
    }
  })
})

describe('sums of money', () => {
  it('use the number units of each language', () => {
    expect(yuan(860)).toEqual(['8.6 亿元', 'CNY 860 million', '8億6,000万元', '8억 6,000만 위안'])
    expect(yuan(58)).toEqual(['5,800 万元', 'CNY 58 million', '5,800万元', '5,800만 위안'])
    expect(yuan(2.6)).toEqual(['260 万元', 'CNY 2.6 million', '260万元', '260만 위안'])
    expect(euros(3.2)).toEqual(['320 万欧元', 'EUR 3.2 million', '320万ユーロ', '320만 유로'])
    expect(dollars(14)).toEqual(['1,400 万美元', 'USD 14 million', '1,400万ドル', '1,400만 달러'])
  })
})

import { load } from '../../data/load.ts'
import { chance, itemAt, keyOf, randomInt, randomItem, shuffled } from '../random.ts'
import type { Town } from '../regions.ts'
import { townOf, townsOf } from '../regions.ts'
import type { Text } from '../text.ts'
import { initialsOf } from './initials.ts'
import type { Stem } from './stems.ts'
import { CHINESE, JAPANESE, KOREAN, WESTERN } from './stems.ts'
import type { Trade } from './trades.ts'
import { TRADES } from './trades.ts'

/** The clusters of an industry: towns by their English names, in several countries. */
export const CLUSTERS: Readonly<Record<string, readonly string[]>> = load('names/clusters')

/** A company in a directory: its name in four languages, and in its own spelling. */
export interface Company {
  readonly name: Text
  readonly localName: string
  readonly localLanguage: string
  readonly initials: Text
  readonly town: Town
  /** The first letter of its models: K in KR-7. */
  readonly letter: string
}

/** How a country's companies spell their own name: the column of `Trade.local`, the tag, and the surrounding text. */
interface LocalForm {
  readonly column: number
  readonly language: string
  readonly wrap: (name: string) => string
}

const suffix = (column: number, language: string, legal: string): LocalForm => ({
  column,
  language,
  wrap: (name) => `${name} ${legal}`,
})

/** Column -1: in English, as is usual for companies there. */
const LOCAL_FORMS: Readonly<Record<string, LocalForm>> = {
  DE: suffix(0, 'de', 'GmbH'),
  AT: suffix(0, 'de', 'GmbH'),
  CH: suffix(0, 'de', 'AG'),
  IT: suffix(1, 'it', 'S.r.l.'),
  FR: suffix(2, 'fr', 'SAS'),
  ES: suffix(3, 'es', 'S.L.'),
  MX: suffix(3, 'es', 'S.A. de C.V.'),
  PT: suffix(4, 'pt', 'Lda.'),
  BR: suffix(4, 'pt-BR', 'Ltda.'),
  SE: suffix(5, 'sv', 'AB'),
  NL: suffix(6, 'nl', 'B.V.'),
  BE: suffix(6, 'nl', 'BV'),
  TR: suffix(7, 'tr', 'A.Ş.'),
  PL: suffix(8, 'pl', 'Sp. z o.o.'),
  CZ: suffix(-1, 'en', 's.r.o.'),
  DK: suffix(-1, 'en', 'A/S'),
  FI: suffix(-1, 'en', 'Oy'),
  GB: suffix(-1, 'en', 'Ltd'),
  US: suffix(-1, 'en', 'Inc.'),
  CA: suffix(-1, 'en', 'Inc.'),
  AU: suffix(-1, 'en', 'Pty Ltd'),
  IN: suffix(-1, 'en', 'Pvt. Ltd.'),
  VN: suffix(-1, 'en', 'JSC'),
  TH: suffix(-1, 'en', 'Co., Ltd.'),
  MY: suffix(-1, 'en', 'Sdn. Bhd.'),
  SG: suffix(-1, 'en', 'Pte. Ltd.'),
  ID: { column: -1, language: 'en', wrap: (name) => `PT ${name}` },
}

/** Out of a thousand exhibitors; the rest is spread evenly across the other countries. */
const ORIGINS: readonly (readonly [code: string, share: number])[] = [
  ['CN', 560],
  ['JP', 95],
  ['KR', 85],
  ['DE', 35],
  ['IT', 33],
  ['TR', 18],
  ['VN', 18],
  ['US', 18],
  ['IN', 16],
  ['GB', 12],
]
const OTHERS = Object.keys(WESTERN).filter((code) => !ORIGINS.some(([origin]) => origin === code))

const isKatakana = (text: string) => /^[\u30a0-\u30ff]/.test(text)

function joined(stem: Text, word: Text, isEastern: boolean, isChinese: boolean): Text {
  const dot = isKatakana(stem[2]) && isKatakana(word[2]) ? '・' : ''
  return [
    stem[0] + word[0],
    `${stem[1]} ${word[1]}`,
    stem[2] + dot + word[2],
    stem[3] + (isEastern && isChinese ? '' : ' ') + word[3],
  ]
}

function originOf(key: number): string {
  let rest = randomInt(key, 1, 0, 999)
  for (const [code, share] of ORIGINS) {
    if (rest < share) return code
    rest -= share
  }
  return randomItem(OTHERS, key, 2)
}

function tradeOf(familyId: string): Trade {
  const trade = TRADES[familyId]
  if (!trade) throw new RangeError(`no trade ${familyId}`)
  return trade
}

/** A town in the country, preferably one with a cluster of the industry. */
function townFor(code: string, familyId: string, key: number): Town {
  const towns = townsOf(code)
  const home = towns.filter(({ name }) => CLUSTERS[familyId]?.includes(name[1]))
  return home.length > 0 && chance(key, 4, 0.75) ? randomItem(home, key, 3) : randomItem(towns, key, 3)
}

function compose(code: string, stem: Stem, familyId: string, turn: number, key: number): Company {
  const town = townFor(code, familyId, key)
  const trade = tradeOf(familyId)
  const rest = { town, letter: stem.text[1].charAt(0) }
  if (code === 'CN' || code === 'KR') {
    const name = joined(stem.text, itemAt(code === 'CN' ? trade.chinese : trade.korean, turn), true, true)
    const isChinese = code === 'CN'
    return {
      ...rest,
      name,
      localName: isChinese ? name[0] : name[3],
      localLanguage: isChinese ? 'zh-CN' : 'ko-KR',
      initials: initialsOf(name, stem.jaInitial),
    }
  }
  if (code === 'JP') {
    const name = joined(stem.text, itemAt(trade.japanese, turn), true, false)
    const initials = initialsOf(name, stem.text[1].charAt(0))
    return { ...rest, name, localName: `${name[2]}株式会社`, localLanguage: 'ja-JP', initials }
  }
  const word = itemAt(trade.western, turn)
  const form = LOCAL_FORMS[code]
  if (!form) throw new RangeError(`no local form ${code}`)
  const name = joined(stem.text, word, false, false)
  const own = form.column < 0 ? name[1] : `${stem.text[1]} ${itemAt(trade.local, form.column)}`
  return { ...rest, name, localName: form.wrap(own), localLanguage: form.language, initials: initialsOf(name, '') }
}

const stemsOf = (code: string): readonly Stem[] =>
  code === 'CN' ? CHINESE : code === 'JP' ? JAPANESE : code === 'KR' ? KOREAN : (WESTERN[code] ?? [])

/**
 * Names companies in sequence, no name twice in any language. Every stem is used before one is repeated, so that in a
 * directory of a few hundred hardly any two begin alike.
 */
export function makeNamer(seed: string, taken: readonly Text[]): (familyId: string, index: number) => Company {
  const used = new Set(taken.flat())
  const turns = new Map<string, { order: readonly Stem[]; next: number }>()
  const turnOf = (code: string) => {
    const known = turns.get(code)
    if (known) return known
    const fresh = { order: shuffled(stemsOf(code), keyOf(seed, `stems-${code}`)), next: 0 }
    turns.set(code, fresh)
    return fresh
  }
  /**
   * Families whose names are exhausted: more than 7,000 exhibitors. From then on company names contain numbers: a fair
   * for benchmarks.
   */
  const worn = new Map<string, number>()
  return (familyId, index) => {
    const key = keyOf(seed, 'company', index)
    for (let attempt = 0; attempt < 4000 && !worn.has(familyId); attempt += 1) {
      // The names for a country with many companies run out in a very large fair: the search then moves on to China.
      const code = attempt < 400 ? originOf(key) : 'CN'
      const turn = turnOf(code)
      const stem = itemAt(turn.order, turn.next)
      const company = compose(
        code,
        stem,
        familyId,
        (turn.next % turn.order.length) + Math.floor(turn.next / turn.order.length),
        key,
      )
      turn.next += 1
      if (company.name.some((name) => used.has(name))) continue
      for (const name of company.name) used.add(name)
      return company
    }
    const number = (worn.get(familyId) ?? 1) + 1
    worn.set(familyId, number)
    const { order } = turnOf('CN')
    const company = compose('CN', itemAt(order, number), familyId, number, key)
    const [zh, en, ja, ko] = company.name
    const numbered: Text = [`${zh} ${number}`, `${en} ${number}`, `${ja} ${number}`, `${ko} ${number}`]
    return { ...company, name: numbered, localName: `${company.localName} ${number}` }
  }
}

/** A company whose names are listed in a table. */
export function namedCompany(name: Text, localName: string, localLanguage: string, jaInitial: string, town: string) {
  const initials = initialsOf(name, jaInitial)
  return { name, localName, localLanguage, initials, town: townOf(town), letter: name[1].charAt(0) } satisfies Company
}

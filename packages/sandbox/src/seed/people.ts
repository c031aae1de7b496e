import { load } from '../data/load.ts'
import { type MediaPicture, personPicture } from '../media/address.ts'
import { randomInt, randomItem } from './random.ts'
import type { Text } from './text.ts'
import { each } from './text.ts'

/** Surnames and given names with their four forms, by the language of origin. */
interface NameTable {
  readonly surnames: readonly Text[]
  readonly givens: readonly Text[]
  /** Joins the parts in the order of each language: surname first in East Asia. */
  join(surname: Text, given: Text): Text
}

const data = load('names/people')

const EASTERN_TIGHT: NameTable['join'] = (surname, given) => [
  surname[0] + given[0],
  `${surname[1]} ${given[1]}`,
  surname[2] + given[2],
  surname[3] + given[3],
]

const CHINESE: NameTable = {
  ...data.chinese,
  join: EASTERN_TIGHT,
}

const JAPANESE: NameTable = {
  ...data.japanese,
  join: (surname, given) => [
    surname[0] + given[0],
    `${given[1]} ${surname[1]}`,
    `${surname[2]} ${given[2]}`,
    `${surname[3]} ${given[3]}`,
  ],
}

const KOREAN: NameTable = {
  ...data.korean,
  join: (surname, given) => [
    surname[0] + given[0],
    `${surname[1]} ${given[1]}`,
    `${surname[2]}・${given[2]}`,
    surname[3] + given[3],
  ],
}

const WESTERN: NameTable = {
  ...data.western,
  join: (surname, given) => [
    `${given[0]}·${surname[0]}`,
    `${given[1]} ${surname[1]}`,
    `${given[2]}・${surname[2]}`,
    `${given[3]} ${surname[3]}`,
  ],
}

const TABLES: Readonly<Record<string, NameTable>> = { CN: CHINESE, JP: JAPANESE, KR: KOREAN }

/** The name of a person from a country, in the four languages. */
export function personName(countryCode: string, key: number, salt: number): Text {
  const table = TABLES[countryCode] ?? WESTERN
  return table.join(randomItem(table.surnames, key, salt), randomItem(table.givens, key, salt + 1))
}

const WOMEN = new Set(data.women)

/**
 * The portrait of a person by name and country, so that the two match; `id` distinguishes people with the same ones.
 *
 * @param name in its English spelling
 */
export function portraitFor(name: string, countryCode: string, id: string): MediaPicture {
  const sex = name.split(' ').some((part) => WOMEN.has(part)) ? 'f' : 'm'
  return personPicture(`${sex}-${countryCode in TABLES ? 'east' : 'west'}-${id}`)
}

const JOBS: readonly Text[] = data.jobs

export const jobTitle = (key: number, salt: number): Text => randomItem(JOBS, key, salt)

/** "50–100 人", a company's size. */
export function employeesText(key: number, salt: number): Text {
  const steps = ['10–50', '50–100', '100–200', '200–500', '500–1,000', '1,000–3,000'] as const
  const range = randomItem(steps, key, salt)
  return each((column) =>
    column === 0 ? `${range} 人` : column === 1 ? range : column === 2 ? `${range}名` : `${range}명`,
  )
}

const MARKETS: readonly Text[] = data.markets

export function marketsOf(key: number, salt: number): readonly Text[] {
  const first = randomInt(key, salt, 0, MARKETS.length - 1)
  const count = randomInt(key, salt + 1, 2, 4)
  return Array.from(
    { length: count },
    (_, index) => MARKETS[(first + index * 3) % MARKETS.length] ?? MARKETS[0],
  ).filter((market) => market !== undefined)
}

import { load } from '../data/load.ts'
import type { Text } from './text.ts'
import { each } from './text.ts'

/** A country with exhibitors. */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string
  readonly name: Text
  readonly timeZone: string
}

/** A town with its region in the facets: "CN-ZJ" or "JP". */
export interface Town {
  readonly regionCode: string
  readonly countryCode: string
  readonly name: Text
}

const data = load('catalogue/regions')

export const COUNTRIES: readonly Country[] = data.countries

/** Provinces of China, for the second level of the region facet. */
export const PROVINCES: readonly (readonly [code: string, name: Text])[] = data.provinces

export const TOWNS: readonly Town[] = data.towns.map(({ regionCode, name }) => ({
  regionCode,
  countryCode: regionCode.slice(0, 2),
  name,
}))

const COUNTRY_BY_CODE = new Map(COUNTRIES.map((one) => [one.code, one]))
const TOWN_BY_NAME = new Map(TOWNS.map((one) => [one.name[1], one]))
const townsByCountry = Map.groupBy(TOWNS, (one) => one.countryCode)

/** The country with a code; throws on an unknown one. */
export function countryOf(code: string): Country {
  const found = COUNTRY_BY_CODE.get(code)
  if (!found) throw new RangeError(`no country ${code}`)
  return found
}

/** The town with an English name; throws on an unknown one. */
export function townOf(english: string): Town {
  const found = TOWN_BY_NAME.get(english)
  if (!found) throw new RangeError(`no town ${english}`)
  return found
}

export const townsOf = (countryCode: string): readonly Town[] => townsByCountry.get(countryCode) ?? []

/** "中国 宁波", "Ningbo, China", "中国・寧波", "중국 닝보"; a city state is named once. */
export function placeName({ name, countryCode }: Town): Text {
  const country = countryOf(countryCode).name
  if (name[1] === country[1]) return country
  return each((column) => {
    if (column === 1) return `${name[1]}, ${country[1]}`
    return `${country[column]}${column === 2 ? '・' : ' '}${name[column]}`
  })
}

/** The same inside a sentence: Chinese puts no space between country and town. */
export function placeInSentence(town: Town): Text {
  const [zh, en, ja, ko] = placeName(town)
  return [zh.replace(' ', ''), en, ja, ko]
}

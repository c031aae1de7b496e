import { FAMILIES } from '../families.ts'
import { COUNTRIES, PROVINCES } from '../regions.ts'
import { labelled, type Text } from '../text.ts'
import type { Labelled } from '../types.ts'

/** Places of projects, groups and pavilions, in the order of the region facet: a country, then its provinces. */
export const PLACES: readonly Labelled[] = COUNTRIES.flatMap(({ code, name }) => [
  labelled(code, name),
  ...PROVINCES.filter(([province]) => province.startsWith(`${code}-`)).map(([province, text]) =>
    labelled(province, text, code),
  ),
])

/** The industries of the industry list. */
export const INDUSTRIES: readonly Labelled[] = FAMILIES.map(({ id, industry }) => labelled(id, industry))

const NAMES: ReadonlyMap<string, Text> = new Map([
  ...COUNTRIES.map(({ code, name }) => [code, name] as const),
  ...PROVINCES,
  ...FAMILIES.map(({ id, industry }) => [id, industry] as const),
])

/** The name of a place or an industry in the tables; throws if it is missing, which is a mistake in the seed. */
export function nameOf(value: string): Text {
  const name = NAMES.get(value)
  if (!name) throw new RangeError(`no place or industry ${value}`)
  return name
}

/** A place with its containing places, as the facet counts it: CN-ZJ counts for CN too. */
export function withCountry(code: string): string[] {
  const [country = code] = code.split('-')
  return country === code ? [code] : [country, code]
}

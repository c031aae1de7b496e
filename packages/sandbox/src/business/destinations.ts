import type { Language } from '@fair/contract/rules/language.ts'
import { type Tree, treeOf } from '../forms/tree.ts'
import { countryNodes } from '../geography/countries.ts'
import { PROVINCES } from '../geography/divisions.ts'
import { placesIn } from '../geography/places.ts'
import { say } from '../seed/text.ts'

/** The code of a Chinese city or district (GB/T 2260). */
const DIVISION = /^\d{6}$/

const light = new Map<Language, Tree>()

/**
 * The places for codes. Most goods go to a country or province: the thousands of cities and districts are loaded only
 * if one of them is named.
 */
export async function placesFor(codes: readonly (string | null | undefined)[], language: Language): Promise<Tree> {
  if (codes.some((code) => code && DIVISION.test(code))) return (await placesIn(language)).tree
  const known = light.get(language) ?? treeOf([...countryNodes(language), ...provinceNodes(language)])
  light.set(language, known)
  return known
}

function provinceNodes(language: Language) {
  return Object.values(PROVINCES).map(({ iso, name }) => ({ value: iso, parent: 'CN', label: say(name, language) }))
}

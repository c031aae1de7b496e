import type { FacetValue } from '@fair/contract/endpoint.ts'
import type { Language } from '@fair/contract/rules/language.ts'
import { measureText } from '@fair/contract/rules/measure-text.ts'
import { inUnit, parseQuantity, spelt } from '@fair/contract/rules/quantity.ts'
import { isWithin, rangeChoice, readChoice, wordChoice } from '@fair/contract/rules/specification-choice.ts'
import type { Context } from './context.ts'
import type { Choice, FacetColumn } from './facets.ts'
import type { FacetCounts, Listing } from './listing.ts'
import { type Range, type Sample, type Specification, STATED, specificationsOf } from './specifications.ts'

/** The specifications of a category as facets over all exhibits of the exhibition, each under a separate name. */
export interface SpecificationFacet {
  readonly columns: Readonly<Record<string, FacetColumn>>
  readonly choice: Choice
  /** In the form that the list returns. */
  values(counts: FacetCounts): FacetValue[]
}

/** Tables are read in one language, so that an address means the same in all of them. */
const LANGUAGE: Language = 'en-US'
const nameOf = ({ id }: Pick<Specification, 'id'>): string => `specification ${id}`
/** No exhibit has this value: a selection without matches. */
const NOTHING = '\u0000'
/** The number of categories per listing whose tables are cached. */
const MAX_STORED = 40

const read = new WeakMap<Listing, Map<string, readonly Specification[]>>()

/** The specifications that distinguish a category's exhibits; null if none is selected. */
export function specificationFacet(
  listing: Listing,
  category: readonly string[] | undefined,
  chosen: readonly string[] | undefined,
  context: Context,
): SpecificationFacet | null {
  if (!category || category.length === 0) return null
  const specifications = specificationsIn(listing, category, context)
  const choice = Object.fromEntries(specifications.map((each) => [nameOf(each), valuesOf(each, chosen ?? [])]))
  return {
    columns: Object.fromEntries(specifications.map((each) => [nameOf(each), each.column])),
    choice,
    values: (counts) =>
      specifications.flatMap((each) => facetValues(each, counts[nameOf(each)] ?? new Map(), listing, context)),
  }
}

function specificationsIn(listing: Listing, category: readonly string[], context: Context): readonly Specification[] {
  const stored = read.get(listing) ?? new Map<string, readonly Specification[]>()
  read.set(listing, stored)
  const key = category.toSorted().join()
  const known = stored.get(key)
  if (known) return known
  const rowOf = new Map(listing.ids.map((id, row) => [id, row]))
  const { ids } = listing.filter({ language: LANGUAGE, choice: { category } })
  const tables = new Map(ids.map((id) => [rowOf.get(id) ?? 0, linesOf(id, LANGUAGE, context)]))
  const made = specificationsOf(listing.ids.length, tables)
  stored.set(key, made)
  for (const oldest of stored.keys()) if (stored.size > MAX_STORED) stored.delete(oldest)
  return made
}

const linesOf = (id: string, language: Language, { entities }: Context) =>
  entities.exhibit(id, language)?.specifications.flatMap(({ rows }) => rows) ?? []

/** The values of its column that a choice matches; undefined if nothing is selected. */
function valuesOf({ id, numbers }: Specification, chosen: readonly string[]): string[] | undefined {
  const own = chosen.flatMap((text) => readChoice(text) ?? []).filter((choice) => choice.id === id)
  if (own.length === 0) return undefined
  const values = own.flatMap((choice) => {
    if (choice.kind === 'stated') return [STATED]
    if (choice.kind === 'word') return [choice.word]
    return (numbers?.values ?? []).filter((value) => isWithin(value, choice.from, choice.to)).map(String)
  })
  return values.length === 0 ? [NOTHING] : values
}

function facetValues(
  { id, sample, numbers, words }: Specification,
  counts: ReadonlyMap<string, number>,
  listing: Listing,
  context: Context,
): FacetValue[] {
  const { language } = context
  const line = ({ row, place }: Sample) => linesOf(listing.ids[row] ?? '', language, context)[place]
  const said = line(sample)
  const unit = numbers ? spelt(parseQuantity(said?.value ?? '')?.unit ?? '') : ''
  const ranges = numbers?.ranges ?? []
  const countIn = ({ from, to }: Range) =>
    (numbers?.values ?? [])
      .filter((value) => isWithin(value, from, to))
      .reduce((sum, value) => sum + (counts.get(String(value)) ?? 0), 0)
  return [
    { value: id, label: said?.label ?? id, count: counts.get(STATED) ?? 0, parent: null, ...(numbers && { unit }) },
    ...ranges.map((range) => ({
      value: rangeChoice(id, range.from, range.to),
      label: rangeText(range, unit, language),
      count: countIn(range),
      parent: id,
    })),
    ...words.map(({ word, sample: own }) => ({
      value: wordChoice(id, word),
      label: line(own)?.value ?? word,
      count: counts.get(word) ?? 0,
      parent: id,
    })),
  ]
}

function rangeText({ from, to }: Range, unit: string, language: Language): string {
  const numbers = from === to ? [from] : [from, to]
  const shape = from === to ? 'single' : 'range'
  return measureText(inUnit({ shape, numbers, unit: '', sign: '' }, ''), unit, language)
}

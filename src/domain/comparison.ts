import {
  inUnit,
  isComparable,
  isEqual,
  numbersIn,
  parseQuantity,
  type Quantity,
} from '@fair/contract/rules/quantity.ts'
import { unitOf } from '@fair/contract/rules/units.ts'
import { betterOf } from './better-value.ts'

/** How many are compared: one alone has no counterpart, five do not fit into a table. */
export const COMPARE_MIN = 2
export const COMPARE_MAX = 4

/** The specifications of an exhibit, as defined in the contract. */
export type Specifications = readonly {
  readonly groupName: string
  readonly rows: readonly { readonly label: string; readonly value: string }[]
}[]

export interface ComparedCell {
  /** In the row's unit. */
  readonly text: string
  /** As the exhibitor wrote it, if that is in another unit; null: it is the same. */
  readonly original: string | null
  readonly isBest: boolean
}

export interface ComparedRow {
  readonly label: string
  /** One per column; null: the exhibit does not specify it. */
  readonly cells: readonly (ComparedCell | null)[]
  readonly differs: boolean
}

export interface ComparedGroup {
  readonly groupName: string
  readonly rows: readonly ComparedRow[]
}

const keyOf = (text: string): string => text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase()

/**
 * Aligns specifications by label: in the order and under the heading of the first exhibit that has it. A label that an
 * exhibit has twice is in two rows.
 */
export function compareSpecifications(columns: readonly Specifications[]): ComparedGroup[] {
  const groups = new Map<
    string,
    { groupName: string; rows: Map<string, { label: string; values: (string | null)[] }> }
  >()
  const groupOf = new Map<string, string>()
  for (const [column, specifications] of columns.entries()) {
    const seen = new Map<string, number>()
    for (const { groupName, rows } of specifications) {
      for (const { label, value } of rows) {
        const nth = (seen.get(keyOf(label)) ?? 0) + 1
        seen.set(keyOf(label), nth)
        const key = `${keyOf(label)} ${nth}`
        const group = groupOf.get(key) ?? keyOf(groupName)
        groupOf.set(key, group)
        const into = groups.get(group) ?? { groupName, rows: new Map() }
        groups.set(group, into)
        const row = into.rows.get(key) ?? { label, values: columns.map(() => null) }
        into.rows.set(key, row)
        if (value.trim() !== '') row.values[column] = value
      }
    }
  }
  return [...groups.values()].map(({ groupName, rows }) => ({
    groupName,
    rows: [...rows.values()].map(({ label, values }) => compareValues(label, values)),
  }))
}

/** Only rows with differences, without groups that become empty. */
export const onlyDifferent = (groups: readonly ComparedGroup[]): ComparedGroup[] =>
  groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0)

/** One row: its values in one unit, whether they differ, and which is the best one. */
export function compareValues(label: string, values: readonly (string | null)[]): ComparedRow {
  const quantities = values.map((value) => (value === null ? null : parseQuantity(value)))
  const unit = commonUnit(quantities)
  const best = bestOf(label, values, quantities)
  const cells = values.map((value, n) => {
    if (value === null) return null
    const quantity = quantities[n]
    const isTurned = unit !== null && quantity != null && unit !== quantity.unit
    return {
      text: isTurned ? inUnit(quantity, unit) : value,
      original: isTurned ? value : null,
      isBest: best.has(n),
    }
  })
  return { label, cells, differs: !allSame(values, quantities) }
}

/** The most common unit of the values, the first one's in case of a tie; null if they cannot be converted to one. */
function commonUnit(quantities: readonly (Quantity | null)[]): string | null {
  const known = quantities.filter((each) => each !== null)
  const [first] = known
  if (!first || known.some((each) => unitOf(each.unit).dimension !== unitOf(first.unit).dimension)) return null
  const count = (unit: string) => known.filter((each) => each.unit === unit).length
  return known.reduce((best, { unit }) => (count(unit) > count(best) ? unit : best), first.unit)
}

function allSame(values: readonly (string | null)[], quantities: readonly (Quantity | null)[]): boolean {
  const [first = null] = values
  const quantity = quantities[0] ?? null
  return values.every((value, n) => {
    if (value === null || first === null) return value === first
    const other = quantities[n] ?? null
    return keyOf(value) === keyOf(first) || (quantity !== null && other !== null && isEqual(quantity, other))
  })
}

/** The columns with the best value: none if it is not known what is better, or if all are the same. */
function bestOf(
  label: string,
  values: readonly (string | null)[],
  quantities: readonly (Quantity | null)[],
): ReadonlySet<number> {
  const better = betterOf(label)
  const stated = quantities.flatMap((quantity, column) => (quantity ? [{ quantity, column }] : []))
  const [first] = stated
  const isComplete = stated.length >= COMPARE_MIN && stated.length === values.filter((value) => value !== null).length
  if (better === null || !first || !isComplete) return new Set()
  const { quantity } = first
  if (quantity.shape !== 'single' || !stated.every((each) => isComparable(each.quantity, quantity))) return new Set()
  const numbers = stated.map((each) => ({
    column: each.column,
    number: numbersIn(each.quantity, quantity.unit)[0] ?? 0,
  }))
  const best = Math[better === 'lower' ? 'min' : 'max'](...numbers.map(({ number }) => number))
  const winners = numbers.filter(({ number }) => number === best)
  return new Set(winners.length < stated.length ? winners.map(({ column }) => column) : [])
}

import { numbersIn, parseQuantity, type Quantity } from '@fair/contract/rules/quantity.ts'
import { unitOf } from '@fair/contract/rules/units.ts'
import { type FacetColumn, facetColumn } from './facets.ts'

/** A line of an exhibit's table, and its position: the same in every language. */
interface Line {
  /** Row of the listing. */
  readonly row: number
  /** Its index among the lines of its exhibit. */
  readonly place: number
  readonly label: string
  readonly value: string
}

/** An exhibit's line that provides a name in any language. */
export type Sample = Pick<Line, 'row' | 'place'>

export interface Range {
  readonly from: number
  readonly to: number
}

/** A specification that distinguishes exhibits of a category. */
export interface Specification {
  readonly id: string
  readonly sample: Sample
  /** By row: the number or word, and STATED for exhibits that state it. */
  readonly column: FacetColumn
  /** For numbers, ascending: the distinct values and the bars of the histogram; null for words. */
  readonly numbers: { readonly values: readonly number[]; readonly ranges: readonly Range[] } | null
  readonly words: readonly { readonly word: string; readonly sample: Sample }[]
}

/** The value of every exhibit that states a specification. */
export const STATED = ''

const NUMBERS_MAX = 4
const WORDS_MAX = 2
/** A specification stated by a smaller share of a category's exhibits does not distinguish them. */
const COVERAGE = 0.5
/** With fewer there is nothing to filter. */
const EXHIBITS_MIN = 4
/** The approximate number of bars in a histogram. */
const BARS = 10
const WORD_VALUES_MAX = 8

/** Language-independent, if created from the text of one language: "X travel" is x-travel. */
const idOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/**
 * The most common specifications of some exhibits, in the order of their tables: numbers that can be converted to one
 * unit, and words that several share.
 *
 * @param size rows of the listing
 * @param tables by row, each exhibit's lines in one language
 */
export function specificationsOf(
  size: number,
  tables: ReadonlyMap<number, readonly { readonly label: string; readonly value: string }[]>,
): Specification[] {
  const byId = Map.groupBy(
    [...tables].flatMap(([row, lines]) => onceEach(lines.map((line, place): Line => ({ row, place, ...line })))),
    ({ label }) => idOf(label),
  )
  const enough = Math.max(EXHIBITS_MIN, tables.size * COVERAGE)
  const shared = [...byId]
    .filter(([id, lines]) => id !== '' && lines.length >= enough)
    .sort(([, a], [, b]) => meanPlace(a) - meanPlace(b))
    .flatMap(([id, lines]) => numberIn(size, id, lines) ?? wordIn(size, id, lines) ?? [])
  const most = (each: Specification) => (each.numbers ? NUMBERS_MAX : WORDS_MAX)
  return shared.filter((each, n) => {
    const before = shared.slice(0, n).filter((other) => (other.numbers === null) === (each.numbers === null))
    return before.length < most(each)
  })
}

/** A specification stated twice in a table counts by its first line; '' counts as not stated. */
function onceEach(lines: readonly Line[]): Line[] {
  const seen = new Set<string>()
  return lines.filter(({ label, value }) => {
    const id = idOf(label)
    if (seen.has(id) || value.trim() === '') return false
    seen.add(id)
    return true
  })
}

const meanPlace = (lines: readonly Line[]): number => lines.reduce((sum, { place }) => sum + place, 0) / lines.length

const columnOf = (size: number, byRow: ReadonlyMap<number, string>): FacetColumn =>
  facetColumn(
    Array.from({ length: size }, (_, row) => {
      const value = byRow.get(row)
      return value === undefined ? [] : [value, STATED]
    }),
  )

/** A specification of single numbers in one unit; the few values in another form are not counted. */
function numberIn(size: number, id: string, lines: readonly Line[]): Specification | null {
  const read = lines.flatMap((line) => {
    const quantity = parseQuantity(line.value)
    return quantity?.shape === 'single' ? [{ line, quantity }] : []
  })
  const unit = mostUsed(read.map(({ quantity }) => quantity))
  const same = read.filter(({ quantity }) => unitOf(quantity.unit).dimension === unitOf(unit).dimension)
  const sample = same.find(({ quantity }) => quantity.unit === unit)?.line
  if (!sample || same.length < lines.length * 0.8) return null
  const byRow = new Map(same.map(({ line, quantity }) => [line.row, numbersIn(quantity, unit)[0] ?? 0]))
  const values = [...new Set(byRow.values())].sort((a, b) => a - b)
  if (values.length < 3) return null
  const column = columnOf(size, new Map([...byRow].map(([row, value]) => [row, String(value)])))
  return { id, sample, column, numbers: { values, ranges: rangesOf(values) }, words: [] }
}

function mostUsed(quantities: readonly Quantity[]): string {
  const count = (unit: string) => quantities.filter((each) => each.unit === unit).length
  return [...new Set(quantities.map(({ unit }) => unit))].reduce((a, b) => (count(b) > count(a) ? b : a), '')
}

function wordIn(size: number, id: string, lines: readonly Line[]): Specification | null {
  const byWord = Map.groupBy(lines, ({ value }) => idOf(value))
  byWord.delete('')
  const isShared = lines.length >= byWord.size * 1.5
  if (byWord.size < 2 || byWord.size > WORD_VALUES_MAX || !isShared) return null
  const byRow = new Map([...byWord].flatMap(([word, own]) => own.map(({ row }) => [row, word] as const)))
  const mostFirst = [...byWord].sort(([, a], [, b]) => b.length - a.length)
  const words = mostFirst.flatMap(([word, [sample]]) => (sample ? [{ word, sample }] : []))
  const [sample] = lines
  return sample ? { id, sample, column: columnOf(size, byRow), numbers: null, words } : null
}

/** Without binary rounding noise. */
const exact = (number: number): number => Number(number.toPrecision(12))

/**
 * The bars of a histogram: one per value if there are few and they are evenly spaced, otherwise some of the same round
 * width. Each reaches from its smallest value to its largest; an empty one is at its lower edge.
 */
export function rangesOf(values: readonly number[]): Range[] {
  const [least = 0, most = 0] = [values[0], values.at(-1)]
  if (values.length <= BARS && isEven(values)) return values.map((value) => ({ from: value, to: value }))
  const raw = (most - least) / (BARS - 1)
  const power = 10 ** Math.floor(Math.log10(raw))
  const step = [1, 2, 2.5, 5, 10].map((each) => each * power).find((each) => each >= raw) ?? raw
  const barOf = (value: number) => Math.floor(exact(value / step))
  const first = barOf(least)
  return Array.from({ length: barOf(most) - first + 1 }, (_, bar) => {
    const own = values.filter((value) => barOf(value) === first + bar)
    const edge = exact((first + bar) * step)
    return { from: own[0] ?? edge, to: own.at(-1) ?? edge }
  })
}

/** No gap is more than twice another. */
function isEven(values: readonly number[]): boolean {
  const gaps = values.slice(1).map((value, n) => exact(value - (values[n] ?? 0)))
  return Math.max(...gaps) <= exact(2 * Math.min(...gaps))
}

/**
 * The format of specification filters in calls, facets and addresses: `x-travel_500..1200`, both ends included and
 * either one left out if it is open, `control_fanuc` for a value in words, `x-travel` for any value. Ids and words
 * contain neither `_` nor commas.
 */
export type SpecificationChoice =
  | { readonly kind: 'range'; readonly id: string; readonly from: number | null; readonly to: number | null }
  | { readonly kind: 'word'; readonly id: string; readonly word: string }
  | { readonly kind: 'stated'; readonly id: string }

const RANGE = /^(-?\d{1,12}(?:\.\d{1,9})?)?\.\.(-?\d{1,12}(?:\.\d{1,9})?)?$/

/** Parses a choice; null if it is invalid, including a range whose ends are reversed. */
export function readChoice(text: string): SpecificationChoice | null {
  const [id = '', value, ...more] = text.split('_')
  if (id === '' || more.length > 0) return null
  if (value === undefined) return { kind: 'stated', id }
  if (!value.includes('..')) return value === '' ? null : { kind: 'word', id, word: value }
  const ends = RANGE.exec(value)
  if (!ends) return null
  const [from, to] = [ends[1], ends[2]].map((end) => (end === undefined ? null : Number(end)))
  if (from == null ? to == null : to != null && from > to) return null
  return { kind: 'range', id, from: from ?? null, to: to ?? null }
}

/** As written in an address: never 1e-7. */
const plain = (end: number | null): string =>
  end === null ? '' : String(end).includes('e') ? end.toFixed(9).replace(/\.?0+$/, '') : String(end)

export const rangeChoice = (id: string, from: number | null, to: number | null): string =>
  `${id}_${plain(from)}..${plain(to)}`

export const wordChoice = (id: string, word: string): string => `${id}_${word}`

/** The specification that a choice belongs to. */
export const specificationOf = (choice: string): string => choice.split('_')[0] ?? ''

export const isWithin = (value: number, from: number | null, to: number | null): boolean =>
  (from === null || value >= from) && (to === null || value <= to)

/**
 * The specification filters of an address in the form in which they are requested: invalid ones left out, for each
 * specification one range or some words, numbers in one format.
 */
export function readChoices(texts: readonly string[]): string[] {
  const ranged = new Map<string, string>()
  const words = new Set<string>()
  for (const text of texts) {
    const choice = readChoice(text)
    if (choice?.kind === 'word') words.add(text)
    if (choice?.kind === 'range' && !ranged.has(choice.id))
      ranged.set(choice.id, rangeChoice(choice.id, choice.from, choice.to))
  }
  return [...ranged.values(), ...[...words].filter((word) => !ranged.has(specificationOf(word)))]
}

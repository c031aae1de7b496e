export type Envelope = Readonly<Record<string, unknown>>

/** Items of a list that an example shows, at the top and further in. */
const SHOWN = 2
const SHOWN_INSIDE = 1
const LONGEST = 300

/** An answer with few items and short texts: an example shows a shape, not a fair. */
export const shortened = (envelope: Envelope): Envelope => short(envelope, 0) as Envelope

function short(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value
  if (Array.isArray(value))
    return value.slice(0, depth > 1 ? SHOWN_INSIDE : SHOWN).map((item) => short(item, depth + 1))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, short(field, depth + 1)]))
}

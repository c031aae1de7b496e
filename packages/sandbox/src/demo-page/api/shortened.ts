export type Envelope = Readonly<Record<string, unknown>>

/** The number of list items in an example, at any depth. */
const SHOWN = 2
const SHOWN_INSIDE = 1
const LONGEST = 300

/**
 * An answer with few items and short texts: an example shows a shape, not a fair. A page reports as many items as it
 * shows, so that anything that answers with the examples (a mock) does not contradict itself.
 */
export function shortened(envelope: Envelope): Envelope {
  const small = short(envelope, 0) as Envelope
  const { records } = small
  return Array.isArray(records) ? { ...small, total: records.length } : small
}

function short(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value
  if (Array.isArray(value))
    return value.slice(0, depth > 1 ? SHOWN_INSIDE : SHOWN).map((item) => short(item, depth + 1))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, short(field, depth + 1)]))
}

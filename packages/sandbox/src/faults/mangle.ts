/*
 * Answers that are valid JSON but wrong. Each function takes an envelope as answered by the sandbox and corrupts its
 * payload; an envelope without one is corrupted itself.
 */

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }
type Envelope = Readonly<Record<string, Json>>

const FRAME = new Set(['success', 'errCode', 'errMsg'])

export type Mangling = 'types' | 'nulls' | 'missing' | 'doubled' | 'unordered'

const MANGLE: Readonly<Record<Mangling, (payload: Json) => Json>> = {
  types: otherTypes,
  nulls: withNulls,
  missing: withoutFields,
  doubled: (payload) => (Array.isArray(payload) ? payload.flatMap((item) => [item, item]) : payload),
  unordered: (payload) => (Array.isArray(payload) ? payload.toReversed() : payload),
}

/** The envelope with a corrupted payload. */
export function mangled(envelope: Envelope, how: Mangling): Envelope {
  const fields = Object.entries(envelope).map(([name, value]): [string, Json] =>
    FRAME.has(name) ? [name, value] : [name, MANGLE[how](value)],
  )
  const spoiled = Object.fromEntries(fields)
  const isBare = fields.every(([name]) => FRAME.has(name))
  if (!isBare || how === 'doubled' || how === 'unordered') return spoiled
  return how === 'types' ? { ...spoiled, success: 'true' } : how === 'nulls' ? { ...spoiled, success: null } : {}
}

/** Numbers become texts, texts and booleans become numbers, lists become objects; objects stay, with other values. */
function otherTypes(value: Json): Json {
  if (value === null) return 0
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string' || typeof value === 'boolean') return 1
  // An empty list shows no type: it becomes an object, too.
  if (Array.isArray(value)) return value.length === 0 ? {} : value.map(otherTypes)
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, otherTypes(field)]))
}

function withNulls(value: Json): Json {
  if (Array.isArray(value)) return value.map(withNulls)
  if (typeof value !== 'object' || value === null) return null
  return Object.fromEntries(Object.keys(value).map((name) => [name, null]))
}

function withoutFields(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutFields)
  return typeof value === 'object' ? {} : null
}

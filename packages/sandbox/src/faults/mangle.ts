/*
 * Answers that are valid JSON but wrong: an envelope of the sandbox with a corrupted payload. If it has no payload, the
 * envelope itself is corrupted.
 */

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }
type Envelope = Readonly<Record<string, Json>>

const ENVELOPE_FIELDS = new Set(['success', 'errCode', 'errMsg'])

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
    ENVELOPE_FIELDS.has(name) ? [name, value] : [name, MANGLE[how](value)],
  )
  const corrupted = Object.fromEntries(fields)
  const isBare = fields.every(([name]) => ENVELOPE_FIELDS.has(name))
  if (!isBare || how === 'doubled' || how === 'unordered') return corrupted
  return how === 'types' ? { ...corrupted, success: 'true' } : how === 'nulls' ? { ...corrupted, success: null } : {}
}

/** Numbers become strings; strings and booleans become numbers; the values in lists and objects are changed alike. */
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

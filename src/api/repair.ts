import { kindOf } from '@fair/contract/kinds.ts'
import type { Zone } from '@fair/contract/rules/brand.ts'
import { isZone } from '@fair/contract/rules/platform-values.ts'
import type * as z from 'zod/mini'
import { readKind } from './repair-kinds.ts'
import { lose, NONE, type Note, note, type Reading } from './repair-notes.ts'
import { readEnum, readNumber, readText, readTruth } from './repair-plain.ts'

interface Def {
  type: string
  shape?: Record<string, z.ZodMiniType>
  element?: z.ZodMiniType
  innerType?: z.ZodMiniType
  options?: z.ZodMiniType[]
  discriminator?: string
  entries?: Record<string, string | number>
  values?: unknown[]
  valueType?: z.ZodMiniType
}

const defOf = (schema: z.ZodMiniType): Def => schema._zod.def as unknown as Def
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An answer that nests deeper does not match the contract: trees of categories and places have some ten levels. */
const DEEPEST = 64

/**
 * Reads a value that a schema does not accept unchanged: each part by its kind's parser, optional parts left out if
 * they cannot be read, lists without unreadable items. Returns a value that the schema accepts, or why there is none.
 *
 * @param zone of the event (IANA), for times without an offset
 * @param isEssential nothing can replace the record: an invalid text directly in it is replaced by an empty one, and
 * the record is kept
 */
export function repaired<S extends z.ZodMiniType>(
  schema: S,
  value: unknown,
  zone: Zone,
  isEssential = false,
): { value: z.output<S>; notes: Note[] } | { lost: Note } {
  const reading: Reading = { zone, isEssential, notes: [], lost: null }
  const read = readPart(schema, value, [], reading)
  const id = idOf(schema, value)
  const lost = (field: string, reason: string) => ({ lost: { kind: 'record' as const, id, field, reason } })
  if (read === NONE) return lost(reading.lost?.field ?? '', reading.lost?.reason ?? 'cannot be read')
  const parsed = schema.safeParse(read)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    return lost(issue?.path.join('.') ?? '', issue?.message ?? '')
  }
  return { value: parsed.data as z.output<S>, notes: reading.notes.map((note) => ({ ...note, id })) }
}

/** The record's own id: its first field, if that is one. */
export function idOf(schema: z.ZodMiniType, value: unknown): string | null {
  const [name, field] = Object.entries(defOf(schema).shape ?? {})[0] ?? []
  if (!name || !field || kindOf(field) !== 'id' || !isRecord(value) || !Object.hasOwn(value, name)) return null
  const id = value[name]
  return typeof id === 'string' || typeof id === 'number' ? String(id).slice(0, 80) : null
}

function readPart(schema: z.ZodMiniType, value: unknown, path: readonly string[], reading: Reading): unknown {
  if (path.length > DEEPEST) return lose(reading, path, 'is nested too deep')
  const kind = kindOf(schema)
  if (kind) return readKind(kind, value, path, reading)
  const def = defOf(schema)
  switch (def.type) {
    case 'object':
      return readObject(def, value, path, reading)
    case 'array':
      return readArray(def, value, path, reading)
    case 'optional':
    case 'nullable':
      return readOptional(schema, def, value, path, reading)
    case 'string':
      return readText(value, path, reading)
    case 'number':
      return readNumber(value, path, reading)
    case 'boolean':
      return readTruth(value, path, reading)
    case 'enum':
      return readEnum(Object.values(def.entries ?? {}), value, path, reading)
    case 'literal':
      return readEnum(def.values ?? [], value, path, reading)
    case 'union':
      return readUnion(def, value, path, reading)
    case 'record':
      return readMap(def, value, path, reading)
    default:
      return value
  }
}

function readObject(def: Def, value: unknown, path: readonly string[], reading: Reading): unknown {
  const shape = def.shape ?? {}
  // A picture that is missing or invalid does not invalidate its record: it is shown without one.
  const isPicture = shape['url'] !== undefined && kindOf(shape['url']) === 'picture'
  const none = { url: '', width: 4, height: 3 }
  if (!isRecord(value)) {
    if (!isPicture) return lose(reading, path, 'is no object')
    reading.notes.push(note(value === null || value === undefined ? 'read' : 'field', path, 'no picture'))
    return none
  }
  const own = (name: string) => (Object.hasOwn(value, name) ? value[name] : undefined)
  const zoneField = Object.keys(shape).find((name) => shape[name] && kindOf(shape[name]) === 'eventZone')
  const before = reading.zone
  const out: Record<string, unknown> = {}
  // The zone comes first: the other times of the record are read in it.
  const names = zoneField ? [zoneField, ...Object.keys(shape).filter((name) => name !== zoneField)] : Object.keys(shape)
  for (const name of names) {
    const field = shape[name]
    if (!field) continue
    let read = readPart(field, own(name), [...path, name], reading)
    if (read === NONE && !isPicture) {
      read = insteadOf(field, own(name), path, reading)
      if (read !== NONE) reading.notes.push(skipped(reading))
    }
    if (read === NONE) {
      reading.zone = before
      if (!isPicture) return NONE
      reading.notes.push(note('field', [...path, name], reading.lost?.reason ?? ''))
      return none
    }
    if (name === zoneField && typeof read === 'string' && isZone(read)) reading.zone = read
    if (read !== undefined) out[name] = read
  }
  reading.zone = before
  return out
}

/** The replacement for an invalid required field, so that its record is kept; NONE if there is none. */
function insteadOf(field: z.ZodMiniType, value: unknown, path: readonly string[], reading: Reading): unknown {
  const { type } = defOf(field)
  if (type === 'array' && !Array.isArray(value)) return []
  const isText = type === 'string' && (kindOf(field) ?? 'html') === 'html'
  return isText && reading.isEssential && path.length === 0 ? '' : NONE
}

function readArray(def: Def, value: unknown, path: readonly string[], reading: Reading): unknown {
  if (value === null || value === undefined) {
    reading.notes.push(note('read', path, 'nothing for an empty list'))
    return []
  }
  if (!Array.isArray(value) || !def.element) return lose(reading, path, 'is no list')
  const out: unknown[] = []
  for (const [n, item] of value.entries()) {
    // A list of pictures skips missing ones.
    const isNothing = (item === null || item === undefined) && defOf(def.element).type !== 'nullable'
    const read = isNothing ? NONE : readPart(def.element, item, [...path, String(n)], reading)
    if (read !== NONE) out.push(read)
    else if (isNothing) reading.notes.push(note('read', [...path, String(n)], 'nothing in a list'))
    else reading.notes.push(skipped(reading))
  }
  return out
}

function readOptional(
  schema: z.ZodMiniType,
  def: Def,
  value: unknown,
  path: readonly string[],
  reading: Reading,
): unknown {
  if (value === null || value === undefined || !def.innerType) {
    // If only null is declared, a missing value becomes null; if only undefined is, null becomes undefined.
    return schema.safeParse(value).success ? value : value === null ? undefined : null
  }
  // '' means a missing value if the type is more than text.
  const inner = innermost(def.innerType)
  if (value === '' && (kindOf(inner) ?? 'html') !== 'html') {
    reading.notes.push(note('read', path, 'an empty text for nothing'))
    return schema.safeParse(null).success ? null : undefined
  }
  const read = readPart(def.innerType, value, path, reading)
  if (read !== NONE) return read
  reading.notes.push(skipped(reading))
  return schema.safeParse(null).success ? null : undefined
}

function innermost(schema: z.ZodMiniType): z.ZodMiniType {
  const { innerType } = defOf(schema)
  return innerType ? innermost(innerType) : schema
}

function readUnion(def: Def, value: unknown, path: readonly string[], reading: Reading): unknown {
  for (const option of def.options ?? []) {
    const { discriminator } = def
    // A union of unions has no shape to check: each is tried.
    const tag = discriminator === undefined ? undefined : defOf(option).shape?.[discriminator]
    if (tag && discriminator !== undefined) {
      const is = isRecord(value) && Object.hasOwn(value, discriminator) ? value[discriminator] : undefined
      if (!tag.safeParse(is).success) continue
      return readPart(option, value, path, reading)
    }
    const count = reading.notes.length
    const read = readPart(option, value, path, reading)
    if (read !== NONE) return read
    reading.notes.length = count
  }
  // The reason found in the option that it names is more precise.
  const known = reading.lost?.field.startsWith(`${path.join('.')}.`)
  return known ? NONE : lose(reading, path, 'is of no known kind')
}

function readMap(def: Def, value: unknown, path: readonly string[], reading: Reading): unknown {
  if (!isRecord(value) || !def.valueType)
    return value === null || value === undefined ? {} : lose(reading, path, 'is no object')
  const out: [string, unknown][] = []
  for (const [name, each] of Object.entries(value)) {
    const read = readPart(def.valueType, each, [...path, name], reading)
    if (read === NONE) reading.notes.push(skipped(reading))
    // A property name of every object is not a key from the contract.
    else if (!(name in Object.prototype)) out.push([name, read])
  }
  return Object.fromEntries(out)
}

const skipped = ({ lost }: Reading): Note => ({ kind: 'field', id: null, field: '', reason: '', ...lost })

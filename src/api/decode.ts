import { Facets, type Reply } from '@fair/contract/endpoint.ts'
import { kindOf } from '@fair/contract/kinds.ts'
import type { Zone } from '@fair/contract/rules/brand.ts'
import * as z from 'zod/mini'
import { isExpired } from '../domain/errors.ts'
import type { Note } from './repair-notes.ts'

/**
 * The content of an answer. `notes` list the parts that did not match the contract, and how they were handled; `came`
 * is the number of records received. `reason` names the first part that does not fit, for reports; visitors never see
 * it.
 */
export type Decoded<O> =
  | { kind: 'fine'; data: O; notes: Note[]; came: number }
  | { kind: 'refused'; errCode: string; errMsg: string | null }
  | { kind: 'broken'; reason: string }

/** The context in which an answer is read. */
export interface Border {
  /** Zone of the event (IANA), for times without an offset. */
  zone: Zone
  /**
   * The answer is read for a build. A list that is null or missing is broken, as a site without its records must not
   * pass for a complete one. A list whose records are all invalid is empty, as the build's report counts them.
   */
  isBuild?: boolean
}

const Envelope = z.looseObject({
  success: z.optional(z.nullable(z.boolean())),
  errCode: z.optional(z.nullable(z.union([z.number(), z.string()]))),
  errMsg: z.optional(z.nullable(z.string())),
})
type Envelope = z.infer<typeof Envelope>

const read = (field: string, reason: string): Note => ({ kind: 'read', id: null, field, reason })

function reasonOf(error: z.core.$ZodError): string {
  const issue = error.issues[0]
  return issue ? `${issue.path.join('.') || '(whole)'}: ${issue.message || issue.code}` : 'unknown'
}

/**
 * Parses the envelope and the payload of an answer by the contract (Spec 7, "Responses read"). Values that match the
 * contract are passed through; the readers of other forms (repair.ts) are fetched when an answer first needs them.
 */
export async function decodeReply<O>(reply: Reply<O>, text: string, border: Border): Promise<Decoded<O>> {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { kind: 'broken', reason: text === '' ? 'empty answer' : 'not JSON' }
  }
  const envelope = Envelope.safeParse(json)
  if (!envelope.success) return { kind: 'broken', reason: reasonOf(envelope.error) }
  const { success, errCode, errMsg } = envelope.data
  const code = String(errCode ?? 0)
  // Some platforms report the outcome by errCode alone, whatever else the answer contains.
  const isOver = isExpired({ errCode })
  if (success === false || isOver || ((success !== true || reply.needsZero === true) && code !== '0')) {
    return { kind: 'refused', errCode: code, errMsg: errMsg ?? null }
  }
  if (success !== true && errCode === undefined) return { kind: 'broken', reason: 'success: missing' }
  try {
    return (await payload(reply, envelope.data, border)) as Decoded<O>
  } catch (thrown) {
    // Nested too deeply for any reader.
    if (thrown instanceof RangeError) return { kind: 'broken', reason: 'nested too deep' }
    throw thrown
  }
}

async function payload(reply: Reply<unknown>, envelope: Envelope, border: Border): Promise<Decoded<unknown>> {
  const { kind, schema } = reply
  if (kind === 'none') return { kind: 'fine', data: null, notes: [], came: 0 }
  if (kind === 'list') return keepGood(reply, envelope['list'], 'list', border)
  if (kind === 'page') {
    const listed = await keepGood(reply, envelope['records'], 'records', border)
    if (listed.kind !== 'fine') return listed
    const facets = await facetsOf(envelope['facets'], border)
    const total = totalOf(envelope['total'], listed.came)
    const notes = [
      ...listed.notes,
      ...facets.notes,
      ...(total === envelope['total'] ? [] : [read('total', 'no number')]),
    ]
    // Only the build needs to know what could not be read, to distinguish a short page from an incomplete one.
    const came = listed.came === listed.data.length ? {} : { came: listed.came }
    return {
      ...listed,
      notes,
      data: {
        records: listed.data,
        total,
        facets: facets.data,
        ...came,
        ...(isCount(envelope['total']) ? {} : { isUncounted: true }),
      },
    }
  }
  const value = envelope[kind]
  const parsed = schema.safeParse(value)
  if (parsed.success) return { kind: 'fine', data: parsed.data, notes: [], came: 1 }
  if (border.isBuild && isNothing(value)) return { kind: 'broken', reason: `${kind}: is null or missing` }
  const { repaired } = await import('./repair.ts')
  const found = repaired(schema, value, border.zone, true)
  return 'lost' in found
    ? { kind: 'broken', reason: `${kind}.${found.lost.field || '(whole)'}: ${found.lost.reason}` }
    : { kind: 'fine', data: found.value, notes: within(kind, found.notes), came: 1 }
}

const isNothing = (value: unknown): boolean => value === null || value === undefined

/** Notes with their position in the complete answer. */
const within = (place: string, notes: readonly Note[]): Note[] =>
  notes.map((each) => ({ ...each, field: `${place}.${each.field}` }))

/** Whether the total of a page is a count: a string is accepted too. */
const isCount = (total: unknown): boolean =>
  typeof total === 'string' ? /^\d{1,15}$/.test(total.trim()) : Number.isSafeInteger(total) && Number(total) >= 0

/** Anything that is no count is ignored; the total is then the number received. */
const totalOf = (total: unknown, came: number): number => (isCount(total) ? Number(total) : came)

async function facetsOf(value: unknown, border: Border): Promise<{ data: Facets; notes: Note[] }> {
  const parsed = Facets.safeParse(value ?? {})
  if (parsed.success) return { data: parsed.data, notes: [] }
  const { repaired } = await import('./repair.ts')
  const found = repaired(Facets, value, border.zone)
  return 'lost' in found ? { data: {}, notes: [found.lost] } : { data: found.value, notes: found.notes }
}

/**
 * Invalid records are dropped. A list that contains only invalid records is broken, unless a build can do without its
 * records. If a record occurs twice, the later one replaces the first in its place.
 */
async function keepGood(
  { schema, needsRecord }: Reply<unknown>,
  value: unknown,
  place: string,
  border: Border,
): Promise<Decoded<unknown[]>> {
  const notes: Note[] = []
  if (isNothing(value)) {
    if (border.isBuild) return { kind: 'broken', reason: `${place}: is null or missing` }
    return { kind: 'fine', data: [], notes: [read(place, 'nothing for an empty list')], came: 0 }
  }
  if (!Array.isArray(value)) return { kind: 'broken', reason: `${place}: is no list` }
  const good: unknown[] = []
  for (const [n, item] of value.entries()) {
    const parsed = schema.safeParse(item)
    if (parsed.success) {
      good.push(parsed.data)
      continue
    }
    const { repaired } = await import('./repair.ts')
    const found = repaired(schema, item, border.zone, needsRecord)
    if ('lost' in found) notes.push(...within(`${place}.${n}`, [found.lost]))
    else {
      good.push(found.value)
      notes.push(...within(`${place}.${n}`, found.notes))
    }
  }
  const lost = notes.find((note) => note.kind === 'record')
  if (good.length === 0 && lost && (needsRecord || !border.isBuild))
    return { kind: 'broken', reason: `${lost.field}: ${lost.reason}` }
  return { kind: 'fine', data: once(schema, good, notes), notes, came: value.length }
}

/** Each record once, by its first field if that is an id. */
function once(schema: z.ZodMiniType, records: unknown[], notes: Note[]): unknown[] {
  const { shape } = schema._zod.def as { shape?: Record<string, object> }
  const [name, field] = Object.entries(shape ?? {})[0] ?? []
  if (name === undefined || field === undefined || kindOf(field) !== 'id') return records
  const byId = new Map<unknown, Record<string, unknown>>()
  for (const record of records as Record<string, unknown>[]) {
    const other = byId.get(record[name])
    if (other) notes.push({ ...read(name, 'one record twice'), id: String(record[name]) })
    if (!other || String(record['updateTime'] ?? '') > String(other['updateTime'] ?? '')) byId.set(record[name], record)
  }
  return byId.size === records.length ? records : [...byId.values()]
}

import * as z from 'zod/mini'
import { type EnvelopeKind, Facets, type Reply } from '../contract/endpoint.ts'

/** What an answer's text says. `reason` names the first place that does not fit, for reports; visitors never see it. */
export type Decoded<O> =
  | { kind: 'fine'; data: O; dropped: string[] }
  | { kind: 'refused'; errCode: string; errMsg: string | null }
  | { kind: 'broken'; reason: string }

const Envelope = z.looseObject({
  success: z.optional(z.nullable(z.boolean())),
  errCode: z.optional(z.nullable(z.union([z.number(), z.string()]))),
  errMsg: z.optional(z.nullable(z.string())),
})
type Envelope = z.infer<typeof Envelope>

const Counted = z.object({ records: z.array(z.unknown()), total: z.number(), facets: z.optional(z.nullable(Facets)) })

function reasonOf(error: z.core.$ZodError): string {
  const issue = error.issues[0]
  return issue ? `${issue.path.join('.') || '(whole)'}: ${issue.message || issue.code}` : 'unknown'
}

/** Parses the envelope and the payload of an answer by the contract (Spec 7, "Responses read"). */
export function decodeReply<O>(reply: Reply<O>, text: string): Decoded<O> {
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
  if (success === false || (success !== true && code !== '0')) {
    return { kind: 'refused', errCode: code, errMsg: errMsg ?? null }
  }
  if (success !== true && errCode === undefined) return { kind: 'broken', reason: 'success: missing' }
  return payload(reply.kind, reply.schema, envelope.data) as Decoded<O>
}

function payload(kind: EnvelopeKind, schema: z.ZodMiniType, envelope: Envelope): Decoded<unknown> {
  if (kind === 'none') return { kind: 'fine', data: null, dropped: [] }
  if (kind === 'list') {
    const items = z.array(z.unknown()).safeParse(envelope['list'])
    return items.success
      ? keepGood(schema, items.data, 'list')
      : { kind: 'broken', reason: `list: ${reasonOf(items.error)}` }
  }
  if (kind === 'page') {
    const counted = Counted.safeParse(envelope)
    if (!counted.success) return { kind: 'broken', reason: reasonOf(counted.error) }
    const kept = keepGood(schema, counted.data.records, 'records')
    if (kept.kind !== 'fine') return kept
    return { ...kept, data: { records: kept.data, total: counted.data.total, facets: counted.data.facets ?? {} } }
  }
  const parsed = schema.safeParse(envelope[kind])
  return parsed.success
    ? { kind: 'fine', data: parsed.data, dropped: [] }
    : { kind: 'broken', reason: `${kind}.${reasonOf(parsed.error)}` }
}

/** A list loses its bad items; one that has nothing but bad items is broken as a whole. */
function keepGood(schema: z.ZodMiniType, items: unknown[], place: string): Decoded<unknown[]> {
  const good: unknown[] = []
  const dropped: string[] = []
  items.forEach((item, n) => {
    const parsed = schema.safeParse(item)
    if (parsed.success) good.push(parsed.data)
    else dropped.push(`${place}.${n}.${reasonOf(parsed.error)}`)
  })
  if (good.length === 0 && dropped.length > 0) return { kind: 'broken', reason: dropped[0] ?? place }
  return { kind: 'fine', data: good, dropped }
}

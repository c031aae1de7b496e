import type { Endpoint } from '@fair/contract/endpoint.ts'
import { ERROR_CODES } from '@fair/contract/error-codes.ts'
import * as z from 'zod/mini'
import { PlatformError, wrongField } from './failure.ts'
import type { TextKey, TextParams } from './texts.ts'

type Schema = z.core.$ZodType
type Issue = z.core.$ZodIssue

/** The input of a request, still as text except the body. */
export interface RawInput {
  readonly path: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  /** The JSON body of POST and PUT, undefined if there is none. */
  readonly body: unknown
}

/**
 * The input of a call, converted and checked by its declaration (Spec 7). Path and query are text, and become the
 * numbers, booleans and lists (separated by commas, or repeated) that the schema requires; the body must contain them
 * as such.
 *
 * @throws PlatformError 4000 that names the first wrong field and the reason
 */
export function readInput(endpoint: Endpoint, raw: RawInput): unknown {
  const fields = fieldsOf(endpoint.input)
  const input: Record<string, unknown> = hasBody(endpoint) ? bodyOf(raw.body) : queryOf(raw.query, fields)
  for (const [name, text] of Object.entries(raw.path)) input[name] = fromTexts(fields[name], [text])
  const parsed = z.safeParse(endpoint.input, input)
  if (parsed.success) return parsed.data
  throw refusal(parsed.error.issues[0], input)
}

/** Whether the input is sent in the body rather than in the query. */
export function hasBody(endpoint: Endpoint): boolean {
  return endpoint.method === 'POST' || endpoint.method === 'PUT'
}

function bodyOf(body: unknown): Record<string, unknown> {
  if (body === undefined) return {}
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new PlatformError(ERROR_CODES.input, 'noJson')
  return { ...body }
}

function queryOf(query: URLSearchParams, fields: Readonly<Record<string, Schema>>): Record<string, unknown> {
  return Object.fromEntries(
    [...new Set(query.keys())].map((name) => [name, fromTexts(fields[name], query.getAll(name))]),
  )
}

function fieldsOf(schema: Schema): Readonly<Record<string, Schema>> {
  return schema instanceof z.core.$ZodObject ? schema._zod.def.shape : {}
}

/** The schema below `optional`, `nullable` and defaults. */
function bare(schema: Schema | undefined): Schema | undefined {
  const wrapped =
    schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodNullable ||
    schema instanceof z.core.$ZodDefault
  return wrapped ? bare(schema._zod.def.innerType) : schema
}

/** Text that cannot be converted stays text: the schema then reports the error. */
function fromTexts(schema: Schema | undefined, texts: readonly string[]): unknown {
  const kind = bare(schema)
  if (kind instanceof z.core.$ZodArray) {
    const items = texts.flatMap((text) => (text === '' ? [] : text.split(',')))
    return items.map((item) => fromText(bare(kind._zod.def.element), item.trim()))
  }
  return fromText(kind, texts.at(-1) ?? '')
}

function fromText(kind: Schema | undefined, text: string): unknown {
  if (kind instanceof z.core.$ZodNumber) {
    // A form sends `?pageNum=` for an empty field.
    if (text.trim() === '') return undefined
    const number = Number(text)
    return Number.isFinite(number) ? number : text
  }
  if (kind instanceof z.core.$ZodBoolean) {
    if (text === 'true' || text === '1') return true
    return text === 'false' || text === '0' ? false : text
  }
  return text
}

const EXPECTED: Readonly<Record<string, TextKey>> = {
  string: 'notText',
  number: 'notNumber',
  int: 'notNumber',
  boolean: 'notBoolean',
  array: 'notList',
  object: 'notObject',
}

function refusal(issue: Issue | undefined, input: unknown): PlatformError {
  const path = issue?.path ?? []
  const field = path.join('.') || 'input'
  const given = path.reduce<unknown>(step, input)
  // zod reports a missing field as one of the wrong type, or with none of the allowed values.
  if (given === undefined) return wrongField(field, 'required')
  const [reason, params] = issue ? reasonOf(issue) : (['invalid', {}] as const)
  return wrongField(field, reason, params)
}

function reasonOf(issue: Issue): readonly [TextKey, TextParams] {
  if (issue.code === 'invalid_value') return ['notOneOf', { values: issue.values.map(String).join(', ') }]
  if (issue.code === 'invalid_type') return [EXPECTED[issue.expected] ?? 'invalid', {}]
  return ['invalid', {}]
}

function step(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}

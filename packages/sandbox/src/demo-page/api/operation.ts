import { type Endpoint, type EnvelopeKind, FacetValue } from '@fair/contract/endpoint.ts'
import { ERROR_CODES, type ErrorName } from '@fair/contract/error-codes.ts'
import { FACET_VALUES, LIST_FACETS, LIST_SORTS } from '@fair/contract/lists.ts'
import type { Components } from './components.ts'
import { errorsOf, httpResponsesOf } from './errors.ts'
import type { JsonSchema } from './formats.ts'
import type { Example } from './walk/walker.ts'

interface CallDocs {
  readonly call: string | undefined
  input(schema: JsonSchema): JsonSchema
  answer(schema: JsonSchema): JsonSchema
  /** What an error means, and what the site does about it. */
  error(name: ErrorName): string
}

export interface OperationSource {
  readonly group: string
  readonly name: string
  readonly endpoint: Endpoint
  /** The call's comments, for itself, its input and its answer. */
  readonly docs: CallDocs
  /** An answer of the sandbox, with its request. */
  readonly example: Example | undefined
  /** The codes for which the document has an example. */
  readonly refusals: ReadonlySet<string>
}

/** One call in OpenAPI 3.1. `x-safe`: repeating it is harmless. `x-added`: not in the specification. */
export function operationOf(source: OperationSource, components: Components): JsonSchema {
  const { group, name, endpoint, docs } = source
  const [summary = '', ...rest] = (docs.call ?? wordsOf(`${group}.${name}`)).split(/(?<=[.:])\s+(?=[A-Z`])/)
  return {
    operationId: `${group}.${name}`,
    tags: [group],
    summary: summary.replace(/[.:]$/, ''),
    ...(rest.length > 0 ? { description: rest.join(' ') } : {}),
    'x-safe': endpoint.safe,
    ...(endpoint.added ? { 'x-added': true } : {}),
    ...(endpoint.authed ? { security: [{ login: [] }] } : { security: [{}, { login: [] }] }),
    parameters: [...parametersOf(source, components), ...HEADERS.map((header) => ({ $ref: header }))],
    ...bodyOf(source, components),
    responses: { 200: answerOf(source, components), ...httpResponsesOf(endpoint) },
  }
}

/** HTTP 200: the payload in its envelope, or a refusal with one of the codes of this call. */
function answerOf(source: OperationSource, components: Components): JsonSchema {
  const { group, name, endpoint, docs, example, refusals } = source
  const fields = Object.keys(Object(inputOf(source, components)['properties']))
  const errors = errorsOf(`${group}.${name}`, endpoint, fields)
  const shown = errors.map((error) => String(ERROR_CODES[error])).filter((code) => refusals.has(code))
  const refusalOf = (code: string) => [`refusal-${code}`, { $ref: `#/components/examples/refusal-${code}` }]
  return {
    description: `Success, or a refusal:\n\n${errors.map((error) => `- ${ERROR_CODES[error]}: ${docs.error(error)}`).join('\n')}`,
    content: {
      'application/json': {
        schema: { anyOf: [envelopeOf(source, components), { $ref: '#/components/schemas/Refusal' }] },
        examples: {
          ...(example ? { sandbox: { value: example.envelope } } : {}),
          ...Object.fromEntries(shown.map(refusalOf)),
        },
      },
    },
  }
}

/** 'catalogue.exhibitsOfExhibitor' as 'Catalogue: exhibits of exhibitor', for a call without a comment. */
export function wordsOf(operationId: string): string {
  const words = operationId
    .replace('.', ': ')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const HEADER_NAMES = [
  'language',
  'exhibitionId',
  'brandId',
  'groupId',
  'tenantId',
  'userId',
  'visitorId',
] as const
const HEADERS = HEADER_NAMES.map((name) => `#/components/parameters/${name}`)

const pathNames = ({ path }: Endpoint) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
const hasBody = ({ method }: Endpoint) => method === 'POST' || method === 'PUT'

/** Printed in full, even if the input is a named entity: its fields are parameters here. */
function inputOf({ group, name, endpoint, docs }: OperationSource, components: Components): JsonSchema {
  const input = components.inline(endpoint.input, docs.input)
  const sorts = LIST_SORTS[`${group}.${name}`]
  const properties: Record<string, JsonSchema> = Object(input['properties'])
  if (!sorts || !properties['sort']) return input
  const words = Object.entries(sorts).map(([value, means]) => `\`${value}\` ${means}`)
  const sort = { type: 'string', enum: Object.keys(sorts), description: `The order: ${words.join(', ')}.` }
  return { ...input, properties: { ...properties, sort } }
}

/** The facets that a list returns, by name. A platform may return more, which the site ignores. */
function facetsOf(names: readonly string[], components: Components): JsonSchema {
  const values = { type: 'array', items: components.of(FacetValue) }
  return {
    type: 'object',
    description: names.length > 0 ? 'Counted values of each facet (see “Facets and sorting”).' : 'None.',
    properties: Object.fromEntries(names.map((name) => [name, { ...values, description: FACET_VALUES[name] }])),
    additionalProperties: values,
  }
}

function parametersOf(source: OperationSource, components: Components): JsonSchema[] {
  const { endpoint, example } = source
  const inPath = new Set(pathNames(endpoint))
  const input = inputOf(source, components)
  const required = new Set(textsIn(input['required']))
  const fields = Object.entries(Object(input['properties']) as Record<string, JsonSchema>)
  return fields
    .filter(([name]) => inPath.has(name) || !hasBody(endpoint))
    .map(([name, { description, ...schema }]) => ({
      name,
      in: inPath.has(name) ? 'path' : 'query',
      required: inPath.has(name) || required.has(name),
      ...(description === undefined ? {} : { description }),
      ...(schema['type'] === 'array' ? { style: 'form', explode: false } : {}),
      schema,
      ...(example?.input[name] === undefined ? {} : { example: example.input[name] }),
    }))
}

function bodyOf(source: OperationSource, components: Components): JsonSchema {
  const { endpoint, example } = source
  if (!hasBody(endpoint)) return {}
  const inPath = new Set(pathNames(endpoint))
  const input = inputOf(source, components)
  const without = (fields: object) => Object.fromEntries(Object.entries(fields).filter(([name]) => !inPath.has(name)))
  const isPlain = input['properties'] !== undefined
  const { required: all, ...rest } = input
  const required = textsIn(all).filter((name) => !inPath.has(name))
  const schema = isPlain
    ? { ...rest, properties: without(Object(rest['properties'])), ...(required.length > 0 ? { required } : {}) }
    : input
  const sent = example ? without(example.input) : undefined
  const content = { schema, ...(sent ? { examples: { sandbox: { value: sent } } } : {}) }
  return { requestBody: { required: true, content: { 'application/json': content } } }
}

const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/** The position of the payload (contract/endpoint.ts). */
function envelopeOf({ group, name, endpoint: { reply }, docs }: OperationSource, components: Components): JsonSchema {
  const frame = {
    success: { const: true, description: 'It has been done.' },
    errCode: { const: 0, description: 'No error.' },
    errMsg: { type: 'string', description: 'Empty.' },
  }
  const object = (fields: Readonly<Record<string, JsonSchema>>) => ({
    type: 'object',
    // A list without facets is still a list.
    required: ['success', 'errCode', 'errMsg', ...Object.keys(fields).filter((name) => name !== 'facets')],
    properties: { ...frame, ...fields },
  })
  const payload = components.of(reply.schema, docs.answer)
  const fields: Readonly<Record<EnvelopeKind, Readonly<Record<string, JsonSchema>>>> = {
    data: { data: payload },
    datas: { datas: payload },
    resultInfo: { resultInfo: payload },
    total: { total: payload },
    list: { list: { type: 'array', items: payload } },
    page: {
      records: { type: 'array', items: payload },
      total: { type: 'number', description: 'How many match over all pages' },
      facets: facetsOf(LIST_FACETS[`${group}.${name}`] ?? [], components),
    },
    none: {},
  }
  return object(fields[reply.kind])
}

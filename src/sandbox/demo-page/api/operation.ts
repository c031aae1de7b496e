import { type Endpoint, type EnvelopeKind, Facets } from '../../../contract/endpoint.ts'
import type { Components, JsonSchema } from './components.ts'
import type { Asked } from './walk/walker.ts'

interface CallDocs {
  readonly call: string | undefined
  input(schema: JsonSchema): JsonSchema
  answer(schema: JsonSchema): JsonSchema
}

export interface OperationSource {
  readonly group: string
  readonly name: string
  readonly endpoint: Endpoint
  /** What the call's comments say, of itself, of its input and of its answer. */
  readonly docs: CallDocs
  /** An answer of the sandbox's own, with what it was asked. */
  readonly example: Asked | undefined
}

/** One call as OpenAPI 3.1 writes it. `x-safe`: asking twice does no harm. `x-added`: not in the specification. */
export function operationOf(source: OperationSource, components: Components): JsonSchema {
  const { group, name, endpoint, docs, example } = source
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
    responses: {
      200: {
        description: endpoint.authed ? 'Success or a refusal; 5014 without a login' : 'Success or a refusal',
        content: {
          'application/json': {
            schema: { anyOf: [envelopeOf(source, components), { $ref: '#/components/schemas/Refusal' }] },
            ...(example ? { examples: { sandbox: { value: example.envelope } } } : {}),
          },
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

function inputOf({ endpoint, docs }: OperationSource, components: Components): JsonSchema {
  // Printed whole, even where the input has a name of its own: its fields are parameters here.
  return components.inline(endpoint.input, docs.input)
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

/** Where the payload stands (contract/endpoint.ts). */
function envelopeOf({ endpoint: { reply }, docs }: OperationSource, components: Components): JsonSchema {
  const frame = {
    success: { const: true },
    errCode: { const: 0 },
    errMsg: { type: 'string' },
  }
  const object = (fields: Readonly<Record<string, JsonSchema>>) => ({
    type: 'object',
    // A list without facets is a list all the same.
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
      facets: components.of(Facets),
    },
    none: {},
  }
  return object(fields[reply.kind])
}

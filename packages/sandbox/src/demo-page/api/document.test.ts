import type { Endpoint } from '@fair/contract/endpoint.ts'
import { ERROR_CODES } from '@fair/contract/error-codes.ts'
import { contract } from '@fair/contract/index.ts'
import { FACET_VALUES, LIST_FACETS, LIST_SORTS } from '@fair/contract/lists.ts'
import { Validator } from '@seriousme/openapi-schema-validator'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createSandbox } from '../../app.ts'
import { callsOf } from '../../probe/reads.ts'
import type { JsonSchema } from './formats.ts'
import { documentsOnce } from './make.ts'
import { undescribed } from './undescribed.ts'

let document: JsonSchema
let operations: Map<string, JsonSchema>
beforeAll(async () => {
  document = (await documentsOnce(createSandbox)).openApi
  const items = Object.values(Object(document['paths'])).flatMap((item) => Object.values(Object(item)))
  operations = new Map(items.map((operation) => [String(Object(operation).operationId), Object(operation)]))
})

const calls = callsOf(contract)
const at = (operation: JsonSchema | undefined, ...path: string[]): unknown =>
  path.reduce<unknown>((value, key) => Object(value)[key], operation)
const answerOf = (name: string) => at(operations.get(name), 'responses', '200', 'content', 'application/json')

describe('the API document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document))
    expect(errors).toBeUndefined()
    expect(valid).toBe(true)
  })

  it('has each call of the contract at its path, and no others', () => {
    for (const { name, endpoint } of calls) {
      const operation = at(document, 'paths', endpoint.path, endpoint.method.toLowerCase())
      expect(at(Object(operation), 'operationId'), name).toBe(name)
    }
    expect(operations.size).toBe(calls.length)
  })

  it('has no dangling references', () => {
    const text = JSON.stringify(document)
    const references = new Set([...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path))
    expect(references.size).toBeGreaterThan(100)
    const dangling = [...references].filter((path) => at(document, ...path.split('/')) === undefined)
    expect(dangling).toEqual([])
    expect(text).not.toContain('$defs')
  })

  it('declares path parameters in the path, and all others in the query or body', () => {
    for (const { name, endpoint } of calls) {
      const operation = operations.get(name)
      const listed: JsonSchema[] = [at(operation, 'parameters')].flat().map((each) => Object(each))
      const own = listed.filter((each) => each['$ref'] === undefined)
      const inPath = own.filter((each) => each['in'] === 'path').map((each) => `{${each['name']}}`)
      expect(inPath.toSorted(), name).toEqual((endpoint.path.match(/\{\w+\}/g) ?? []).toSorted())
      const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT'
      expect(at(operation, 'requestBody') !== undefined, name).toBe(hasBody)
      if (hasBody) expect(own.filter((each) => each['in'] === 'query')).toEqual([])
    }
  })

  it('lists the calls that were added to the specification', () => {
    const added = calls.filter(({ endpoint }) => endpoint.added).map(({ name }) => name)
    expect(document['x-added']).toEqual(added)
    expect(added.length).toBeGreaterThan(0)
    const marked = [...operations].filter(([, each]) => each['x-added'] === true).map(([name]) => name)
    expect(marked.toSorted()).toEqual(added.toSorted())
  })

  it('marks the calls that require a login', () => {
    for (const { name, endpoint } of calls) {
      const security = at(operations.get(name), 'security')
      expect(security, name).toEqual(endpoint.authed ? [{ login: [] }] : [{}, { login: [] }])
    }
  })
})

describe('descriptions from the contract', () => {
  it('are set for calls and fields, including inherited fields', () => {
    expect(operations.get('live.goods')?.['summary']).toContain('What a stream shows, by number')
    const field = (schema: string, name: string) =>
      at(document, 'components', 'schemas', schema, 'properties', name, 'description')
    expect(field('LiveSummary', 'viewers')).toBe('People watching now, or who watched.')
    expect(field('Live', 'viewers')).toBe('People watching now, or who watched.')
    expect(field('Live', 'dvrSeconds')).toContain('Seconds that a viewer may wind back')
    expect(at(document, 'components', 'schemas', 'Replay', 'description')).toContain(
      'A recording of a live or a meeting',
    )
  })

  it('exist for every call, parameter, body field and response field', () => {
    expect(undescribed(document)).toEqual([])
  })

  it('include a summary for every call', () => {
    const bare = [...operations].filter(([, each]) => String(each['summary'] ?? '').trim() === '')
    expect(bare.map(([name]) => name)).toEqual([])
  })
})

describe('examples', () => {
  const exampleOf = (name: string) => at(Object(answerOf(name)), 'examples', 'sandbox', 'value')

  it('exist for every response and every request body', () => {
    expect(calls.filter(({ name }) => exampleOf(name) === undefined).map(({ name }) => name)).toEqual([])
    const sends = ({ endpoint }: (typeof calls)[number]) => endpoint.method === 'POST' || endpoint.method === 'PUT'
    const sent = (name: string) =>
      at(operations.get(name), 'requestBody', 'content', 'application/json', 'examples', 'sandbox', 'value')
    expect(calls.filter((call) => sends(call) && sent(call.name) === undefined).map(({ name }) => name)).toEqual([])
  })

  it('match the contract', () => {
    const wrong = calls.flatMap(({ name, endpoint }) => {
      const example = exampleOf(name)
      return example === undefined || fits(endpoint, Object(example)) ? [] : [name]
    })
    expect(wrong).toEqual([])
  })
})

describe('refusals', () => {
  const codes = Object.entries(ERROR_CODES).map(([name, code]) => ({ name, code: String(code) }))

  it('are explained by code, with an example for each except path and exception', () => {
    const [described] = [at(document, 'components', 'schemas', 'ErrorCode', 'oneOf')]
    const silent = codes.filter(
      ({ code }) => !JSON.stringify(described).includes(`"const":${code},`) || !String(info()).includes(`- ${code}: `),
    )
    expect(silent).toEqual([])
    const shown = Object.keys(Object(at(document, 'components', 'examples')))
    const without = codes.filter(({ code }) => !shown.includes(`refusal-${code}`)).map(({ name }) => name)
    expect(without).toEqual(['path', 'exception'])
  })

  it('are listed as examples of the calls that return them', () => {
    const examplesOf = (name: string) => Object.keys(Object(at(Object(answerOf(name)), 'examples')))
    expect(examplesOf('auth.login')).toEqual(
      expect.arrayContaining(['refusal-4101', 'refusal-4102', 'refusal-4108', 'refusal-4109', 'refusal-4111']),
    )
    const seen = Object.entries(Object(at(document, 'components', 'examples')) as Record<string, JsonSchema>)
    const strange = seen.filter(([code, { summary }]) => {
      const call = String(summary).split(' ')[0] ?? ''
      return !examplesOf(call).includes(code)
    })
    expect(strange.map(([code, { summary }]) => [code, summary])).toEqual([])
  })

  it('are also declared by HTTP status, with 401 only for calls that require a login', () => {
    for (const [name, operation] of operations) {
      const statuses = Object.keys(Object(operation['responses']))
      expect(statuses, name).toEqual(expect.arrayContaining(['200', '404', '429', '5XX']))
      expect(statuses.includes('401'), name).toBe(JSON.stringify(operation['security']) === '[{"login":[]}]')
    }
    expect(at(document, 'components', 'responses', 'TooManyRequests', 'headers', 'Retry-After')).toBeDefined()
  })
})

describe('lists', () => {
  const exampleOf = (name: string) => Object(at(Object(answerOf(name)), 'examples', 'sandbox', 'value'))

  it('return the facets declared in the contract, and accept each as a filter', () => {
    for (const { name, endpoint } of calls.filter((call) => call.endpoint.reply.kind === 'page')) {
      const answered = Object.keys(exampleOf(name).facets ?? {}).toSorted()
      expect(answered, name).toEqual((LIST_FACETS[name] ?? []).toSorted())
      const taken = Object.keys(Object(z.toJSONSchema(endpoint.input, { io: 'input' }).properties))
      // The basic list of groups is requested while nothing is selected (Spec 4).
      if (name !== 'group.basic' && name !== 'project.list')
        expect(taken, name).toEqual(expect.arrayContaining(answered))
      const printed = at(Object(answerOf(name)), 'schema', 'anyOf', '0', 'properties', 'facets', 'properties')
      expect(Object.keys(Object(printed)).toSorted(), name).toEqual(answered)
    }
    expect(
      Object.values(LIST_FACETS)
        .flat()
        .filter((facet) => FACET_VALUES[facet] === undefined),
    ).toEqual([])
  })

  it('declare their sort orders', () => {
    const sorts = operations.get('search.exhibits')?.['parameters'] as JsonSchema[]
    expect(sorts.find(({ name }) => name === 'sort')).toMatchObject({ schema: { enum: ['DEFAULT', 'AZ', 'NEW'] } })
    const unsorted = calls
      .filter(({ name }) => LIST_SORTS[name] === undefined)
      .filter(({ endpoint }) => Object(z.toJSONSchema(endpoint.input, { io: 'input' }).properties).sort !== undefined)
    expect(unsorted.map(({ name }) => name)).toEqual([])
  })
})

describe('string formats', () => {
  it('are declared for times, days, URLs and currencies', () => {
    const field = (schema: string, name: string) =>
      Object(at(document, 'components', 'schemas', schema, 'properties', name))
    expect(field('Order', 'createTime').format).toBe('date-time')
    expect(field('Media', 'url').format).toBe('uri-reference')
    expect(field('Money', 'currency').pattern).toBeDefined()
    expect(JSON.stringify(field('Inquiry', 'deadline'))).toContain('"format":"date"')
  })

  it('are set for every field with a time or day', () => {
    const isPlain = (schema: JsonSchema): boolean =>
      (schema['type'] === 'string' &&
        ['format', 'pattern', 'enum', 'const'].every((key) => schema[key] === undefined)) ||
      (schema['type'] === 'array' && isPlain(Object(schema['items']))) ||
      [schema['anyOf'] ?? []].flat().some((each) => isPlain(Object(each)))
    const plain: string[] = []
    const walk = (value: unknown) => {
      if (typeof value !== 'object' || value === null) return
      const { properties, parameters } = value as JsonSchema
      const named: [string, unknown][] = [
        ...Object.entries(Object(properties)),
        ...[parameters ?? []].flat().map((each): [string, unknown] => [String(Object(each).name), Object(each).schema]),
      ]
      for (const [name, schema] of named)
        if (/(?:Time|Date|Day)$|^(?:time|date|day|deadline|fromDay)$/.test(name) && isPlain(Object(schema)))
          plain.push(name)
      for (const each of Object.values(value)) walk(each)
    }
    walk({ paths: document['paths'], schemas: at(document, 'components', 'schemas') })
    expect(plain).toEqual([])
    const of = (call: string) => [operations.get(call)?.['parameters']].flat() as JsonSchema[]
    expect(of('schedule.list').find(({ name }) => name === 'from')).toMatchObject({ schema: { format: 'date' } })
  })
})

const info = () => at(document, 'info', 'description')

describe('the chapters', () => {
  it.each([
    'Conventions',
    'Headers and CORS',
    'Pagination',
    'Facets and sorting',
    'Refusals',
    'Repeated writes',
    'Changes and rebuilds',
    'Pictures',
    'Forms',
    'Life cycles',
    'Real time',
    'What “Spec 4” means',
  ])('include “%s”', (title) => {
    expect(info()).toContain(`\n## ${title}\n`)
  })

  it('refer only to existing calls', () => {
    const groups = Object.keys(contract).join('|')
    const named = [...String(info()).matchAll(new RegExp(`\`((?:${groups})\\.\\w+)\``, 'g'))].map(([, name]) => name)
    expect(named.length).toBeGreaterThan(30)
    expect(named.filter((name) => !operations.has(String(name)))).toEqual([])
  })
})

function fits({ reply }: Endpoint, envelope: Record<string, unknown>): boolean {
  if (envelope['success'] !== true) return false
  if (reply.kind === 'none') return true
  const payload = reply.kind === 'page' ? envelope['records'] : envelope[reply.kind]
  const items = reply.kind === 'page' || reply.kind === 'list' ? [payload].flat() : [payload]
  return items.every((item) => reply.schema.safeParse(item).success)
}

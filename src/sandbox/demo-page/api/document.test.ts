import { Validator } from '@seriousme/openapi-schema-validator'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { contract } from '../../../contract/index.ts'
import { createSandbox } from '../../app.ts'
import { callsOf } from '../../probe/reads.ts'
import type { JsonSchema } from './components.ts'
import { makeDocument } from './make.ts'

let document: JsonSchema
let operations: Map<string, JsonSchema>
beforeAll(async () => {
  document = await makeDocument(createSandbox)
  const items = Object.values(Object(document['paths'])).flatMap((item) => Object.values(Object(item)))
  operations = new Map(items.map((operation) => [String(Object(operation).operationId), Object(operation)]))
}, 60_000)

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

  it('has each call at its path, and no other', () => {
    for (const { name, endpoint } of calls) {
      const operation = at(document, 'paths', endpoint.path, endpoint.method.toLowerCase())
      expect(at(Object(operation), 'operationId'), name).toBe(name)
    }
    expect(operations.size).toBe(calls.length)
  })

  it('refers to nothing that it does not have', () => {
    const text = JSON.stringify(document)
    const references = new Set([...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path))
    expect(references.size).toBeGreaterThan(100)
    const dangling = [...references].filter((path) => at(document, ...path.split('/')) === undefined)
    expect(dangling).toEqual([])
    expect(text).not.toContain('$defs')
  })

  it('has the parameters of a path in the path, and the rest where it is sent', () => {
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

  it('lists what was added to the specification', () => {
    const added = calls.filter(({ endpoint }) => endpoint.added).map(({ name }) => name)
    expect(document['x-added']).toEqual(added)
    expect(added.length).toBeGreaterThan(0)
    const marked = [...operations].filter(([, each]) => each['x-added'] === true).map(([name]) => name)
    expect(marked.toSorted()).toEqual(added.toSorted())
  })

  it('says which calls need a login', () => {
    for (const { name, endpoint } of calls) {
      const security = at(operations.get(name), 'security')
      expect(security, name).toEqual(endpoint.authed ? [{ login: [] }] : [{}, { login: [] }])
    }
  })
})

describe('what the contract’s comments say', () => {
  it('stands with calls and fields, also those that an entity has from another', () => {
    expect(operations.get('live.goods')?.['summary']).toBe('What a stream shows, by number; asked again while it runs')
    const field = (schema: string, name: string) =>
      at(document, 'components', 'schemas', schema, 'properties', name, 'description')
    expect(field('LiveSummary', 'viewers')).toBe('People watching now, or who watched.')
    expect(field('Live', 'viewers')).toBe('People watching now, or who watched.')
    expect(field('Live', 'dvrSeconds')).toContain('Seconds that a viewer may wind back')
    expect(at(document, 'components', 'schemas', 'Replay', 'description')).toContain('m3u8 playlist')
  })

  it('leaves no call without a sentence', () => {
    const bare = [...operations].filter(([, each]) => String(each['summary'] ?? '').trim() === '')
    expect(bare.map(([name]) => name)).toEqual([])
  })
})

describe('the examples', () => {
  const exampleOf = (name: string) => at(Object(answerOf(name)), 'examples', 'sandbox', 'value')

  it('are there for every call, and where a call takes a body, for what is sent', () => {
    expect(calls.filter(({ name }) => exampleOf(name) === undefined).map(({ name }) => name)).toEqual([])
    const sends = ({ endpoint }: (typeof calls)[number]) => endpoint.method === 'POST' || endpoint.method === 'PUT'
    const sent = (name: string) =>
      at(operations.get(name), 'requestBody', 'content', 'application/json', 'examples', 'sandbox', 'value')
    expect(calls.filter((call) => sends(call) && sent(call.name) === undefined).map(({ name }) => name)).toEqual([])
  })

  it('are answers that keep the contract', () => {
    const wrong = calls.flatMap(({ name, endpoint }) => {
      const example = exampleOf(name)
      return example === undefined || fits(endpoint, Object(example)) ? [] : [name]
    })
    expect(wrong).toEqual([])
  })
})

function fits({ reply }: Endpoint, envelope: Record<string, unknown>): boolean {
  if (envelope['success'] !== true) return false
  if (reply.kind === 'none') return true
  const payload = reply.kind === 'page' ? envelope['records'] : envelope[reply.kind]
  const items = reply.kind === 'page' || reply.kind === 'list' ? [payload].flat() : [payload]
  return items.every((item) => reply.schema.safeParse(item).success)
}

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { contract } from './index.ts'

interface Line {
  method: string
  path: string
}

/** The calls of Spec 7, from the table beside the specification. Method '?': the specification does not show it. */
const specified: Line[] = readFileSync(new URL('../../../tests/spec/calls.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  .map((line) => {
    const [, method = '', path = ''] = line.split('|').map((column) => column.trim())
    return { method, path }
  })

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value

const named: { name: string; endpoint: Endpoint }[] = Object.entries(contract).flatMap(([group, calls]) =>
  Object.entries(calls).map(([call, endpoint]) => ({ name: `${group}.${call}`, endpoint: endpoint as Endpoint })),
)

const endpoints = named.map((each) => each.endpoint)
const key = ({ method, path }: Line) => `${method} ${path}`
const answers = (line: Line) => (endpoint: Endpoint) =>
  endpoint.path === line.path && (line.method === '?' || line.method === endpoint.method)
const duplicates = (keys: readonly string[]) => keys.filter((each, index) => keys.indexOf(each) !== index)

/** Paths that a router cannot distinguish are equal: all parameters get the same name. */
const routeOf = ({ method, path }: Endpoint) => `${method} ${path.replace(/\{[^}]+\}/g, '{}')}`

describe('the calls of Spec 7', () => {
  test('are all in the table of the specification, without duplicates', () => {
    expect(specified).toHaveLength(188)
    expect(duplicates(specified.map(key))).toEqual([])
  })

  test('are each declared exactly once with the same method and path', () => {
    const wrong = specified.filter((line) => endpoints.filter(answers(line)).length !== 1)
    expect(wrong.map(key)).toEqual([])
  })

  test('are the only ones that are not marked as added', () => {
    const wrong = named.filter(({ endpoint }) => endpoint.added === specified.some((line) => answers(line)(endpoint)))
    expect(wrong.map((each) => each.name)).toEqual([])
  })
})

describe('the contract', () => {
  test('has no two calls with the same method and path', () => {
    expect(duplicates(endpoints.map(routeOf))).toEqual([])
    const used = Object.values(contract).flatMap((calls) => Object.values(calls) as Endpoint[])
    expect(duplicates(used.map(routeOf))).toEqual([])
  })

  test('contains every declared call exactly once', async () => {
    const folder = fileURLToPath(new URL('.', import.meta.url))
    const files = readdirSync(folder).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'index.ts',
    )
    const declared = new Map<unknown, string>()
    for (const file of files) {
      const exported: Record<string, unknown> = await import(/* @vite-ignore */ folder + file)
      for (const [name, value] of Object.entries(exported)) {
        if (typeof value !== 'object' || value === null) continue
        for (const [call, endpoint] of Object.entries(value)) {
          if (isEndpoint(endpoint)) declared.set(endpoint, `${file} ${name}.${call}`)
        }
      }
    }
    const missing = [...declared].filter(([endpoint]) => !endpoints.some((each) => each === endpoint))
    expect(missing.map(([, name]) => name)).toEqual([])
    expect(declared.size).toBe(endpoints.length)
  })
})

/** The names of the calls for which a condition does not hold. */
const wrongOf = (holds: (endpoint: Endpoint) => boolean) =>
  named.filter(({ endpoint }) => !holds(endpoint)).map((each) => each.name)

describe('every call', () => {
  test('requires the parameters of its path', () => {
    const wrong = wrongOf(({ path, input }) => {
      const { properties = {}, required = [] } = z.toJSONSchema(input)
      const parameters = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
      return parameters.every((each) => Object.hasOwn(properties, each) && required.includes(each))
    })
    expect(wrong).toEqual([])
  })

  test('has only single values and lists of them if it is sent as a query', () => {
    const wrong = wrongOf(({ method, input }) => {
      const schema = z.toJSONSchema(input)
      // A body is an object, too: the path parameters are removed from it.
      if (method !== 'GET' && method !== 'DELETE')
        return schema.type === 'object' || schema.oneOf !== undefined || schema.anyOf !== undefined
      const single = Object.values(schema.properties ?? {}).every((value) => {
        if (typeof value === 'boolean') return false
        const items = value.type === 'array' && typeof value.items === 'object' ? value.items : value
        return !Array.isArray(items) && /^(?:string|number|integer|boolean)$/.test(String(items.type))
      })
      return schema.type === 'object' && single
    })
    expect(wrong).toEqual([])
  })

  test('has a reply that the API document can describe', () => {
    const isPrinted = ({ reply }: Endpoint) => {
      try {
        return z.toJSONSchema(reply.schema) !== undefined
      } catch {
        return false
      }
    }
    expect(wrongOf(isPrinted)).toEqual([])
  })
})

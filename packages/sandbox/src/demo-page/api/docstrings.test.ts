import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readDocstrings } from './docstrings.ts'
import { undescribed } from './undescribed.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'docstrings-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

fs.writeFileSync(
  path.join(folder, 'common.ts'),
  `export const Shared = {
  /** Shared by many. */
  shared: z.optional(z.number()),
}
/** A thing. */
export const Thing = z.object({
  /** Its name. */
  name: z.string(),
  plain: z.string(),
})
`,
)
fs.writeFileSync(
  path.join(folder, 'calls.ts'),
  `import { Shared as Common, Thing } from './common.ts'
/** One part of it. */
const part = z.object({
  /** How large,
   *  in metres. */
  size: z.number().check(z.minimum(1)),
})
const options = [
  /** The first way. */
  z.object({ type: z.literal('a'), /** Only of a. */ own: z.string() }),
  z.object({ type: z.literal('b') }),
] as const
export const calls = {
  /** Does it. */
  act: post(
    '/act',
    z.extend(Thing, {
      ...Common,
      parts: z.nullish(z.array(part)),
      /** Said here. */
      plain: z.string(),
      way: z.discriminatedUnion('type', [...options]),
      tree: z.object({ get leaves() { return z.array(part) } }),
    }),
    page(z.object({ /** Inside. */ inside: z.pick(Thing, { name: true }), byName: z.record(z.string(), part) })),
  ),
}
`,
)

const text = { type: 'string' }
const fields = (properties: Record<string, unknown>) => ({ type: 'object', properties })
const docs = readDocstrings(folder)

describe('docstrings of a contract', () => {
  it('describe the input: own, spread and extended fields, lists, unions and getters', () => {
    const size = fields({ size: { type: 'number' } })
    const way = { oneOf: [fields({ type: text, own: text }), fields({ type: text })] }
    const printed = fields({
      name: text,
      plain: text,
      shared: { type: 'number' },
      parts: { anyOf: [{ type: 'array', items: size }, { type: 'null' }] },
      way,
      tree: fields({ leaves: { type: 'array', items: size } }),
    })
    expect(docs.call('calls', 'act')).toBe('Does it.')
    const input = docs.input('calls', 'act', printed)
    const described = { type: 'number', description: 'How large, in metres.' }
    expect(input).toMatchObject({
      properties: {
        name: { description: 'Its name.' },
        plain: { description: 'Said here.' },
        shared: { description: 'Shared by many.' },
        parts: { anyOf: [{ items: { properties: { size: described } } }, { type: 'null' }] },
        way: { oneOf: [{ description: 'The first way.', properties: { own: { description: 'Only of a.' } } }, {}] },
        tree: { properties: { leaves: { items: { properties: { size: described } } } } },
      },
    })
  })

  it('describe the response and referenced entities', () => {
    const answer = docs.answer(
      'calls',
      'act',
      fields({
        inside: fields({ name: text }),
        byName: { type: 'object', additionalProperties: fields({ size: text }) },
      }),
    )
    expect(answer).toMatchObject({
      properties: {
        inside: { description: 'Inside.', properties: { name: { description: 'Its name.' } } },
        byName: { additionalProperties: { properties: { size: { description: 'How large, in metres.' } } } },
      },
    })
    expect(docs.schema('Thing', fields({ name: text, plain: text }))).toEqual({
      description: 'A thing.',
      ...fields({ name: { ...text, description: 'Its name.' }, plain: text }),
    })
  })

  it('fall back to the shared description of a common field name', () => {
    expect(docs.schema('Unknown', fields({ pageNum: text }))).toMatchObject({
      properties: { pageNum: { description: expect.stringContaining('from 1') } },
    })
  })
})

describe('undescribed', () => {
  it('lists calls, entities and fields without a description, by path', () => {
    const json = (schema: unknown) => ({ content: { 'application/json': { schema } } })
    const operation = {
      operationId: 'calls.act',
      summary: 'Calls: act',
      parameters: [{ name: 'id' }, { name: 'kept', description: 'Yes' }, { $ref: '#/header' }],
      requestBody: json(fields({ a: { ...fields({ b: text }), description: 'Yes' } })),
      responses: { 200: json({ anyOf: [fields({ success: text, data: fields({ c: text, d: { const: 1 } }) }), {}] }) },
    }
    const schemas = { Thing: { ...fields({ e: { $ref: '#/components/schemas/Thing' }, f: text }), description: 'Yes' } }
    expect(undescribed({ paths: { '/act': { post: operation } }, components: { schemas } })).toEqual([
      'calls.act: the call itself',
      'calls.act parameter: id',
      'calls.act body: a.b',
      'calls.act answer: data.c',
      'Thing: f',
    ])
  })
})

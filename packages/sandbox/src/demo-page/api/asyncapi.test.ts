import { ClientFrame, ServerFrame } from '@fair/contract/chat-frames.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createSandbox } from '../../app.ts'
import { fileOf } from '../layout.ts'
import type { JsonSchema } from './formats.ts'
import { type Documents, documentsOnce } from './make.ts'
import { fullApi } from './page.ts'

let documents: Documents
beforeAll(async () => {
  documents = await documentsOnce(createSandbox)
})

const at = (holder: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((value, key) => Object(value)[key], holder)

describe('the AsyncAPI document', () => {
  it('lists each frame of the contract as a message of the side that sends it', () => {
    const typesOf = (operation: string) => {
      const refs = at(documents.asyncApi, 'operations', operation, 'messages') as { $ref: string }[]
      return refs.map(({ $ref }) => {
        const name = $ref.split('/').at(-1) ?? ''
        expect(at(documents.asyncApi, 'channels', 'im', 'messages', name)).toBeDefined()
        return at(documents.asyncApi, 'components', 'messages', name, 'payload', 'properties', 'type', 'const')
      })
    }
    const declared = (union: z.ZodMiniType) => {
      const { oneOf = [] } = z.toJSONSchema(union, { io: 'input' }) as { oneOf?: JsonSchema[] }
      return oneOf.map((member) => at(member, 'properties', 'type', 'const'))
    }
    expect(typesOf('sendFrame')).toEqual(declared(ClientFrame))
    expect(typesOf('receiveFrame')).toEqual(declared(ServerFrame))
  })

  it('has no dangling references, and a summary for each message', () => {
    const text = JSON.stringify(documents.asyncApi)
    const references = new Set([...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path))
    expect(references.size).toBeGreaterThan(20)
    expect([...references].filter((path) => at(documents.asyncApi, ...path.split('/')) === undefined)).toEqual([])
    const messages: Record<string, JsonSchema> = Object(at(documents.asyncApi, 'components', 'messages'))
    expect(Object.keys(messages).filter((name) => !messages[name]?.['summary'])).toEqual([])
  })
})

describe('the single-file API reference', () => {
  it('is self-contained and links only to its own anchors', async () => {
    const page = await fileOf('The platform’s calls', fullApi(documents))
    expect(page).not.toMatch(/<script|<link rel="stylesheet"|src=|@import/)
    const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    const links = [...page.matchAll(/ href="([^"]+)"/g)].map(([, href = '']) => href)
    expect(links.filter((href) => !(href.startsWith('#') && ids.has(href.slice(1))) && href !== 'data:,')).toEqual([])
    for (const id of ['live.detail', 'message-ServerWelcome', 'schema-Exhibit', 'life-cycles'])
      expect(ids).toContain(id)
  })
})

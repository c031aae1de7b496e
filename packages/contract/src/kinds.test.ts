import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { contract } from './index.ts'
import { kindOf } from './kinds.ts'

interface Def {
  type: string
  shape?: Record<string, z.ZodMiniType>
  element?: z.ZodMiniType
  innerType?: z.ZodMiniType
  options?: z.ZodMiniType[]
}
const defOf = (schema: z.ZodMiniType) => schema._zod.def as unknown as Def

/** The names of all texts in an answer that have no kind. */
function* plainTexts(schema: z.ZodMiniType, name: string, seen: Set<unknown>): Generator<string> {
  if (seen.has(schema)) return
  seen.add(schema)
  const { type, shape, element, innerType, options } = defOf(schema)
  if (type === 'string' && kindOf(schema) === undefined) yield name
  for (const [field, each] of Object.entries(shape ?? {}))
    yield* plainTexts(each, field, type === 'object' ? seen : new Set())
  for (const each of [element, innerType, ...(options ?? [])]) if (each) yield* plainTexts(each, name, new Set(seen))
}

/**
 * Names of fields that are more than plain text. A field with such a name that is plain text is listed here with a
 * reason.
 */
const MORE_THAN_WORDS =
  /(?:Time|Zone|Color|Url|website)$|^(?:time|until|deadline|date|url|path|currency|language|localLanguage|nameLanguage|html|exhibitorId|exhibitsId|informationId|meetingId|activityId|guestId|memberId|projectId|microPageId|agreementId|exhibitionId|tenantId)$/
const WORDS_ALL_THE_SAME: Readonly<Record<string, string>> = {
  'file.signature: uploadUrl': 'goes to the store as it is, signed; never into a page',
  'chat.key: url': 'the address of the WebSocket, which takes ws and wss alone',
}

test('address, time, zone, colour, currency, language and id fields of answers have a kind', () => {
  const calls = Object.entries(contract).flatMap(([group, each]) =>
    Object.entries(each).map(([name, endpoint]) => ({ name: `${group}.${name}`, endpoint: endpoint as Endpoint })),
  )
  const found = calls.flatMap(({ name, endpoint }) =>
    [...plainTexts(endpoint.reply.schema, '', new Set())]
      .filter((field) => MORE_THAN_WORDS.test(field))
      .map((field) => `${name}: ${field}`)
      .filter((place) => !Object.hasOwn(WORDS_ALL_THE_SAME, place)),
  )
  expect([...new Set(found)]).toEqual([])
})

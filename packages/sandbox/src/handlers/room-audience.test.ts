import { afterAll, expect, it } from 'vitest'
import { createContext } from '../context.ts'
import { AUDIENCE_LINES } from '../seed/alive/phrases.ts'
import { aliveSandbox } from '../testing/alive.ts'
import { fixtureFair } from '../testing/fixture-fair.ts'
import { messagesOf } from './chat-messages.ts'
import { enterRoom } from './chat-rooms.ts'
import { translated } from './chat-translate.ts'

// L3 of the fixture has been running for ten minutes.
const sandbox = aliveSandbox({ make: fixtureFair })
afterAll(() => sandbox.close())

const context = createContext(sandbox.platform, new Headers({ tenantId: 'A', language: 'en-US' }))
const messagesIn = (live: string) => messagesOf(context.db, enterRoom('LIVE', live, context), -1)

it('a running live has audience messages since its start, which are created only once', () => {
  const messages = messagesIn('L3')
  const start = context.fair.lives.find(({ id }) => id === 'L3')?.startTime ?? ''
  expect(messages.length).toBeGreaterThanOrEqual(5)
  const times = messages.map(({ time }) => time)
  expect(times).toEqual(times.toSorted())
  expect(times.every((time) => time > start && time < context.now().toISOString())).toBe(true)
  expect(messages.every(({ sender_name }) => sender_name)).toBe(true)
  expect(messagesIn('L3')).toEqual(messages)
})

it('audience messages can be translated', () => {
  for (const [zh, en, ja, ko] of Object.values(AUDIENCE_LINES)) {
    expect([ja, ko, zh].map((text) => translated(text, 'en-US')?.text)).toEqual([en, en, en])
    expect(translated(en, 'zh-CN')?.text).toBe(zh)
  }
})

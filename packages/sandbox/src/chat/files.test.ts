import { chat } from '@fair/contract/chat.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createContext } from '../context.ts'
import { DEMO_USERS } from '../demo.ts'
import { enterRoom } from '../handlers/chat-rooms.ts'
import { payload } from '../testing/call-sandbox.ts'
import { type ChatWorld, chatWorld } from '../testing/chat-world.ts'

let world: ChatWorld
beforeEach(() => {
  vi.useFakeTimers()
  world = chatWorld()
})
afterEach(() => {
  world.close()
  vi.useRealTimers()
})

const PAPER = {
  ...{ contentsType: 'FILE', msgContent: '', url: '/sandbox/file/F/Drawing.step' },
  file: { fileName: 'Drawing.step', format: 'STEP', bytes: 4096 },
}

/** The chat of a live's audience, including the buyer. */
function room(): string {
  const live = world.sandbox.platform.fair.lives.find(({ exhibitionId }) => exhibitionId === '2001')?.id ?? ''
  const context = createContext(world.sandbox.platform, new Headers())
  return enterRoom('LIVE', live, Object.create(context, { userId: { value: DEMO_USERS.buyer } }))
}

it.each([
  ['without metadata', () => world.desk(), { ...PAPER, file: null }],
  ['without a name', () => world.desk(), { ...PAPER, file: { ...PAPER.file, fileName: '' } }],
  ['without a URL', () => world.desk(), { ...PAPER, url: null }],
  ['sent to an audience chat', room, PAPER],
])('a file %s is refused', (_, group, more) => {
  const page = world.connect()
  page.send('a', '', group(), more)
  expect(page.of('refused')).toMatchObject([{ id: 'a' }])
  expect(page.of('ack')).toEqual([])
})

it('a file message has a name, type and size in events and history, and lists find it by name', async () => {
  const [page, other] = [world.connect(), world.connect()]
  const group = world.desk()
  page.send('a', '', group, PAPER)
  vi.advanceTimersByTime(400)
  expect(page.of('ack')).toHaveLength(1)
  expect(other.of('message').map(({ message }) => message)).toMatchObject([PAPER])
  page.say({ type: 'history', ref: 'r', chatgroupId: group, count: 1 })
  expect(page.of('history')[0]?.messages).toMatchObject([{ message: PAPER }])
  const found = async (keyword: string) => {
    const list = await payload(world.sandbox, chat.list, { ps: 100, keyword }, world.sandbox.as(DEMO_USERS.buyer))
    return list.map(({ chatgroupId }) => chatgroupId)
  }
  expect([await found('drawing.step'), await found('drawing.dwg')]).toEqual([[group], []])
})

it('staff answer a request for the catalogue with a text and a PDF file', () => {
  const page = world.connect()
  const group = world.groupOf('EXHIBITOR', 'ACTIVE')
  vi.advanceTimersByTime(400)
  page.send('a', 'Could you send me a catalog in English?', group)
  vi.advanceTimersByTime(4000)
  const answers = page.of('message').map(({ message }) => message)
  expect(answers.map(({ contentsType, ext }) => [contentsType, ext.isStaff])).toEqual([
    ['TEXT', true],
    ['FILE', true],
  ])
  expect(answers[1]).toMatchObject({ file: { format: 'PDF', bytes: expect.any(Number) }, msgContent: '' })
  expect(answers[1]?.url).toMatch(/^\/.+\.pdf$/)
})

import type { ChatMessage } from '@fair/contract/chat.ts'
import { describe, expect, test } from 'vitest'
import { parsed } from '../../tests/parsed.ts'
import { arrive, group, history, message, open, run, START, session } from './conversation.fixture.ts'
import { type ConversationEvent, isUnattended } from './conversation-state.ts'

describe('the list of chats', () => {
  test('sets the status, staff and unread count, and counts messages that arrived since', () => {
    const list = { type: 'sessions', sessions: [session({ unreadCount: 2, lastMessage: message('m2') })] } as const
    expect(group([arrive(1), arrive(2), arrive(3), list])).toMatchObject({
      unread: 3,
      status: 'ACTIVE',
      staffName: 'Li',
    })
    expect(group([open(), list]).unread).toBe(0)
  })

  test('counts messages that arrived while the list was requested in a chat that was not loaded', () => {
    const at = (ms: number) => parsed<Partial<ChatMessage>>({ time: new Date(START + ms).toISOString() })
    const list = { type: 'sessions', sessions: [session({ lastMessage: message('m1', at(0)) })] } as const
    expect(group([arrive(2, 'm2', at(1)), list]).unread).toBe(1)
    expect(group([arrive(2, 'm2', at(-1)), list]).unread).toBe(0)
  })

  test('does not count messages again that were seen before the service knew', () => {
    const loaded = history([1, 2, 3])
    const list = { type: 'sessions', sessions: [session({ unreadCount: 2, lastMessage: message('m3') })] } as const
    expect(group([loaded, list]).unread).toBe(2)
    expect(group([loaded, open(), open(null), list]).unread).toBe(0)
    expect(group([loaded, open(), open(null), arrive(4), list]).unread).toBe(1)
  })

  test('distinguishes group chats from private chats', () => {
    const list = (role: 'LIVE' | 'SERVICE') => [{ type: 'sessions', sessions: [session({ role })] } as const]
    expect([group(list('LIVE')).kind, group(list('SERVICE')).kind]).toEqual(['group', 'p2p'])
  })

  test('is updated by a change of status', () => {
    const status = { type: 'status', chatgroupId: 'G', status: 'FINISHED' } as const
    expect(group([{ type: 'sessions', sessions: [session()] }, status])).toMatchObject({
      status: 'FINISHED',
      staffName: 'Li',
    })
  })
})

describe('a customer service event', () => {
  const event = (name: string, staffName: string | null = null, time = name) =>
    ({ type: 'command', chatgroupId: 'G', event: name, staffName, time, afterSeq: 0 }) as ConversationEvent
  test.each([
    ['SUPPORT_ACCEPT', { status: 'ACTIVE', staffName: 'Wang' }],
    ['NO_STAFF_ON_DUTY', { status: 'ACTIVE', staffName: null }],
    ['SUPPORT_TRANSFER', { status: 'ACTIVE', staffName: 'Wang' }],
    ['SUPPORT_TO', { status: 'ACTIVE', staffName: 'Wang' }],
    ['SUPPORT_FINISH', { status: 'FINISHED', staffName: 'Li' }],
    ['SUPPORT_DEMAND', { status: 'WAITING', staffName: 'Li' }],
    ['SUPPORT_REMOVE', { status: 'CLOSED', staffName: 'Li' }],
  ])('%s updates the status and staff', (name, after) => {
    const state = group([{ type: 'sessions', sessions: [session()] }, event(name, 'Wang')])
    expect(state).toMatchObject(after)
    expect(state.notices).toMatchObject([{ event: name }])
  })

  test('is stored once, and only the last twenty are stored', () => {
    const events = Array.from({ length: 25 }, (_, index) => event('SUPPORT_TO', 'Wang', String(index)))
    expect(group([event('SUPPORT_TO', 'Wang'), event('SUPPORT_TO', 'Wang')]).notices).toHaveLength(1)
    expect(group(events).notices.map(({ time }) => time)).toEqual(Array.from({ length: 20 }, (_, n) => String(n + 5)))
  })
})

test('a customer service event of older history is shown in its place, and does not undo later ones', () => {
  const event = (name: string, staffName: string | null, afterSeq: number) =>
    ({ type: 'command', chatgroupId: 'G', event: name, staffName, time: `${afterSeq}`, afterSeq }) as ConversationEvent
  const state = group([
    { type: 'sessions', sessions: [session()] },
    event('SUPPORT_ACCEPT', 'Wang', 300),
    event('NO_STAFF_ON_DUTY', null, 100),
    event('SUPPORT_FINISH', null, 120),
  ])
  expect(state).toMatchObject({ status: 'ACTIVE', staffName: 'Wang' })
  expect(state.notices.map(({ afterSeq }) => afterSeq)).toEqual([100, 120, 300])
  expect(isUnattended(state)).toBe(false)
})

test('forgetting a chat also closes it', () => {
  const state = run([open(), arrive(1), { type: 'forget', chatgroupId: 'G' }])
  expect(state).toMatchObject({ open: null, groups: {} })
})

import { describe, expect, test } from 'vitest'
import {
  ack,
  arrive,
  arrived,
  group,
  handed,
  history,
  open,
  outgoing,
  read,
  run,
  SELF,
  START,
  session,
  shown,
  tick,
  write,
} from './conversation.fixture.ts'
import { converse, unreadIn, unsentIn } from './conversation.ts'
import type { ConversationEvent } from './conversation-state.ts'
import { groupIn } from './conversation-state.ts'

const entry = (events: readonly ConversationEvent[], id: string) =>
  group(events).messages.find((each) => each.id === id)
const resend = (id: string): ConversationEvent => ({ type: 'resend', chatgroupId: 'G', id, at: START + 40_000 })

describe('an outgoing message', () => {
  test('is sending, then success with the sequence number and time of the service', () => {
    expect(shown(run([write('a')]))).toEqual(['a sending'])
    const done = entry([write('a'), handed('a'), ack('a', 7)], 'a')
    expect(done).toMatchObject({ messageStatus: 'success', seq: 7, time: '2026-11-19T03:00:00.007Z', from: SELF })
    expect(done?.ext).toEqual({ isStaff: false, flag: 'IM', name: null })
  })

  test('fails when the service refuses it', () => {
    expect(shown(run([write('a'), { type: 'refused', chatgroupId: 'G', id: 'a' }]))).toEqual(['a fail'])
  })

  test('fails 30 seconds after it is handed over without an acknowledgement, not before', () => {
    const sent = [write('a'), handed('a', START + 1000)]
    expect(shown(run([...sent, tick(30_999)]))).toEqual(['a sending'])
    expect(shown(run([...sent, tick(31_000)]))).toEqual(['a fail'])
  })

  test('counts the 30 seconds from the first hand-over, even after a reconnect', () => {
    const again = [write('a'), handed('a'), { type: 'disconnected' } as const, handed('a', START + 20_000)]
    expect(shown(run([...again, tick(30_000)]))).toEqual(['a fail'])
  })

  test('waits while there is no connection to send it', () => {
    expect(shown(run([write('a'), tick(3_600_000)]))).toEqual(['a sending'])
    expect(unsentIn(run([write('a', 'H'), write('b'), write('c', 'H')])).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  })

  test('is sending again after a resend, with a new timeout, below messages written since', () => {
    const failed = [write('a'), handed('a'), tick(30_000), write('b'), resend('a')]
    expect(shown(run(failed))).toEqual(['b sending', 'a sending'])
    expect(shown(run([...failed, tick(60_000)]))).toEqual(['b sending', 'a sending'])
    expect(shown(run([write('a'), resend('a')]))).toEqual(['a sending'])
    expect(entry([write('a'), resend('a')], 'a')?.time).toBe('2026-11-19T03:00:00.000Z')
  })

  test('is one message if its acknowledgement arrives after a resend, or twice', () => {
    const late = [write('a'), handed('a'), tick(30_000), resend('a'), ack('a', 1)]
    expect(shown(run(late))).toEqual(['a success'])
    expect(shown(run([...late, handed('a', START + 41_000), ack('a', 1), tick(99_000)]))).toEqual(['a success'])
  })

  test('succeeds if its acknowledgement arrives after it has failed', () => {
    expect(shown(run([write('a'), handed('a'), tick(30_000), ack('a', 1)]))).toEqual(['a success'])
  })

  test('succeeds if it arrives as a message, and cannot be refused afterwards', () => {
    const back = arrive(1, 'a', { from: SELF })
    expect(shown(run([write('a'), back, { type: 'refused', chatgroupId: 'G', id: 'a' }]))).toEqual(['a success'])
  })

  test('is added once', () => {
    expect(shown(run([write('a'), write('a')]))).toEqual(['a sending'])
  })

  test('can be discarded until the service has it', () => {
    const discard = { type: 'discard', chatgroupId: 'G', id: 'a' } as const
    expect(shown(run([write('a'), discard]))).toEqual([])
    expect(shown(run([write('a'), ack('a', 1), discard]))).toEqual(['a success'])
  })
})

describe('an incoming message', () => {
  test('counts as unread while another chat is open', () => {
    const state = run([open('H'), arrive(1), arrive(2), arrive(3, 'x', { chatgroupId: 'I' })])
    expect([groupIn(state, 'G').unread, groupIn(state, 'I').unread, unreadIn(state)]).toEqual([2, 1, 3])
    expect(groupIn(state, 'G').receiptsDue).toEqual([])
  })

  test('is read at once in the open chat, with a receipt', () => {
    const state = group([open(), arrive(1)])
    expect(state).toMatchObject({ unread: 0, receiptsDue: ['m1'] })
    expect(state.messages[0]).toMatchObject({ isRead: true, isSendReceipt: true })
  })

  test('from another page of the visitor is neither unread nor receipted', () => {
    expect(group([arrive(1, 'a', { from: SELF })])).toMatchObject({ unread: 0, receiptsDue: [] })
    expect(group([open(), arrive(1, 'a', { from: SELF })]).messages[0]?.isSendReceipt).toBe(false)
  })

  test('is shown once, however often it arrives', () => {
    expect(group([arrive(1), arrive(1), arrive(2), arrive(1)])).toMatchObject({ unread: 2 })
    expect(shown(run([arrive(1), arrive(1)]))).toHaveLength(1)
  })

  test('that the service stores twice is shown at its first position', () => {
    expect(shown(run([arrive(2), arrive(5, 'x'), arrive(3), arrive(1, 'x')]))).toEqual([
      'x success',
      'm2 success',
      'm3 success',
    ])
    expect(shown(run([arrive(1, 'x'), arrive(2), arrive(5, 'x')]))).toEqual(['x success', 'm2 success'])
  })

  test('is shown in the service’s order, before messages that are still being sent', () => {
    const state = run([write('a'), arrive(5), arrive(3), write('b'), ack('a', 4)])
    expect(shown(state)).toEqual(['m3 success', 'a success', 'm5 success', 'b sending'])
  })

  test('is read when the chat opens, but not after it is closed', () => {
    const state = group([arrive(1), arrive(2), open(), open(null), arrive(3)])
    expect(state).toMatchObject({ unread: 1, receiptsDue: ['m1', 'm2'] })
  })

  test('gets a receipt once the view has shown it', () => {
    const state = group([arrive(1), arrive(2), { type: 'shown', chatgroupId: 'G', ids: ['m1', 'gone'] }])
    expect(state).toMatchObject({ unread: 1, receiptsDue: ['m1'] })
  })

  test('with voice is marked as played when it is played', () => {
    const voice = arrive(1, 'v', { contentsType: 'VOICE' })
    const played = { type: 'played', chatgroupId: 'G', id: 'v' } as const
    expect(entry([voice], 'v')?.isReadVoice).toBe(false)
    expect(entry([voice, played], 'v')?.isReadVoice).toBe(true)
    expect(entry([arrive(1, 'v'), played], 'v')?.isReadVoice).toBe(false)
  })

  test('gets a translation, which can be removed again', () => {
    const say = (translation: string | null) =>
      ({ type: 'translated', chatgroupId: 'G', id: 'm1', translation }) as const
    expect(entry([arrive(1), say('你好')], 'm1')?.translation).toBe('你好')
    expect(entry([arrive(1), say('你好'), say(null)], 'm1')?.translation).toBeNull()
  })
})

describe('a read acknowledgement', () => {
  test('marks the visitor’s message as read', () => {
    expect(entry([write('a'), ack('a', 1), read(['a'])], 'a')?.isRead).toBe(true)
  })

  test('that arrives before its message is stored, and applied on load', () => {
    const early = group([read(['m5', 'm9'])])
    expect(early.earlyReads).toEqual(['m5', 'm9'])
    const mine = { messages: [arrived(5, 'm5', { from: SELF })] }
    const loaded = group([read(['m5', 'm9']), history([], mine)])
    expect(loaded).toMatchObject({ earlyReads: ['m9'], messages: [{ id: 'm5', isRead: true }] })
  })

  test('from the visitor confirms receipts and reduces the unread count', () => {
    expect(group([open(), arrive(1), read(['m1'], SELF)]).receiptsDue).toEqual([])
    expect(group([history([]), arrive(1), arrive(2), read(['m1'], SELF)])).toMatchObject({ unread: 1 })
    expect(group([{ type: 'sessions', sessions: [session({ unreadCount: 3 })] }, read(['x'], SELF)]).unread).toBe(2)
  })

  test('does not mark messages of the other participant as read', () => {
    expect(entry([arrive(1), read(['m1'])], 'm1')?.isRead).toBe(false)
  })
})

test('an event that changes nothing returns the same object', () => {
  const state = run([history([1]), write('a'), ack('a', 2), open(), read(['a']), read(['m1'], SELF)])
  const idle: ConversationEvent[] = [
    tick(1),
    open(),
    arrive(1),
    ack('a', 2),
    read(['a']),
    handed('gone'),
    { type: 'shown', chatgroupId: 'G', ids: ['m1'] },
    { type: 'discard', chatgroupId: 'G', id: 'gone' },
    { type: 'write', message: outgoing('a'), at: START },
  ]
  for (const event of idle) expect(converse(state, event), event.type).toBe(state)
})

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

describe('a message that is sent', () => {
  test('is sending, then success with the place and time of the service', () => {
    expect(shown(run([write('a')]))).toEqual(['a sending'])
    const done = entry([write('a'), handed('a'), ack('a', 7)], 'a')
    expect(done).toMatchObject({ messageStatus: 'success', seq: 7, time: '2026-11-19T03:00:00.007Z', from: SELF })
    expect(done?.ext).toEqual({ isStaff: false, flag: 'IM', name: null })
  })

  test('fails when the service refuses it', () => {
    expect(shown(run([write('a'), { type: 'refused', chatgroupId: 'G', id: 'a' }]))).toEqual(['a fail'])
  })

  test('fails 30 seconds after it was handed over without an answer, not before', () => {
    const sent = [write('a'), handed('a', START + 1000)]
    expect(shown(run([...sent, tick(30_999)]))).toEqual(['a sending'])
    expect(shown(run([...sent, tick(31_000)]))).toEqual(['a fail'])
  })

  test('counts its seconds from the first hand-over, also after a reconnect', () => {
    const again = [write('a'), handed('a'), { type: 'disconnected' } as const, handed('a', START + 20_000)]
    expect(shown(run([...again, tick(30_000)]))).toEqual(['a fail'])
  })

  test('waits as long as there is no connection to hand it to', () => {
    expect(shown(run([write('a'), tick(3_600_000)]))).toEqual(['a sending'])
    expect(unsentIn(run([write('a', 'H'), write('b'), write('c', 'H')])).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  })

  test('goes back to sending when it is sent again, with 30 seconds anew, behind those written since', () => {
    const failed = [write('a'), handed('a'), tick(30_000), write('b'), resend('a')]
    expect(shown(run(failed))).toEqual(['b sending', 'a sending'])
    expect(shown(run([...failed, tick(60_000)]))).toEqual(['b sending', 'a sending'])
    expect(shown(run([write('a'), resend('a')]))).toEqual(['a sending'])
    expect(entry([write('a'), resend('a')], 'a')?.time).toBe('2026-11-19T03:00:00.000Z')
  })

  test('is one message when the acknowledgement comes after it was sent again, or twice', () => {
    const late = [write('a'), handed('a'), tick(30_000), resend('a'), ack('a', 1)]
    expect(shown(run(late))).toEqual(['a success'])
    expect(shown(run([...late, handed('a', START + 41_000), ack('a', 1), tick(99_000)]))).toEqual(['a success'])
  })

  test('has succeeded when its acknowledgement comes after it had failed', () => {
    expect(shown(run([write('a'), handed('a'), tick(30_000), ack('a', 1)]))).toEqual(['a success'])
  })

  test('has succeeded when it comes back as a message, and is refused no more', () => {
    const back = arrive(1, 'a', { from: SELF })
    expect(shown(run([write('a'), back, { type: 'refused', chatgroupId: 'G', id: 'a' }]))).toEqual(['a success'])
  })

  test('is written once', () => {
    expect(shown(run([write('a'), write('a')]))).toEqual(['a sending'])
  })

  test('can be thrown away as long as the service does not have it', () => {
    const discard = { type: 'discard', chatgroupId: 'G', id: 'a' } as const
    expect(shown(run([write('a'), discard]))).toEqual([])
    expect(shown(run([write('a'), ack('a', 1), discard]))).toEqual(['a success'])
  })
})

describe('a message that comes in', () => {
  test('counts as unread in its group while another is open', () => {
    const state = run([open('H'), arrive(1), arrive(2), arrive(3, 'x', { chatgroupId: 'I' })])
    expect([groupIn(state, 'G').unread, groupIn(state, 'I').unread, unreadIn(state)]).toEqual([2, 1, 3])
    expect(groupIn(state, 'G').receiptsDue).toEqual([])
  })

  test('is read at once in the open group, with a receipt', () => {
    const state = group([open(), arrive(1)])
    expect(state).toMatchObject({ unread: 0, receiptsDue: ['m1'] })
    expect(state.messages[0]).toMatchObject({ isRead: true, isSendReceipt: true })
  })

  test('of the visitor’s own other page is neither unread nor receipted', () => {
    expect(group([arrive(1, 'a', { from: SELF })])).toMatchObject({ unread: 0, receiptsDue: [] })
    expect(group([open(), arrive(1, 'a', { from: SELF })]).messages[0]?.isSendReceipt).toBe(false)
  })

  test('is shown once, however often it comes', () => {
    expect(group([arrive(1), arrive(1), arrive(2), arrive(1)])).toMatchObject({ unread: 2 })
    expect(shown(run([arrive(1), arrive(1)]))).toHaveLength(1)
  })

  test('that the service has kept twice stands in the place of the first', () => {
    expect(shown(run([arrive(2), arrive(5, 'x'), arrive(3), arrive(1, 'x')]))).toEqual([
      'x success',
      'm2 success',
      'm3 success',
    ])
    expect(shown(run([arrive(1, 'x'), arrive(2), arrive(5, 'x')]))).toEqual(['x success', 'm2 success'])
  })

  test('stands by the service’s order, before what is still on its way', () => {
    const state = run([write('a'), arrive(5), arrive(3), write('b'), ack('a', 4)])
    expect(shown(state)).toEqual(['m3 success', 'a success', 'm5 success', 'b sending'])
  })

  test('is read when the chat opens, and none is when it was closed or the page hidden', () => {
    const state = group([arrive(1), arrive(2), open(), open(null), arrive(3)])
    expect(state).toMatchObject({ unread: 1, receiptsDue: ['m1', 'm2'] })
  })

  test('is receipted when the view has shown it', () => {
    const state = group([arrive(1), arrive(2), { type: 'shown', chatgroupId: 'G', ids: ['m1', 'gone'] }])
    expect(state).toMatchObject({ unread: 1, receiptsDue: ['m1'] })
  })

  test('of a voice becomes read when it is played', () => {
    const voice = arrive(1, 'v', { contentsType: 'VOICE' })
    const played = { type: 'played', chatgroupId: 'G', id: 'v' } as const
    expect(entry([voice], 'v')?.isReadVoice).toBe(false)
    expect(entry([voice, played], 'v')?.isReadVoice).toBe(true)
    expect(entry([arrive(1, 'v'), played], 'v')?.isReadVoice).toBe(false)
  })

  test('has its translation under it, and loses it again', () => {
    const say = (translation: string | null) =>
      ({ type: 'translated', chatgroupId: 'G', id: 'm1', translation }) as const
    expect(entry([arrive(1), say('你好')], 'm1')?.translation).toBe('你好')
    expect(entry([arrive(1), say('你好'), say(null)], 'm1')?.translation).toBeNull()
  })
})

describe('a read acknowledgement', () => {
  test('marks the visitor’s message read', () => {
    expect(entry([write('a'), ack('a', 1), read(['a'])], 'a')?.isRead).toBe(true)
  })

  test('that comes before its message is kept, and applied on load', () => {
    const early = group([read(['m5', 'm9'])])
    expect(early.earlyReads).toEqual(['m5', 'm9'])
    const mine = { messages: [arrived(5, 'm5', { from: SELF })] }
    const loaded = group([read(['m5', 'm9']), history([], mine)])
    expect(loaded).toMatchObject({ earlyReads: ['m9'], messages: [{ id: 'm5', isRead: true }] })
  })

  test('of the visitor confirms receipts, and counts down what they read on another page', () => {
    expect(group([open(), arrive(1), read(['m1'], SELF)]).receiptsDue).toEqual([])
    expect(group([history([]), arrive(1), arrive(2), read(['m1'], SELF)])).toMatchObject({ unread: 1 })
    expect(group([{ type: 'sessions', sessions: [session({ unreadCount: 3 })] }, read(['x'], SELF)]).unread).toBe(2)
  })

  test('of another does not make another’s message read', () => {
    expect(entry([arrive(1), read(['m1'])], 'm1')?.isRead).toBe(false)
  })
})

test('an event that changes nothing gives the same object', () => {
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

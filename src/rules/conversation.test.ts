import { describe, expect, test } from 'vitest'
import {
  ack,
  arrive,
  arrived,
  handed,
  message,
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

const group = (events: readonly ConversationEvent[], id = 'G') => groupIn(run(events), id)
const entry = (events: readonly ConversationEvent[], id: string) =>
  group(events).messages.find((each) => each.id === id)
const resend = (id: string): ConversationEvent => ({ type: 'resend', chatgroupId: 'G', id, at: START + 40_000 })
const history = (
  seqs: readonly number[],
  more: Partial<Extract<ConversationEvent, { type: 'history' }>> = {},
): ConversationEvent => ({
  type: 'history',
  chatgroupId: 'G',
  messages: seqs.map((seq) => arrived(seq)),
  isComplete: true,
  part: 'newest',
  anchor: null,
  ...more,
})

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

describe('the list of chats', () => {
  test('says status, who answers and what is unread, with what has come since', () => {
    const list = { type: 'sessions', sessions: [session({ unreadCount: 2, lastMessage: message('m2') })] } as const
    expect(group([arrive(1), arrive(2), arrive(3), list])).toMatchObject({
      unread: 3,
      status: 'ACTIVE',
      staffName: 'Li',
    })
    expect(group([open(), list]).unread).toBe(0)
  })

  test('tells groups from chats of two', () => {
    const list = (role: 'LIVE' | 'SERVICE') => [{ type: 'sessions', sessions: [session({ role })] } as const]
    expect([group(list('LIVE')).kind, group(list('SERVICE')).kind]).toEqual(['group', 'p2p'])
  })

  test('is followed by a change of status', () => {
    const status = { type: 'status', chatgroupId: 'G', status: 'FINISHED' } as const
    expect(group([{ type: 'sessions', sessions: [session()] }, status])).toMatchObject({
      status: 'FINISHED',
      staffName: 'Li',
    })
  })
})

describe('customer service', () => {
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
  ])('%s', (name, after) => {
    const state = group([{ type: 'sessions', sessions: [session()] }, event(name, 'Wang')])
    expect(state).toMatchObject(after)
    expect(state.notices).toMatchObject([{ event: name }])
  })

  test('is told once, and the last twenty events are kept', () => {
    const events = Array.from({ length: 25 }, (_, index) => event('SUPPORT_TO', 'Wang', String(index)))
    expect(group([event('SUPPORT_TO', 'Wang'), event('SUPPORT_TO', 'Wang')]).notices).toHaveLength(1)
    expect(group(events).notices.map(({ time }) => time)).toEqual(Array.from({ length: 20 }, (_, n) => String(n + 5)))
  })
})

describe('history', () => {
  const many = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
  const ids = (events: readonly ConversationEvent[]) => group(events).messages.map(({ seq }) => seq)

  test('joins what came live, without doubling it', () => {
    const state = group([arrive(3), history([1, 2, 3], { isComplete: false })])
    expect(state).toMatchObject({ isLoaded: true, hasOlder: true, isBrowsing: false })
    expect(state.messages.map(({ seq }) => seq)).toEqual([1, 2, 3])
  })

  test('of the newest page drops what lies before a hole', () => {
    expect(ids([arrive(1), write('a'), history([50, 51], { isComplete: false })])).toEqual([50, 51, null])
    expect(ids([arrive(1), history([50, 51])])).toEqual([1, 50, 51])
  })

  test('of older pages is taken only where it joins on', () => {
    const first = history([11, 12], { isComplete: false })
    const older = (anchor: number) => history([9, 10], { part: 'older', anchor, isComplete: false })
    expect(ids([first, older(11)])).toEqual([9, 10, 11, 12])
    expect(ids([first, older(12)])).toEqual([11, 12])
    expect(group([first, older(11)])).toMatchObject({ hasOlder: true, isBrowsing: true })
  })

  test('of the open chat is read, with receipts', () => {
    expect(group([open(), history([1, 2])])).toMatchObject({ receiptsDue: ['m1', 'm2'], unread: 0 })
    expect(group([history([1, 2])]).receiptsDue).toEqual([])
  })

  test('after a lost connection is asked for from the last message on, page by page', () => {
    const missed = (anchor: number, seqs: number[], isComplete: boolean) =>
      history(seqs, { part: 'missed', anchor, isComplete })
    const lost: ConversationEvent[] = [history([1, 2]), { type: 'disconnected' }, arrive(9)]
    expect(group(lost).gapAfter).toBe(2)
    // A second loss does not forget the first.
    expect(group([...lost, { type: 'disconnected' }]).gapAfter).toBe(2)
    const page = [...lost, missed(2, [3, 4], false)]
    expect(group(page).gapAfter).toBe(4)
    expect(group([...page, missed(2, [3, 4], false)]).gapAfter).toBe(4)
    const whole = group([...page, missed(4, [5, 9], true)])
    expect(whole).toMatchObject({ gapAfter: null, unread: 6 })
    expect(whole.messages.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 9])
  })

  test('is kept to 500 messages of a chat of two and 200 of a group; what is on its way is not cut', () => {
    const live = many(1, 600).map((seq) => arrive(seq))
    const two = group([write('a'), ...live])
    expect(two.messages).toHaveLength(500)
    expect(two).toMatchObject({ hasOlder: true, cutAt: 101 })
    expect(two.messages.at(-1)).toMatchObject({ id: 'a', messageStatus: 'sending' })
    const list = { type: 'sessions', sessions: [session({ role: 'LIVE' })] } as const
    expect(group([list, ...live]).messages).toHaveLength(200)
  })

  test('that was cut does not come back as news', () => {
    const live = many(1, 600).map((seq) => arrive(seq))
    expect(group([...live, arrive(3)])).toMatchObject({ unread: 600 })
    expect(ids([...live, arrive(3)])[0]).toBe(101)
  })

  test('is not cut under a reader who looks at old messages, but when they leave', () => {
    const back: ConversationEvent[] = [
      open(),
      history(many(301, 400), { isComplete: false }),
      history(many(1, 300), { part: 'older', anchor: 301, isComplete: false }),
      ...many(401, 600).map((seq) => arrive(seq)),
    ]
    expect(group(back).messages).toHaveLength(600)
    expect(group([...back, open(null)])).toMatchObject({ isBrowsing: false, cutAt: 100 })
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

test('a chat that is forgotten is closed too', () => {
  const state = run([open(), arrive(1), { type: 'forget', chatgroupId: 'G' }])
  expect(state).toMatchObject({ open: null, groups: {} })
})

import { describe, expect, test } from 'vitest'
import { arrive, group, history, open, session, write } from './conversation.fixture.ts'
import type { ConversationEvent } from './conversation-state.ts'

describe('history', () => {
  const many = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
  const ids = (events: readonly ConversationEvent[]) => group(events).messages.map(({ seq }) => seq)

  test('is merged with messages that arrived live, without duplicates', () => {
    const state = group([arrive(3), history([1, 2, 3], { isComplete: false })])
    expect(state).toMatchObject({ isLoaded: true, hasOlder: true, isBrowsing: false })
    expect(state.messages.map(({ seq }) => seq)).toEqual([1, 2, 3])
  })

  test('of the newest page discards messages from before a gap', () => {
    expect(ids([arrive(1), write('a'), history([50, 51], { isComplete: false })])).toEqual([50, 51, null])
    expect(ids([arrive(1), history([50, 51])])).toEqual([1, 50, 51])
  })

  test('of older pages is accepted only if it adjoins the oldest message', () => {
    const first = history([11, 12], { isComplete: false })
    const older = (anchor: number) => history([9, 10], { part: 'older', anchor, isComplete: false })
    expect(ids([first, older(11)])).toEqual([9, 10, 11, 12])
    expect(ids([first, older(12)])).toEqual([11, 12])
    expect(group([first, older(11)])).toMatchObject({ hasOlder: true, isBrowsing: true })
  })

  test('of the open chat counts as read, and receipts are due', () => {
    expect(group([open(), history([1, 2])])).toMatchObject({ receiptsDue: ['m1', 'm2'], unread: 0 })
    expect(group([history([1, 2])]).receiptsDue).toEqual([])
  })

  test('after a lost connection is requested from the last message on, page by page', () => {
    const missed = (anchor: number, seqs: number[], isComplete: boolean) =>
      history(seqs, { part: 'missed', anchor, isComplete })
    const lost: ConversationEvent[] = [history([1, 2]), { type: 'disconnected' }, arrive(9)]
    expect(group(lost).gapAfter).toBe(2)
    // A second loss keeps the gap of the first.
    expect(group([...lost, { type: 'disconnected' }]).gapAfter).toBe(2)
    const page = [...lost, missed(2, [3, 4], false)]
    expect(group(page).gapAfter).toBe(4)
    expect(group([...page, missed(2, [3, 4], false)]).gapAfter).toBe(4)
    const full = group([...page, missed(4, [5, 9], true)])
    expect(full).toMatchObject({ gapAfter: null, unread: 6 })
    expect(full.messages.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 9])
  })

  test('is limited to 500 messages in a private chat and 200 in a group, besides those being sent', () => {
    const live = many(1, 600).map((seq) => arrive(seq))
    const two = group([write('a'), ...live])
    expect(two.messages).toHaveLength(500)
    expect(two).toMatchObject({ hasOlder: true, cutAt: 101 })
    expect(two.messages.at(-1)).toMatchObject({ id: 'a', messageStatus: 'sending' })
    const list = { type: 'sessions', sessions: [session({ role: 'LIVE' })] } as const
    expect(group([list, ...live]).messages).toHaveLength(200)
  })

  test('that was cut off does not reappear as new messages', () => {
    const live = many(1, 600).map((seq) => arrive(seq))
    expect(group([...live, arrive(3)])).toMatchObject({ unread: 600 })
    expect(ids([...live, arrive(3)])[0]).toBe(101)
  })

  test('is cut off only after the visitor leaves the older messages', () => {
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

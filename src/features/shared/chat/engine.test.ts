import type { Outgoing } from '@fair/contract/chat-frames.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { arrived, session } from '../../../domain/conversation.fixture.ts'
import { groupIn } from '../../../domain/conversation-state.ts'
import { now } from '../../../lib/clock.ts'
import { createChatEngine } from './engine.ts'
import { createOutbox } from './outbox.ts'
import type { ChatTransport, HistoryPage, HistoryRequest, TransportEvent } from './transport.ts'

/** A connection controlled by the test: it answers only what the test sends. */
function connection() {
  const listeners = new Set<(event: TransportEvent) => void>()
  const sent: Outgoing[] = []
  const receipts: string[][] = []
  const requests: { request: HistoryRequest; answer: (page: HistoryPage | null) => void }[] = []
  let online = false
  const say = (event: TransportEvent) => {
    if (event.type === 'online') online = true
    if (event.type === 'offline') online = false
    for (const listener of listeners) listener(event)
  }
  const transport: ChatTransport = {
    connect: () => {},
    close: () => {},
    enter: () => {},
    send: (message) => {
      if (online) sent.push(message)
      return online
    },
    receipt: (_, ids) => {
      if (online) receipts.push([...ids])
      return online
    },
    history: (request) => new Promise((answer) => requests.push({ request: request, answer })),
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return { transport, say, sent, receipts, asked: requests, texts: () => sent.map(({ msgContent }) => msgContent) }
}

/** A device's storage; its contents outlive the pages. */
function storage(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  }
}

function page(device: Storage | null = null) {
  const wire = connection()
  const onOnline = vi.fn()
  const engine = createChatEngine({
    self: 'me',
    transport: wire.transport,
    outbox: createOutbox(device, 'me'),
    onOnline,
  })
  engine.start()
  const write = (msgContent: string) => engine.write({ chatgroupId: 'G', contentsType: 'TEXT', msgContent })
  const status = () =>
    groupIn(engine.$conversation.get(), 'G').messages.map((each) => `${each.msgContent} ${each.messageStatus}`)
  const ack = (id: string, seq: number): TransportEvent => ({
    ...{ type: 'ack', chatgroupId: 'G', id, seq },
    time: '2026-11-19T03:00:00.000Z',
  })
  return { ...wire, engine, onOnline, write, status, ack }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('sending', () => {
  test('fails after 30 seconds without an acknowledgement, and is repeated with the same id', async () => {
    const { engine, say, write, status, sent, ack } = page()
    say({ type: 'online' })
    const id = write('a')
    await vi.advanceTimersByTimeAsync(29_000)
    expect(status()).toEqual(['a sending'])
    await vi.advanceTimersByTimeAsync(1400)
    expect(status()).toEqual(['a fail'])
    engine.resend('G', id)
    expect(status()).toEqual(['a sending'])
    expect(sent.map((each) => each.id)).toEqual([id, id])
    say(ack(id, 1))
    say(ack(id, 1))
    expect(status()).toEqual(['a success'])
    expect(vi.getTimerCount()).toBeLessThanOrEqual(1)
  })

  test('waits for a connection, then happens once and in order', async () => {
    const { say, write, status, texts } = page()
    for (const text of ['a', 'b', 'c']) write(text)
    await vi.advanceTimersByTimeAsync(600_000)
    expect([texts(), status()]).toEqual([[], ['a sending', 'b sending', 'c sending']])
    say({ type: 'online' })
    expect(texts()).toEqual(['a', 'b', 'c'])
  })

  test('repeats unacknowledged messages before new ones after a reconnect', () => {
    const { say, write, texts, ack } = page()
    say({ type: 'online' })
    const a = write('a')
    write('b')
    say(ack(a, 1))
    say({ type: 'offline', retryIn: 500 })
    write('c')
    say({ type: 'online' })
    expect(texts()).toEqual(['a', 'b', 'b', 'c'])
  })
})

describe('the outbox', () => {
  test('is sent by the next page in order, once the previous page is closed', () => {
    const device = storage()
    const first = page(device)
    const ids = [first.write('a'), first.write('b')]
    first.engine.stop()
    const second = page(device)
    expect(second.status()).toEqual(['a sending', 'b sending'])
    second.say({ type: 'online' })
    expect(second.sent.map(({ id }) => id)).toEqual(ids)
    for (const [index, id] of ids.entries()) second.say(second.ack(id, index + 1))
    expect(device.length).toBe(0)
    expect(page(device).status()).toEqual([])
  })

  test('stores failed messages, but they are sent again only on request', async () => {
    const device = storage()
    const first = page(device)
    first.say({ type: 'online' })
    const id = first.write('a')
    await vi.advanceTimersByTimeAsync(31_000)
    const second = page(device)
    second.say({ type: 'online' })
    expect([second.status(), second.texts()]).toEqual([['a fail'], []])
    second.engine.resend('G', id)
    expect(second.texts()).toEqual(['a'])
    second.engine.discard('G', id)
    expect(device.length).toBe(0)
  })

  test('ignores messages of other visitors, old ones and invalid ones', () => {
    const device = storage()
    createOutbox(device, 'other').keep({
      message: { id: 'x', chatgroupId: 'G', contentsType: 'TEXT', msgContent: 'x' },
      at: now().getTime(),
      failed: false,
    })
    createOutbox(device, 'me').keep({
      message: { id: 'y', chatgroupId: 'G', contentsType: 'TEXT', msgContent: 'y' },
      at: 0,
      failed: false,
    })
    device.setItem('me:0:z', '{"message":')
    expect(page(device).status()).toEqual([])
    expect(device.length).toBe(1)
  })

  test('works in memory if the device cannot store messages', () => {
    const full: Storage = {
      ...storage(),
      length: 0,
      setItem: () => {
        throw new Error('full')
      },
    }
    const { say, write, texts } = page(full)
    write('a')
    say({ type: 'online' })
    expect(texts()).toEqual(['a'])
  })
})

describe('history', () => {
  const complete = (seqs: number[]): HistoryPage => ({ messages: seqs.map((seq) => arrived(seq)), isComplete: true })

  test('is requested in batches of five groups, with a hundred messages each', async () => {
    const { engine, say, asked: requested } = page()
    say({ type: 'online' })
    const groups = ['A', 'B', 'C', 'D', 'E', 'F', 'G']
    const loading = engine.load(groups)
    expect(requested.map(({ request }) => request)).toEqual(
      groups.slice(0, 5).map((chatgroupId) => ({ chatgroupId, count: 100 })),
    )
    for (const { answer } of requested) answer(complete([]))
    await vi.advanceTimersByTimeAsync(1)
    expect(requested).toHaveLength(7)
    for (const { answer } of requested) answer(complete([]))
    expect(await loading).toEqual(groups.map(() => []))
  })

  test('resolves to an empty list after 500 ms, and later messages are shown', async () => {
    const { engine, say, asked: requested, status } = page()
    say({ type: 'online' })
    const loading = engine.load(['G'])
    await vi.advanceTimersByTimeAsync(500)
    expect(await loading).toEqual([[]])
    expect(engine.$histories.get()).toEqual({ G: 'loading' })
    requested[0]?.answer(complete([1]))
    await vi.advanceTimersByTimeAsync(1)
    expect([status(), engine.$histories.get()]).toEqual([['m1 success'], {}])
  })

  test('is an empty list with the state failed if the request fails', async () => {
    const { engine, say, asked: requested } = page()
    say({ type: 'online' })
    const loading = engine.load(['G'])
    requested[0]?.answer(null)
    expect(await loading).toEqual([[]])
    expect(engine.$histories.get()).toEqual({ G: 'failed' })
    expect(groupIn(engine.$conversation.get(), 'G').isLoaded).toBe(false)
  })

  test('is not failed without a connection, and is requested once connected', async () => {
    const { engine, say, asked: requested, status } = page()
    engine.open('G')
    requested[0]?.answer(null)
    await vi.advanceTimersByTimeAsync(1)
    expect(engine.$histories.get()).toEqual({})
    say({ type: 'online' })
    expect(engine.$histories.get()).toEqual({ G: 'loading' })
    requested[1]?.answer(complete([1]))
    await vi.advanceTimersByTimeAsync(1)
    expect([status(), engine.$histories.get()]).toEqual([['m1 success'], {}])
  })

  test('after a reconnect is requested from the gap until it is complete', async () => {
    const { engine, say, asked: requested, status, onOnline } = page()
    say({ type: 'online' })
    engine.open('G')
    requested[0]?.answer(complete([1, 2]))
    await vi.advanceTimersByTimeAsync(1)
    say({ type: 'offline', retryIn: 500 })
    say({ type: 'online' })
    expect(requested[1]?.request).toEqual({ chatgroupId: 'G', count: 100, after: 2 })
    say({ type: 'message', ...arrived(5) })
    requested[1]?.answer({ ...complete([3]), isComplete: false })
    await vi.advanceTimersByTimeAsync(1)
    expect(requested[2]?.request.after).toBe(3)
    requested[2]?.answer(complete([4, 5]))
    await vi.advanceTimersByTimeAsync(1)
    expect(status()).toEqual([1, 2, 3, 4, 5].map((seq) => `m${seq} success`))
    expect(onOnline).toHaveBeenCalledTimes(2)
  })

  test('after a reconnect is the newest page if the gap begins with a page without messages', async () => {
    const { engine, say, asked: requested, status } = page()
    say({ type: 'online' })
    engine.open('G')
    requested[0]?.answer(complete([1]))
    await vi.advanceTimersByTimeAsync(1)
    say({ type: 'offline', retryIn: 500 })
    say({ type: 'online' })
    requested[1]?.answer({ messages: [], isComplete: false })
    await vi.advanceTimersByTimeAsync(1)
    expect(requested[2]?.request).toEqual({ chatgroupId: 'G', count: 100 })
    requested[2]?.answer({ messages: [arrived(9)], isComplete: false })
    await vi.advanceTimersByTimeAsync(1)
    expect(status()).toEqual(['m9 success'])
  })

  test('before the oldest message is requested only once at a time', async () => {
    const { engine, say, asked: requested, status } = page()
    say({ type: 'online' })
    engine.open('G')
    requested[0]?.answer({ messages: [arrived(9)], isComplete: false })
    await vi.advanceTimersByTimeAsync(1)
    void engine.loadOlder('G')
    void engine.loadOlder('G')
    expect(requested).toHaveLength(2)
    expect(requested[1]?.request.before).toBe(9)
    requested[1]?.answer(complete([8]))
    await vi.advanceTimersByTimeAsync(1)
    expect(status()).toEqual(['m8 success', 'm9 success'])
  })

  test('before the oldest message that fails has that state, and is requested by hand or once reconnected', async () => {
    const { engine, say, asked: requested, status } = page()
    say({ type: 'online' })
    engine.open('G')
    requested[0]?.answer({ messages: [arrived(9)], isComplete: false })
    await vi.advanceTimersByTimeAsync(1)
    const answer = async (at: number, answered: HistoryPage | null) => {
      expect(requested[at]?.request.before).toBeDefined()
      requested[at]?.answer(answered)
      await vi.advanceTimersByTimeAsync(1)
    }
    void engine.loadOlder('G')
    await answer(1, null)
    expect(engine.$histories.get()).toEqual({ G: 'older-failed' })
    void engine.loadOlder('G')
    await answer(2, { messages: [arrived(8)], isComplete: false })
    expect(engine.$histories.get()).toEqual({})
    void engine.loadOlder('G')
    say({ type: 'offline', retryIn: 500 })
    await answer(3, null)
    say({ type: 'online' })
    // Request 4 is for what was missed meanwhile.
    await answer(5, complete([7]))
    expect(engine.$histories.get()).toEqual({})
    expect(status()).toEqual(['m7 success', 'm8 success', 'm9 success'])
  })
})

describe('receipts', () => {
  test('are sent for messages in the open chat, and again after a reconnect until they are confirmed', () => {
    const { engine, say, receipts } = page()
    say({ type: 'online' })
    engine.open('G')
    say({ type: 'message', ...arrived(1) })
    say({ type: 'message', ...arrived(2) })
    expect(receipts).toEqual([['m1'], ['m2']])
    say({ type: 'read', chatgroupId: 'G', ids: ['m1'], by: 'me' })
    say({ type: 'offline', retryIn: 500 })
    say({ type: 'online' })
    expect(receipts.at(-1)).toEqual(['m2'])
  })

  test('are not sent for a chat that opens while the page is hidden', () => {
    const { engine, say, receipts } = page()
    say({ type: 'online' })
    engine.look(false)
    engine.open('G')
    say({ type: 'message', ...arrived(1) })
    expect([receipts, groupIn(engine.$conversation.get(), 'G').unread]).toEqual([[], 1])
    engine.look(true)
    expect(receipts).toEqual([['m1']])
  })

  test('are not sent while the page is hidden', () => {
    const { engine, say, receipts } = page()
    say({ type: 'online' })
    engine.open('G')
    engine.look(false)
    say({ type: 'message', ...arrived(1) })
    expect([receipts, groupIn(engine.$conversation.get(), 'G').unread]).toEqual([[], 1])
    engine.look(true)
    expect([receipts, groupIn(engine.$conversation.get(), 'G').unread]).toEqual([[['m1']], 0])
  })
})

test('preloads chat histories five at a time, each once, without those already loaded', async () => {
  vi.useFakeTimers()
  const { engine, say, asked: requested } = page()
  const ids = Array.from({ length: 12 }, (_, at) => `G${at}`)
  say({ type: 'online' })
  engine.open('G3')
  requested.shift()?.answer({ messages: [], isComplete: true })
  await vi.advanceTimersByTimeAsync(0)
  void engine.preload(ids)
  void engine.preload(ids)
  const groups = () => requested.map(({ request }) => request.chatgroupId)
  await vi.advanceTimersByTimeAsync(0)
  expect(groups()).toEqual(['G0', 'G1', 'G2', 'G4', 'G5'])
  for (const { answer } of requested) answer({ messages: [], isComplete: true })
  await vi.advanceTimersByTimeAsync(0)
  expect(groups().slice(5)).toEqual(['G6', 'G7', 'G8', 'G9', 'G10'])
  // A chat whose history does not arrive delays nothing for longer than 500 ms.
  await vi.advanceTimersByTimeAsync(500)
  expect(groups().slice(10)).toEqual(['G11'])
})

test('publishes the connection’s state and applies the service’s events', () => {
  const { engine, say } = page()
  engine.list([session()])
  say({ type: 'command', chatgroupId: 'G', event: 'SUPPORT_TRANSFER', staffName: 'Wang', time: 't', afterSeq: 0 })
  expect(groupIn(engine.$conversation.get(), 'G')).toMatchObject({ staffName: 'Wang', status: 'ACTIVE' })
  const states = [
    { type: 'offline', retryIn: 500 },
    { type: 'offline', retryIn: null },
    { type: 'expired' },
    { type: 'online' },
  ] as const
  expect(
    states.map((event) => {
      say(event)
      return engine.$connection.get()
    }),
  ).toEqual(['offline', 'given-up', 'expired', 'online'])
})

test('forwards room commands only to current listeners', () => {
  const { engine, say } = page()
  say({ type: 'online' })
  const received: string[] = []
  const stop = engine.listenRooms(({ command }) => received.push(command))
  const before = engine.$conversation.get()
  say({ type: 'room', chatgroupId: 'GM-1', command: { command: 'allClose', roomId: 'RM-1' } })
  stop()
  say({ type: 'room', chatgroupId: 'GM-1', command: { command: 'allOpen', roomId: 'RM-1' } })
  expect(received).toEqual(['allClose'])
  expect(engine.$conversation.get()).toBe(before)
})

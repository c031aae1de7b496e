import { machineTime } from '@fair/contract/rules/machine-time.ts'
import type { TrackingRecord } from '@fair/contract/tracking.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { TrackingState } from '../domain/tracking.ts'
import { createTracker, type Owner, type PageView } from './tracking-queue.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 19, 2) })
})
afterEach(() => vi.useRealTimers())

/** A browser's session: its storage, and when something was sent, in ms since the first page. */
function visit() {
  const start = machineTime()
  const stored: { state: unknown; owner: Owner | null } = { state: null, owner: null }
  const ready = { tenant: true, exhibition: true, sender: true, hopeless: false }
  const sent: { at: number; records: TrackingRecord[] }[] = []
  const net = { works: true }
  const consent = { given: true }
  const looked: number[] = []
  let timers: ReturnType<typeof setTimeout>[] = []
  const open = (pathname: string, view: Partial<PageView> = {}) => {
    // Another document: the timers of the previous one ended with it.
    for (const timer of timers) clearTimeout(timer)
    timers = []
    const tracker = createTracker({
      now: machineTime,
      later: (ms, run) => {
        const timer = setTimeout(run, ms)
        timers.push(timer)
        return () => clearTimeout(timer)
      },
      read: () => JSON.parse(JSON.stringify(stored.state)),
      keep: (state: TrackingState | null) => {
        stored.state = state
      },
      ready: () => {
        looked.push(machineTime() - start)
        return ready
      },
      allowed: () => consent.given,
      readOwner: () => stored.owner,
      keepOwner: (owner) => {
        stored.owner = owner
      },
      post: async (records) => {
        if (net.works) sent.push({ at: machineTime() - start, records })
        return net.works
      },
    })
    tracker.enter({ at: machineTime(), pathname, label: pathname, keepsOwner: false, owner: null, ...view })
    return tracker
  }
  return { kept: stored, ready, sent, net, consent, looked, open }
}

test('clears the visited pages on logout, and sends the next page without them', async () => {
  const { open, kept, sent } = visit()
  open('/exhibits')
  await vi.advanceTimersByTimeAsync(3000)
  const tracker = open('/exhibitor/detail', { owner: { owner: 'EXHIBITOR', ownerId: '30001' } })
  tracker.clear()
  expect(kept).toEqual({ state: null, owner: null })
  await vi.advanceTimersByTimeAsync(10_000)
  tracker.wake()
  expect(sent).toHaveLength(1)
  open('/news')
  await vi.advanceTimersByTimeAsync(2000)
  expect(sent[1]?.records[0]?.content).toMatchObject({ from: null, ownerId: null })
})

test('discards records on logout that could not be sent before', async () => {
  const { open, kept, net } = visit()
  net.works = false
  const tracker = open('/exhibits')
  vi.advanceTimersByTime(2000)
  tracker.clear()
  await vi.advanceTimersByTimeAsync(0)
  expect(kept.state).toBeNull()
})

describe('the enter event', () => {
  test('is sent once, 2000 ms after the page change', async () => {
    const { open, sent } = visit()
    open('/exhibits')
    await vi.advanceTimersByTimeAsync(1999)
    expect(sent).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(sent).toEqual([
      {
        at: 2000,
        records: [
          {
            time: '2026-11-19T02:00:00.000Z',
            pathname: '/exhibits',
            content: { event: 'enter', label: '/exhibits', source: null, from: null, owner: null, ownerId: null },
          },
        ],
      },
    ])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toHaveLength(1)
  })

  test('is sent at once, with the previous owner, on a path that keeps the owner', async () => {
    const { open, sent } = visit()
    open('/exhibitor/detail/9', { owner: { owner: 'EXHIBITOR', ownerId: '9' } })
    await vi.advanceTimersByTimeAsync(2000)
    open('/exhibits/detail/1', { keepsOwner: true })
    await vi.advanceTimersByTimeAsync(0)
    expect(sent.map(({ at }) => at)).toEqual([2000, 2000])
    for (const { records } of sent) expect(records[0]?.content).toMatchObject({ owner: 'EXHIBITOR', ownerId: '9' })
    expect(sent[1]?.records[0]?.content.from).toBe('/exhibitor/detail/9')
  })

  test('has no owner on a page that does not keep it', async () => {
    const { open, sent, kept } = visit()
    open('/exhibitor/detail/9', { owner: { owner: 'EXHIBITOR', ownerId: '9' } })
    await vi.advanceTimersByTimeAsync(2500)
    open('/news')
    expect(kept.owner).toBeNull()
    await vi.advanceTimersByTimeAsync(2500)
    expect(sent[1]?.records[0]?.content.owner).toBeNull()
  })

  test('has the owner of its own page, even if a later page sends it', async () => {
    const { open, sent } = visit()
    open('/exhibitor/detail/9', { owner: { owner: 'EXHIBITOR', ownerId: '9' } })
    await vi.advanceTimersByTimeAsync(500)
    open('/exhibitor/detail/8', { owner: { owner: 'EXHIBITOR', ownerId: '8' } })
    await vi.advanceTimersByTimeAsync(500)
    open('/news')
    await vi.advanceTimersByTimeAsync(5000)
    const owners = sent.flatMap(({ records }) => records.map(({ content }) => content.ownerId))
    expect(owners).toEqual(['9', '8', null])
  })

  test('gets the owner of a record that loads later, unless its page was left meanwhile', async () => {
    const { open, sent, kept } = visit()
    const tracker = open('/exhibitor/detail')
    await vi.advanceTimersByTimeAsync(500)
    tracker.setOwner('/exhibitor/detail', { owner: 'EXHIBITOR', ownerId: '9' })
    expect(kept.owner).toEqual({ owner: 'EXHIBITOR', ownerId: '9' })
    await vi.advanceTimersByTimeAsync(2000)
    expect(sent[0]?.records[0]?.content.ownerId).toBe('9')
    // The same document is restored from the back-forward cache as another page: the navigation resets the flag.
    tracker.enter({ at: machineTime(), pathname: '/news', label: '/news', keepsOwner: false, owner: null })
    tracker.setOwner('/exhibitor/detail', { owner: 'EXHIBITOR', ownerId: '9' })
    expect(kept.owner).toBeNull()
    await vi.advanceTimersByTimeAsync(2000)
    expect(sent[1]?.records[0]?.content.ownerId).toBeNull()
  })

  test('waits for its prerequisites, checking them every 100 ms', async () => {
    const { open, sent, ready, looked } = visit()
    ready.sender = false
    open('/exhibits')
    await vi.advanceTimersByTimeAsync(2350)
    expect(sent).toEqual([])
    expect([...new Set(looked.filter((at) => at >= 2000))]).toEqual([2000, 2100, 2200, 2300])
    ready.sender = true
    await vi.advanceTimersByTimeAsync(50)
    expect(sent[0]?.at).toBe(2400)
  })

  test('is not polled for while it cannot be sent, and is sent when the tracker is woken', async () => {
    const { open, sent, ready, looked } = visit()
    Object.assign(ready, { sender: false, hopeless: true })
    const tracker = open('/exhibits')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(looked.filter((at) => at > 2000)).toEqual([])
    Object.assign(ready, { sender: true, hopeless: false })
    tracker.wake()
    expect(sent).toHaveLength(1)
  })

  test('of a page left early is sent by the next page, at its original time', async () => {
    const { open, sent } = visit()
    open('/a')
    await vi.advanceTimersByTimeAsync(500)
    open('/b')
    await vi.advanceTimersByTimeAsync(3000)
    expect(sent.flatMap(({ at, records }) => records.map(({ pathname }) => [at, pathname]))).toEqual([
      [2000, '/a'],
      [2500, '/b'],
    ])
  })

  test('is sent again after a failed request', async () => {
    const { open, sent, net } = visit()
    net.works = false
    const tracker = open('/a')
    await vi.advanceTimersByTimeAsync(2000)
    expect(sent).toEqual([])
    net.works = true
    tracker.wake()
    expect(sent[0]?.records.map(({ pathname }) => pathname)).toEqual(['/a'])
  })

  test('is not recorded before consent is given or after it is withdrawn', async () => {
    const { open, sent, kept, consent } = visit()
    const reported = () => sent.flatMap(({ records }) => records.map(({ pathname }) => pathname))
    consent.given = false
    for (const pathname of ['/a', '/b']) {
      open(pathname, { owner: { owner: 'EXHIBITOR', ownerId: '9' } })
      await vi.advanceTimersByTimeAsync(3000)
      expect(kept).toEqual({ state: null, owner: null })
    }
    const tracker = open('/c')
    await vi.advanceTimersByTimeAsync(3000)
    consent.given = true
    tracker.wake()
    await vi.advanceTimersByTimeAsync(3000)
    // The page on which consent is given counts from then on.
    expect(reported()).toEqual(['/c'])
    expect(sent[0]?.records[0]).toMatchObject({ time: '2026-11-19T02:00:09.000Z', content: { from: null } })
    open('/d')
    consent.given = false
    tracker.wake()
    open('/e')
    await vi.advanceTimersByTimeAsync(5000)
    expect(reported()).toEqual(['/c'])
    expect(kept.state).toBeNull()
  })

  test('has a visited micro page as its source, on that page and every later one', async () => {
    const { open, sent } = visit()
    open('/exhibits')
    open('/micro-page/MP01')
    open('/exhibits')
    await vi.advanceTimersByTimeAsync(2000)
    const records = sent.flatMap((each) => each.records)
    expect(records.map(({ content }) => content.source)).toEqual([null, 'micro-page', 'micro-page'])
  })

  test('is sent even if the stored history has invalid entries', async () => {
    const { open, sent, kept } = visit()
    kept.state = { history: [{ record: { time: 'x', pathname: '/z', content: 'no json' }, dueAt: 0, sent: false }, 7] }
    open('/exhibits')
    await vi.advanceTimersByTimeAsync(2000)
    expect(sent.flatMap(({ records }) => records.map(({ pathname }) => pathname))).toEqual(['/z', '/exhibits'])
  })
})

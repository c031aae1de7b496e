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

test('a logout forgets the pages that were seen; the next one is told without them', async () => {
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

test('what could not be sent before a logout is not kept after it', async () => {
  const { open, kept, net } = visit()
  net.works = false
  const tracker = open('/exhibits')
  vi.advanceTimersByTime(2000)
  tracker.clear()
  await vi.advanceTimersByTimeAsync(0)
  expect(kept.state).toBeNull()
})

describe('the enter event', () => {
  test('goes out 2000 ms after the page change, not before, and once', async () => {
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

  test('goes out at once where the path keeps the owner, with that owner', async () => {
    const { open, sent } = visit()
    open('/exhibitor/detail/9', { owner: { owner: 'EXHIBITOR', ownerId: '9' } })
    await vi.advanceTimersByTimeAsync(2000)
    open('/exhibits/detail/1', { keepsOwner: true })
    await vi.advanceTimersByTimeAsync(0)
    expect(sent.map(({ at }) => at)).toEqual([2000, 2000])
    for (const { records } of sent) expect(records[0]?.content).toMatchObject({ owner: 'EXHIBITOR', ownerId: '9' })
    expect(sent[1]?.records[0]?.content.from).toBe('/exhibitor/detail/9')
  })

  test('is of nobody again on a page that keeps no owner', async () => {
    const { open, sent, kept } = visit()
    open('/exhibitor/detail/9', { owner: { owner: 'EXHIBITOR', ownerId: '9' } })
    await vi.advanceTimersByTimeAsync(2500)
    open('/news')
    expect(kept.owner).toBeNull()
    await vi.advanceTimersByTimeAsync(2500)
    expect(sent[1]?.records[0]?.content.owner).toBeNull()
  })

  test('is of the page’s own owner, though the next page sends it', async () => {
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

  test('gets the owner of a record that loads later, but not of one whose page was left meanwhile', async () => {
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

  test('waits for what it needs, looking again each 100 ms', async () => {
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

  test('polls nothing while there is no hope, and goes out when it is woken', async () => {
    const { open, sent, ready, looked } = visit()
    Object.assign(ready, { sender: false, hopeless: true })
    const tracker = open('/exhibits')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(looked.filter((at) => at > 2000)).toEqual([])
    Object.assign(ready, { sender: true, hopeless: false })
    tracker.wake()
    expect(sent).toHaveLength(1)
  })

  test('of a page left early is sent by the next one, at its own time', async () => {
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

  test('that nobody has got is sent with the next', async () => {
    const { open, sent, net } = visit()
    net.works = false
    const tracker = open('/a')
    await vi.advanceTimersByTimeAsync(2000)
    expect(sent).toEqual([])
    net.works = true
    tracker.wake()
    expect(sent[0]?.records.map(({ pathname }) => pathname)).toEqual(['/a'])
  })

  test('is nothing of what was seen before the consent, or while it was refused', async () => {
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

  test('tells the micro page that the visit came by, on every page after it', async () => {
    const { open, sent } = visit()
    open('/exhibits')
    open('/micro-page/MP01')
    open('/exhibits')
    await vi.advanceTimersByTimeAsync(2000)
    const records = sent.flatMap((each) => each.records)
    expect(records.map(({ content }) => content.source)).toEqual([null, 'micro-page', 'micro-page'])
  })

  test('poisoned storage begins anew', async () => {
    const { open, sent, kept } = visit()
    kept.state = { history: [{ record: { time: 'x', pathname: '/z', content: 'no json' }, dueAt: 0, sent: false }, 7] }
    open('/exhibits')
    await vi.advanceTimersByTimeAsync(2000)
    expect(sent.flatMap(({ records }) => records.map(({ pathname }) => pathname))).toEqual(['/z', '/exhibits'])
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { offsetBy } from './learn-time.ts'

const HOUR = 3_600_000
const START = Date.parse('2026-11-19T02:42:00Z')
const header = (time: number) => new Date(time).toUTCString()

let pages = 0
/**
 * A separate instance of the module, as a new page loads it, so that other tests keep theirs; and the time it learns.
 */
async function load() {
  pages += 1
  const address = `${import.meta.dirname}/clock.ts?page=${pages}`
  const clock: typeof import('./clock.ts') = await import(address)
  const learnTime = (dateHeader: string | null, sentAt: number, receivedAt: number) => {
    const offset = offsetBy(dateHeader, sentAt, receivedAt, clock.knownOffset())
    if (offset !== null) clock.setOffset(offset)
  }
  return { ...clock, learnTime }
}

function storage(entries: Record<string, string> = {}) {
  const stored = new Map(Object.entries(entries))
  return {
    kept: stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the clock', () => {
  it('is the machine’s until the platform responds', async () => {
    const clock = await load()
    expect(clock.now().getTime()).toBe(START)
  })

  it('follows the platform’s time, and advances with the machine’s', async () => {
    const clock = await load()
    clock.learnTime(header(START - 50 * HOUR), START - 200, START)
    expect(Math.abs(clock.now().getTime() - (START - 50 * HOUR))).toBeLessThan(1000)
    vi.setSystemTime(START + HOUR)
    expect(Math.abs(clock.now().getTime() - (START - 49 * HOUR))).toBeLessThan(1000)
  })

  it('ignores a missing or invalid header, and a clock that is set back in between', async () => {
    const clock = await load()
    clock.learnTime(null, START, START)
    clock.learnTime('yesterday', START, START)
    clock.learnTime(header(START + HOUR), START, START - HOUR)
    expect(clock.now().getTime()).toBe(START)
  })

  it('ignores differences that latency or rounding to seconds explains', async () => {
    const clock = await load()
    const changed = vi.fn()
    clock.onClockChange(changed)
    clock.learnTime(header(START + 1900), START, START)
    clock.learnTime(header(START - 1900), START, START)
    // 30 s in transit: the answer may have been created at any time in between.
    clock.learnTime(header(START - 28_000), START - 30_000, START)
    expect(clock.now().getTime()).toBe(START)
    expect(changed).not.toHaveBeenCalled()
  })

  it('notifies a listener of changes until it unsubscribes', async () => {
    const clock = await load()
    const changed = vi.fn()
    const stop = clock.onClockChange(changed)
    clock.learnTime(header(START + HOUR), START, START)
    clock.learnTime(header(START + HOUR), START, START)
    expect(changed).toHaveBeenCalledTimes(1)
    clock.learnTime(header(START), START, START)
    expect(changed).toHaveBeenCalledTimes(2)
    expect(clock.now().getTime()).toBe(START)
    stop()
    clock.learnTime(header(START + HOUR), START, START)
    expect(changed).toHaveBeenCalledTimes(2)
  })
})

describe('the stored offset', () => {
  it('is used by the next page of the session', async () => {
    const session = storage()
    vi.stubGlobal('sessionStorage', session)
    const first = await load()
    first.learnTime(header(START + HOUR), START, START)
    const reported = first.now().getTime()
    const next = await load()
    expect(next.now().getTime()).toBe(reported)
    expect(Math.abs(reported - START - HOUR)).toBeLessThan(1000)
    expect([...session.kept.keys()]).toEqual(['clockOffset'])
  })

  it('is ignored if it is invalid, and is optional if storage is refused', async () => {
    vi.stubGlobal('sessionStorage', storage({ clockOffset: 'soon' }))
    expect((await load()).now().getTime()).toBe(START)
    const refuse = () => {
      throw new DOMException('not allowed', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })
    const clock = await load()
    clock.learnTime(header(START + HOUR), START, START)
    expect(Math.abs(clock.now().getTime() - START - HOUR)).toBeLessThan(1000)
  })
})

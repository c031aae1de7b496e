import { JSDOM } from 'jsdom'
import { cleanStores } from 'nanostores'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onClockChange, setOffset } from '../lib/clock.ts'
import { $rendered, notifyRendered } from '../stores/changes.ts'
import { expireStaff } from './expire-staff.ts'

// Pages never stop following the clock, and the test files of a worker share it.
vi.mock(import('../lib/clock.ts'), async (original) => ({ ...(await original()), onClockChange: vi.fn() }))

const NOW = Date.parse('2026-11-19T02:42:00Z')
const MINUTE = 60_000
let dom: JSDOM

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  dom = new JSDOM()
  vi.stubGlobal('document', dom.window.document)
})
afterEach(() => {
  cleanStores($rendered)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The line of staff, built so that it is shown for this many more minutes. */
const line = (minutes: number): HTMLElement | null => {
  dom.window.document.body.innerHTML = `<p data-staff="1" data-staff-until="${NOW + minutes * MINUTE}" data-phase="now"></p>`
  return dom.window.document.querySelector('p')
}
const phaseOf = (staff: HTMLElement | null) => staff?.dataset['phase']

it('marks the staff line as past if the page is too old', () => {
  const staff = line(-1)
  expireStaff()
  expect(phaseOf(staff)).toBe('past')
})

it('marks the staff line as past once an open page is too old, even if it was rendered later', () => {
  expireStaff()
  const staff = line(20)
  notifyRendered()
  expect(phaseOf(staff)).toBe('now')
  vi.advanceTimersByTime(19 * MINUTE)
  expect(phaseOf(staff)).toBe('now')
  vi.advanceTimersByTime(MINUTE)
  expect(phaseOf(staff)).toBe('past')
})

it('uses the platform time once it is available', () => {
  const staff = line(-1)
  expireStaff()
  expect(phaseOf(staff)).toBe('past')
  const learn = (offset: number) => {
    setOffset(offset)
    vi.mocked(onClockChange).mock.lastCall?.[0]()
  }
  learn(-10 * MINUTE)
  expect(phaseOf(staff)).toBe('now')
  learn(0)
  expect(phaseOf(staff)).toBe('past')
})

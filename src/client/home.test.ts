import { JSDOM } from 'jsdom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HOME_OUTDATED } from '../stores/home.ts'
import { startHome } from './home.ts'

// Pages never stop following the clock, and the test files of a worker share it.
vi.mock(import('../lib/clock.ts'), async (original) => ({ ...(await original()), onClockChange: vi.fn() }))

const NOW = Date.parse('2026-11-19T02:42:00Z')
const DAY = 86_400_000
let dom: JSDOM
const fetched = vi.fn<() => void>()

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  fetched.mockClear()
  dom = new JSDOM('<div data-fair=""></div><astro-island component-export="HomeRefresh"></astro-island>')
  vi.stubGlobal('document', dom.window.document)
  vi.spyOn(dom.window.document, 'visibilityState', 'get').mockReturnValue('visible')
  vi.stubGlobal('addEventListener', dom.window.addEventListener.bind(dom.window))
  vi.stubGlobal('AbortController', dom.window.AbortController)
  vi.stubGlobal('Event', dom.window.Event)
  dom.window.document.querySelector('astro-island')?.addEventListener(HOME_OUTDATED, fetched)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/**
 * Opens a home page.
 *
 * @param age of the build's data, in ms
 * @param until time from now until that data is outdated, in ms
 */
function open(age: number, until: number): void {
  const panel = dom.window.document.querySelector<HTMLElement>('[data-fair]')
  panel?.setAttribute('data-read', new Date(NOW - age).toISOString())
  dom.window.document.documentElement.setAttribute('data-until', String(NOW + until))
  if (panel) startHome(panel)
}
const touch = () => dom.window.dispatchEvent(new dom.window.Event('pointermove'))

it('fetches outdated data at once', () => {
  open(0, -1)
  expect(fetched).toHaveBeenCalledTimes(1)
})

it('fetches old but still valid data on the first interaction', () => {
  open(DAY, DAY)
  expect(fetched).not.toHaveBeenCalled()
  touch()
  expect(fetched).toHaveBeenCalledTimes(1)
})

it('fetches nothing while the data is current', () => {
  open(0, DAY)
  touch()
  expect(fetched).not.toHaveBeenCalled()
})

import { JSDOM } from 'jsdom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { testPageData } from '../../tests/page-data.ts'
import { parsed } from '../../tests/parsed.ts'
import { startHeaderClock } from './header-clock.ts'
import { fetchPlatformTime } from './platform-time.ts'

vi.mock('./platform-time.ts', () => ({ fetchPlatformTime: vi.fn() }))

const NOW = '2026-11-19T02:42:00.000Z'
const ZONES = { 'Asia/Shanghai': ['480', '10:42'], 'Europe/Berlin': ['', '03:42'] } as const
const formats = vi.spyOn(Date.prototype, 'toLocaleTimeString')
let dom: JSDOM

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW) })
  formats.mockClear()
  vi.mocked(fetchPlatformTime).mockClear()
  dom = new JSDOM(
    '<span data-clock=""><time>00:00</time></span><p><time data-zone="" datetime="2026-11-19T07:00:00Z"></time></p>',
  )
  vi.stubGlobal('document', dom.window.document)
  vi.stubGlobal('addEventListener', dom.window.addEventListener.bind(dom.window))
  vi.stubGlobal('AbortController', dom.window.AbortController)
  // All elements are in the viewport.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      report: IntersectionObserverCallback
      constructor(report: IntersectionObserverCallback) {
        this.report = report
      }
      observe(target: Element) {
        this.report([{ isIntersecting: true, target }] as never, { unobserve: () => {} } as never)
      }
      unobserve() {}
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const start = (zone: keyof typeof ZONES) => {
  const clock = dom.window.document.querySelector<HTMLElement>('[data-clock]')
  clock?.setAttribute('data-clock', ZONES[zone][0])
  startHeaderClock(testPageData(parsed({ zone })))
  return clock?.querySelector('time')
}

it.each(['Asia/Shanghai', 'Europe/Berlin'] as const)(
  'shows the fair’s time in %s and updates it every minute',
  (zone) => {
    const time = start(zone)
    expect([time?.textContent, time?.dateTime]).toEqual([ZONES[zone][1], NOW])
    vi.advanceTimersByTime(60_000)
    expect(time?.textContent).toBe(ZONES[zone][1].replace('42', '43'))
  },
)

it('uses no Intl before the first interaction in a zone without daylight saving time', () => {
  start('Asia/Shanghai')
  expect(formats).not.toHaveBeenCalled()
  dom.window.dispatchEvent(new dom.window.Event('pointermove'))
  expect(formats).toHaveBeenCalled()
})

it('requests the platform’s time on the first interaction', () => {
  start('Asia/Shanghai')
  expect(fetchPlatformTime).not.toHaveBeenCalled()
  dom.window.dispatchEvent(new dom.window.Event('pointermove'))
  expect(fetchPlatformTime).toHaveBeenCalledOnce()
})

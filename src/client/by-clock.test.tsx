import type { Exhibition } from '@fair/contract/exhibition.ts'
import type { LiveSummary } from '@fair/contract/live.ts'
import { JSDOM } from 'jsdom'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { testPage } from '../../tests/page-context.ts'
import { parsed } from '../../tests/parsed.ts'
import { renderView } from '../../tests/render-view.tsx'
import { LiveBadge } from '../components/LiveBadge.tsx'
import { todayOf } from '../domain/home-page.ts'
import { OVERTAKEN } from '../domain/phase.ts'
import { LiveCard } from '../features/shared/blocks/LiveCard.tsx'
import { Lives } from '../features/shared/blocks/Lives.tsx'
import { TodayPanel } from '../features/shared/blocks/TodayPanel.tsx'
import type { PageData } from '../stores/page-data.ts'

const BUILT = '2026-11-19T02:00:00.000Z'
const DAY = 86_400_000
const at = (time: string) => (time.length > 5 ? time : `2026-11-19T${time}:00.000Z`)
const page = testPage('en-US', parsed({ now: BUILT }))
const data = {
  language: 'en-US',
  zone: 'Asia/Shanghai',
  apiBase: '',
  product: 'expo',
  uiStrings: { yours: 'your time' },
}

const live = (id: string, from: string, to: string, state: LiveSummary['state']): LiveSummary =>
  parsed({
    _id: id,
    title: `Live ${id}`,
    cover: { url: '/cover', width: 640, height: 360 },
    startTime: at(from),
    endTime: at(to),
    state,
    viewers: 12,
    exhibitorId: 'E1',
    exhibitorName: 'Maker',
    booth: { hall: '8.1', stand: 'B12' },
    topic: '',
    updateTime: at(from),
  })

const fair = (from: string, to: string, id = '2001'): Exhibition =>
  parsed({
    exhibitionId: id,
    isCurrent: '1',
    publishState: '1',
    dataSourceSearch: 'ES',
    businessCardConfig: [],
    exhibitionName: `Fair ${id}`,
    shortName: 'FAIR',
    summary: 'All of it',
    startTime: from,
    endTime: to,
    openFrom: '09:00',
    openTo: '17:00',
    timeZone: 'Asia/Shanghai',
    venue: 'Hall',
    city: 'Ningbo',
    updateTime: from,
  })

let dom: JSDOM
/** The platform's response, by its own clock. */
let platform: () => Response

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.parse(BUILT) })
  dom = new JSDOM('<html><body></body></html>', { url: 'https://fair.example/' })
  const { window } = dom
  for (const name of ['document', 'sessionStorage', 'localStorage'] as const) vi.stubGlobal(name, window[name])
  vi.stubGlobal('Event', window.Event)
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
  platform = () => Response.error()
  vi.stubGlobal('fetch', async () => platform())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  // The next test gets a clock that none of these pages listens to.
  vi.resetModules()
})

/** A page as it was built, read at a moment of the visitor's machine. The clock module is that of a new page. */
async function open(view: ReactNode, machine: string, place: Element = document.body) {
  vi.setSystemTime(Date.parse(machine))
  vi.resetModules()
  document.body.replaceChildren()
  if (place !== document.body) document.body.append(place)
  place.innerHTML = renderView(page, view)
  document.documentElement.className = 'is-stale'
  const { startByClock } = await import('./by-clock.ts')
  const { learnTime } = await import('../lib/learn-time.ts')
  sessionStorage.setItem('clockAsked', '1')
  await startByClock(data as PageData)
  const reported = (time: string) => learnTime(new Date(time).toUTCString(), Date.parse(machine), Date.parse(machine))
  return { reported }
}

/** The visible text of an element: the style sheets hide by phase and by state of the fair. */
function seen(selector: string): string {
  const place = document.querySelector(selector) as HTMLElement
  const copy = place.cloneNode(true) as HTMLElement
  const marked = '[data-when], [data-on], .live-badge[data-phase]'
  const copies = [...copy.querySelectorAll<HTMLElement>(marked)]
  for (const [n, each] of [...place.querySelectorAll<HTMLElement>(marked)].entries()) {
    const phase = each.closest<HTMLElement>('[data-phase]')?.dataset['phase'] ?? ''
    const state = each.closest<HTMLElement>('[data-fair-state]')?.dataset['fairState'] ?? ''
    const { when = phase, on = state } = each.dataset
    const isShown = each.matches('.live-badge[data-phase]') ? phase === 'now' : true
    if (!isShown || !when.split(' ').includes(phase) || !on.split(' ').includes(state)) copies[n]?.remove()
  }
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim()
}

describe('a live card on the home page', () => {
  const view = <LiveCard live={live('a', '02:30', '03:30', 'upcoming')} />

  it.each([
    ['02:00', '10:30', /^10:30Live a/],
    ['02:30', 'Live', /^Live12 watching12Live a/],
    ['03:30', 'Over', /^OverLive a/],
    ['2026-11-22T02:00:00Z', 'Over', /^Over/],
  ])('at %s shows %s', async (time, _what, text) => {
    await open(view, at(time))
    expect(document.documentElement.className).toBe('')
    expect(seen('li')).toMatch(text)
  })

  it('updates every minute while the page is open', async () => {
    await open(view, at('02:29'))
    expect(seen('li')).toMatch(/^10:30/)
    vi.advanceTimersByTime(60_000)
    expect(seen('li')).toMatch(/^Live12/)
  })

  it('shows a live as over if the platform reports it as ended before its end time', async () => {
    await open(<LiveCard live={live('b', '01:00', '04:00', 'ended')} />, at('02:10'))
    expect(seen('li')).toMatch(/^Over/)
  })
})

it('shows the visitor’s own times once the page is known to be about an exhibition in another zone', async () => {
  const when = (
    <p className="when">
      <time dateTime="2026-11-19T02:00Z">21:00</time>–<time dateTime="2026-11-19T03:00Z">22:00</time>
      <span data-mine="" />
    </p>
  )
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone
  Object.assign(data, { zone: own })
  onTestFinished(() => void Object.assign(data, { zone: 'Asia/Shanghai' }))
  await open(when, BUILT)
  const mine = () => document.querySelector('[data-mine]')?.textContent
  expect(mine()).toBe('')
  Object.assign(data, { zone: own === 'Asia/Tokyo' ? 'Asia/Shanghai' : 'Asia/Tokyo' })
  const { notifyRendered } = await import('../stores/changes.ts')
  notifyRendered()
  expect(mine()).toContain('your time')
})

it('the heading of the lives block is "Live now" only while a live is running', async () => {
  const block = {
    ...{ type: 'lives' as const, blockId: 'L', title: 'Live now', count: 4, total: 9, running: 1 },
    ...{
      items: [live('a', '01:30', '02:30', 'live'), live('b', '03:00', '03:30', 'upcoming')],
      runningUntil: at('02:30'),
    },
  }
  const heads = []
  for (const time of ['02:29', '02:30', '03:00', '03:30']) {
    await open(<Lives block={parsed(block)} />, at(time))
    const count = document.querySelector<HTMLElement>('.sub > span')?.dataset['phase']
    heads.push([seen('h2'), count])
  }
  expect(heads).toEqual([
    ['Live now', 'now'],
    ['Live streams', 'past'],
    ['Live now', 'past'],
    ['Live streams', 'past'],
  ])
})

it('shows an exhibitor’s live badge only while one of its lives is running', async () => {
  const streams = [
    { startTime: at('02:30'), endTime: at('03:00') },
    { startTime: at('05:00'), endTime: at('06:00') },
  ]
  const view = (
    <p>
      <LiveBadge text="Live" isLive streams={parsed(streams)} />
    </p>
  )
  const marks = []
  for (const time of ['02:00', '02:30', '03:00', '05:59', '06:00']) {
    await open(view, at(time))
    marks.push(seen('p'))
  }
  expect(marks).toEqual(['', 'Live', '', 'Live', ''])
})

describe('an island whose content depends on the time', () => {
  const view = (
    <div data-by-clock="">
      <LiveCard live={live('a', '02:30', '03:30', 'upcoming')} />
    </div>
  )
  /** How often the island was requested to render again, and whether the page is still covered. */
  async function overtaken(machine: string) {
    let requestCount = 0
    const island = document.createElement('astro-island')
    island.addEventListener(OVERTAKEN, () => {
      requestCount += 1
    })
    const opened = await open(view, machine, island)
    return {
      ...opened,
      requested: () => requestCount,
      isCovered: () => document.documentElement.className === 'is-stale',
    }
  }

  it('is rendered again only when its content becomes outdated', async () => {
    const { requested, isCovered } = await overtaken(at('02:28'))
    expect([requested(), isCovered()]).toEqual([0, false])
    vi.advanceTimersByTime(60_000)
    expect(requested()).toBe(0)
    vi.advanceTimersByTime(60_000)
    expect([requested(), seen('li').startsWith('Live12')]).toEqual([1, true])
  })

  it('is covered and rendered again if it is outdated on load', async () => {
    const { requested, isCovered } = await overtaken(at('03:30'))
    expect([requested(), isCovered()]).toEqual([1, true])
    expect(seen('li')).toMatch(/^Over/)
  })

  it('is rendered again once the platform’s time shows that the device is three days behind', async () => {
    const { reported, requested } = await overtaken(new Date(Date.parse(at('03:30')) - 3 * DAY).toISOString())
    expect(requested()).toBe(0)
    reported(at('03:30'))
    expect(requested()).toBe(1)
  })
})

describe('the today panel of the home page', () => {
  const exhibition = fair('2026-11-18T01:00:00Z', '2026-11-21T09:00:00Z')
  const view = <TodayPanel exhibition={exhibition} today={todayOf(exhibition, [], parsed(BUILT))} />

  it.each([
    ['2026-11-16T02:00:00Z', 'FAIROpens 18 Nov', '18', 'Days to go: 2'],
    // The number is filled in on the device, so the sentence has no plural.
    ['2026-11-17T02:00:00Z', 'FAIROpens 18 Nov', '18', 'Days to go: 1'],
    ['2026-11-19T02:00:00Z', 'TodayOpen until 17:00', '19', 'Day 2 of 4'],
    ['2026-11-19T10:00:00Z', 'TodayClosed for today', '19', 'Day 2 of 4'],
    ['2026-11-19T17:00:00Z', 'TodayOpens at 09:00', '20', 'Day 3 of 4'],
    ['2026-11-21T09:00:00Z', 'FAIRClosed', '18', '18–21 Nov 2026'],
  ])('shows the state of the fair at %s', async (time, head, number, line) => {
    await open(view, time)
    expect(seen('h2')).toBe(head)
    expect(seen('.day time')).toBe(number)
    expect(seen('.day small')).toContain(line)
  })
})

describe('the platform time', () => {
  it('is requested only by the first page of a session', async () => {
    const requests: string[] = []
    vi.stubGlobal('fetch', async (input: unknown) => {
      requests.push(String(input))
      return new Response('{}', { headers: { date: new Date(at('02:40')).toUTCString() } })
    })
    vi.setSystemTime(Date.parse('2026-11-22T02:00:00Z'))
    vi.resetModules()
    document.body.innerHTML = renderView(page, <LiveCard live={live('a', '02:30', '03:30', 'upcoming')} />)
    const { startByClock } = await import('./by-clock.ts')
    await startByClock(data as PageData)
    expect(seen('li')).toMatch(/^Over/)
    await expect.poll(() => sessionStorage.getItem('clockAsked')).toBe('1')
    expect(seen('li')).toMatch(/^Live12/)
    await startByClock(data as PageData)
    // The next session requests it again: had the second page requested it, that would be the third time.
    sessionStorage.removeItem('clockAsked')
    await startByClock(data as PageData)
    await expect.poll(() => sessionStorage.getItem('clockAsked')).toBe('1')
    expect(requests).toEqual(Array(2).fill('/webapi/expo-main/api/v2/mp/enableQrcodeStatus'))
  })

  it('is not marked as requested if the request fails', async () => {
    vi.resetModules()
    document.body.innerHTML = renderView(page, <LiveCard live={live('a', '02:30', '03:30', 'live')} />)
    let requestCount = 0
    vi.stubGlobal('fetch', async () => {
      requestCount += 1
      throw new TypeError('fetch failed')
    })
    const { startByClock } = await import('./by-clock.ts')
    await startByClock(data as PageData)
    await expect.poll(() => requestCount).toBe(1)
    expect(sessionStorage.getItem('clockAsked')).toBeNull()
  })
})

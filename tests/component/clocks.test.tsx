// Times on several clocks, past midnight, for a visitor in Berlin: no clock covers another, or what is beside it.
import '../../src/styles/agenda-detail.css'
import '../../src/styles/agenda.css'
import '../../src/styles/personal.css'
import '../../src/styles/plan.css'
import { dateOf } from '@fair/contract/rules/instant.ts'
import { LANGUAGES } from '@fair/contract/rules/language.ts'
import { asInstant, asZone } from '@fair/contract/rules/own-values.ts'
import type { ScheduleEntry } from '@fair/contract/schedule.ts'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { showVisitorTimes } from '../../src/client/clock-texts.ts'
import { PageProvider } from '../../src/components/usePage.ts'
import { AgendaRow } from '../../src/features/agenda/AgendaRow.tsx'
import type { AgendaEntry } from '../../src/features/agenda/agenda.ts'
import { EventHead } from '../../src/features/agenda/EventHead.tsx'
import { PlanTable } from '../../src/features/plan/PlanTable.tsx'
import { loadTranslate } from '../../src/lib/i18n/browser-texts.ts'
import { liveContext } from '../../src/lib/page-context.ts'
import { $identity } from '../../src/stores/identity.ts'
import { testPageData } from '../page-data.ts'
import { parsed } from '../parsed.ts'
import { hydrate, openPage } from './island.tsx'

const WIDTHS = [390, 768, 1024, 1440]
const BERLIN = asZone('Europe/Berlin')
const KOLKATA = asZone('Asia/Kolkata')
/** From eleven at night to three in the morning at the fair. */
const SPAN = { startTime: asInstant('2026-11-24T15:00:00Z'), endTime: asInstant('2026-11-24T19:00:00Z') }
/** Past midnight in Berlin and in Kolkata as well. */
const LONG = { startTime: asInstant('2026-11-24T15:00:00Z'), endTime: asInstant('2026-11-25T06:00:00Z') }

const entry: AgendaEntry = parsed({
  kind: 'meeting',
  id: '5002',
  title: 'GX-650 五轴加工中心',
  label: 'Forum',
  hostName: '株式会社北森ロボティクス・オートメーション',
  ...SPAN,
  state: 'upcoming',
  hall: '8.1',
  place: 'B12',
  cover: null,
  people: [],
  seatsLeft: 12,
  viewers: null,
  needsBooking: false,
  contained: 0,
  hostZone: KOLKATA,
})

afterEach(async () => {
  document.documentElement.lang = 'en-US'
  await page.viewport(1440, 900)
})

/** The lines of the visible text in an element. */
function linesOf(element: Element): DOMRect[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const lines: DOMRect[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (text.parentElement?.closest('.visually-hidden, thead')) continue
    if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue
    range.selectNodeContents(text)
    lines.push(...range.getClientRects())
  }
  return lines
}

/** The elements whose text is beyond their own box, and the pairs of elements whose texts cover each other. */
function faultsOf(elements: Iterable<Element>): string[] {
  const all = [...elements].map((element) => ({
    text: element.textContent,
    lines: linesOf(element),
    end: element.getBoundingClientRect().right + 1,
  }))
  const meet = (a: DOMRect, b: DOMRect) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom - 2 && b.top < a.bottom - 2
  return all.flatMap((one, n) => [
    ...(one.lines.some(({ right }) => right > one.end) ? [`beyond its box: ${one.text}`] : []),
    ...all
      .slice(n + 1)
      .filter((other) => one.lines.some((a) => other.lines.some((b) => meet(a, b))))
      .map((other) => `${one.text} covers ${other.text}`),
  ])
}

/** Renders a view in each language, and expects at each width that the elements in each place do not cover others. */
async function expectApart(view: ReactNode, places: string): Promise<void> {
  await openPage('/en-US/meeting/')
  $identity.set({ ...$identity.get(), timeZone: BERLIN })
  for (const language of LANGUAGES) {
    document.documentElement.lang = language
    const data = testPageData({ language })
    const context = liveContext(data, await loadTranslate(language, ['common', 'agenda', 'plan']))
    const main = await hydrate(<PageProvider value={context}>{view}</PageProvider>)
    showVisitorTimes({ language, zone: data.zone, yours: context.t('agenda:clock.mine') })
    for (const width of WIDTHS) {
      await page.viewport(width, 900)
      const found = [...main.querySelectorAll(places)]
      expect(found.length).toBeGreaterThan(0)
      const faults = found.flatMap((place) => faultsOf(place.children))
      expect(faults, `${language} at ${width}`).toEqual([])
      expect(document.documentElement.scrollWidth, `${language} at ${width}`).toBeLessThanOrEqual(width)
    }
  }
}

it.each([
  ['one midnight', SPAN],
  ['three midnights', LONG],
])('the clocks of a detail page do not cover each other, over %s', async (_, span) => {
  const view = (
    <div className="wrap">
      <EventHead entry={{ ...entry, ...span }} tags={[]} facts={[]} />
    </div>
  )
  await expectApart(view, '.three-clocks, .three-clocks dd')
})

it('the clocks of a row do not cover the host’s line', async () => {
  const rows = (
    <div className="wrap">
      <ol className="agenda" data-phase="next">
        <AgendaRow entry={entry} dated />
        <AgendaRow entry={{ ...entry, ...LONG }} dated />
      </ol>
    </div>
  )
  await expectApart(rows, '.agenda > li, .when, .end')
})

it('the columns of the schedule do not cover each other', async () => {
  const row: ScheduleEntry = parsed({
    entryId: 'E1',
    kind: 'NEGOTIATION',
    title: entry.title,
    ...LONG,
    state: 'BOOKED',
    businessId: 'E1',
    appointmentId: 'S1',
    exhibitorId: '30002',
    exhibitorTimeZone: KOLKATA,
    place: '8.1 B12',
    isOnline: false,
    hostName: entry.hostName,
    conflictsWith: [],
    uid: 'E1@fair',
    sequence: 0,
    updateTime: SPAN.startTime,
  })
  const rows = [row]
  const now = dateOf(asInstant('2026-11-24T02:00:00Z'))
  const nothing = async () => {}
  const table = (
    <div className="wrap">
      <div className="personal">
        <nav className="pc-nav" />
        <div className="pc-main plan">
          <PlanTable
            {...{ rows, entries: rows, all: rows, mine: BERLIN, now, walks: new Map() }}
            {...{ label: 'Plan', dated: true, seen: false, entry: null }}
            {...{ onBook: nothing, onCancel: nothing, onMove: nothing }}
          />
        </div>
      </div>
    </div>
  )
  await expectApart(table, '.clocks tr, .clocks-time, .plan-tags, .plan-row-acts')
})

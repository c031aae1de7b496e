import { asZone } from '@fair/contract/rules/own-values.ts'
import type { ScheduleEntry } from '@fair/contract/schedule.ts'
import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { testPage } from '../../../tests/page-context.ts'
import { parsed } from '../../../tests/parsed.ts'
import { renderView } from '../../../tests/render-view.tsx'
import { PlanTable } from './PlanTable.tsx'

/** 11:00 to 12:00 at the fair. */
const entryWith = (exhibitorZone: string): ScheduleEntry =>
  parsed({
    entryId: 'E1',
    kind: 'NEGOTIATION',
    title: 'Meeting with Kitamori Robotics',
    startTime: '2026-11-20T03:00:00Z',
    endTime: '2026-11-20T04:00:00Z',
    state: 'BOOKED',
    businessId: 'E1',
    appointmentId: 'S1',
    exhibitorId: '30002',
    exhibitorTimeZone: exhibitorZone,
    place: '8.1 B12',
    isOnline: false,
    hostName: 'Kitamori Robotics',
    conflictsWith: [],
    uid: 'E1@fair',
    sequence: 0,
    updateTime: '2026-11-01T00:00:00Z',
  })

const nothing = async () => {}

/** The table with one entry, for a visitor in the zone `mine`. */
function table(mine: string, entry: ScheduleEntry, now = '2026-11-19T02:42:00Z'): Document {
  const html = renderView(
    testPage(),
    <PlanTable
      rows={[entry]}
      entries={[entry]}
      all={[entry]}
      label="Friday"
      dated={false}
      mine={asZone(mine)}
      walks={new Map()}
      now={new Date(now)}
      seen={false}
      entry={null}
      onBook={nothing}
      onCancel={nothing}
      onMove={nothing}
    />,
  )
  return new JSDOM(html).window.document
}

const textsOf = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)

it.each([
  ['Asia/Shanghai', 'Asia/Shanghai', ['11:00–12:00']],
  ['Asia/Shanghai', 'Asia/Tokyo', ['11:00–12:00', '12:00–13:00']],
  ['Asia/Tokyo', 'Asia/Seoul', ['11:00–12:00', '12:00–13:00']],
  ['Europe/Berlin', 'Asia/Tokyo', ['11:00–12:00', '04:00–05:00', '12:00–13:00']],
])('shows each time once to a visitor in %s with an exhibitor in %s', (mine, host, times) => {
  const document = table(mine, entryWith(host))
  expect(textsOf(document, '.clocks-time > time')).toEqual(times)
  // Besides the clocks only the subject, the state and the actions have a column.
  expect(document.querySelectorAll('thead th')).toHaveLength(times.length + 3)
})

it('names the actions of a row in words', () => {
  const document = table('Asia/Shanghai', entryWith('Asia/Shanghai'))
  for (const hidden of document.querySelectorAll('.visually-hidden')) hidden.remove()
  expect(textsOf(document, '.plan-row-acts > *')).toEqual(['Open', 'Calendar file', 'Change time', 'Cancel'])
})

it('names the entry in every action of a row', () => {
  const followed: ScheduleEntry = {
    ...entryWith('Asia/Shanghai'),
    kind: 'LIVE',
    state: 'FOLLOWED',
    appointmentId: null,
  }
  for (const entry of [entryWith('Asia/Shanghai'), followed])
    for (const name of textsOf(table('Asia/Shanghai', entry), '.plan-row-acts > *'))
      expect(name).toMatch(/^\S.* Meeting with Kitamori Robotics$/)
})

it('an entry that ends while the page is open can no longer be opened or cancelled', () => {
  const document = table('Asia/Shanghai', entryWith('Asia/Shanghai'), '2026-11-20T04:00:00Z')
  for (const hidden of document.querySelectorAll('.visually-hidden')) hidden.remove()
  expect(textsOf(document, '.plan-row-acts > *')).toEqual(['Calendar file'])
})

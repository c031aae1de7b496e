// The marks on a hall's map are those of the visitor who is logged in.
import { asInstant } from '@fair/contract/rules/own-values.ts'
import type { ScheduleEntry } from '@fair/contract/schedule.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { startHallMap } from '../../src/client/hall-map.ts'
import { forgetLogin } from '../../src/stores/login.ts'
import { pageOwner } from '../../src/stores/owner.ts'
import { storePlan } from '../../src/stores/plan-keep.ts'
import { parsed } from '../parsed.ts'
import { hydrate, logIn, openPage } from './island.tsx'

const MARK = page.css('.hall-mark-planned')

it('the marks of a plan disappear at the logout', async () => {
  const { data } = await openPage('/en-US/hall/H1/')
  await logIn()
  const entry: ScheduleEntry = parsed({
    ...{ entryId: 'E1', kind: 'NEGOTIATION', title: 'Talk', state: 'BOOKED', businessId: 'T1', appointmentId: 'A1' },
    ...{ startTime: '2026-11-19T03:00:00Z', endTime: '2026-11-19T04:00:00Z', place: '', isOnline: false, hostName: '' },
    ...{ exhibitorId: '30001', conflictsWith: [], uid: 'E1@fair', sequence: 0, updateTime: '2026-11-01T00:00:00Z' },
  })
  const owner = { ...pageOwner(), exhibitionId: data.exhibitionId }
  storePlan(owner, { entries: [entry], fair: null, timeZone: null, time: asInstant('2026-11-19T02:00:00Z') })
  const main = await hydrate(
    <>
      <figure className="hall-map">
        <span data-mark="planned" hidden>
          Planned
        </span>
      </figure>
      <ul className="hall-aisles">
        <li>
          <a href="/en-US/exhibitor/detail/30001/">Maker</a>
        </li>
      </ul>
    </>,
  )
  startHallMap(data, main.querySelector('.hall-map') as HTMLElement)
  await expect.element(MARK).toMatchTextContent('Planned')
  forgetLogin(true)
  await expect.element(MARK).not.toBeInTheDocument()
})

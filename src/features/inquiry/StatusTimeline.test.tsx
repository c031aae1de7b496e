import type { Inquiry } from '@fair/contract/inquiry.ts'
import { asInstant, asZone } from '@fair/contract/rules/own-values.ts'
import { expect, it } from 'vitest'
import { testPage } from '../../../tests/page-context.ts'
import { renderView } from '../../../tests/render-view.tsx'
import { ownZone } from '../../lib/zone.ts'
import { StatusTimeline } from './StatusTimeline.tsx'

it('shows the steps in the visitor’s time zone, not the fair’s', () => {
  const time = asInstant('2026-11-19T02:00:00.000Z')
  // The fair's zone, UTC+14: no machine that runs this test uses it, so the two times differ.
  const page = testPage('en-US', { zone: asZone('Pacific/Kiritimati') })
  const inquiry = Object({ status: 'SENT', timeline: [{ status: 'SENT', time, exhibitorName: null }] }) as Inquiry
  const html = renderView(page, <StatusTimeline inquiry={inquiry} />)
  expect(html).toContain(page.format.time(time, ownZone(page.zone)))
  expect(html).not.toContain(page.format.time(time, page.zone))
})

import { expect, it } from 'vitest'
import { testPage } from '../../tests/page-context.ts'
import { parsed } from '../../tests/parsed.ts'
import { byClock, bySpans } from '../components/by-clock.ts'
import { usePage } from '../components/usePage.ts'
import { render } from './render.ts'
import { renderedPage } from './stale-at.ts'

const at = (time: string) => `2026-11-19T${time}:00.000Z`
const rendered = (now: string) => renderedPage(parsed({ ...testPage('en-US'), now }))
const span = (from: string, to: string) => ({ startTime: at(from), endTime: at(to) })

function Rows() {
  const page = usePage()
  return (
    <ul>
      <li {...byClock(page, parsed(span('02:30', '05:00')))} />
      <li {...bySpans(page, parsed([span('01:00', '02:00'), span('04:00', '06:00')]))} />
    </ul>
  )
}

it('a page is stale at the next change of its time-dependent content', () => {
  const page = rendered(at('02:42'))
  expect(page.staleAt()).toBeUndefined()
  render(page, Rows)
  expect(page.staleAt()).toBe(Date.parse(at('04:00')))
  page.changesAt?.(parsed([at('02:00'), at('03:00'), '']))
  expect(page.staleAt()).toBe(Date.parse(at('03:00')))
})

it('a page whose times have all passed is never stale, and pages are independent', () => {
  const page = rendered(at('06:00'))
  render(page, Rows)
  expect(page.staleAt()).toBeUndefined()
  render(rendered(at('02:42')), Rows)
  expect(page.staleAt()).toBeUndefined()
})

it('an event that the platform reports as ended never makes a page stale', () => {
  const page = rendered(at('02:42'))
  byClock(page, parsed({ ...span('03:00', '04:00'), state: 'ended' }))
  expect(page.staleAt()).toBeUndefined()
})

import { expect, it } from 'vitest'
import { testPage } from '../../../tests/page-context.ts'
import { parsed } from '../../../tests/parsed.ts'
import { renderView } from '../../../tests/render-view.tsx'
import { BookingClocks } from './BookingClocks.tsx'

const clocks = (mine: string, host: string | null) =>
  renderView(
    testPage('en-US', parsed({ zone: 'Asia/Shanghai' })),
    <BookingClocks
      span={parsed({ startTime: '2026-11-19T02:00:00.000Z', endTime: '2026-11-19T02:30:00.000Z' })}
      mine={parsed(mine)}
      host={parsed(host)}
    />,
  ).match(/<dt>/g)?.length

it('renders one clock for each different time zone of the fair, the visitor and the host', () => {
  expect(clocks('Asia/Shanghai', 'Asia/Shanghai')).toBe(1)
  expect(clocks('Asia/Shanghai', 'Asia/Tokyo')).toBe(2)
  expect(clocks('Europe/Berlin', 'Asia/Tokyo')).toBe(3)
})

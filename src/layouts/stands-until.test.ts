import { expect, it } from 'vitest'
import { standsUntil } from './stands-until.ts'

const at = (time: string) => `<time datetime="2026-11-19T${time}Z" data-zone>x</time>`

it('a view by the clock stands until its next time', () => {
  const rows = `${at('02:30:00.000')}${at('05:00:00.000')}${at('04:00:00.000')}`
  expect(standsUntil(`<div data-agenda="2026-11-19T02:42:00.000Z" class="x">${rows}</div>`)).toBe(
    Date.parse('2026-11-19T04:00:00Z'),
  )
  expect(standsUntil(`<div class="x" data-event="2026-11-19T06:00:00.000Z">${rows}</div>`)).toBeUndefined()
  expect(standsUntil(rows)).toBeUndefined()
})

import { expect, it, test } from 'vitest'
import { dayNumber, dayOf, dayText, lastsAt, nextMidnight } from './fair-days.ts'

const ORIGIN = new Date('2026-11-19T02:42:00Z')
const at = (iso: string) => new Date(iso)

it.each([
  ['2026-11-17T15:59:59Z', 0, false],
  ['2026-11-17T16:00:00Z', 1, true],
  ['2026-11-19T02:42:00Z', 2, true],
  ['2026-11-19T15:59:59Z', 2, true],
  ['2026-11-19T16:00:00Z', 3, true],
  ['2026-11-22T15:59:59.999Z', 5, true],
  ['2026-11-22T16:00:00Z', 6, false],
  ['2027-11-19T02:42:00Z', 367, false],
])('%s is day %i of the sample fair (fair is open: %s)', (now, day, lasts) => {
  expect(dayNumber(ORIGIN, at(now))).toBe(day)
  expect(lastsAt(ORIGIN, at(now))).toBe(lasts)
})

it.each([
  ['2026-11-19T02:42:00Z', '2026-11-19T16:00:00.000Z'],
  ['2026-11-19T15:59:59.999Z', '2026-11-19T16:00:00.000Z'],
  ['2026-11-19T16:00:00Z', '2026-11-20T16:00:00.000Z'],
  ['2026-12-31T20:00:00Z', '2027-01-01T16:00:00.000Z'],
])('the first midnight after %s is %s', (now, midnight) => {
  expect(nextMidnight(at(now)).toISOString()).toBe(midnight)
})

test('days are in the time zone of the event', () => {
  expect([dayOf(at('2026-11-19T15:59:59Z')), dayOf(at('2026-11-19T16:00:00Z'))]).toEqual(['2026-11-19', '2026-11-20'])
  expect(dayText(ORIGIN, at('2026-11-19T16:00:00Z'))).toBe('2026-11-20 at the fair (Asia/Shanghai), its day 3 of 5')
  expect(dayText(ORIGIN, at('2026-11-22T16:00:00Z'))).toBe('2026-11-23 at the fair (Asia/Shanghai), which is over')
})

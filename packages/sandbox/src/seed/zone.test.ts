import { expect, test } from 'vitest'
import { addDays, dayIn, instantOf } from './zone.ts'

const day = (year: number, month: number, date: number) => ({ year, month, day: date })

test('a late evening in Europe is the next day in Shanghai', () => {
  const instant = new Date('2026-11-18T22:30:00Z')
  expect(dayIn(instant, 'Asia/Shanghai')).toEqual(day(2026, 11, 19))
  expect(dayIn(instant, 'Europe/Berlin')).toEqual(day(2026, 11, 18))
})

test('adding days crosses the ends of months and years', () => {
  expect(addDays(day(2026, 12, 30), 3)).toEqual(day(2027, 1, 2))
  expect(addDays(day(2028, 3, 1), -1)).toEqual(day(2028, 2, 29))
})

test.each([
  ['Asia/Shanghai', day(2026, 11, 18), '09:30', '2026-11-18T01:30:00.000Z'],
  ['Europe/Berlin', day(2027, 2, 9), '10:00', '2027-02-09T09:00:00.000Z'],
  ['Europe/Berlin', day(2027, 7, 9), '10:00', '2027-07-09T08:00:00.000Z'],
  ['Europe/Berlin', day(2027, 3, 28), '18:00', '2027-03-28T16:00:00.000Z'],
  ['America/Chicago', day(2026, 11, 1), '23:00', '2026-11-02T05:00:00.000Z'],
])('in %s, %o at %s is %s', (zone, date, time, instant) => {
  expect(instantOf(date, time, zone)).toBe(instant)
})

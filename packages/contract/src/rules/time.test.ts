import { describe, expect, test } from 'vitest'
import { dayKey, localParts, nowNextPastOrder, offsetLabel, overlaps, parseTime, phaseOf } from './time.ts'

const at = (text: string) => new Date(text)

describe('parseTime', () => {
  test.each([
    ['2026-05-01T09:30:00.000Z', '2026-05-01T09:30:00.000Z'],
    ['2026-05-01T09:30:00.123456789Z', '2026-05-01T09:30:00.123Z'],
    ['2026-05-01T09:30Z', '2026-05-01T09:30:00.000Z'],
    ['2026-05-01t09:30:00z', '2026-05-01T09:30:00.000Z'],
    ['2026-05-01T09:30:00+08:00', '2026-05-01T01:30:00.000Z'],
    ['2026-05-01T09:30:00-0530', '2026-05-01T15:00:00.000Z'],
    ['2026-05-01T00:15:00+05:45', '2026-04-30T18:30:00.000Z'],
    ['2024-02-29T00:00:00Z', '2024-02-29T00:00:00.000Z'],
    ['0099-01-01T00:00:00Z', '0099-01-01T00:00:00.000Z'],
  ])('parses %s', (text, iso) => {
    expect(parseTime(text)?.toISOString()).toBe(iso)
  })

  test.each([
    '',
    '2026-05-01',
    '2026-05-01T09:30:00',
    '2026-05-01 09:30:00Z',
    '2026-02-29T00:00:00Z',
    '2026-04-31T00:00:00Z',
    '2026-00-10T00:00:00Z',
    '2026-13-10T00:00:00Z',
    '2026-05-00T00:00:00Z',
    '2026-05-01T24:00:00Z',
    '2026-05-01T09:60:00Z',
    '2026-05-01T09:30:60Z',
    '2026-05-01T09:30:00+15:00',
    '2026-05-01T09:30:00+08:60',
    '2026-05-01T09:30:00Z\n',
    ' 2026-05-01T09:30:00Z',
    '1777627800000',
    'May 1 2026 09:30 UTC',
  ])('refuses %j', (text) => {
    expect(parseTime(text)).toBeNull()
  })

  test('agrees with Date for ISO times of 40 years', () => {
    for (let ms = Date.UTC(1999, 0); ms < Date.UTC(2040, 0); ms += 86_400_000 * 13 + 3_723_007) {
      expect(parseTime(new Date(ms).toISOString())?.getTime()).toBe(ms)
    }
  })
})

describe('a time zone', () => {
  test.each([
    ['2026-07-01T00:00:00Z', 'Asia/Shanghai', 'UTC+8'],
    ['2026-07-01T00:00:00Z', 'Asia/Tokyo', 'UTC+9'],
    ['2026-07-01T00:00:00Z', 'Asia/Kolkata', 'UTC+5:30'],
    ['2026-07-01T00:00:00Z', 'Asia/Kathmandu', 'UTC+5:45'],
    ['2026-07-01T00:00:00Z', 'America/St_Johns', 'UTC-2:30'],
    ['2026-01-01T00:00:00Z', 'America/New_York', 'UTC-5'],
    ['2026-07-01T00:00:00Z', 'America/New_York', 'UTC-4'],
    ['2026-01-01T00:00:00Z', 'Europe/London', 'UTC'],
    ['2026-07-01T00:00:00Z', 'Europe/London', 'UTC+1'],
    ['2026-07-01T00:00:00.999Z', 'Pacific/Kiritimati', 'UTC+14'],
    ['1969-12-31T23:59:59.500Z', 'Asia/Shanghai', 'UTC+8'],
  ])('has an offset label: at %s in %s it is %s', (time, zone, label) => {
    expect(offsetLabel(at(time), zone)).toBe(label)
  })

  test('has its own local time and date', () => {
    const moment = at('2026-05-03T16:05:09Z')
    expect(localParts(moment, 'Asia/Shanghai')).toEqual({
      year: 2026,
      month: 5,
      day: 4,
      hour: 0,
      minute: 5,
      second: 9,
      weekday: 1,
    })
    expect(dayKey(moment, 'Asia/Shanghai')).toBe('2026-05-04')
    expect(dayKey(moment, 'America/Los_Angeles')).toBe('2026-05-03')
    expect(dayKey(at('2026-12-31T15:00:00Z'), 'Asia/Tokyo')).toBe('2027-01-01')
  })

  test('throws if it is unknown or the date is invalid', () => {
    expect(() => localParts(at('2026-05-03T16:05:09Z'), 'Asia/Atlantis')).toThrow(RangeError)
    expect(() => localParts(new Date(Number.NaN), 'Asia/Tokyo')).toThrow(RangeError)
  })
})

const span = (startTime: string, endTime: string) => ({ startTime, endTime })
const hours = (from: string, to: string) => span(`2026-05-01T${from}:00Z`, `2026-05-01T${to}:00Z`)

describe('overlaps', () => {
  test.each([
    [hours('09:00', '10:00'), hours('09:30', '10:30'), true],
    [hours('09:00', '12:00'), hours('10:00', '11:00'), true],
    [hours('09:00', '10:00'), hours('09:00', '10:00'), true],
    [hours('09:00', '10:00'), hours('10:00', '11:00'), false],
    [hours('09:00', '10:00'), hours('11:00', '12:00'), false],
    [hours('09:00', '10:00'), span('2026-05-01T17:30:00+08:00', '2026-05-01T18:30:00+08:00'), true],
    [hours('09:30', '09:30'), hours('09:00', '10:00'), true],
    [hours('09:00', '09:00'), hours('09:00', '09:00'), true],
    [hours('10:00', '10:00'), hours('09:00', '10:00'), false],
    [hours('09:00', '10:00'), span('soon', 'later'), false],
  ])('for %j and %j returns %s', (a, b, answer) => {
    expect(overlaps(a, b)).toBe(answer)
    expect(overlaps(b, a)).toBe(answer)
  })
})

describe('nowNextPastOrder', () => {
  const now = at('2026-05-01T12:00:00Z')
  const item = (id: string, times: { startTime: string; endTime: string }) => ({ id, ...times })
  const items = [
    item('unreadable', span('', '')),
    item('long past', hours('07:00', '08:00')),
    item('next', hours('13:00', '14:00')),
    item('just past', hours('10:00', '12:00')),
    item('now, later start', hours('12:00', '12:30')),
    item('far', hours('18:00', '19:00')),
    item('now', hours('11:00', '13:00')),
    item('next, same start', hours('13:00', '13:30')),
  ]

  test('sorts current items by start, next ones by start, past ones by latest end, and invalid ones last', () => {
    const before = structuredClone(items)
    expect(nowNextPastOrder(items, now).map(({ id }) => id)).toEqual([
      'now',
      'now, later start',
      'next',
      'next, same start',
      'far',
      'just past',
      'long past',
      'unreadable',
    ])
    expect(items).toEqual(before)
  })

  test('leaves no gap between phases', () => {
    const one = hours('12:00', '13:00')
    expect(phaseOf(one, at('2026-05-01T11:59:59.999Z'))).toBe('next')
    expect(phaseOf(one, at('2026-05-01T12:00:00Z'))).toBe('now')
    expect(phaseOf(one, at('2026-05-01T12:59:59.999Z'))).toBe('now')
    expect(phaseOf(one, at('2026-05-01T13:00:00Z'))).toBe('past')
    expect(phaseOf(span('x', 'y'), now)).toBeNull()
  })
})

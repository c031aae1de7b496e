import { describe, expect, test } from 'vitest'
import { type Calendar, type CalendarEvent, calendarText, calendarUid } from './ical.ts'
import { offsetMinutes } from './time.ts'

const event: CalendarEvent = {
  uid: 'meeting-42@fair.example',
  sequence: 0,
  stamp: new Date('2026-04-01T02:03:04.567Z'),
  start: new Date('2026-05-01T01:30:00Z'),
  end: new Date('2026-05-01T03:00:00Z'),
  zone: 'Asia/Shanghai',
  summary: '开幕式',
}
const calendar = (change: Partial<CalendarEvent> = {}, rest: Partial<Calendar> = {}): Calendar => ({
  method: 'PUBLISH',
  language: 'zh-CN',
  events: [{ ...event, ...change }],
  ...rest,
})
/** The file's lines, unfolded as RFC 5545 requires. */
const lines = (file: Calendar) => calendarText(file).replaceAll('\r\n ', '').split('\r\n')
const lineOf = (file: Calendar, name: string) => lines(file).findLast((line) => line.split(/[;:]/, 1)[0] === name)

test('writes a complete calendar file', () => {
  const file = calendar({
    sequence: 2,
    description: 'A, B; C\\D\nE',
    location: 'Hall 3',
    url: 'https://fair.example/zh-CN/meeting/detail/42/',
    organizer: { name: 'Expo "One"', email: 'info@fair.example' },
  })
  expect(lines(file)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Trade fair//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VTIMEZONE',
    'TZID:Asia/Shanghai',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0800',
    'TZOFFSETTO:+0800',
    'TZNAME:CST',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    'UID:meeting-42@fair.example',
    'SEQUENCE:2',
    'DTSTAMP:20260401T020304Z',
    'DTSTART;TZID=Asia/Shanghai:20260501T093000',
    'DTEND;TZID=Asia/Shanghai:20260501T110000',
    'SUMMARY;LANGUAGE=zh-CN:开幕式',
    'DESCRIPTION;LANGUAGE=zh-CN:A\\, B\\; C\\\\D\\nE',
    'LOCATION;LANGUAGE=zh-CN:Hall 3',
    'URL:https://fair.example/zh-CN/meeting/detail/42/',
    `ORGANIZER;CN="Expo ^'One^'":mailto:info@fair.example`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

describe('time', () => {
  test('a zone with daylight saving is written in UTC, without a VTIMEZONE', () => {
    const file = calendar({ zone: 'America/New_York' })
    expect(lineOf(file, 'DTEND')).toBe('DTEND:20260501T030000Z')
    expect(calendarText(file)).not.toContain('VTIMEZONE')
  })

  test('an unknown zone, or one named like a property of every object, is written in UTC', () => {
    for (const zone of ['Asia/Atlantis', 'constructor', '']) {
      expect(lineOf(calendar({ zone }), 'DTSTART')).toBe('DTSTART:20260501T013000Z')
    }
  })

  test('each zone is written once, however many events it has', () => {
    const zones = ['Asia/Tokyo', 'Asia/Seoul', 'Asia/Tokyo', 'Europe/Paris']
    const file = calendar({}, { events: zones.map((zone, index) => ({ ...event, zone, uid: String(index) })) })
    expect(lines(file).filter((line) => line.startsWith('TZID:'))).toEqual(['TZID:Asia/Tokyo', 'TZID:Asia/Seoul'])
    expect(lines(file).filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(4)
  })

  test('the fixed offsets match the zones from 1992 to 2036, and times before that are in UTC', () => {
    for (const zone of ['Shanghai', 'Hong_Kong', 'Taipei', 'Singapore', 'Tokyo', 'Seoul'].map(
      (city) => `Asia/${city}`,
    )) {
      const file = lines(calendar({ zone }))
      const offset = file.find((line) => line.startsWith('TZOFFSETTO:+'))?.slice(-4)
      const minutes = Number(offset?.slice(0, 2)) * 60 + Number(offset?.slice(2))
      for (let ms = Date.UTC(1992, 0, 2); ms < Date.UTC(2037, 0); ms += 86_400_000 * 7) {
        expect(offsetMinutes(new Date(ms), zone), `${zone} ${new Date(ms).toISOString()}`).toBe(minutes)
      }
    }
    const summerOf1988 = { start: new Date('1988-07-01T00:00:00Z'), end: new Date('1988-07-01T01:00:00Z') }
    expect(lineOf(calendar(summerOf1988), 'DTSTART')).toBe('DTSTART:19880701T000000Z')
  })

  test('midnight is hour 0 of the next day', () => {
    const file = calendar({
      zone: 'Asia/Tokyo',
      start: new Date('2026-12-31T15:00:00Z'),
      end: new Date('2026-12-31T16:00:00Z'),
    })
    expect(lineOf(file, 'DTSTART')).toBe('DTSTART;TZID=Asia/Tokyo:20270101T000000')
  })

  test('an end that is not after the start is omitted', () => {
    expect(lineOf(calendar({ end: event.start }), 'DTEND')).toBeUndefined()
    expect(lineOf(calendar({ end: new Date(0) }), 'DTEND')).toBeUndefined()
  })

  test('an invalid date throws a RangeError', () => {
    expect(() => calendarText(calendar({ start: new Date(Number.NaN) }))).toThrow(RangeError)
  })
})

describe('a cancellation', () => {
  test('of the file cancels every event in it', () => {
    const file = calendar({ sequence: 3 }, { method: 'CANCEL' })
    expect(lineOf(file, 'METHOD')).toBe('METHOD:CANCEL')
    expect(lineOf(file, 'STATUS')).toBe('STATUS:CANCELLED')
    expect(lineOf(file, 'SEQUENCE')).toBe('SEQUENCE:3')
    expect(lineOf(file, 'UID')).toBe(lineOf(calendar(), 'UID'))
  })
  test('of one event is written to a published file', () => {
    const file = calendar({}, { events: [event, { ...event, uid: 'b', status: 'CANCELLED' }] })
    expect(lines(file).filter((line) => line.startsWith('STATUS:'))).toEqual(['STATUS:CONFIRMED', 'STATUS:CANCELLED'])
  })
})

describe('an event', () => {
  test('can be tentative, except in a cancellation', () => {
    expect(lineOf(calendar({ status: 'TENTATIVE' }), 'STATUS')).toBe('STATUS:TENTATIVE')
    expect(lineOf(calendar({ status: 'TENTATIVE' }, { method: 'CANCEL' }), 'STATUS')).toBe('STATUS:CANCELLED')
  })
  test('has a reminder 15 minutes before, if enabled and not cancelled', () => {
    const alarm = ['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT15M']
    expect(lines(calendar({ reminds: true }))).toEqual(expect.arrayContaining(alarm))
    expect(lines(calendar())).not.toContain('BEGIN:VALARM')
    expect(lines(calendar({ reminds: true, status: 'CANCELLED' }))).not.toContain('BEGIN:VALARM')
  })
})

describe('line injection', () => {
  const nasty = 'x\r\nEND:VEVENT\rATTACH:http://evil\u2028a\u0000\u0007\u0085b\uD83D'

  test('is prevented in text properties', () => {
    const file = calendar({ uid: nasty, summary: nasty, description: nasty, location: nasty }, { name: nasty })
    const escaped = 'x\\nEND:VEVENT\\nATTACH:http://evil\\nab\uFFFD'
    expect(lineOf(file, 'SUMMARY')).toBe(`SUMMARY;LANGUAGE=zh-CN:${escaped}`)
    expect(lineOf(file, 'UID')).toBe(`UID:${escaped}`)
    expect(lineOf(file, 'X-WR-CALNAME')).toBe(`X-WR-CALNAME:${escaped}`)
    expect(lines(file).filter((line) => line.startsWith('END:VEVENT') || line.startsWith('ATTACH'))).toHaveLength(1)
  })

  test('is prevented in parameters and URLs', () => {
    const file = calendar(
      { url: 'https://a.cn/\r\nATTACH:x', organizer: { name: nasty, email: 'a@b.cn\r\nATTACH:x' } },
      { language: 'zh\r\nATTACH:x' },
    )
    expect(lines(file).some((line) => line.startsWith('ATTACH'))).toBe(false)
    expect(lineOf(file, 'URL')).toBe('URL:https://a.cn/ATTACH:x')
  })

  test.each(['javascript:alert(1)', '/meeting/1', 'data:text/plain,x', ''])(
    'is prevented by omitting the URL %j',
    (url) => {
      expect(lineOf(calendar({ url }), 'URL')).toBeUndefined()
    },
  )
})

test('lines are folded at 75 octets, never inside a character, and unfold to the original text', () => {
  const texts = ['展'.repeat(200), `a${'会'.repeat(100)}`, `ab${'😀'.repeat(90)}`, 'x'.repeat(1000), 'é,'.repeat(99)]
  for (const summary of texts) {
    const text = calendarText(calendar({ summary }))
    const physical = text.split('\r\n')
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    for (const line of physical) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(line.isWellFormed()).toBe(true)
    }
    const folded = physical.filter((line) => line.startsWith(' '))
    // Filled up, except for the room of one character.
    for (const line of folded.slice(0, -1)) expect(Buffer.byteLength(line)).toBeGreaterThan(71)
    expect(folded.length).toBeGreaterThan(1)
    expect(lineOf(calendar({ summary }), 'SUMMARY')).toBe(`SUMMARY;LANGUAGE=zh-CN:${summary.replaceAll(',', '\\,')}`)
  }
})

test('calendarUid is stable, unique, and safe within a line', () => {
  expect(calendarUid('meeting', '42', 'fair.example')).toBe('meeting-42@fair.example')
  expect(calendarUid('live', '42', 'fair.example')).not.toBe(calendarUid('meeting', '42', 'fair.example'))
  expect(calendarUid('meeting', '展 1;\r\n', 'fair.example')).toMatch(/^[A-Za-z0-9@._%-]+$/)
  expect(calendarUid('meeting', 'a/b', 'x')).not.toBe(calendarUid('meeting', 'a_b', 'x'))
})

test('a calendar without events is valid', () => {
  expect(calendarText(calendar({}, { events: [] }))).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*\r\nEND:VCALENDAR\r\n$/)
})

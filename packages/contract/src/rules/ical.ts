import type { ScheduleEntry } from '../schedule.ts'
import { parseAddress } from './address.ts'
import { escapeText, folded, readable } from './content-line.ts'
import { localParts } from './time.ts'

/** One entry of a calendar file. Dates are moments; an invalid one throws a RangeError when the file is written. */
export interface CalendarEvent {
  /** Stable for as long as the event exists, so that a newer file replaces an older entry (see calendarUid). */
  uid: string
  /** 0 at first, then incremented with every change of time or place; a cancellation must be above what it cancels. */
  sequence: number
  /** When this version of the entry was made. */
  stamp: Date
  start: Date
  /** An end that is not after the start is left out; the entry then has no duration. */
  end: Date
  /** IANA zone of the place. Zones with a fixed offset are written as local time with a VTIMEZONE, others as UTC. */
  zone: string
  summary: string
  description?: string | undefined
  location?: string | undefined
  /** An absolute http or https address; anything else is left out. */
  url?: string | undefined
  organizer?: { name: string; email: string } | undefined
  /** TENTATIVE: saved, or not confirmed yet. CONFIRMED if absent. */
  status?: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED' | undefined
  /** The calendar program shows a reminder a quarter of an hour before. */
  reminds?: boolean | undefined
}

export interface Calendar {
  /** CANCEL cancels every event; PUBLISH may contain cancelled ones among others. */
  method: 'PUBLISH' | 'CANCEL'
  /** Language tag of the texts. */
  language: string
  /** The name that a calendar program gives to a subscription. */
  name?: string | undefined
  events: readonly CalendarEvent[]
}

/** Zones without daylight saving since 1992: offset and abbreviation of their one rule. */
const FIXED_ZONES: Readonly<Record<string, { offset: string; abbreviation: string }>> = {
  'Asia/Shanghai': { offset: '+0800', abbreviation: 'CST' },
  'Asia/Hong_Kong': { offset: '+0800', abbreviation: 'HKT' },
  'Asia/Taipei': { offset: '+0800', abbreviation: 'CST' },
  'Asia/Singapore': { offset: '+0800', abbreviation: '+08' },
  'Asia/Tokyo': { offset: '+0900', abbreviation: 'JST' },
  'Asia/Seoul': { offset: '+0900', abbreviation: 'KST' },
}
const FIXED_SINCE = Date.UTC(1992, 0, 2)

/** A parameter's value in quotes, with RFC 6868's escapes for characters that quotes cannot contain. */
const quoted = (text: string) =>
  `"${readable(text).replaceAll('^', '^^').replaceAll('\n', '^n').replaceAll('"', "^'")}"`

const utc = (date: Date) => `${date.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

function fixedZone(event: CalendarEvent): string | null {
  return Object.hasOwn(FIXED_ZONES, event.zone) && event.start.getTime() >= FIXED_SINCE ? event.zone : null
}

function timeLine(name: 'DTSTART' | 'DTEND', date: Date, zone: string | null): string {
  if (zone === null) return `${name}:${utc(date)}`
  const { year, month, day, hour, minute, second } = localParts(date, zone)
  const [y, ...rest] = [String(year).padStart(4, '0'), month, day, hour, minute, second]
  const [mo, d, h, mi, s] = rest.map((part) => String(part).padStart(2, '0'))
  return `${name};TZID=${zone}:${y}${mo}${d}T${h}${mi}${s}`
}

/** The address normalised by the URL standard, or null if it is not an http or https address. */
function webAddress(url: string | undefined): string | null {
  const address = parseAddress(url ?? '')
  return address?.protocol === 'https:' || address?.protocol === 'http:' ? address.href : null
}

function zoneLines(zone: string): string[] {
  const rule = FIXED_ZONES[zone]
  if (rule === undefined) return []
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${rule.offset}`,
    `TZOFFSETTO:${rule.offset}`,
    `TZNAME:${rule.abbreviation}`,
    'END:STANDARD',
    'END:VTIMEZONE',
  ]
}

function eventLines(event: CalendarEvent, calendar: Calendar): string[] {
  const zone = fixedZone(event)
  const language = `LANGUAGE=${calendar.language.replace(/[^A-Za-z0-9-]/g, '')}`
  const url = webAddress(event.url)
  const { organizer } = event
  const lines = [
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `SEQUENCE:${Math.max(0, Math.trunc(event.sequence) || 0)}`,
    `DTSTAMP:${utc(event.stamp)}`,
    timeLine('DTSTART', event.start, zone),
  ]
  if (event.end > event.start) lines.push(timeLine('DTEND', event.end, zone))
  lines.push(`SUMMARY;${language}:${escapeText(event.summary)}`)
  if (event.description) lines.push(`DESCRIPTION;${language}:${escapeText(event.description)}`)
  if (event.location) lines.push(`LOCATION;${language}:${escapeText(event.location)}`)
  if (url !== null) lines.push(`URL:${url}`)
  if (organizer) lines.push(`ORGANIZER;CN=${quoted(organizer.name)}:mailto:${encodeURI(readable(organizer.email))}`)
  const status = calendar.method === 'CANCEL' ? 'CANCELLED' : (event.status ?? 'CONFIRMED')
  lines.push(`STATUS:${status}`)
  if (event.reminds && status !== 'CANCELLED') {
    lines.push(
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:-PT15M',
      `DESCRIPTION:${escapeText(event.summary)}`,
      'END:VALARM',
    )
  }
  lines.push('END:VEVENT')
  return lines
}

/** The UID of an event at the fair: always the same for the same event, whenever and wherever its file is created. */
export function calendarUid(kind: string, id: string, domain: string): string {
  return `${kind}-${id}@${domain}`.replace(/[^A-Za-z0-9@._-]/g, (character) => encodeURIComponent(character))
}

/**
 * A calendar file (RFC 5545): CRLF line ends, lines folded at 75 octets, one VTIMEZONE for each zone used. Serve it as
 * `text/calendar; charset=utf-8; method=…`. With METHOD, RFC 5546 requires an organizer in each event: add one if the
 * file is sent by mail.
 */
export function calendarText(calendar: Calendar): string {
  const zones = new Set(calendar.events.map(fixedZone).filter((zone) => zone !== null))
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Trade fair//Calendar//EN', 'CALSCALE:GREGORIAN']
  lines.push(`METHOD:${calendar.method}`)
  if (calendar.name) lines.push(`NAME:${escapeText(calendar.name)}`, `X-WR-CALNAME:${escapeText(calendar.name)}`)
  for (const zone of zones) lines.push(...zoneLines(zone))
  for (const event of calendar.events) lines.push(...eventLines(event, calendar))
  lines.push('END:VCALENDAR')
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/**
 * The status of a schedule entry in a calendar file (RFC 5545): entries that are only saved, or not confirmed yet, are
 * tentative.
 */
export const CALENDAR_STATUS = {
  FOLLOWED: 'TENTATIVE',
  WAITING: 'TENTATIVE',
  BOOKED: 'CONFIRMED',
  ENDED: 'CONFIRMED',
  CANCELLED: 'CANCELLED',
} as const satisfies Record<ScheduleEntry['state'], string>

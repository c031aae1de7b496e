import type { Instant, Zone } from '@fair/contract/rules/brand.ts'
import { type Calendar, type CalendarEvent, calendarUid } from '@fair/contract/rules/ical.ts'
import { parseTime } from '@fair/contract/rules/time.ts'
import type { AgendaEntry } from './agenda.ts'

export interface CalendarSource {
  entry: AgendaEntry
  updateTime: Instant
  /** One line of plain text. */
  description: string
  /** Absolute address of its page. */
  url: string
  /** Its place, as directions for a visitor. */
  location: string
}

const SECOND = 1000
/** Sequences count seconds from this date, so that they stay below 2^31 for decades. */
const EPOCH = Date.UTC(2020, 0, 1)

/**
 * An entry as a calendar event. The platform counts no versions, so SEQUENCE is the time of the last change: it only
 * grows, and every change of time or place results in a new one. The SEQUENCE of a called-off entry is one above its
 * last version.
 *
 * @param domain the tenant's host: with kind and id it is the UID, the same as in a visitor's own schedule
 * @returns null if the times do not parse
 */
export function calendarEvent(source: CalendarSource, domain: string, zone: Zone): CalendarEvent | null {
  const { entry, updateTime, description, url, location } = source
  const [start, end] = [parseTime(entry.startTime), parseTime(entry.endTime)]
  const stamp = parseTime(updateTime) ?? start
  if (!start || !end || !stamp) return null
  const cancelled = entry.state === 'off'
  return {
    uid: calendarUid(entry.kind, entry.id, domain),
    sequence: Math.max(0, Math.floor((stamp.getTime() - EPOCH) / SECOND)) + Number(cancelled),
    stamp,
    start,
    end,
    zone,
    summary: entry.title,
    description,
    location,
    url,
    status: cancelled ? 'CANCELLED' : 'CONFIRMED',
  }
}

/** The file of one entry: METHOD:CANCEL if it was called off (RFC 5546). */
export const eventCalendar = (event: CalendarEvent, language: string): Calendar => ({
  method: event.status === 'CANCELLED' ? 'CANCEL' : 'PUBLISH',
  language,
  events: [{ ...event, reminds: true }],
})

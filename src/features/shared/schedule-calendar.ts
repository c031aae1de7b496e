import { absoluteAddress } from '@fair/contract/rules/address.ts'
import { isBooked } from '@fair/contract/rules/clash.ts'
import { CALENDAR_STATUS, type CalendarEvent, calendarText } from '@fair/contract/rules/ical.ts'
import { dateOf } from '@fair/contract/rules/instant.ts'
import type { ScheduleEntry } from '@fair/contract/schedule.ts'
import { scheduleItemPath } from '../../domain/schedule-item-path.ts'
import type { PageContext } from '../../lib/page.ts'
import { saveFile } from '../../lib/save-file.ts'

/** An entry as calendar programs store it: the platform provides UID and SEQUENCE, the address leads to the room. */
function entryEvent(entry: ScheduleEntry, page: PageContext, origin: string): CalendarEvent {
  const { uid, sequence, updateTime, startTime, endTime, title, hostName, staffName, topic, place, state } = entry
  return {
    uid,
    sequence,
    stamp: dateOf(updateTime),
    start: dateOf(startTime),
    end: dateOf(endTime),
    zone: page.zone,
    summary: title,
    description: [hostName, staffName, topic].filter(Boolean).join('\n'),
    location: place,
    url: absoluteAddress(page.href(scheduleItemPath(entry)), origin),
    status: CALENDAR_STATUS[state],
    reminds: isBooked({ state }),
  }
}

/** Saves the entries as a calendar file: METHOD:CANCEL for a single one that was cancelled (RFC 5546). */
export function saveCalendar(entries: readonly ScheduleEntry[], page: PageContext, name: string): void {
  const events = entries.map((entry) => entryEvent(entry, page, location.origin))
  const isTakenBack = events.length === 1 && events[0]?.status === 'CANCELLED'
  const method = isTakenBack ? 'CANCEL' : 'PUBLISH'
  const text = calendarText({ method, language: page.language, name, events })
  saveFile(
    `${name.replace(/[\p{Cc}\\/:*?"<>|]/gu, ' ').trim()}.ics`,
    text,
    `text/calendar;charset=utf-8;method=${method}`,
  )
}

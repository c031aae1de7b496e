import type { Instant } from '@fair/contract/rules/brand.ts'
import { dateOf, msOf } from '@fair/contract/rules/instant.ts'
import { localParts } from '@fair/contract/rules/time.ts'
import type { ScheduleEntry } from '@fair/contract/schedule.ts'
import { ownZone } from '../../lib/zone.ts'

/** The part of the day at an instant (ISO UTC), in an IANA zone or the browser's: for a greeting. */
export function hourIn(now: Instant, zone: string | null | undefined): 'morning' | 'afternoon' | 'evening' {
  const { hour } = localParts(dateOf(now), ownZone('UTC', zone))
  if (hour >= 5 && hour < 12) return 'morning'
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening'
}

export interface DayEntry {
  entry: ScheduleEntry
  phase: 'now' | 'next' | null
}

/** The rest of a day by start, including running entries. The first that has not begun is next. */
export function dayFrom(entries: readonly ScheduleEntry[], now: Instant): DayEntry[] {
  const at = msOf(now)
  const open = entries
    .filter((entry) => msOf(entry.endTime) > at && entry.state !== 'ENDED' && entry.state !== 'CANCELLED')
    .toSorted((a, b) => msOf(a.startTime) - msOf(b.startTime))
  const next = open.find((entry) => msOf(entry.startTime) > at)
  return open.map((entry) => ({
    entry,
    phase: msOf(entry.startTime) <= at ? 'now' : entry === next ? 'next' : null,
  }))
}

/** The path of an entry's page; for a negotiation the exhibitor's page. */
export function pathOfEntry({ kind, businessId, exhibitorId }: ScheduleEntry): string {
  switch (kind) {
    case 'LIVE':
      return `/live/detail/${businessId}`
    case 'MEETING':
      return `/meeting/detail/${businessId}`
    case 'ACTIVITY':
      return `/activity/detail/${businessId}`
    case 'CHAT':
    case 'NEGOTIATION':
      return `/exhibitor/detail/${exhibitorId ?? businessId}`
  }
}

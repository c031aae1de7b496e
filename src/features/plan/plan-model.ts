import type { Zone } from '@fair/contract/rules/brand.ts'
import { isBooked } from '@fair/contract/rules/clash.ts'
import { dateOf, lastMoment } from '@fair/contract/rules/instant.ts'
import { dayKey, nowNextPastOrder, phaseOf, type Span } from '@fair/contract/rules/time.ts'
import type { ScheduleEntry } from '@fair/contract/schedule.ts'
import { daysBetween, fairDays } from '../../domain/slots.ts'
import type { PlanAddress } from './plan-address.ts'

/** A group of entries: running now, next, a coming day, or past and cancelled. */
export interface PlanGroup {
  kind: 'now' | 'next' | 'day' | 'past'
  /** YYYY-MM-DD in the exhibition's zone. */
  day: string
  entries: ScheduleEntry[]
}

/** Whether the visitor attends in person: such entries have a walk between them. */
export const isOnSite = (entry: ScheduleEntry): boolean => isBooked(entry) && !entry.isOnline

const isGone = ({ state }: ScheduleEntry) => state === 'CANCELLED' || state === 'ENDED'

/** The entries that the address requests. */
export const shownEntries = (entries: readonly ScheduleEntry[], { show, kinds }: PlanAddress): ScheduleEntry[] =>
  entries.filter((entry) => {
    if (kinds.length > 0 && !kinds.includes(entry.kind)) return false
    return show === 'all' || (show === 'followed' ? entry.appointmentId == null : entry.appointmentId != null)
  })

/** In order: running entries, those that begin next, the following days, and last past and cancelled entries. */
export function planGroups(entries: readonly ScheduleEntry[], now: Date, zone: Zone): PlanGroup[] {
  const groups: PlanGroup[] = []
  const add = (kind: PlanGroup['kind'], day: string, entry: ScheduleEntry) => {
    const known = groups.find((group) => group.kind === kind && (kind !== 'day' || group.day === day))
    if (known) known.entries.push(entry)
    else groups.push({ kind, day, entries: [entry] })
  }
  const ordered = nowNextPastOrder(entries, now)
  const coming = ordered.filter((entry) => !isGone(entry) && phaseOf(entry, now) === 'next')
  const next = coming.find(isBooked) ?? coming[0]
  for (const entry of ordered) {
    const day = dayKey(dateOf(entry.startTime), zone)
    const phase = phaseOf(entry, now)
    if (isGone(entry) || phase === 'past') continue
    if (phase === 'now') add('now', day, entry)
    else if (entry.startTime === next?.startTime) add('next', day, entry)
    else add('day', day, entry)
  }
  for (const entry of ordered) if (isGone(entry) || phaseOf(entry, now) === 'past') add('past', '', entry)
  // Followed entries may begin before the next booked one, but the next booked one still comes first.
  const rank = { now: 0, next: 1, day: 2, past: 3 }
  return groups.sort((a, b) => rank[a.kind] - rank[b.kind] || (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
}

/** The days to choose from: those of the exhibition, and any other that has entries. */
export function planDays(entries: readonly ScheduleEntry[], fair: Span | null, zone: Zone): string[] {
  const own = entries.map(({ startTime }) => dayKey(dateOf(startTime), zone))
  return [...new Set([...(fair ? fairDays(fair, zone) : []), ...own])].sort()
}

/** The day shown if none is requested: today if the fair is on, otherwise the first coming day. */
export function usualDay(days: readonly string[], now: Date, zone: Zone): string {
  const today = dayKey(now, zone)
  return days.find((day) => day >= today) ?? days.at(-1) ?? today
}

export const entriesOn = (entries: readonly ScheduleEntry[], day: string, zone: Zone): ScheduleEntry[] =>
  entries.filter(({ startTime, endTime }) => {
    const first = dayKey(dateOf(startTime), zone)
    const last = dayKey(dateOf(lastMoment(endTime)), zone)
    return daysBetween(first, last).includes(day) || first === day
  })

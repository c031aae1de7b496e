import type { ActivitySummary } from '@fair/contract/activity.ts'
import type { Media } from '@fair/contract/endpoint.ts'
import type { LiveSummary } from '@fair/contract/live.ts'
import type { MeetingSummary } from '@fair/contract/meeting.ts'
import type { Instant, Zone } from '@fair/contract/rules/brand.ts'
import { dayKey, offsetMinutes, parseTime } from '@fair/contract/rules/time.ts'
import { actualSpan, type Phase, phaseNow, phaseOfSpans, type Timed } from '../../domain/phase.ts'
import type { PageContext } from '../../lib/page.ts'

/** The three lists in order of time. */
export type AgendaKind = 'live' | 'meeting' | 'activity'

/** The fields of a live, a meeting or an activity that a row or card shows. Times are ISO 8601 in UTC. */
export interface AgendaEntry {
  kind: AgendaKind
  id: string
  title: string
  /** Forum, Tour …; for a live its topic. */
  label: string
  /** Exhibitor or organiser. */
  hostName: string
  startTime: Instant
  endTime: Instant
  /** 'off': set offline or called off. */
  state: 'upcoming' | 'running' | 'ended' | 'replay' | 'off'
  hall: string
  /** A room; for a live the booth. */
  place: string
  cover: Media | null
  people: { id: string; name: string; portrait: Media }[]
  /** Free places; null if they are not counted. */
  seatsLeft: number | null
  /** Watching now, or total viewers; null if they are not counted. */
  viewers: number | null
  /** Whether it is an activity that must be booked. */
  needsBooking: boolean
  /** How many activities it contains. */
  contained: number
  /** The exhibitor's IANA zone, if its clock shows another time than the fair's. */
  hostZone: Zone | null
}

const STATES = {
  upcoming: 'upcoming',
  live: 'running',
  running: 'running',
  ended: 'ended',
  replay: 'replay',
  offline: 'off',
  cancelled: 'off',
} as const satisfies Record<LiveSummary['state'] | ActivitySummary['state'], AgendaEntry['state']>

export const liveEntry = (live: LiveSummary, hostZone: Zone | null = null): AgendaEntry => ({
  kind: 'live',
  id: live._id,
  title: live.title,
  label: live.topic,
  hostName: live.exhibitorName,
  startTime: live.startTime,
  endTime: live.endTime,
  state: STATES[live.state],
  hall: live.booth.hall,
  place: live.booth.stand,
  cover: live.cover,
  people: [],
  seatsLeft: null,
  viewers: live.viewers,
  needsBooking: false,
  contained: 0,
  hostZone,
})

export const meetingEntry = (meeting: MeetingSummary, hostZone: Zone | null = null): AgendaEntry => ({
  kind: 'meeting',
  id: meeting.meetingId,
  title: meeting.title,
  label: meeting.kindName,
  hostName: meeting.hostName,
  startTime: meeting.startTime,
  endTime: meeting.endTime,
  state: STATES[meeting.state],
  hall: meeting.hall,
  place: meeting.place,
  cover: null,
  people: meeting.speakers.slice(0, 4).map(({ guestId, guestName, portrait }) => ({
    id: guestId,
    name: guestName,
    portrait,
  })),
  seatsLeft: meeting.seatsLeft ?? null,
  viewers: null,
  needsBooking: false,
  contained: 0,
  hostZone,
})

export const activityEntry = (activity: ActivitySummary): AgendaEntry => ({
  kind: 'activity',
  id: activity.activityId,
  title: activity.title,
  label: activity.kindName,
  hostName: activity.hostName,
  startTime: activity.startTime,
  endTime: activity.endTime,
  state: STATES[activity.state],
  hall: activity.hall,
  place: activity.place,
  cover: null,
  people: [],
  seatsLeft: activity.seatsLeft ?? null,
  viewers: null,
  needsBooking: activity.admission !== 'OPEN',
  contained: activity.containedCount,
  hostZone: null,
})

/** The path of an entry's page. Series have their own route. */
export const scheduleItemPath = ({ kind, id, contained }: Pick<AgendaEntry, 'kind' | 'id' | 'contained'>): string =>
  contained > 0 ? `/activity/contain/detail/${id}` : `/${kind}/detail/${id}`

/** The zone of an exhibitor, if its clock shows another time than the fair's at that moment. */
export function otherZone(hostZone: Zone | undefined, fairZone: Zone, iso: Instant): Zone | null {
  const at = parseTime(iso)
  if (hostZone === undefined || hostZone === '' || at === null) return null
  try {
    return offsetMinutes(at, hostZone) === offsetMinutes(at, fairZone) ? null : hostZone
  } catch {
    // A zone that this runtime does not support.
    return null
  }
}

/** The fields of an entry that determine its phase. A called-off entry never runs: it is over from its start. */
export const timedEntry = ({ state, startTime, endTime }: AgendaEntry): Timed =>
  state === 'off' ? { startTime, endTime: startTime } : { state, startTime, endTime }

/**
 * The phase of an entry. The platform's state takes precedence over the clock: an entry reported as running runs, one
 * reported as over is over (domain/phase.ts). `saidAt`: when the platform reported it.
 */
export function phaseOfEntry(entry: AgendaEntry, now: Date, saidAt: Date = now): Phase {
  const timed = timedEntry(entry)
  const span = actualSpan(timed, saidAt)
  return (span ? phaseOfSpans([span], now) : phaseNow(timed, saidAt)) ?? 'past'
}

/** Entries running now; then coming ones, by day; then past ones, by day, the latest first. */
export interface AgendaGroup {
  phase: Phase
  /** YYYY-MM-DD in the fair's zone; null for entries running now. */
  day: string | null
  entries: AgendaEntry[]
}

/** The entries in reading order, in groups. */
export function agendaGroups(
  entries: readonly AgendaEntry[],
  now: Date,
  zone: Zone,
  saidAt: Date = now,
): AgendaGroup[] {
  const groups: AgendaGroup[] = []
  for (const entry of inOrder(entries, now, saidAt)) {
    const phase = phaseOfEntry(entry, now, saidAt)
    const day = phase === 'now' ? null : dayOf(entry, zone)
    const last = groups.at(-1)
    if (last && last.phase === phase && last.day === day) last.entries.push(entry)
    else groups.push({ phase, day, entries: [entry] })
  }
  return groups
}

const RANK = { now: 0, next: 1, past: 2 } as const

/** Running by start, coming by start, past by the latest start; ties in their original order. */
export function inOrder(entries: readonly AgendaEntry[], now: Date, saidAt: Date = now): AgendaEntry[] {
  const start = (entry: AgendaEntry) => parseTime(entry.startTime)?.getTime() ?? 0
  const keyed = entries.map((entry) => ({ entry, phase: phaseOfEntry(entry, now, saidAt), at: start(entry) }))
  keyed.sort((a, b) => RANK[a.phase] - RANK[b.phase] || (a.phase === 'past' ? b.at - a.at : a.at - b.at))
  return keyed.map(({ entry }) => entry)
}

export function dayOf({ startTime }: { startTime: Instant }, zone: Zone): string {
  const start = parseTime(startTime)
  return start === null ? '' : dayKey(start, zone)
}

/** Whether the place names the hall, so that it need not be repeated, as in "8.1, room 2 · Hall 8.1". */
const namesHall = ({ place, hall }: Pick<AgendaEntry, 'place' | 'hall'>): boolean => hall === '' || place.includes(hall)

/** Its place in one line: the room, and the hall unless the room's name contains it. */
export const placeText = ({ t }: Pick<PageContext, 't'>, at: Pick<AgendaEntry, 'place' | 'hall'>): string =>
  namesHall(at)
    ? at.place
    : at.place === ''
      ? t('common:hall', at)
      : t('agenda:placeLine', { place: at.place, hall: t('common:hall', at) })

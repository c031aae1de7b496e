import { calendarUid } from '@fair/contract/rules/ical.ts'
import { dayKey, overlaps } from '@fair/contract/rules/time.ts'
import type { EntryKind } from '@fair/contract/schedule.ts'
import { type Context, requesterOf } from '../context.ts'
import type { ScheduleEntry } from '../sent.ts'
import { say } from '../texts.ts'
import { stateOf as activityState } from './activities.ts'
import { type AppointmentRow, appointmentsOf } from './appointments.ts'
import { reasonWords } from './cancel-reasons.ts'
import { isDue, stamp } from './clock.ts'
import { placedActivity, programmesOf } from './programme.ts'
import { liveOf, meetingOf, subjectOf } from './subjects.ts'
import { wordsForOrNone } from './words.ts'

/** Days YYYY-MM-DD in the exhibition's time zone, both included. */
export interface DayRange {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** The user's appointments and the other entries they follow, by start, each with the entries that it overlaps. */
export function scheduleOf(context: Context): ScheduleEntry[] {
  const booked = appointmentsOf(context)
  const membership = new Set(
    booked.filter(({ cancelled }) => !cancelled).map((row) => `${row.kind} ${row.business_id}`),
  )
  const followed = followedOf(context).filter(({ kind, businessId }) => !membership.has(`${kind} ${businessId}`))
  const again = new Set(followed.map(({ kind, businessId }) => `${kind} ${businessId}`))
  // A cancelled appointment that is still followed appears once, as followed.
  const shown = booked.filter((row) => !row.cancelled || !again.has(`${row.kind} ${row.business_id}`))
  const entries = [
    ...shown.flatMap((row) => entryFrom(row, context) ?? []),
    ...followed.map((entry) => ({ ...entry, sequence: sequenceAfter(entry, booked) })),
  ]
  return withConflicts(entries.sort((a, b) => compare(a.startTime, b.startTime) || compare(a.entryId, b.entryId)))
}

/** Entries whose time touches the days. */
export function within(entries: readonly ScheduleEntry[], { from, to }: DayRange, context: Context): ScheduleEntry[] {
  const timeZone = programmesOf(context.fair).get(context.exhibitionId)?.days.timeZone ?? 'UTC'
  return entries.filter(({ startTime, endTime }) => {
    const isBefore = to !== undefined && dayKey(new Date(startTime), timeZone) > to
    return !isBefore && !(from !== undefined && dayKey(new Date(endTime), timeZone) < from)
  })
}

/** Undefined if the subject was removed from the fair. */
function entryFrom(row: AppointmentRow, context: Context): ScheduleEntry | undefined {
  const { language } = context
  const isOnline = row.is_online !== 0
  const subject = subjectOf(row.kind, row.business_id, context, isOnline)
  if (!subject) return undefined
  return {
    entryId: row.appointment_id,
    kind: row.kind,
    startTime: row.start_time,
    endTime: row.end_time,
    ...subject,
    state: stateOf(row, context),
    businessId: row.business_id,
    appointmentId: row.appointment_id,
    isOnline,
    topic: wordsForOrNone(row.topic, language),
    cancelReason: cancelWords(row, context),
    conflictsWith: [],
    uid: uidOf(
      row.kind,
      row.kind === 'NEGOTIATION' || row.kind === 'CHAT' ? row.appointment_id : row.business_id,
      context,
    ),
    sequence: row.sequence,
    updateTime: row.update_time,
  }
}

function stateOf(row: AppointmentRow, context: Context): ScheduleEntry['state'] {
  const now = context.now()
  if (row.cancelled || isCalledOff(row.kind, row.business_id, context)) return 'CANCELLED'
  if (row.end_time <= now.toISOString()) return 'ENDED'
  return row.confirm_due === null || isDue(row.confirm_due, now) ? 'BOOKED' : 'WAITING'
}

/** Whether the live or meeting was set offline, or the activity called off, regardless of the visitor's actions. */
function isCalledOff(kind: EntryKind, id: string, context: Context): boolean {
  if (kind === 'LIVE') return liveOf(id, context)?.state === 'offline'
  if (kind === 'MEETING') return meetingOf(id, context)?.state === 'offline'
  const activity = kind === 'ACTIVITY' ? placedActivity(context, id) : undefined
  return activity !== undefined && activityState(activity, context) === 'cancelled'
}

function cancelWords({ cancel_reason_id, cancel_remark }: AppointmentRow, { language }: Context): string | null {
  const reason = cancel_reason_id === null ? null : reasonWords(cancel_reason_id, language)
  const remark = wordsForOrNone(cancel_remark, language)
  if (reason === null || remark === null) return reason ?? remark
  return say(language, 'reasonWithRemark', { reason, remark })
}

interface FollowedRow {
  follow_type: 'LIVE' | 'MEETING' | 'ACTIVITY'
  target_id: string
  follow_time: string
}

/** Lives, meetings and activities that the user has saved as favourites. */
function followedOf(context: Context): ScheduleEntry[] {
  const rows = context.db.all<FollowedRow>(
    "SELECT * FROM favourite WHERE user_id = ? AND follow_type IN ('LIVE', 'MEETING', 'ACTIVITY')",
    requesterOf(context),
  )
  return rows.flatMap(({ follow_type: kind, target_id, follow_time }) => {
    const span = spanOf(kind, target_id, context)
    const subject = span && subjectOf(kind, target_id, context, true)
    if (!span || !subject) return []
    const isOver = stamp(span.endTime) <= context.now().toISOString()
    const isOff = isCalledOff(kind, target_id, context)
    return [
      {
        entryId: `F-${kind}-${target_id}`,
        kind,
        ...span,
        ...subject,
        state: isOff ? 'CANCELLED' : isOver ? 'ENDED' : 'FOLLOWED',
        businessId: target_id,
        appointmentId: null,
        isOnline: kind !== 'ACTIVITY',
        conflictsWith: [],
        uid: uidOf(kind, target_id, context),
        sequence: 0,
        updateTime: follow_time,
      } satisfies ScheduleEntry,
    ]
  })
}

function spanOf(kind: FollowedRow['follow_type'], id: string, context: Context) {
  const thing = kind === 'ACTIVITY' ? placedActivity(context, id) : (kind === 'LIVE' ? liveOf : meetingOf)(id, context)
  return thing && { startTime: stamp(thing.startTime), endTime: stamp(thing.endTime) }
}

/** A followed item whose appointment was cancelled needs a later SEQUENCE than that cancellation in every calendar. */
function sequenceAfter({ kind, businessId }: ScheduleEntry, booked: readonly AppointmentRow[]): number {
  const given = booked.filter((row) => row.kind === kind && row.business_id === businessId)
  return given.reduce((most, { sequence }) => Math.max(most, sequence + 1), 0)
}

function withConflicts(entries: readonly ScheduleEntry[]): ScheduleEntry[] {
  const membership = entries.filter(({ state }) => state !== 'CANCELLED')
  return entries.map((entry) => {
    if (entry.state === 'CANCELLED') return entry
    const others = membership.filter((other) => other.entryId !== entry.entryId && overlaps(entry, other))
    return { ...entry, conflictsWith: others.map(({ entryId }) => entryId) }
  })
}

function uidOf(kind: string, id: string, { tenant }: Context): string {
  return calendarUid(kind.toLowerCase(), id, tenant.domains[0] ?? 'fair.example')
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

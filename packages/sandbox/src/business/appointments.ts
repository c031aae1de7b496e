import { overlaps } from '@fair/contract/rules/time.ts'
import type { EntryKind } from '@fair/contract/schedule.ts'
import { type Context, requesterOf } from '../context.ts'
import { found } from '../failure.ts'
import type { EntrySummary } from '../sent.ts'
import { after } from './clock.ts'
import { newId } from './numbers.ts'
import { meetingOf, titleOf } from './subjects.ts'
import { stopWaiting } from './waiting-list.ts'

export interface AppointmentRow {
  appointment_id: string
  user_id: string
  exhibition_id: string
  kind: EntryKind
  /** The live, meeting or activity; the exhibitor of a chat or negotiation. */
  business_id: string
  start_time: string
  end_time: string
  is_online: number
  topic: string | null
  exhibits_id: string | null
  ticket_id: string | null
  confirm_due: string | null
  cancelled: number
  cancel_reason_id: string | null
  cancel_remark: string | null
  sequence: number
  update_time: string
}

/** All of the user's appointments, including cancelled ones, by start. */
export function appointmentsOf(context: Context): AppointmentRow[] {
  return context.db.all<AppointmentRow>(
    'SELECT * FROM appointment WHERE user_id = ? ORDER BY start_time, appointment_id',
    requesterOf(context),
  )
}

/** @throws PlatformError 4041 */
export function ownAppointment(context: Context, appointmentId: string): AppointmentRow {
  const sql = 'SELECT * FROM appointment WHERE appointment_id = ? AND user_id = ?'
  return found(context.db.one<AppointmentRow>(sql, appointmentId, requesterOf(context)), 'booking', appointmentId)
}

/**
 * The user's appointment for something, unless cancelled; null if logged out or without one. A chat that is over does
 * not count: another with the same exhibitor may follow.
 */
export function appointmentFor(context: Context, kind: EntryKind, businessId: string): string | null {
  const { db, now, userId } = context
  if (userId === null) return null
  const row = db.one<{ appointment_id: string }>(
    `SELECT appointment_id FROM appointment WHERE user_id = ? AND kind = ? AND business_id = ? AND cancelled = 0
     AND (kind <> 'CHAT' OR end_time > ?)`,
    ...[userId, kind, businessId, now().toISOString()],
  )
  return row?.appointment_id ?? null
}

interface Timed {
  readonly startTime: string
  readonly endTime: string
}

/** The user's appointments that a time would overlap, except the appointment for the same thing; null if logged out. */
export function conflictWith(context: Context, span: Timed, except: string | null = null): EntrySummary | null {
  if (context.userId === null) return null
  for (const row of appointmentsOf(context)) {
    if (row.cancelled || row.appointment_id === except) continue
    if (overlaps(spanOf(row), span)) return summaryOf(row, context)
  }
  return null
}

function spanOf(row: AppointmentRow): Timed {
  return { startTime: row.start_time, endTime: row.end_time }
}

function summaryOf(row: AppointmentRow, context: Context): EntrySummary {
  const title = titleOf(row.kind, row.business_id, context)
  return { entryId: row.appointment_id, kind: row.kind, title, ...spanOf(row) }
}

export interface NewAppointment extends Timed {
  readonly kind: EntryKind
  readonly businessId: string
  readonly exhibitionId: string
  readonly isOnline: boolean
  readonly topic?: string | null
  readonly exhibitsId?: string | null
  readonly ticketId?: string | null
  readonly confirmDue?: string | null
}

/**
 * Books an appointment. Rebooking a cancelled one gives the same appointment, with the next SEQUENCE: its calendar file
 * keeps its UID. A booking removes the user from the waiting list. In a transaction.
 *
 * @returns the appointment's id
 */
export function book(context: Context, what: NewAppointment): string {
  const { db } = context
  const userId = requesterOf(context)
  const time = context.now().toISOString()
  stopWaiting(context, what.kind, what.businessId)
  const known = db.one<{ appointment_id: string }>(
    `SELECT appointment_id FROM appointment WHERE user_id = ? AND kind = ? AND business_id = ? AND start_time = ?`,
    userId,
    what.kind,
    what.businessId,
    what.startTime,
  )
  const { topic = null, exhibitsId = null, ticketId = null, confirmDue = null } = what
  if (known) {
    db.run(
      `UPDATE appointment SET is_online = ?, topic = ?, exhibits_id = ?, ticket_id = ?, confirm_due = ?, cancelled = 0,
       cancel_reason_id = NULL, cancel_remark = NULL, sequence = sequence + 1, update_time = ? WHERE appointment_id = ?`,
      ...[Number(what.isOnline), topic, exhibitsId, ticketId, confirmDue, time, known.appointment_id],
    )
    return known.appointment_id
  }
  const id = newId('S')
  db.run(
    'INSERT INTO appointment VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, NULL, NULL, 0, ?)',
    ...[id, userId, what.exhibitionId, what.kind, what.businessId, what.startTime, what.endTime],
    ...[Number(what.isOnline), topic, exhibitsId, ticketId, confirmDue, time],
  )
  return id
}

/** Cancels an appointment; its calendar file gets the next SEQUENCE. */
export function giveUp(context: Context, row: AppointmentRow, reasonId: string | null, remark: string | null): void {
  context.db.run(
    `UPDATE appointment SET cancelled = 1, cancel_reason_id = ?, cancel_remark = ?, sequence = sequence + 1,
     update_time = ? WHERE appointment_id = ?`,
    reasonId,
    remark,
    context.now().toISOString(),
    row.appointment_id,
  )
}

/** The next full quarter of an hour, for a chat that begins as soon as somebody is available. */
export function nextQuarter(from: Date): string {
  const quarter = 15 * 60_000
  return after(new Date(Math.ceil(from.getTime() / quarter) * quarter), 0)
}

/** The available seats of a meeting, including bookings through the sandbox; null without a limit. */
export function meetingSeats(meetingId: string, context: Context): number | null {
  const seats = meetingOf(meetingId, context)?.seatsLeft ?? null
  if (seats === null) return null
  const booked = context.db.one<{ n: number }>(
    "SELECT count(*) AS n FROM appointment WHERE kind = 'MEETING' AND business_id = ? AND cancelled = 0",
    meetingId,
  )
  return Math.max(0, seats - (booked?.n ?? 0))
}

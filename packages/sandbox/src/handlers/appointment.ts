import type { appointment as declared } from '@fair/contract/appointment.ts'
import type { InputOf } from '@fair/contract/endpoint.ts'
import {
  appointmentFor,
  book,
  conflictWith,
  giveUp,
  meetingSeats,
  type NewAppointment,
  nextQuarter,
  ownAppointment,
} from '../business/appointments.ts'
import { after, dueIn, MINUTE, stamp } from '../business/clock.ts'
import { scheduleOf, within } from '../business/entries.ts'
import { dayIn } from '../business/fields.ts'
import { placedActivity } from '../business/programme.ts'
import { liveOf, meetingOf } from '../business/subjects.ts'
import { waitForPlace } from '../business/waiting.ts'
import { isWaitingFor } from '../business/waiting-list.ts'
import type { Context } from '../context.ts'
import { found, refused } from '../failure.ts'
import type { GroupHandlers } from '../handler.ts'
import { once } from '../once.ts'
import type { AnswerOf } from '../sent.ts'
import { exhibitor } from './goods.ts'

type Calls = typeof declared

/** The time reserved for a chat. */
const CHAT_LASTS = 15 * MINUTE
/** Until an exhibitor confirms a chat. */
const CONFIRMED_AFTER = 2 * MINUTE

/** Spec 7, "Meetings and live", "Personal center"; Spec 3, "Appointment types". */
export const appointment: GroupHandlers<Calls> = {
  // A repeat after a conflict is a new request: only a completed booking is stored with its requestId.
  create: ({ requestId, ...input }, context) =>
    once(
      context,
      'appointment/create',
      requestId,
      () => create(input, context),
      ({ appointmentId }) => appointmentId !== null,
    ),
  cancel: ({ appointmentId }, context) => {
    const row = ownAppointment(context, appointmentId)
    if (row.kind === 'NEGOTIATION') throw refused('cancelByReservation')
    if (row.cancelled) return null
    if (row.end_time <= context.now().toISOString()) throw refused('bookingOver')
    giveUp(context, row, null, null)
    return null
  },
  wait: ({ appointmentType, businessId, isWaiting }, context) => {
    const known = appointmentType === 'MEETING' ? meetingOf(businessId, context) : placedActivity(context, businessId)
    found(known, appointmentType === 'MEETING' ? 'meeting' : 'activity', businessId)
    context.db.transaction(() => waitForPlace(context, appointmentType, businessId, isWaiting))
    return { isWaiting: isWaitingFor(context, appointmentType, businessId) }
  },
  calendar: ({ from, to, appointmentTypes }, context) => {
    const days = { from: from && dayIn('from', from), to: to && dayIn('to', to) }
    const types: readonly string[] | undefined = appointmentTypes
    const booked = scheduleOf(context).filter(
      ({ appointmentId, kind }) => appointmentId !== null && (types === undefined || types.includes(kind)),
    )
    return within(booked, days, context)
  },
}

function create(
  { appointmentType, businessId, acceptConflict }: Omit<InputOf<Calls['create']>, 'requestId'>,
  context: Context,
): AnswerOf<Calls['create']> {
  const membership = appointmentFor(context, appointmentType, businessId)
  if (membership !== null) return { appointmentId: membership, conflict: null }
  const what = bookable(appointmentType, businessId, context)
  const conflict = conflictWith(context, what)
  if (conflict && !acceptConflict) return { appointmentId: null, conflict }
  return { appointmentId: book(context, what), conflict }
}

function bookable(type: 'LIVE' | 'MEETING' | 'CHAT', businessId: string, context: Context): NewAppointment {
  if (type === 'CHAT') {
    found(exhibitor(businessId, context), 'exhibitor', businessId)
    const startTime = nextQuarter(context.now())
    const endTime = after(startTime, CHAT_LASTS)
    const exhibitionId = context.entities.exhibitionOf('exhibitor', businessId) ?? context.exhibitionId
    const confirmDue = dueIn(context.now(), CONFIRMED_AFTER)
    return { kind: type, businessId, exhibitionId, startTime, endTime, isOnline: true, confirmDue }
  }
  const thing =
    type === 'LIVE'
      ? found(liveOf(businessId, context), 'liveStream', businessId)
      : found(meetingOf(businessId, context), 'meeting', businessId)
  if (thing.state !== 'upcoming' && thing.state !== 'live') throw refused('notBookable')
  if (type === 'MEETING' && meetingSeats(businessId, context) === 0) throw refused('fullyBooked')
  const times = { startTime: stamp(thing.startTime), endTime: stamp(thing.endTime) }
  return { kind: type, businessId, exhibitionId: thing.exhibitionId, ...times, isOnline: true }
}

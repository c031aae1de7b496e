import type { InputOf } from '@fair/contract/endpoint.ts'
import type { reservation as declared } from '@fair/contract/reservation.ts'
import { appointmentsOf, book, giveUp, ownAppointment } from '../business/appointments.ts'
import { CANCEL_REASONS } from '../business/cancel-reasons.ts'
import { DAY, dueIn, MINUTE } from '../business/clock.ts'
import { scheduleOf } from '../business/entries.ts'
import { dayIn, wordsIn, wordsOrNone } from '../business/fields.ts'
import { slotFrom, slotOf, slotsOf } from '../business/slots.ts'
import { wordsToColumn } from '../business/words.ts'
import type { Context } from '../context.ts'
import { found, missing, refused, wrongField } from '../failure.ts'
import type { GroupHandlers } from '../handler.ts'
import { once } from '../once.ts'
import { say } from '../seed/text.ts'
import type { ScheduleEntry } from '../sent.ts'
import { exhibit, exhibitor } from './goods.ts'

type Calls = typeof declared

/** The maximum number of days per request. */
const DAYS_MAX = 31
/** Until the exhibitor confirms a reservation. */
const CONFIRMED_AFTER = 2 * MINUTE
const TOPIC_MAX = 200
const REMARK_MAX = 500

/** Spec 7, negotiation reservations: a time with an exhibitor. */
export const reservation: GroupHandlers<Calls> = {
  slots: ({ exhibitorId, ...days }, context) => {
    found(exhibitor(exhibitorId, context), 'exhibitor', exhibitorId)
    const from = dayIn('from', days.from)
    const to = dayIn('to', days.to)
    if (to < from) throw wrongField('to', 'beforeFrom')
    if ((Date.parse(to) - Date.parse(from)) / DAY >= DAYS_MAX) throw wrongField('to', 'tooManyDays', { max: DAYS_MAX })
    return slotsOf(exhibitorId, from, to, context).map((slot) => slotFrom(slot, exhibitorId, context))
  },
  create: ({ requestId, ...input }, context) =>
    once(context, 'reservation/save', requestId, () => entryOf(create(input, context), context)),
  cancel: ({ appointmentId, reasonId, remark }, context) => {
    const row = ownAppointment(context, appointmentId)
    if (row.kind !== 'NEGOTIATION') throw missing('booking', appointmentId)
    const reason = CANCEL_REASONS.find(({ id }) => id === reasonId)
    const ids = CANCEL_REASONS.map(({ id }) => id).join(', ')
    if (!reason) throw wrongField('reasonId', 'notOneOf', { values: ids })
    const said = reason.needsRemark
      ? wordsIn('remark', remark ?? '', REMARK_MAX)
      : wordsOrNone('remark', remark, REMARK_MAX)
    if (row.cancelled) return null
    if (row.end_time <= context.now().toISOString()) throw refused('bookingOver')
    giveUp(context, row, reasonId, said === null ? null : wordsToColumn(said))
    return null
  },
  cancelReasons: (_, { language }) =>
    CANCEL_REASONS.map(({ id, name, needsRemark }) => ({ reasonId: id, reasonName: say(name, language), needsRemark })),
}

/** Reserves a free slot; for a slot that the visitor already has, its current state is returned. */
function create(
  { exhibitorId, slotId, isOnline, topic, exhibitsId }: Omit<InputOf<Calls['create']>, 'requestId'>,
  context: Context,
): string {
  const maker = found(exhibitor(exhibitorId, context), 'exhibitor', exhibitorId)
  if (!maker.takesAppointments) throw refused('takesNoAppointments')
  const placed = found(slotOf(exhibitorId, slotId, context), 'slot', slotId)
  const { state, startTime, endTime } = slotFrom(placed, exhibitorId, context)
  if (state === 'MINE') return mineAt(exhibitorId, startTime, context)
  if (state === 'PAST') throw refused('bookingOver')
  if (state === 'TAKEN') throw refused('slotTaken')
  if (
    exhibitsId !== undefined &&
    found(exhibit(exhibitsId, context), 'exhibit', exhibitsId).exhibitorId !== exhibitorId
  ) {
    throw wrongField('exhibitsId', 'notOfExhibitor')
  }
  const said = wordsOrNone('topic', topic, TOPIC_MAX)
  return book(context, {
    kind: 'NEGOTIATION',
    businessId: exhibitorId,
    exhibitionId: context.entities.exhibitionOf('exhibitor', exhibitorId) ?? context.exhibitionId,
    startTime,
    endTime,
    isOnline,
    topic: said === null ? null : wordsToColumn(said),
    exhibitsId: exhibitsId ?? null,
    confirmDue: dueIn(context.now(), CONFIRMED_AFTER),
  })
}

function mineAt(exhibitorId: string, startTime: string, context: Context): string {
  const mine = appointmentsOf(context).find(
    (row) =>
      row.kind === 'NEGOTIATION' && row.business_id === exhibitorId && row.start_time === startTime && !row.cancelled,
  )
  return found(mine?.appointment_id, 'booking', startTime)
}

function entryOf(appointmentId: string, context: Context): ScheduleEntry {
  const entry = scheduleOf(context).find((each) => each.entryId === appointmentId)
  return found(entry, 'booking', appointmentId)
}

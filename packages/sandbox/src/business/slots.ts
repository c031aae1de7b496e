import type { Context } from '../context.ts'
import { daysOf, type FairDays } from '../seed/business/days.ts'
import { chance, keyOf } from '../seed/random.ts'
import { type Day, instantOf } from '../seed/zone.ts'
import type { Slot } from '../sent.ts'
import { conflictWith } from './appointments.ts'
import { after, MINUTE } from './clock.ts'

/** The duration of a negotiation. */
const LASTS = 30 * MINUTE
/** The share of an exhibitor's time that others had booked before the sandbox was started. */
const TAKEN_BEFORE = 0.3

export interface PlacedSlot {
  readonly slotId: string
  readonly startTime: string
  readonly endTime: string
  readonly isTakenBefore: boolean
}

/**
 * The slots of an exhibitor between two days of its exhibition (YYYY-MM-DD at the venue, both included): half hours
 * within the opening hours. None if the exhibitor takes no appointments.
 */
export function slotsOf(exhibitorId: string, from: string, to: string, { fair }: Pick<Context, 'fair'>): PlacedSlot[] {
  const seeded = fair.exhibitors.find(({ id }) => id === exhibitorId)
  const exhibition = fair.exhibitions.find((each) => each.exhibitionId === seeded?.exhibitionId)
  if (!seeded?.takesAppointments || !exhibition) return []
  const days = daysOf(exhibition)
  return daysBetween(days, from, to).flatMap((day) => slotsOn(day, days, exhibitorId))
}

/** The slot with an id; undefined if the exhibitor does not have it. */
export function slotOf(exhibitorId: string, slotId: string, context: Context): PlacedSlot | undefined {
  const day = slotId.slice(-13).replace(/^(\d{4})(\d\d)(\d\d)T\d{4}$/, '$1-$2-$3')
  return slotsOf(exhibitorId, day, day, context).find((slot) => slot.slotId === slotId)
}

/** A slot with its state for the user. */
export function slotFrom(slot: PlacedSlot, exhibitorId: string, context: Context): Slot {
  const { slotId, startTime, endTime } = slot
  const holder = context.db.one<{ user_id: string; appointment_id: string }>(
    `SELECT user_id, appointment_id FROM appointment
     WHERE kind = 'NEGOTIATION' AND business_id = ? AND start_time = ? AND cancelled = 0`,
    exhibitorId,
    startTime,
  )
  const isMine = holder !== undefined && holder.user_id === context.userId
  const isPast = startTime <= context.now().toISOString()
  const isTaken = holder !== undefined || slot.isTakenBefore
  const state = isMine ? 'MINE' : isPast ? 'PAST' : isTaken ? 'TAKEN' : 'FREE'
  const conflict = state === 'FREE' ? conflictWith(context, slot) : null
  return { slotId, startTime, endTime, state, conflict }
}

function daysBetween(days: FairDays, from: string, to: string): Day[] {
  return days.all.filter((day) => from <= keyFor(day) && keyFor(day) <= to)
}

function slotsOn(day: Day, { openFrom, openTo, timeZone }: FairDays, exhibitorId: string): PlacedSlot[] {
  const open = Date.parse(instantOf(day, openFrom, timeZone))
  const close = Date.parse(instantOf(day, openTo, timeZone))
  const count = Math.floor((close - open) / LASTS)
  const key = keyOf(exhibitorId, keyFor(day))
  return Array.from({ length: count }, (_, index) => {
    const startTime = after(new Date(open), index * LASTS)
    return {
      slotId: `SL-${exhibitorId}-${keyFor(day).replaceAll('-', '')}T${String(index).padStart(4, '0')}`,
      startTime,
      endTime: after(startTime, LASTS),
      isTakenBefore: chance(key, index, TAKEN_BEFORE),
    }
  })
}

function keyFor({ year, month, day }: Day): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

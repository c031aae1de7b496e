import * as z from 'zod/mini'
import { data, done, get, list, none, Once, post } from './endpoint.ts'
import { sentDay, time } from './kinds.ts'
import { EntrySummary, ScheduleEntry } from './schedule.ts'

/** A time slot of an exhibitor. Times are ISO 8601 in UTC. */
export const Slot = z.object({
  /** Taken by reservation/save; unique for the exhibitor. */
  slotId: z.string(),
  /** Start of the meeting; lists are sorted by it. */
  startTime: time,
  /** End of the meeting, half an hour after the start in the sandbox. */
  endTime: time,
  /** FREE: can be reserved. TAKEN: by somebody else. MINE: by this visitor. PAST: it has begun. */
  state: z.enum(['FREE', 'TAKEN', 'MINE', 'PAST']),
  /**
   * Entry of the visitor's own schedule that a FREE slot overlaps, shown before booking; null if none, or signed out.
   */
  conflict: z.nullish(EntrySummary),
})
export type Slot = z.infer<typeof Slot>

/** Negotiation reservations: a time with an exhibitor. The entries themselves are in the schedule. */
export const reservation = {
  /**
   * Added: an exhibitor's slots, by start; the specification only cancels. Open to everyone. Empty if the exhibitor
   * takes no appointments or the halls are closed on those days.
   */
  slots: get(
    '/api/v2/app/negotiation/reservation/slots',
    z.object({
      /** The exhibitor to meet. */
      exhibitorId: z.string(),
      /** First day, YYYY-MM-DD in the exhibition's zone. */
      from: sentDay,
      /** Last day, inclusive, in the same format: not before `from`, at most 31 days in total. */
      to: sentDay,
    }),
    list(Slot),
    { added: true },
  ),
  /**
   * Added: reserves a slot; returns its schedule entry, WAITING until the exhibitor confirms. Requires login. The
   * visitor's own slot is returned unchanged; refused if somebody else has reserved it, or the slot has begun.
   */
  create: post(
    '/api/v2/app/negotiation/reservation/save',
    z.object({
      /** The exhibitor to meet: one with `takesAppointments`. */
      exhibitorId: z.string(),
      /** A FREE slot of that exhibitor. */
      slotId: z.string(),
      /** True: by video; false: at the booth. */
      isOnline: z.boolean(),
      /** Topic of the meeting, at most 200 characters, for the exhibitor. */
      topic: z.optional(z.string()),
      /** The exhibit that it is about, of the same exhibitor. */
      exhibitsId: z.optional(z.string()),
      ...Once,
    }),
    data(ScheduleEntry),
    { authed: true, added: true },
  ),
  /**
   * Cancels a reservation: its entry becomes CANCELLED, and the slot is free again. Requires login, own reservations
   * only; no effect if it is already cancelled. Refused if the meeting is over.
   */
  cancel: post(
    '/api/v2/app/negotiation/reservation/cancel',
    z.object({
      /** `appointmentId` of a schedule entry of kind NEGOTIATION; use appointment/cancel for others. */
      appointmentId: z.string(),
      /** An id from cancel/reason; empty if that list is empty. */
      reasonId: z.string(),
      /** The visitor's message to the exhibitor, at most 500 characters; required if the reason requires it. */
      remark: z.optional(z.string()),
    }),
    done(),
    { authed: true },
  ),
  /** The reasons to choose from, in display order (Spec 7; prefix assumed). Requires login. */
  cancelReasons: get(
    '/api/v2/app/negotiation/reservation/cancel/reason',
    none,
    list(
      z.object({
        /** Taken by reservation/cancel, e.g. TIME, TRAVEL, OTHER. */
        reasonId: z.string(),
        /** The reason in the requested language. */
        reasonName: z.string(),
        /** True: the cancellation requires a remark. */
        needsRemark: z.boolean(),
      }),
    ),
    { authed: true },
  ),
}

import * as z from 'zod/mini'
import { data, done, get, list, none, Once, post } from './endpoint.ts'
import { sentDay, time } from './kinds.ts'
import { EntrySummary, ScheduleEntry } from './schedule.ts'

/** A time at which an exhibitor may be met. Times are ISO 8601 in UTC. */
export const Slot = z.object({
  /** What reservation/save takes; unique for the exhibitor. */
  slotId: z.string(),
  /** Start of the talk; lists come in its order. */
  startTime: time,
  /** End of the talk, half an hour after the start in the sandbox. */
  endTime: time,
  /** FREE: can be reserved. TAKEN: by somebody else. MINE: by this visitor. PAST: it has begun. */
  state: z.enum(['FREE', 'TAKEN', 'MINE', 'PAST']),
  /** What of the visitor's own schedule a FREE slot overlaps, seen before it is booked; null: nothing, or signed out. */
  conflict: z.nullish(EntrySummary),
})
export type Slot = z.infer<typeof Slot>

/** Negotiation reservations: a time with an exhibitor. The entries themselves are in the schedule. */
export const reservation = {
  /**
   * Added: an exhibitor's slots, by start; the specification cancels only. Open to everybody. Empty where the exhibitor
   * takes no appointments or the halls are closed on those days.
   */
  slots: get(
    '/api/v2/app/negotiation/reservation/slots',
    z.object({
      /** Whom one wants to meet. */
      exhibitorId: z.string(),
      /** First day, YYYY-MM-DD in the exhibition's zone. */
      from: sentDay,
      /** Last day, included, in the same form: not before `from`, at most 31 days in all. */
      to: sentDay,
    }),
    list(Slot),
    { added: true },
  ),
  /**
   * Added: reserves a slot; answers its entry of the schedule, WAITING until the exhibitor confirms. Logged in only. One's
   * own slot again is answered as it stands; refused when somebody was quicker, and for a slot that has begun.
   */
  create: post(
    '/api/v2/app/negotiation/reservation/save',
    z.object({
      /** Whom one wants to meet: one with `takesAppointments`. */
      exhibitorId: z.string(),
      /** A FREE slot of that exhibitor. */
      slotId: z.string(),
      /** True: by video; false: at the stand. */
      isOnline: z.boolean(),
      /** What one wants to talk about, at most 200 characters; the exhibitor reads it. */
      topic: z.optional(z.string()),
      /** The exhibit that it is about, of the same exhibitor. */
      exhibitsId: z.optional(z.string()),
      ...Once,
    }),
    data(ScheduleEntry),
    { authed: true, added: true },
  ),
  /**
   * Gives a reservation up: its entry is CANCELLED, the slot is free again. Logged in, one's own only; cancelled before, it
   * stays as it is. Refused when the talk is over.
   */
  cancel: post(
    '/api/v2/app/negotiation/reservation/cancel',
    z.object({
      /** `appointmentId` of a schedule entry of kind NEGOTIATION; others have appointment/cancel. */
      appointmentId: z.string(),
      /** One of cancel/reason's. */
      reasonId: z.string(),
      /** The visitor's own words to the exhibitor, at most 500 characters; required where the reason requests one. */
      remark: z.optional(z.string()),
    }),
    done(),
    { authed: true },
  ),
  /** The reasons to choose from, in the order in which they are asked (Spec 7; prefix assumed). Logged in only. */
  cancelReasons: get(
    '/api/v2/app/negotiation/reservation/cancel/reason',
    none,
    list(
      z.object({
        /** What reservation/cancel takes, e.g. TIME, TRAVEL, OTHER. */
        reasonId: z.string(),
        /** The reason in the requested language. */
        reasonName: z.string(),
        /** True: the cancellation wants a remark with it. */
        needsRemark: z.boolean(),
      }),
    ),
    { authed: true },
  ),
}

import * as z from 'zod/mini'
import { data, done, get, list, none, Once, post } from './endpoint.ts'
import { time } from './kinds.ts'
import { EntrySummary, ScheduleEntry } from './schedule.ts'

/** A time at which an exhibitor may be met. Times are ISO 8601 in UTC. */
export const Slot = z.object({
  slotId: z.string(),
  startTime: time,
  endTime: time,
  state: z.enum(['FREE', 'TAKEN', 'MINE', 'PAST']),
  /** What of the visitor's own schedule it overlaps, seen before it is booked; null signed out. */
  conflict: z.nullish(EntrySummary),
})
export type Slot = z.infer<typeof Slot>

/** Negotiation reservations: a time with an exhibitor. The entries themselves stand in the schedule. */
export const reservation = {
  /** Added: an exhibitor's slots, days YYYY-MM-DD in the exhibition's zone, both included; the specification cancels only. */
  slots: get(
    '/api/v2/app/negotiation/reservation/slots',
    z.object({ exhibitorId: z.string(), from: z.string(), to: z.string() }),
    list(Slot),
    { added: true },
  ),
  /** Added: reserves a slot. WAITING until the exhibitor confirms; refused when somebody was quicker. */
  create: post(
    '/api/v2/app/negotiation/reservation/save',
    z.object({
      exhibitorId: z.string(),
      slotId: z.string(),
      isOnline: z.boolean(),
      topic: z.optional(z.string()),
      exhibitsId: z.optional(z.string()),
      ...Once,
    }),
    data(ScheduleEntry),
    { authed: true, added: true },
  ),
  cancel: post(
    '/api/v2/app/negotiation/reservation/cancel',
    z.object({ appointmentId: z.string(), reasonId: z.string(), remark: z.optional(z.string()) }),
    done(),
    { authed: true },
  ),
  /** The reasons to choose from; one may ask for a remark (Spec 7; prefix assumed). */
  cancelReasons: get(
    '/api/v2/app/negotiation/reservation/cancel/reason',
    none,
    list(z.object({ reasonId: z.string(), reasonName: z.string(), needsRemark: z.boolean() })),
    { authed: true },
  ),
}

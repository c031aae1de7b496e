import * as z from 'zod/mini'
import { data, done, list, Once, post } from './endpoint.ts'
import { id, sentDay } from './kinds.ts'
import { EntrySummary, ScheduleEntry } from './schedule.ts'

/**
 * Spec 3, "Appointment types": LIVE a future live, MEETING a place in a meeting, CHAT a talk with an exhibitor's staff.
 */
export const AppointmentType = z.enum(['LIVE', 'MEETING', 'CHAT'])
export type AppointmentType = z.infer<typeof AppointmentType>

/** Types with limited places, which may be full. */
export const WaitingType = z.enum(['MEETING', 'ACTIVITY'])
export type WaitingType = z.infer<typeof WaitingType>

export const appointment = {
  /**
   * Books a live or a meeting by its id, or a chat with the exhibitor `businessId`, which replies when it can. Requires
   * login. If it overlaps the visitor's schedule nothing is booked, unless `acceptConflict` is true. If it is already
   * booked, the existing appointment is returned. Refused if it is over or offline, or if a meeting has no place left.
   */
  create: post(
    '/aliApp/app/appointment/create',
    z.object({
      /** Type of the booking; determines what `businessId` is. */
      appointmentType: AppointmentType,
      /** LIVE: the live's `_id`. MEETING: the `meetingId`. CHAT: the `exhibitorId`. */
      businessId: z.string(),
      /** True: book despite an overlap. Absent or false: a conflict is returned and nothing is booked. */
      acceptConflict: z.optional(z.boolean()),
      ...Once,
    }),
    data(
      z.object({
        /** The id that appointment/cancel takes; null: nothing was booked because of `conflict`. */
        appointmentId: z.nullish(id),
        /**
         * First entry of the visitor's schedule that it overlaps, also returned if it was booked anyway. Null if there
         * is none.
         */
        conflict: z.nullish(EntrySummary),
      }),
    ),
    { authed: true },
  ),
  /**
   * Cancels an appointment of any kind, also one for an activity, except a negotiation
   * (negotiation/reservation/cancel): its entry becomes CANCELLED. Requires login. Repeating it has no effect; refused
   * if the appointment is over.
   */
  cancel: post(
    '/aliApp/app/appointment/cancel',
    z.object({
      /** One of the visitor's own appointments, from create or a schedule entry. */
      appointmentId: z.string(),
    }),
    done(),
    { authed: true },
  ),
  /**
   * Added: puts the visitor on the waiting list of a full meeting or activity, or takes them off it. Waiting visitors
   * get one notice when a place becomes free; no place is reserved for them. Repeating it has no effect. Requires
   * login; refused if there are free places or it is over, but a visitor may always leave the list.
   */
  wait: post(
    '/aliApp/app/appointment/waitingList',
    z.object({
      /** Type of the full event; determines what `businessId` is. */
      appointmentType: WaitingType,
      /** MEETING: the `meetingId`. ACTIVITY: the `activityId`. Its `isWaiting` must not be null. */
      businessId: z.string(),
      /** True: wait from now on; false: stop waiting. */
      isWaiting: z.boolean(),
    }),
    data(
      z.object({
        /** Whether the visitor is now waiting. */
        isWaiting: z.boolean(),
      }),
    ),
    { authed: true, added: true },
  ),
  /**
   * The visitor's bookings between two days, by start, including cancelled and ended ones but not what is only followed
   * (followType calendar). Requires login; an empty list if nothing is booked. A read-only POST.
   */
  calendar: post(
    '/aliApp/app/appointment/calendar',
    z.object({
      /** First day, YYYY-MM-DD in the exhibition's zone; absent: no lower limit. */
      from: z.optional(sentDay),
      /** Last day, inclusive, in the same format; absent: no upper limit. */
      to: z.optional(sentDay),
      /** Only these types; absent: all, including negotiations and activities. */
      appointmentTypes: z.optional(z.array(AppointmentType)),
    }),
    list(ScheduleEntry),
    { authed: true, safe: true },
  ),
}

import * as z from 'zod/mini'
import { data, done, list, Once, post } from './endpoint.ts'
import { id, sentDay } from './kinds.ts'
import { EntrySummary, ScheduleEntry } from './schedule.ts'

/**
 * Spec 3, "Appointment types": LIVE a live that is to come, MEETING a place in a meeting, CHAT a talk with an
 * exhibitor's staff.
 */
export const AppointmentType = z.enum(['LIVE', 'MEETING', 'CHAT'])
export type AppointmentType = z.infer<typeof AppointmentType>

/** What has places, and may be full. */
export const WaitingType = z.enum(['MEETING', 'ACTIVITY'])
export type WaitingType = z.infer<typeof WaitingType>

export const appointment = {
  /**
   * Books a live or a meeting by its id, or a chat with the exhibitor `businessId`, who answers when it can. Logged in
   * only. Where it overlaps the visitor's schedule nothing is booked, unless `acceptConflict` says that both are to stand.
   * Booked already, it answers that appointment. Refused where it is over or offline, or a meeting has no place left.
   */
  create: post(
    '/aliApp/app/appointment/create',
    z.object({
      /** What is booked; decides what `businessId` is. */
      appointmentType: AppointmentType,
      /** LIVE: the live's `_id`. MEETING: the `meetingId`. CHAT: the `exhibitorId`. */
      businessId: z.string(),
      /** True: book although it overlaps something. Absent or false: a conflict is answered, and nothing is booked. */
      acceptConflict: z.optional(z.boolean()),
      ...Once,
    }),
    data(
      z.object({
        /** What appointment/cancel takes; null: nothing was booked because of `conflict`. */
        appointmentId: z.nullish(id),
        /**
         * The first entry of the visitor's schedule that it overlaps; also told where it was booked all the same. Null:
         * none.
         */
        conflict: z.nullish(EntrySummary),
      }),
    ),
    { authed: true },
  ),
  /**
   * Gives up an appointment of any kind but a negotiation (negotiation/reservation/cancel), also one for an activity: its
   * entry becomes CANCELLED. Logged in only. Given up before, nothing happens; one that is over is refused.
   */
  cancel: post(
    '/aliApp/app/appointment/cancel',
    z.object({
      /** One of the visitor's own, as create or an entry of the schedule has it. */
      appointmentId: z.string(),
    }),
    done(),
    { authed: true },
  ),
  /**
   * Added: puts the visitor on the waiting list of a meeting or activity that is full, or takes them off. Who waits is told
   * once, by a notice, when a place is free; none is held for them. The same again changes nothing. Logged in only; one
   * that has places or is over is refused, but one may always leave the list.
   */
  wait: post(
    '/aliApp/app/appointment/waitingList',
    z.object({
      /** What is full; decides what `businessId` is. */
      appointmentType: WaitingType,
      /** MEETING: the `meetingId`. ACTIVITY: the `activityId`. Its `isWaiting` is not null. */
      businessId: z.string(),
      /** True: waits from now on; false: no longer. */
      isWaiting: z.boolean(),
    }),
    data(
      z.object({
        /** How it stands now. */
        isWaiting: z.boolean(),
      }),
    ),
    { authed: true, added: true },
  ),
  /**
   * What the visitor has booked between two days, by start, cancelled and ended too, without what is only followed
   * (followType calendar). Logged in only; nothing booked: an empty list. A POST that reads.
   */
  calendar: post(
    '/aliApp/app/appointment/calendar',
    z.object({
      /** First day, YYYY-MM-DD in the exhibition's zone; absent: from the beginning. */
      from: z.optional(sentDay),
      /** Last day, included, in the same form; absent: without end. */
      to: z.optional(sentDay),
      /** Only these types; absent: all, negotiations and activities too. */
      appointmentTypes: z.optional(z.array(AppointmentType)),
    }),
    list(ScheduleEntry),
    { authed: true, safe: true },
  ),
}

import * as z from 'zod/mini'
import { data, done, list, Once, post } from './endpoint.ts'
import { id } from './kinds.ts'
import { EntrySummary, ScheduleEntry } from './schedule.ts'

/** Spec 3, "Appointment types". */
export const AppointmentType = z.enum(['LIVE', 'MEETING', 'CHAT'])
export type AppointmentType = z.infer<typeof AppointmentType>

export const appointment = {
  /**
   * Books a live or a meeting by its id, or a chat with the exhibitor `businessId`, who answers when it can. `conflict` is
   * what it overlaps in the visitor's schedule: then nothing is booked and `appointmentId` is null, unless the visitor has
   * said with `acceptConflict` that both are to stand.
   */
  create: post(
    '/aliApp/app/appointment/create',
    z.object({
      appointmentType: AppointmentType,
      businessId: z.string(),
      acceptConflict: z.optional(z.boolean()),
      ...Once,
    }),
    data(z.object({ appointmentId: z.nullish(id), conflict: z.nullish(EntrySummary) })),
    { authed: true },
  ),
  /** Gives up an appointment of any kind but a negotiation, also one for an activity. */
  cancel: post('/aliApp/app/appointment/cancel', z.object({ appointmentId: z.string() }), done(), { authed: true }),
  /** The visitor's appointments of these types (all without) between two days, as the calendar shows them (followType calendar). */
  calendar: post(
    '/aliApp/app/appointment/calendar',
    z.object({
      from: z.optional(z.string()),
      to: z.optional(z.string()),
      appointmentTypes: z.optional(z.array(AppointmentType)),
    }),
    list(ScheduleEntry),
    { authed: true, safe: true },
  ),
}

import * as z from 'zod/mini'
import { Booth } from './catalogue.ts'
import { data, get, list, post } from './endpoint.ts'
import { id, link, time, zone } from './kinds.ts'

/** What an entry is about: the appointment types of Spec 3, negotiations with an exhibitor, and offline activities. */
export const EntryKind = z.enum(['LIVE', 'MEETING', 'CHAT', 'NEGOTIATION', 'ACTIVITY'])
export type EntryKind = z.infer<typeof EntryKind>

/** Enough of an entry to say what another one clashes with. */
export const EntrySummary = z.object({
  entryId: z.string(),
  kind: EntryKind,
  title: z.string(),
  startTime: time,
  endTime: time,
})
export type EntrySummary = z.infer<typeof EntrySummary>

/** An entry of the visitor's schedule. Times are ISO 8601 in UTC. */
export const ScheduleEntry = z.extend(EntrySummary, {
  /** FOLLOWED: saved as a favourite, not booked. WAITING: the other side has not confirmed yet. */
  state: z.enum(['FOLLOWED', 'WAITING', 'BOOKED', 'CANCELLED', 'ENDED']),
  /** The live, meeting, activity or exhibitor that it is about. */
  businessId: id,
  /** The appointment or reservation, which the cancel calls take; null when only followed. */
  appointmentId: z.nullish(id),
  place: z.string(),
  booth: z.nullish(Booth),
  isOnline: z.boolean(),
  hostName: z.string(),
  exhibitorId: z.nullish(id),
  /** IANA zone of the exhibitor, for the third clock. */
  exhibitorTimeZone: z.nullish(zone),
  /** Who expects the visitor. */
  staffName: z.nullish(z.string()),
  /** The visitor's own words of a reservation. */
  topic: z.nullish(z.string()),
  cancelReason: z.nullish(z.string()),
  /** Entries that overlap this one. */
  conflictsWith: z.array(z.string()),
  /** UID and SEQUENCE of its calendar file: the first never changes, the second grows with each change. */
  uid: z.string(),
  sequence: z.number(),
  updateTime: time,
})
export type ScheduleEntry = z.infer<typeof ScheduleEntry>

export const schedule = {
  /** All that the visitor has booked or follows, by start. Days YYYY-MM-DD in the exhibition's zone, both included. */
  list: get(
    '/api/v2/app/schedule',
    z.object({ from: z.optional(z.string()), to: z.optional(z.string()) }),
    list(ScheduleEntry),
    { authed: true },
  ),
  /** Added: the secret address of the schedule as a calendar to subscribe to; `renew` makes the old one void. */
  feed: post('/api/v2/app/schedule/feed', z.object({ renew: z.optional(z.boolean()) }), data(z.object({ url: link })), {
    authed: true,
    added: true,
  }),
}

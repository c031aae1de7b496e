import * as z from 'zod/mini'
import { Booth } from './catalogue.ts'
import { data, get, list, post } from './endpoint.ts'
import { id, link, sentDay, time, zone } from './kinds.ts'

/**
 * Subject of an entry: LIVE, MEETING and CHAT are the appointment types of Spec 3, NEGOTIATION is a time slot with an
 * exhibitor, ACTIVITY an on-site activity.
 */
export const EntryKind = z.enum(['LIVE', 'MEETING', 'CHAT', 'NEGOTIATION', 'ACTIVITY'])
export type EntryKind = z.infer<typeof EntryKind>

/** Short form of an entry, as shown for a conflict. */
export const EntrySummary = z.object({
  /** Unique in the visitor's schedule; `conflictsWith` refers to it. */
  entryId: z.string(),
  /** Subject of the entry. */
  kind: EntryKind,
  /** Title of the live, meeting or activity, or name of the other side, in the requested language. */
  title: z.string(),
  /** Start, ISO 8601 in UTC. */
  startTime: time,
  /** End, ISO 8601 in UTC. */
  endTime: time,
})
export type EntrySummary = z.infer<typeof EntrySummary>

/** An entry of the visitor's schedule. Times are ISO 8601 in UTC. */
export const ScheduleEntry = z.extend(EntrySummary, {
  /**
   * FOLLOWED: saved as a favourite, not booked. WAITING: the other side has not confirmed yet. BOOKED: confirmed.
   * CANCELLED: by the visitor or the host. ENDED: it is over.
   */
  state: z.enum(['FOLLOWED', 'WAITING', 'BOOKED', 'CANCELLED', 'ENDED']),
  /** The live (`_id`), meeting or activity concerned; for CHAT and NEGOTIATION the exhibitor. */
  businessId: id,
  /** The appointment or reservation, as taken by the cancel calls; null if only followed. */
  appointmentId: z.nullish(id),
  /** Location, in the requested language: "Online", a room, or hall and booth. */
  place: z.string(),
  /** The exhibitor's booth; null if it is not held by an exhibitor. */
  booth: z.nullish(Booth),
  /** True: visitors take part online; false: on site. */
  isOnline: z.boolean(),
  /** Name of the host, in the requested language: exhibitor or organiser. */
  hostName: z.string(),
  /** The exhibitor that hosts it; null if there is none. */
  exhibitorId: z.nullish(id),
  /** IANA zone of the exhibitor, for the third clock; null: there is no third clock. */
  exhibitorTimeZone: z.nullish(zone),
  /** Name of the staff member who expects the visitor; null if nobody is named. */
  staffName: z.nullish(z.string()),
  /** The topic that the visitor gave for a reservation; null if there is none. */
  topic: z.nullish(z.string()),
  /** Why it was CANCELLED, in the requested language, with the remark; null if no reason was given. */
  cancelReason: z.nullish(z.string()),
  /** `entryId`s of the entries that overlap this one; cancelled ones do not count. Empty if there are none. */
  conflictsWith: z.array(z.string()),
  /** UID of its calendar file (RFC 5545): never changes, so that calendars recognise it. */
  uid: z.string(),
  /** SEQUENCE of its calendar file: an integer from 0 that increases with each change. */
  sequence: z.number(),
  /** When it last changed, ISO 8601 in UTC: DTSTAMP of its calendar file. */
  updateTime: time,
})
export type ScheduleEntry = z.infer<typeof ScheduleEntry>

export const schedule = {
  /**
   * Everything that the visitor has booked or follows, by start, including cancelled and ended entries. Requires login;
   * empty if there are none.
   */
  list: get(
    '/api/v2/app/schedule',
    z.object({
      /** First day, YYYY-MM-DD in the exhibition's zone; absent: no lower limit. */
      from: z.optional(sentDay),
      /** Last day, inclusive, in the same format; absent: no upper limit. */
      to: z.optional(sentDay),
    }),
    list(ScheduleEntry),
    { authed: true },
  ),
  /**
   * Added: the secret address of the schedule as a calendar subscription. Created by the first call, and the same in
   * later ones. Requires login. The calendar is in the language of the latest call.
   */
  feed: post(
    '/api/v2/app/schedule/feed',
    z.object({
      /** True creates a new address and invalidates the old one; absent or false: the address is unchanged. */
      renew: z.optional(z.boolean()),
    }),
    data(
      z.object({
        /** Absolute address of an iCalendar file (.ics); anyone who has it can read the schedule without a login. */
        url: link,
      }),
    ),
    { authed: true, added: true },
  ),
}

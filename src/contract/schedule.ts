import * as z from 'zod/mini'
import { Booth } from './catalogue.ts'
import { data, get, list, post } from './endpoint.ts'
import { id, link, sentDay, time, zone } from './kinds.ts'

/**
 * What an entry is about: LIVE, MEETING and CHAT are the appointment types of Spec 3, NEGOTIATION is a time with an
 * exhibitor, ACTIVITY an activity on site.
 */
export const EntryKind = z.enum(['LIVE', 'MEETING', 'CHAT', 'NEGOTIATION', 'ACTIVITY'])
export type EntryKind = z.infer<typeof EntryKind>

/** Enough of an entry to say what another one clashes with. */
export const EntrySummary = z.object({
  /** Unique in the visitor's schedule; `conflictsWith` names entries by it. */
  entryId: z.string(),
  /** What the entry is about. */
  kind: EntryKind,
  /** What it is called, in the requested language: of the live, meeting or activity, or with whom one talks. */
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
   * FOLLOWED: saved as a favourite, not booked. WAITING: the other side has not confirmed yet. BOOKED: it stands.
   * CANCELLED: given up by the visitor, or called off. ENDED: its time is over.
   */
  state: z.enum(['FOLLOWED', 'WAITING', 'BOOKED', 'CANCELLED', 'ENDED']),
  /** The live (`_id`), meeting or activity that it is about; of CHAT and NEGOTIATION the exhibitor. */
  businessId: id,
  /** The appointment or reservation, which the cancel calls take; null when only followed. */
  appointmentId: z.nullish(id),
  /** Where it is, in the requested language: "Online", a room, or hall and stand. */
  place: z.string(),
  /** The exhibitor's stand; null where no exhibitor holds it. */
  booth: z.nullish(Booth),
  /** True: one takes part from the screen; false: one has to be there. */
  isOnline: z.boolean(),
  /** Who holds it, in the requested language: exhibitor or organiser. */
  hostName: z.string(),
  /** The exhibitor that holds it; null where none does. */
  exhibitorId: z.nullish(id),
  /** IANA zone of the exhibitor, for the third clock; null: there is no third clock. */
  exhibitorTimeZone: z.nullish(zone),
  /** Who expects the visitor, by name; null: nobody is named. */
  staffName: z.nullish(z.string()),
  /** The visitor's own words of a reservation; null without. */
  topic: z.nullish(z.string()),
  /** Why a CANCELLED one does not take place, in the requested language, with the remark; null: no reason was given. */
  cancelReason: z.nullish(z.string()),
  /** `entryId`s of the entries that overlap this one; cancelled ones overlap nothing. Empty without. */
  conflictsWith: z.array(z.string()),
  /** UID of its calendar file (RFC 5545): never changes, so that calendars know it again. */
  uid: z.string(),
  /** SEQUENCE of its calendar file: a whole number from 0 that grows with each change. */
  sequence: z.number(),
  /** When it last changed, ISO 8601 in UTC: DTSTAMP of its calendar file. */
  updateTime: time,
})
export type ScheduleEntry = z.infer<typeof ScheduleEntry>

export const schedule = {
  /**
   * All that the visitor has booked or follows, by start, cancelled and ended entries too. Logged in only; none: an empty
   * list.
   */
  list: get(
    '/api/v2/app/schedule',
    z.object({
      /** First day, YYYY-MM-DD in the exhibition's zone; absent: from the beginning. */
      from: z.optional(sentDay),
      /** Last day, included, in the same form; absent: without end. */
      to: z.optional(sentDay),
    }),
    list(ScheduleEntry),
    { authed: true },
  ),
  /**
   * Added: the secret address of the schedule as a calendar to subscribe to. The same each time, made with the first
   * call. Logged in only. The calendar is in the language of the latest call.
   */
  feed: post(
    '/api/v2/app/schedule/feed',
    z.object({
      /** True makes a new address and the old one void; absent or false: the address stays. */
      renew: z.optional(z.boolean()),
    }),
    data(
      z.object({
        /** Whole address of an iCalendar file (.ics); whoever has it reads the schedule without a login. */
        url: link,
      }),
    ),
    { authed: true, added: true },
  ),
}

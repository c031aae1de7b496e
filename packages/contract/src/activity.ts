import * as z from 'zod/mini'
import { data, get, list, Media, Once, Paging, post } from './endpoint.ts'
import { AgendaItem, GuestSummary } from './guest.ts'
import { html, id, sentDay, time } from './kinds.ts'
import { EntrySummary } from './schedule.ts'

/** An activity at the venue, as shown in lists. Times are ISO 8601 in UTC. */
export const ActivitySummary = z.object({
  /**
   * Part of its page's address, /activity/detail/{activityId}/; also taken by activeAndAppointment and collect/save.
   */
  activityId: id,
  /** Name in the requested language. */
  title: z.string(),
  /** Kind of activity, in the requested language, e.g. Opening, Tour, Match-making: a label, not a filter value. */
  kindName: z.string(),
  /** Picture of its list row and at the top of its page; `url` is '' if there is none. */
  cover: Media,
  /** One paragraph of plain text in the requested language; '' if there is none. */
  summary: z.string(),
  /** Start, ISO 8601 in UTC. */
  startTime: time,
  /** End, ISO 8601 in UTC, after `startTime`; on a later day if it spans several. */
  endTime: time,
  /** Where it is, in the requested language, e.g. "Central Hall, main stage". */
  place: z.string(),
  /** Number of its hall, e.g. 8.1: a value of the filter `hall`. */
  hall: z.string(),
  /** Topic, in the requested language: the label of its value of the filter `topic`, e.g. "Sourcing and trade". */
  topic: z.string(),
  /** Name of the host, in the requested language. */
  hostName: z.string(),
  /** upcoming before `startTime`; running; ended after `endTime`; cancelled by the organiser: no longer bookable. */
  state: z.enum(['upcoming', 'running', 'ended', 'cancelled']),
  /** How visitors get in: OPEN to all, APPOINTMENT by booking, TICKET by booking with a ticket that covers it. */
  admission: z.enum(['OPEN', 'APPOINTMENT', 'TICKET']),
  /** Number of free places, an integer; 0: full. Null if there is no limit. */
  seatsLeft: z.nullish(z.number()),
  /** `activityId` of the activity that contains it (/activity/contain). Null if there is none. */
  parentActivityId: z.nullish(id),
  /** Number of activities it contains; if above 0, its page lists them. */
  containedCount: z.number(),
  /** When it was last announced or cancelled, ISO 8601 in UTC. A build fetches the record again when this differs. */
  updateTime: time,
})
export type ActivitySummary = z.infer<typeof ActivitySummary>

/** A complete activity, as its page shows it. */
export const Activity = z.extend(ActivitySummary, {
  /** Platform HTML: sanitised before it is shown. */
  content: html,
  /** Pictures of its gallery, the cover first; empty if there are none. */
  pictures: z.array(Media),
  /** Its agenda items in chronological order; empty if it has no agenda. */
  agenda: z.array(AgendaItem),
  /** Everyone who speaks in its agenda, each once; empty if there is nobody. */
  guests: z.array(GuestSummary),
  /** This visitor's appointment for it, as taken by appointment/cancel. Null if signed out or not booked. */
  appointmentId: z.nullish(id),
  /**
   * Whether this visitor is on its waiting list (added), false if signed out. Null or absent: it is not full, or the
   * platform has no waiting list for it (appointment/waitingList).
   */
  isWaiting: z.nullish(z.boolean()),
})
export type Activity = z.infer<typeof Activity>

/** Filters of the activity list; the values are those of the facets. `date` is YYYY-MM-DD in the exhibition's zone. */
export const ActivityQuery = z.object({
  ...Paging,
  /** Search words (title, host, kind, topic, summary); a search also finds activities contained in another. */
  keyword: z.optional(z.string()),
  /** Start days, any of them, YYYY-MM-DD in the exhibition's zone. */
  date: z.optional(z.array(sentDay)),
  /** Hall numbers, any of them, e.g. 8.1. */
  hall: z.optional(z.array(z.string())),
  /** Values of the facet `topic`, any of them, e.g. sourcing, or topic labels in the requested language. */
  topic: z.optional(z.array(z.string())),
  /** Only activities contained in this one; absent: those contained in no other, or with a keyword all that match. */
  parentActivityId: z.optional(z.string()),
})
export type ActivityQuery = z.infer<typeof ActivityQuery>

/** A rule of a ticket: its holder books between `minChoices` and `maxChoices` activities of this group. */
export const ActivityRule = z.object({
  /** Unique among the rules of the ticket. */
  ruleId: z.string(),
  /** Name of the group, in the requested language, e.g. "Workshops". */
  ruleName: z.string(),
  /** What the holder may choose, as one plain-text sentence in the requested language. */
  description: z.string(),
  /** The id by which getRuleGroupActivityList lists the group's activities. */
  ruleGroupId: z.string(),
  /** Minimum number of bookings as soon as there is one; a group may also be booked later. 0: no minimum. */
  minChoices: z.number(),
  /** Maximum number of bookings, earlier ones included. */
  maxChoices: z.number(),
  /** When bookings of this group close, ISO 8601 in UTC. Null: when each activity begins. */
  closeTime: z.nullish(time),
})
export type ActivityRule = z.infer<typeof ActivityRule>

/** An activity, with whether this visitor may book it. */
export const BookableActivity = z.extend(ActivitySummary, {
  /** The visitor's appointment for it; null: not booked. */
  appointmentId: z.nullish(id),
  /**
   * Why it cannot be booked with the ticket. FULL: no place is left. CLOSED: it is running, or bookings have closed.
   * ENDED: it is over or was cancelled. NOT_COVERED: no rule of the ticket covers it. Null: bookable, or already
   * booked.
   */
  hindrance: z.nullish(z.enum(['FULL', 'CLOSED', 'ENDED', 'NOT_COVERED'])),
  /**
   * First entry of the visitor's schedule that it overlaps: a warning, it can still be booked. Null if there is none.
   */
  conflict: z.nullish(EntrySummary),
})
export type BookableActivity = z.infer<typeof BookableActivity>

const byTicket = z.object({
  /** One of the visitor's own tickets; any other is refused as unknown. */
  ticketId: z.string(),
})

/** Offline activities. Spec 7 does not show their exact prefix; it is inferred from search/offlineActivity. */
export const activity = {
  /**
   * An activity with agenda and guests; by `agendaId` if only an item of its agenda is known. Open to everyone; with a
   * login it also reports whether the activity is booked. Refused for an unknown id, or if neither id is given.
   */
  detail: get(
    '/api/v2/app/offlineActivity/detail/agendaAndGuest',
    z.object({
      /** The activity; takes precedence if both ids are given. */
      activityId: z.optional(z.string()),
      /** An item of its agenda, instead of `activityId`: the id that pages of agenda items and courses have (/ucan). */
      agendaId: z.optional(z.string()),
    }),
    data(Activity),
  ),
  /**
   * The rules of a ticket, in order: what its holder may book. Requires login; an empty list for a ticket without
   * rules.
   */
  rules: get('/api/v2/app/offlineActivity/getRuleList', byTicket, list(ActivityRule), { authed: true }),
  /** The activities of one rule's group, bookable or not. Requires login; an unknown group is refused. */
  ruleGroupActivities: get(
    '/api/v2/app/offlineActivity/getRuleGroupActivityList',
    z.object({
      /** One of the visitor's own tickets. */
      ticketId: z.string(),
      /** `ruleGroupId` of one of the ticket's rules. */
      ruleGroupId: z.string(),
    }),
    list(BookableActivity),
    { authed: true },
  ),
  /**
   * The booked activities, then those that can still be booked with a ticket (the path's spelling is the platform's).
   * Requires login; an empty list for a ticket without rules.
   */
  byTicket: get('/api/v2/app/offlineActivity/getAppointmentActivityByTicektId', byTicket, list(BookableActivity), {
    authed: true,
  }),
  /**
   * Activates the ticket if it is not active yet, and books the activities: all or none. Requires login. Refused if a
   * rule of the ticket is broken, one of the activities has a hindrance, or the ticket is neither INACTIVE nor ACTIVE.
   * Activities that are already booked may be included; a schedule conflict does not prevent booking.
   */
  activateAndBook: post(
    '/api/v2/app/offlineActivity/activeAndAppointment',
    z.object({
      /** One of the visitor's own tickets, INACTIVE or ACTIVE. */
      ticketId: z.string(),
      /**
       * Name of the person whom the ticket admits, 1 to 60 characters: required if INACTIVE, otherwise ignored. Final.
       */
      holderName: z.optional(z.string()),
      /** The activities to book, at most 20; duplicates count once. Empty: only the ticket is activated. */
      activityIds: z.array(z.string()),
      ...Once,
    }),
    data(
      z.object({
        /** The ticket, now ACTIVE. */
        ticketId: id,
        /** One for each activity, in the requested order. */
        appointments: z.array(
          z.object({
            /** The booked activity. */
            activityId: id,
            /** Its appointment, as taken by appointment/cancel; the existing one if it was already booked. */
            appointmentId: id,
          }),
        ),
      }),
    ),
    { authed: true },
  ),
}

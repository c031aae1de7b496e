import * as z from 'zod/mini'
import { data, get, list, Media, Once, Paging, post } from './endpoint.ts'
import { AgendaItem, GuestSummary } from './guest.ts'
import { html, id, sentDay, time } from './kinds.ts'
import { EntrySummary } from './schedule.ts'

/** An activity at the venue, as lists show it. Times are ISO 8601 in UTC. */
export const ActivitySummary = z.object({
  /** Stands in the address of its page, /activity/detail/{activityId}/; activeAndAppointment and collect/save take it. */
  activityId: id,
  /** What it is called, in the requested language. */
  title: z.string(),
  /**
   * What sort of activity it is, in the requested language, e.g. Opening, Tour, Match-making: a label, not a value to ask
   * by.
   */
  kindName: z.string(),
  /** Picture of its row and at the top of its page; `url` '' where there is none. */
  cover: Media,
  /** One paragraph of plain text in the requested language; '' without. */
  summary: z.string(),
  /** Start, ISO 8601 in UTC. */
  startTime: time,
  /** End, ISO 8601 in UTC, after `startTime`; on a later day for one that goes over several. */
  endTime: time,
  /** Where it is, in the requested language, e.g. "Central Hall, main stage". */
  place: z.string(),
  /** Number of its hall, e.g. 8.1: a value of the filter `hall`. */
  hall: z.string(),
  /** What it is about, in the requested language: the label of its value of the filter `topic`, e.g. "Sourcing and trade". */
  topic: z.string(),
  /** Who holds it, in the requested language. */
  hostName: z.string(),
  /**
   * upcoming before `startTime`; running; ended after `endTime`; cancelled by the organiser: nothing can be booked
   * then.
   */
  state: z.enum(['upcoming', 'running', 'ended', 'cancelled']),
  /** How one gets in: OPEN to all, APPOINTMENT by booking, TICKET by booking with a ticket that covers it. */
  admission: z.enum(['OPEN', 'APPOINTMENT', 'TICKET']),
  /** Places that nobody has, a whole number; 0: full. Null where there is no limit. */
  seatsLeft: z.nullish(z.number()),
  /** `activityId` of the activity that contains it (/activity/contain). Null: it is in none. */
  parentActivityId: z.nullish(id),
  /** How many activities it contains; above 0 its page lists them. */
  containedCount: z.number(),
  /** When it was announced or called off last, ISO 8601 in UTC. A build requests the record again when this differs. */
  updateTime: time,
})
export type ActivitySummary = z.infer<typeof ActivitySummary>

/** The whole of an activity, as its own page shows it. */
export const Activity = z.extend(ActivitySummary, {
  /** Platform HTML: goes through the sanitiser before it is shown. */
  content: html,
  /** Pictures of its gallery, the cover first; empty without. */
  pictures: z.array(Media),
  /** Its items in the order of time; empty where it has no agenda. */
  agenda: z.array(AgendaItem),
  /** Everybody who speaks in its agenda, each once; empty without. */
  guests: z.array(GuestSummary),
  /** This visitor's appointment for it, which appointment/cancel takes. Null signed out and where it is not booked. */
  appointmentId: z.nullish(id),
  /**
   * Whether this visitor waits for a place (added), false signed out; null or absent: it is not full, or the platform keeps
   * no waiting list of it (appointment/waitingList).
   */
  isWaiting: z.nullish(z.boolean()),
})
export type Activity = z.infer<typeof Activity>

/** Filters of the activity list; the values are those of the facets. `date` is YYYY-MM-DD in the exhibition's zone. */
export const ActivityQuery = z.object({
  ...Paging,
  /** Words to find it by (title, host, kind, topic, summary); with them activities that stand in another are found too. */
  keyword: z.optional(z.string()),
  /** Days on which it begins, any of them, YYYY-MM-DD in the exhibition's zone. */
  date: z.optional(z.array(sentDay)),
  /** Numbers of halls, any of them, e.g. 8.1. */
  hall: z.optional(z.array(z.string())),
  /** Values of the facet `topic`, any of them, e.g. sourcing, or as `topic` calls them in the requested language. */
  topic: z.optional(z.array(z.string())),
  /** The activities that one contains; without it those that stand in none, or with a keyword all that have it. */
  parentActivityId: z.optional(z.string()),
})
export type ActivityQuery = z.infer<typeof ActivityQuery>

/** A rule of a ticket: out of this group of activities its holder books between `minChoices` and `maxChoices`. */
export const ActivityRule = z.object({
  /** Unique among the rules of the ticket. */
  ruleId: z.string(),
  /** What the group is called, in the requested language, e.g. "Workshops". */
  ruleName: z.string(),
  /** What its holder may choose, in a sentence of plain text in the requested language. */
  description: z.string(),
  /** What getRuleGroupActivityList takes to list the group's activities. */
  ruleGroupId: z.string(),
  /** At least so many, as soon as one is booked; none of a group may always be booked later. 0: no least number. */
  minChoices: z.number(),
  /** At most so many, those booked before among them. */
  maxChoices: z.number(),
  /** Bookings of this group close then, ISO 8601 in UTC. Null: they close when each activity begins. */
  closeTime: z.nullish(time),
})
export type ActivityRule = z.infer<typeof ActivityRule>

/** An activity as this visitor may book it. */
export const BookableActivity = z.extend(ActivitySummary, {
  /** The visitor's appointment for it; null: not booked. */
  appointmentId: z.nullish(id),
  /**
   * Why it cannot be booked with the ticket. FULL: no place is left. CLOSED: it runs, or bookings have closed. ENDED: it is
   * over or was called off. NOT_COVERED: no rule of the ticket holds it. Null: bookable, or booked already.
   */
  hindrance: z.nullish(z.enum(['FULL', 'CLOSED', 'ENDED', 'NOT_COVERED'])),
  /** The first entry of the visitor's schedule that it overlaps; a warning, it can be booked all the same. Null: none. */
  conflict: z.nullish(EntrySummary),
})
export type BookableActivity = z.infer<typeof BookableActivity>

const byTicket = z.object({
  /** One of the visitor's own tickets; another's is refused as unknown. */
  ticketId: z.string(),
})

/** Offline activities. Spec 7 does not show their exact prefix; it is read from search/offlineActivity. */
export const activity = {
  /**
   * An activity with agenda and guests; by `agendaId` where only an item of its agenda is known. Open to everybody; signed
   * in it says whether it is booked. An unknown id is refused, as is a call with neither id.
   */
  detail: get(
    '/api/v2/app/offlineActivity/detail/agendaAndGuest',
    z.object({
      /** The activity; counts where both are given. */
      activityId: z.optional(z.string()),
      /** An item of its agenda, in place of `activityId`: what pages of agenda items and courses know (/ucan). */
      agendaId: z.optional(z.string()),
    }),
    data(Activity),
  ),
  /**
   * The rules of a ticket, in their order: what its holder may book. Logged in only; a ticket without rules: an empty
   * list.
   */
  rules: get('/api/v2/app/offlineActivity/getRuleList', byTicket, list(ActivityRule), { authed: true }),
  /** The activities of one rule's group, bookable or not. Logged in only; an unknown group is refused. */
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
   * The activities booked, then those that could still be booked with a ticket (spelling of the path: the platform's).
   * Logged in only; a ticket without rules: an empty list.
   */
  byTicket: get('/api/v2/app/offlineActivity/getAppointmentActivityByTicektId', byTicket, list(BookableActivity), {
    authed: true,
  }),
  /**
   * Activates the ticket, if it is not yet, and books the activities: all or none. Logged in only. Refused where a rule of
   * the ticket is broken, one of the activities has a hindrance, or the ticket is neither INACTIVE nor ACTIVE. What is
   * booked already may be named again; a conflict does not hinder.
   */
  activateAndBook: post(
    '/api/v2/app/offlineActivity/activeAndAppointment',
    z.object({
      /** One of the visitor's own tickets, INACTIVE or ACTIVE. */
      ticketId: z.string(),
      /** Whom the ticket is to let in, by name, 1 to 60 characters: needed for an INACTIVE one, else not read. For good. */
      holderName: z.optional(z.string()),
      /** What to book, at most 20; repeats count once. Empty: only the ticket is activated. */
      activityIds: z.array(z.string()),
      ...Once,
    }),
    data(
      z.object({
        /** The ticket, ACTIVE now. */
        ticketId: id,
        /** One for each activity, in the order in which they were given. */
        appointments: z.array(
          z.object({
            /** The activity that is booked. */
            activityId: id,
            /** Its appointment, which appointment/cancel takes; the one that it had where it was booked already. */
            appointmentId: id,
          }),
        ),
      }),
    ),
    { authed: true },
  ),
}

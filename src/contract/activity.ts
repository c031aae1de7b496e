import * as z from 'zod/mini'
import { data, get, list, Media, Once, Paging, post } from './endpoint.ts'
import { AgendaItem, GuestSummary } from './guest.ts'
import { html, id, time } from './kinds.ts'
import { EntrySummary } from './schedule.ts'

/** An activity at the venue, as lists show it. Times are ISO 8601 in UTC. */
export const ActivitySummary = z.object({
  activityId: id,
  title: z.string(),
  /** e.g. Opening, Tour, Match-making. */
  kindName: z.string(),
  cover: Media,
  summary: z.string(),
  startTime: time,
  endTime: time,
  place: z.string(),
  hall: z.string(),
  topic: z.string(),
  hostName: z.string(),
  state: z.enum(['upcoming', 'running', 'ended', 'cancelled']),
  /** How one gets in: OPEN to all, APPOINTMENT by booking, TICKET by booking with a ticket that covers it. */
  admission: z.enum(['OPEN', 'APPOINTMENT', 'TICKET']),
  /** Free places; null where there is no limit. */
  seatsLeft: z.nullish(z.number()),
  /** The activity that contains it (/activity/contain). */
  parentActivityId: z.nullish(id),
  /** How many activities it contains. */
  containedCount: z.number(),
  updateTime: time,
})
export type ActivitySummary = z.infer<typeof ActivitySummary>

export const Activity = z.extend(ActivitySummary, {
  /** Platform HTML: goes through the sanitiser before it is shown. */
  content: html,
  pictures: z.array(Media),
  agenda: z.array(AgendaItem),
  guests: z.array(GuestSummary),
  /** This visitor's appointment for it. */
  appointmentId: z.nullish(id),
})
export type Activity = z.infer<typeof Activity>

/** Filters of the activity list; the values are those of the facets. `date` is YYYY-MM-DD in the exhibition's zone. */
export const ActivityQuery = z.object({
  ...Paging,
  keyword: z.optional(z.string()),
  date: z.optional(z.array(z.string())),
  hall: z.optional(z.array(z.string())),
  topic: z.optional(z.array(z.string())),
  /** The activities that one contains; without it those that stand in none, or with a keyword all that have it. */
  parentActivityId: z.optional(z.string()),
})
export type ActivityQuery = z.infer<typeof ActivityQuery>

/** A rule of a ticket: out of this group of activities its holder books between `minChoices` and `maxChoices`. */
export const ActivityRule = z.object({
  ruleId: z.string(),
  ruleName: z.string(),
  description: z.string(),
  ruleGroupId: z.string(),
  minChoices: z.number(),
  maxChoices: z.number(),
  /** Bookings close then. */
  closeTime: z.nullish(time),
})
export type ActivityRule = z.infer<typeof ActivityRule>

/** An activity as this visitor may book it. */
export const BookableActivity = z.extend(ActivitySummary, {
  appointmentId: z.nullish(id),
  /** Null: bookable. */
  hindrance: z.nullish(z.enum(['FULL', 'CLOSED', 'ENDED', 'NOT_COVERED'])),
  /** What of the visitor's schedule it overlaps. */
  conflict: z.nullish(EntrySummary),
})
export type BookableActivity = z.infer<typeof BookableActivity>

const byTicket = z.object({ ticketId: z.string() })

/** Offline activities. Spec 7 does not show their exact prefix; it is read from search/offlineActivity. */
export const activity = {
  /** An activity with agenda and guests. By `agendaId` where only an item of its agenda is known. */
  detail: get(
    '/api/v2/app/offlineActivity/detail/agendaAndGuest',
    z.object({ activityId: z.optional(z.string()), agendaId: z.optional(z.string()) }),
    data(Activity),
  ),
  /** The rules of a ticket, in their order. */
  rules: get('/api/v2/app/offlineActivity/getRuleList', byTicket, list(ActivityRule), { authed: true }),
  /** The activities of one rule's group. */
  ruleGroupActivities: get(
    '/api/v2/app/offlineActivity/getRuleGroupActivityList',
    z.object({ ticketId: z.string(), ruleGroupId: z.string() }),
    list(BookableActivity),
    { authed: true },
  ),
  /** The activities booked with a ticket, and those it still could book (spelling the platform's). */
  byTicket: get('/api/v2/app/offlineActivity/getAppointmentActivityByTicektId', byTicket, list(BookableActivity), {
    authed: true,
  }),
  /** Activates the ticket, if it is not yet, and books the activities: all or none. */
  activateAndBook: post(
    '/api/v2/app/offlineActivity/activeAndAppointment',
    z.object({
      ticketId: z.string(),
      holderName: z.optional(z.string()),
      activityIds: z.array(z.string()),
      ...Once,
    }),
    data(
      z.object({
        ticketId: id,
        appointments: z.array(z.object({ activityId: id, appointmentId: id })),
      }),
    ),
    { authed: true },
  ),
}

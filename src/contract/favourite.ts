import * as z from 'zod/mini'
import { ActivitySummary } from './activity.ts'
import { Exchange } from './card.ts'
import { ExhibitorSummary, ExhibitSummary } from './catalogue.ts'
import { done, list, Paging, page, post } from './endpoint.ts'
import { ExhibitorGroupSummary } from './group.ts'
import { InquirySummary } from './inquiry.ts'
import { time } from './kinds.ts'
import { LiveSummary } from './live.ts'
import { MeetingSummary } from './meeting.ts'
import { MemberSummary } from './member.ts'
import { InformationSummary } from './news.ts'
import { ProjectSummary } from './project.ts'
import { ScheduleEntry } from './schedule.ts'

/**
 * What the heart saves, and of what `targetId` is the id: EXHIBITOR exhibitorId, EXHIBIT exhibitsId, EXHIBITOR_GROUP
 * exhibitorGroupId, LIVE _id, MEETING meetingId, INFORMATION (news) informationId, PROJECT projectId, MEMBER memberId,
 * ACTIVITY activityId.
 */
export const Collectable = z.enum([
  'EXHIBITOR',
  'EXHIBIT',
  'EXHIBITOR_GROUP',
  'LIVE',
  'MEETING',
  'INFORMATION',
  'PROJECT',
  'MEMBER',
  'ACTIVITY',
])
export type Collectable = z.infer<typeof Collectable>

const generic = { ...Collectable.def.entries, CARD: 'CARD', INQUIRY: 'inquiry', CALENDAR: 'calendar' } as const
/**
 * The lists that the generic calls serve (Spec 7): what the heart saves; CARD exchanged cards, inquiry the visitor's
 * inquiries, calendar the visitor's schedule, which nobody saves to: they follow from what else was done.
 */
export const GenericFollowType = z.enum(generic)
export type GenericFollowType = z.infer<typeof GenericFollowType>

/**
 * The lists of the personal center by followType (Spec 3). The names are upper case throughout; on the wire, inquiry and
 * calendar are written as the specification writes them. Which call serves which list (Spec 7 shows no paths):
 * TICKET ticket/myBuy (1/5000), ORDER appOrderCenter/list (ALL/ALL, 1/0), RIGHTS rights/owner (1/10, PERSONAL), all
 * others collect/list and collect/list/page. A page that needs more than an entry tells asks the call of its own group.
 */
export const FollowType = z.enum({ ...generic, TICKET: 'TICKET', ORDER: 'ORDER', RIGHTS: 'RIGHTS' })
export type FollowType = z.infer<typeof FollowType>

/** That the visitor follows something. */
export const Favourite = z.object({
  /** Unique among the visitor's favourites; no call takes it. */
  followId: z.string(),
  /** What kind of thing is followed. */
  followType: GenericFollowType,
  /** The id of what is followed; of a card the exchangeId, of a calendar entry the entryId. */
  targetId: z.string(),
  /**
   * When it was saved, ISO 8601 in UTC; of a card or calendar entry, when it last changed; of an inquiry, when it was
   * sent.
   */
  followTime: time,
})
export type Favourite = z.infer<typeof Favourite>

/** A favourite with what it is: the field of its type is filled, and none where the thing is gone from the fair. */
export const FavouriteEntry = z.extend(Favourite, {
  /** For EXHIBITOR. */
  exhibitor: z.nullish(ExhibitorSummary),
  /** For EXHIBIT. */
  exhibit: z.nullish(ExhibitSummary),
  /** For EXHIBITOR_GROUP. */
  exhibitorGroup: z.nullish(ExhibitorGroupSummary),
  /** For LIVE. */
  live: z.nullish(LiveSummary),
  /** For MEETING. */
  meeting: z.nullish(MeetingSummary),
  /** For INFORMATION. */
  information: z.nullish(InformationSummary),
  /** For PROJECT. */
  project: z.nullish(ProjectSummary),
  /** For MEMBER. */
  member: z.nullish(MemberSummary),
  /** For ACTIVITY. */
  activity: z.nullish(ActivitySummary),
  /** For CARD. */
  card: z.nullish(Exchange),
  /** For followType inquiry. */
  inquiry: z.nullish(InquirySummary),
  /** For followType calendar. */
  calendar: z.nullish(ScheduleEntry),
})
export type FavouriteEntry = z.infer<typeof FavouriteEntry>

/** What the hearts ask: apart from the list with the things, whose schemas are those of half the contract. */
export const follow = {
  /**
   * All that the visitor follows of a type, newest first, without the things themselves: it fills the hearts. Logged in
   * only; nothing: an empty list. A POST that reads.
   */
  list: post(
    '/api/v2/app/collect/list',
    z.object({
      /** Of which type. */
      followType: GenericFollowType,
    }),
    list(Favourite),
    {
      authed: true,
      safe: true,
    },
  ),
  /**
   * Takes things off the favourites; the site then refetches the list (Spec 4). Logged in only. What is not followed
   * counts as cancelled.
   */
  cancel: post(
    '/api/v2/app/collect/cancel',
    z.object({
      /** Of which type all of them are. */
      followType: Collectable,
      /** Ids of things of that type, at most 500; those not followed are passed over. */
      targetIds: z.array(z.string()),
    }),
    done(),
    {
      authed: true,
      safe: true,
    },
  ),
  /**
   * Added: follows things; those already followed stay as they are. The specification lists and cancels only. Logged in
   * only. Several at once for what was saved on the device before the login, and for undo. Answers those that are followed.
   */
  save: post(
    '/api/v2/app/collect/save',
    z.object({
      /** Of which type all of them are. */
      followType: Collectable,
      /**
       * Ids of things of that type, the newest first, at most 500. One that is gone from the fair is left out; alone it
       * is refused.
       */
      targetIds: z.array(z.string()),
    }),
    list(Favourite),
    { authed: true, safe: true, added: true },
  ),
}

export const favourite = {
  ...follow,
  /**
   * What the visitor follows of a type, with the things, newest first (the calendar by start), for the personal center. 20 a
   * page unless requested otherwise. Logged in only; nothing: an empty page. A POST that reads.
   */
  page: post(
    '/api/v2/app/collect/list/page',
    z.object({
      /** Of which type. */
      followType: GenericFollowType,
      ...Paging,
      /** Words that must all occur in the thing's names and titles. */
      keyword: z.optional(z.string()),
    }),
    page(FavouriteEntry),
    { authed: true, safe: true },
  ),
}

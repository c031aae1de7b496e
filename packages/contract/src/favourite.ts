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
 * Types that can be saved with the heart, and the id used as `targetId`: EXHIBITOR exhibitorId, EXHIBIT exhibitsId,
 * EXHIBITOR_GROUP exhibitorGroupId, LIVE _id, MEETING meetingId, INFORMATION (news) informationId, PROJECT projectId,
 * MEMBER memberId, ACTIVITY activityId.
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
 * The lists served by the generic calls (Spec 7): those of the heart; CARD exchanged cards, inquiry the visitor's
 * inquiries, calendar the visitor's schedule. The last three cannot be saved to: they follow from other actions.
 */
export const GenericFollowType = z.enum(generic)
export type GenericFollowType = z.infer<typeof GenericFollowType>

/**
 * The lists of the personal center by followType (Spec 3). The names are upper case throughout, except inquiry and
 * calendar, which are sent as the specification spells them. The call behind each list (Spec 7 shows no paths): TICKET
 * ticket/myBuy (1/5000), ORDER appOrderCenter/list (ALL/ALL, 1/0), RIGHTS rights/owner (1/10, PERSONAL), all others
 * collect/list and collect/list/page. A page that needs more than an entry contains uses the call of its own group.
 */
export const FollowType = z.enum({ ...generic, TICKET: 'TICKET', ORDER: 'ORDER', RIGHTS: 'RIGHTS' })
export type FollowType = z.infer<typeof FollowType>

/** An item that the visitor follows. */
export const Favourite = z.object({
  /** Unique among the visitor's favourites; no call takes it. */
  followId: z.string(),
  /** Type of the followed item. */
  followType: GenericFollowType,
  /** Id of the followed item; of a card the exchangeId, of a calendar entry the entryId. */
  targetId: z.string(),
  /**
   * When it was saved, ISO 8601 in UTC; for a card or calendar entry, its last change; for an inquiry, when it was
   * sent.
   */
  followTime: time,
})
export type Favourite = z.infer<typeof Favourite>

/** A favourite with its item: only the field of its type is filled, or none if the item was removed from the fair. */
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

/** The calls of the heart buttons: separate from the list with the items, whose schemas cover half the contract. */
export const follow = {
  /**
   * All items of a type that the visitor follows, newest first, by id only: used to fill the hearts. Requires login;
   * empty if there are none. A read-only POST.
   */
  list: post(
    '/api/v2/app/collect/list',
    z.object({
      /** Type of the items. */
      followType: GenericFollowType,
    }),
    list(Favourite),
    {
      authed: true,
      safe: true,
    },
  ),
  /**
   * Removes items from the favourites; the site then refetches the list (Spec 4). Requires login. Items that are not
   * followed count as removed.
   */
  cancel: post(
    '/api/v2/app/collect/cancel',
    z.object({
      /** Type of all the items. */
      followType: Collectable,
      /** Ids of items of that type, at most 500; those not followed are ignored. */
      targetIds: z.array(z.string()),
    }),
    done(),
    {
      authed: true,
      safe: true,
    },
  ),
  /**
   * Added: follows items; those already followed are unchanged. The specification only lists and cancels. Requires
   * login. Accepts several at once, for items saved on the device before login and for undo. Returns those that are
   * followed.
   */
  save: post(
    '/api/v2/app/collect/save',
    z.object({
      /** Type of all the items. */
      followType: Collectable,
      /**
       * Ids of items of that type, newest first, at most 500. Items removed from the fair are skipped; a single one is
       * refused.
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
   * The followed items of a type in full, newest first (the calendar by start), for the personal center. 20 a page by
   * default. Requires login; empty if there are none. A read-only POST.
   */
  page: post(
    '/api/v2/app/collect/list/page',
    z.object({
      /** Type of the items. */
      followType: GenericFollowType,
      ...Paging,
      /** Words that must all occur in the item's names and titles. */
      keyword: z.optional(z.string()),
    }),
    page(FavouriteEntry),
    { authed: true, safe: true },
  ),
}

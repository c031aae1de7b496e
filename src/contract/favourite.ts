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

/** What the heart saves. */
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

/** The lists that the generic calls serve (Spec 7): what the heart saves, and cards, inquiries, calendar entries. */
const generic = { ...Collectable.def.entries, CARD: 'CARD', INQUIRY: 'inquiry', CALENDAR: 'calendar' } as const
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
  followId: z.string(),
  followType: GenericFollowType,
  /** The id of what is followed; of a card the exchangeId, of a calendar entry the entryId. */
  targetId: z.string(),
  followTime: time,
})
export type Favourite = z.infer<typeof Favourite>

/** A favourite with what it is: the field of its type is filled, and none where the thing is gone from the fair. */
export const FavouriteEntry = z.extend(Favourite, {
  exhibitor: z.nullish(ExhibitorSummary),
  exhibit: z.nullish(ExhibitSummary),
  exhibitorGroup: z.nullish(ExhibitorGroupSummary),
  live: z.nullish(LiveSummary),
  meeting: z.nullish(MeetingSummary),
  information: z.nullish(InformationSummary),
  project: z.nullish(ProjectSummary),
  member: z.nullish(MemberSummary),
  activity: z.nullish(ActivitySummary),
  card: z.nullish(Exchange),
  inquiry: z.nullish(InquirySummary),
  calendar: z.nullish(ScheduleEntry),
})
export type FavouriteEntry = z.infer<typeof FavouriteEntry>

/** What the hearts ask: apart from the list with the things, whose schemas are those of half the contract. */
export const follow = {
  /** All that the visitor follows of a type, without the things themselves: it fills the hearts. */
  list: post('/api/v2/app/collect/list', z.object({ followType: GenericFollowType }), list(Favourite), {
    authed: true,
    safe: true,
  }),
  /** Cancelling refetches the list (Spec 4). What is not followed counts as cancelled. */
  cancel: post(
    '/api/v2/app/collect/cancel',
    z.object({ followType: Collectable, targetIds: z.array(z.string()) }),
    done(),
    {
      authed: true,
      safe: true,
    },
  ),
  /**
   * Added: follows things; those already followed stay as they are. The specification lists and cancels only. Several at
   * once for what was saved on the device before the login, and for undo.
   */
  save: post(
    '/api/v2/app/collect/save',
    z.object({ followType: Collectable, targetIds: z.array(z.string()) }),
    list(Favourite),
    { authed: true, safe: true, added: true },
  ),
}

export const favourite = {
  ...follow,
  /** The same list with the things, newest first, for the personal center. */
  page: post(
    '/api/v2/app/collect/list/page',
    z.object({ followType: GenericFollowType, ...Paging, keyword: z.optional(z.string()) }),
    page(FavouriteEntry),
    { authed: true, safe: true },
  ),
}

import * as z from 'zod/mini'
import { done, post } from './endpoint.ts'
import { sentTime } from './kinds.ts'
import { TRACKING_PATH } from './tracking-path.ts'

/** What a tracking record says beyond when and where. */
export const TrackingContent = z.object({
  /** The enter event of Spec 4. */
  event: z.literal('enter'),
  /** Which page it is, whatever its id: the pattern of its route, e.g. /exhibits/detail, or the route's own label. */
  label: z.string(),
  /** Where the visit began, if on a micro page or the login preview (Spec 2); null or absent: anywhere else. */
  source: z.nullish(z.enum(['micro-page', 'login-preview'])),
  /** Whose page it is, EXHIBITOR or EXHIBITOR_GROUP; it stays on pages that keep the owner (Spec 3, 4). Null: nobody's. */
  owner: z.nullish(z.string()),
  /** exhibitorId or exhibitorGroupId of that owner; null where there is none. */
  ownerId: z.nullish(z.string()),
  /** Path of the page before in this visit, without language prefix and query; null: it is the first. */
  from: z.nullish(z.string()),
})
export type TrackingContent = z.infer<typeof TrackingContent>

/** A page view (Spec 3). */
export const TrackingRecord = z.object({
  /** When the page was entered, ISO 8601 in UTC. */
  time: sentTime,
  /** Path of the page, e.g. /exhibits/detail/E-1: without the prefix of language and exhibition, query, fragment and last slash, at most 300 characters. */
  pathname: z.string(),
  /** What it says beyond when and where. */
  content: TrackingContent,
})
export type TrackingRecord = z.infer<typeof TrackingRecord>

export const tracking = {
  /**
   * Added: keeps page views; recommendations follow them. The specification includes tracking (Spec 1, 4) but shows no
   * call. Open to everybody. Sent with keepalive, 2 seconds after a page was entered, at once on pages that keep the owner.
   * Not sent where the visitor has refused, or where TRACKING_CONSENT is '1' and they have not allowed it yet.
   */
  save: post(
    TRACKING_PATH,
    z.object({
      /** Oldest first, at most 100. */
      records: z.array(TrackingRecord),
    }),
    done(),
    { added: true },
  ),
}

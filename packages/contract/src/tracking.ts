import * as z from 'zod/mini'
import { TRACKING_PATH } from './call-paths.ts'
import { done, post } from './endpoint.ts'
import { sentTime } from './kinds.ts'

/** The content of a tracking record, apart from time and path. */
export const TrackingContent = z.object({
  /** The enter event of Spec 4. */
  event: z.literal('enter'),
  /** The page, independent of ids: the pattern of its route, e.g. /exhibits/detail, or the route's own label. */
  label: z.string(),
  /** Start of the visit, if on a micro page or the login preview (Spec 2); null or absent: anywhere else. */
  source: z.nullish(z.enum(['micro-page', 'login-preview'])),
  /**
   * Owner of the page, EXHIBITOR or EXHIBITOR_GROUP; kept on pages that retain the owner (Spec 3, 4). Null if there is
   * none.
   */
  owner: z.nullish(z.string()),
  /** exhibitorId or exhibitorGroupId of that owner; null if there is none. */
  ownerId: z.nullish(z.string()),
  /** Path of the previous page in this visit, without language prefix and query; null: this is the first. */
  from: z.nullish(z.string()),
})
export type TrackingContent = z.infer<typeof TrackingContent>

/** A page view (Spec 3). */
export const TrackingRecord = z.object({
  /** When the page was entered, ISO 8601 in UTC. */
  time: sentTime,
  /**
   * Path of the page, e.g. /exhibits/detail/E-1: without language and exhibition prefix, query, fragment and trailing
   * slash, at most 300 characters.
   */
  pathname: z.string(),
  /** The content, apart from time and path. */
  content: TrackingContent,
})
export type TrackingRecord = z.infer<typeof TrackingRecord>

export const tracking = {
  /**
   * Added: stores page views, which influence recommendations. The specification includes tracking (Spec 1, 4) but
   * shows no call. Open to everyone. Sent with keepalive, 2 seconds after a page was entered, or at once on pages that
   * retain the owner. Not sent if the visitor has refused, or if TRACKING_CONSENT is '1' and they have not consented
   * yet.
   */
  save: post(
    TRACKING_PATH,
    z.object({
      /** The page views, oldest first, at most 100. */
      records: z.array(TrackingRecord),
    }),
    done(),
    { added: true },
  ),
}

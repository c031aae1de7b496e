import * as z from 'zod/mini'
import { done, post } from './endpoint.ts'
import { TRACKING_PATH } from './tracking-path.ts'

/** What a tracking record says beyond when and where. */
export const TrackingContent = z.object({
  /** The enter event of Spec 4. */
  event: z.literal('enter'),
  /** The route's label of routes.ts. */
  label: z.string(),
  /** The source label where the visit began on a micro page or the login preview (Spec 2). */
  source: z.nullish(z.enum(['micro-page', 'login-preview'])),
  /** Whose page it is (EXHIBITOR, EXHIBITOR_GROUP …) and their id (Spec 3, session items owner and ownerId). */
  owner: z.nullish(z.string()),
  ownerId: z.nullish(z.string()),
  /** The page before, without its query. */
  from: z.nullish(z.string()),
})
export type TrackingContent = z.infer<typeof TrackingContent>

/** A page view (Spec 3). `time` is ISO 8601, UTC; `pathname` has no query, no fragment and no language prefix. */
export const TrackingRecord = z.object({ time: z.string(), pathname: z.string(), content: TrackingContent })
export type TrackingRecord = z.infer<typeof TrackingRecord>

export const tracking = {
  /** Added: the specification includes tracking (Spec 1, 4) but shows no call. Oldest first; sent with keepalive. */
  save: post(TRACKING_PATH, z.object({ records: z.array(TrackingRecord) }), done(), { added: true }),
}

import * as z from 'zod/mini'
import { id } from './kinds.ts'

/**
 * Why the platform recommends something to this visitor; `name` in the requested language. TAG, INDUSTRY and CATEGORY are
 * interests that the visitor has chosen (exhibitions/interested/tag, app/users); VISITED names an exhibitor whose pages
 * the visitor has looked at.
 */
export const RecommendReason = z.object({
  /** What weighed most: a chosen TAG, INDUSTRY or CATEGORY, or an exhibitor that was VISITED. */
  kind: z.enum(['TAG', 'INDUSTRY', 'CATEGORY', 'VISITED']),
  /** Of the tag, industry, category or exhibitor. */
  id,
  /** Its name in the requested language, which is in the site's own sentence. */
  name: z.string(),
})
export type RecommendReason = z.infer<typeof RecommendReason>

/** Fields of a recommended item beside its summary. */
export const Reasoned = {
  /** Why it is recommended; null where it is the platform's choice for everybody, and the site says nothing then. */
  reason: z.nullish(RecommendReason),
}

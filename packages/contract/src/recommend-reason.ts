import * as z from 'zod/mini'
import { id } from './kinds.ts'

/**
 * Why the platform recommends something to this visitor; `name` is in the requested language. TAG, INDUSTRY and
 * CATEGORY are interests that the visitor has chosen (exhibitions/interested/tag, app/users); VISITED names an
 * exhibitor whose pages the visitor has viewed.
 */
export const RecommendReason = z.object({
  /** The main reason: a chosen TAG, INDUSTRY or CATEGORY, or an exhibitor that was VISITED. */
  kind: z.enum(['TAG', 'INDUSTRY', 'CATEGORY', 'VISITED']),
  /** Id of the tag, industry, category or exhibitor. */
  id,
  /** Its name in the requested language, inserted into the site's own sentence. */
  name: z.string(),
})
export type RecommendReason = z.infer<typeof RecommendReason>

/** Fields added to the summary of a recommended item. */
export const Reasoned = {
  /** Why it is recommended; null if it is the platform's choice for everyone, and no reason is shown. */
  reason: z.nullish(RecommendReason),
}

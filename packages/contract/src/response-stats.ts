import * as z from 'zod/mini'

/** How an exhibitor has answered inquiries so far, as measured by the platform. */
export const ResponseStats = z.object({
  /** Median response time in minutes. */
  medianMinutes: z.number(),
  /** Share of inquiries answered, 0 to 1. */
  share: z.number(),
  /** Number of inquiries measured. */
  inquiries: z.number(),
})
export type ResponseStats = z.infer<typeof ResponseStats>

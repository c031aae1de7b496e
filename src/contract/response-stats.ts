import * as z from 'zod/mini'

/** How an exhibitor has answered inquiries so far, as measured by the platform. */
export const ResponseStats = z.object({
  /** Minutes until half of its answers had come. */
  medianMinutes: z.number(),
  /** Share of the inquiries that it has answered, 0 to 1. */
  share: z.number(),
  /** How many inquiries were measured. */
  inquiries: z.number(),
})
export type ResponseStats = z.infer<typeof ResponseStats>

import * as z from 'zod/mini'

/**
 * The events of customer service (Spec 3), which come through the chat connection:
 * - SUPPORT_DEMAND the visitor has asked for staff and waits
 * - SUPPORT_ACCEPT staff has taken the chat: their name is shown
 * - NO_STAFF_ON_DUTY nobody is there: the visitor may leave a message
 * - SUPPORT_TRANSFER and SUPPORT_TO the chat went to other staff: the name changes
 * - SUPPORT_FINISH staff has closed the chat
 * - SUPPORT_REMOVE the visitor was taken out of it
 */
export const SupportEventType = z.enum([
  'SUPPORT_ACCEPT',
  'NO_STAFF_ON_DUTY',
  'SUPPORT_TRANSFER',
  'SUPPORT_FINISH',
  'SUPPORT_DEMAND',
  'SUPPORT_REMOVE',
  'SUPPORT_TO',
])
export type SupportEventType = z.infer<typeof SupportEventType>

export const SupportEvent = z.object({
  event: SupportEventType,
  chatgroupId: z.string(),
  staffId: z.nullish(z.string()),
  staffName: z.nullish(z.string()),
  /** ISO 8601, UTC. */
  time: z.string(),
})
export type SupportEvent = z.infer<typeof SupportEvent>

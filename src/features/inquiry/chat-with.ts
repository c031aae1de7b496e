import type { InquiryRecipient } from '@fair/contract/inquiry.ts'

/** The query that opens the existing chat with an exhibitor, otherwise a new one. */
export const chatWith = ({ chatgroupId, exhibitorId }: InquiryRecipient): Record<string, string> =>
  chatgroupId ? { chatgroupId } : { role: 'EXHIBITOR', roleId: exhibitorId }

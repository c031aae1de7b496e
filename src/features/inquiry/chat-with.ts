import type { InquiryRecipient } from '../../contract/inquiry.ts'

/** The query of the chat that there is with an exhibitor, else of a new one. */
export const chatWith = ({ chatgroupId, exhibitorId }: InquiryRecipient): Record<string, string> =>
  chatgroupId ? { chatgroupId } : { role: 'EXHIBITOR', roleId: exhibitorId }

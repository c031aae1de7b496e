import { persistentAtom } from '@nanostores/persistent'
import type { ReadableAtom } from 'nanostores'
import * as z from 'zod/mini'
import { picture } from '../contract/kinds.ts'
import { tenantAt, tenantKey } from '../lib/storage-keys.ts'
import { notifyBasket } from './changes.ts'
import { keep } from './persistent.ts'

/** Exhibitors that one inquiry may go to (the platform's limit). */
export const BASKET_MAX = 20

/** An exhibitor who is to be asked, and the exhibit that the visitor came from. */
export const Recipient = z.object({
  exhibitorId: z.string(),
  exhibitorName: z.string(),
  logo: picture,
  exhibitsId: z.optional(z.string()),
  exhibitsName: z.optional(z.string()),
})
export type Recipient = z.infer<typeof Recipient>

/** The exhibitors that one inquiry is to go to, kept on the device until it is sent: one basket an exhibition. */
export interface InquiryBasket {
  $recipients: ReadableAtom<readonly Recipient[]>
  /** Puts one in, or in its place anew; false where the basket is full or the device keeps nothing. */
  add(recipient: Recipient): boolean
  remove(exhibitorId: string): void
  /** Takes out those that were asked, or all. */
  clear(exhibitorIds?: readonly string[]): void
}

const parse = (text: string): Recipient[] => {
  try {
    const kept: unknown = JSON.parse(text)
    return Array.isArray(kept)
      ? kept.flatMap((each) => z.safeParse(Recipient, each).data ?? []).slice(0, BASKET_MAX)
      : []
  } catch {
    return []
  }
}

/** The basket of an exhibition of a tenant. Other tabs of the device follow at once. */
export function inquiryBasket({
  exhibitionId,
  ...tenant
}: {
  tenantId: string
  apiBase: string
  exhibitionId: string | null
}): InquiryBasket {
  const $recipients = persistentAtom<readonly Recipient[]>(
    tenantKey('inquiry-basket', tenantAt(tenant), exhibitionId ?? ''),
    [],
    {
      decode: parse,
      // An empty basket leaves nothing behind.
      encode: (recipient) => (recipient.length === 0 ? undefined : JSON.stringify(recipient)),
    },
  )
  const set = (recipients: readonly Recipient[]) => {
    const isKept = keep($recipients, recipients)
    notifyBasket()
    return isKept
  }
  return {
    $recipients,
    add(recipient) {
      const others = $recipients.get().filter(({ exhibitorId }) => exhibitorId !== recipient.exhibitorId)
      return others.length < BASKET_MAX && set([...others, recipient])
    },
    remove: (exhibitorId) => void set($recipients.get().filter((each) => each.exhibitorId !== exhibitorId)),
    clear: (ids) => void set(ids ? $recipients.get().filter(({ exhibitorId }) => !ids.includes(exhibitorId)) : []),
  }
}

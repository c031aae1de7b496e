import { picture } from '@fair/contract/kinds.ts'
import { persistentAtom } from '@nanostores/persistent'
import type { ReadableAtom } from 'nanostores'
import * as z from 'zod/mini'
import { tenantAt, tenantKey } from '../lib/storage-keys.ts'
import { notifyBasket } from './changes.ts'
import { keep } from './persistent.ts'

/** Maximum number of exhibitors per inquiry (the platform's limit). */
export const BASKET_MAX = 20

/** An exhibitor to inquire with, and the exhibit that the visitor came from. */
export const Recipient = z.object({
  exhibitorId: z.string(),
  exhibitorName: z.string(),
  logo: picture,
  exhibitsId: z.optional(z.string()),
  exhibitsName: z.optional(z.string()),
})
export type Recipient = z.infer<typeof Recipient>

/** The exhibitors that one inquiry is to go to, stored on the device until it is sent: one basket per exhibition. */
export interface InquiryBasket {
  $recipients: ReadableAtom<readonly Recipient[]>
  /** Adds an exhibitor, or replaces it in place; false if the basket is full or the device stores nothing. */
  add(recipient: Recipient): boolean
  remove(exhibitorId: string): void
  /** Removes those that were inquired with, or all. */
  clear(exhibitorIds?: readonly string[]): void
}

const parse = (text: string): Recipient[] => {
  try {
    const stored: unknown = JSON.parse(text)
    return Array.isArray(stored)
      ? stored.flatMap((each) => z.safeParse(Recipient, each).data ?? []).slice(0, BASKET_MAX)
      : []
  } catch {
    return []
  }
}

/** The basket of a tenant's exhibition. Other tabs of the device are updated at once. */
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
      // An empty basket is removed from storage.
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

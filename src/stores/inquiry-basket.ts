import { persistentAtom } from '@nanostores/persistent'
import type { ReadableAtom } from 'nanostores'
import * as z from 'zod/mini'
import { picture } from '../contract/kinds.ts'
import { tenantAt, tenantKey } from '../lib/storage-keys.ts'
import { tellBasket } from './changes.ts'
import { keep } from './persistent.ts'

/** Exhibitors that one inquiry may go to (the platform's limit). */
export const BASKET_MAX = 20

/** An exhibitor who is to be asked, and the exhibit that the visitor came from. */
export const Asked = z.object({
  exhibitorId: z.string(),
  exhibitorName: z.string(),
  logo: picture,
  exhibitsId: z.optional(z.string()),
  exhibitsName: z.optional(z.string()),
})
export type Asked = z.infer<typeof Asked>

/** The exhibitors that one inquiry is to go to, kept on the device until it is sent: one basket an exhibition. */
export interface InquiryBasket {
  $asked: ReadableAtom<readonly Asked[]>
  /** Puts one in, or in its place anew; false where the basket is full or the device keeps nothing. */
  add(asked: Asked): boolean
  remove(exhibitorId: string): void
  /** Takes out those that were asked, or all. */
  clear(exhibitorIds?: readonly string[]): void
}

const parse = (text: string): Asked[] => {
  try {
    const kept: unknown = JSON.parse(text)
    return Array.isArray(kept) ? kept.flatMap((each) => z.safeParse(Asked, each).data ?? []).slice(0, BASKET_MAX) : []
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
  const $asked = persistentAtom<readonly Asked[]>(
    tenantKey('inquiry-basket', tenantAt(tenant), exhibitionId ?? ''),
    [],
    {
      decode: parse,
      // An empty basket leaves nothing behind.
      encode: (asked) => (asked.length === 0 ? undefined : JSON.stringify(asked)),
    },
  )
  const set = (asked: readonly Asked[]) => {
    const isKept = keep($asked, asked)
    tellBasket()
    return isKept
  }
  return {
    $asked,
    add(asked) {
      const others = $asked.get().filter(({ exhibitorId }) => exhibitorId !== asked.exhibitorId)
      return others.length < BASKET_MAX && set([...others, asked])
    },
    remove: (exhibitorId) => void set($asked.get().filter((each) => each.exhibitorId !== exhibitorId)),
    clear: (ids) => void set(ids ? $asked.get().filter(({ exhibitorId }) => !ids.includes(exhibitorId)) : []),
  }
}

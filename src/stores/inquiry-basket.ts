import { atom, type ReadableAtom } from 'nanostores'
import * as z from 'zod/mini'
import { local, readStored, writeStored } from '../lib/storage.ts'

/** Exhibitors that one inquiry may go to (the platform's limit). */
export const BASKET_MAX = 20

/** An exhibitor who is to be asked, and the exhibit that the visitor came from. */
export const Asked = z.object({
  exhibitorId: z.string(),
  exhibitorName: z.string(),
  logo: z.string(),
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
  stop(): void
}

const parse = (text: string | null): Asked[] => {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.flatMap((each) => z.safeParse(Asked, each).data ?? []).slice(0, BASKET_MAX) : []
  } catch {
    return []
  }
}

/** The basket of an exhibition of a tenant. Other tabs of the device follow at once. */
export function inquiryBasket(at: { tenantId: string; exhibitionId: string | null }): InquiryBasket {
  const key = `inquiry-basket:${at.tenantId}:${at.exhibitionId ?? ''}`
  const read = () => parse(readStored(local, key))
  const $asked = atom<readonly Asked[]>(read())
  const write = (next: readonly Asked[]) => {
    const kept = writeStored(local, key, next.length === 0 ? null : JSON.stringify(next))
    $asked.set(kept ? next : read())
    return kept
  }
  const follow = (event: StorageEvent) => {
    if (event.key === key || event.key === null) $asked.set(read())
  }
  if (typeof addEventListener === 'function') addEventListener('storage', follow)
  return {
    $asked,
    add(asked) {
      const others = read().filter(({ exhibitorId }) => exhibitorId !== asked.exhibitorId)
      return others.length < BASKET_MAX && write([...others, asked])
    },
    remove: (exhibitorId) => void write(read().filter((each) => each.exhibitorId !== exhibitorId)),
    clear: (ids) => void write(ids ? read().filter(({ exhibitorId }) => !ids.includes(exhibitorId)) : []),
    stop() {
      if (typeof removeEventListener === 'function') removeEventListener('storage', follow)
    },
  }
}

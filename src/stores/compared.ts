import { persistentAtom } from '@nanostores/persistent'
import type { ReadableAtom } from 'nanostores'
import * as z from 'zod/mini'
import { COMPARE_MAX } from '../domain/comparison.ts'
import { tenantAt, tenantKey } from '../lib/storage-keys.ts'
import { keep } from './persistent.ts'

/** An exhibit to be compared, with the data that the bar shows. */
const Compared = z.object({
  exhibitsId: z.string(),
  exhibitsName: z.string(),
  /** Address of its picture, as used on the page; '' without. */
  picture: z.string(),
  /** Language of its name; absent in selections of earlier releases. */
  language: z.optional(z.string()),
})
export type Compared = z.infer<typeof Compared>

/** The exhibits to be compared side by side, stored on the device: one selection per exhibition. */
export interface ComparedStore {
  $compared: ReadableAtom<readonly Compared[]>
  /** Appends an exhibit; 'full' and 'failed' (the device stores nothing) leave everything unchanged. */
  add(exhibit: Compared): 'added' | 'full' | 'failed'
  remove(exhibitsId: string): void
  clear(): void
}

const parse = (text: string): Compared[] => {
  try {
    const stored: unknown = JSON.parse(text)
    const read = Array.isArray(stored) ? stored.flatMap((each) => z.safeParse(Compared, each).data ?? []) : []
    return [...new Map(read.map((each) => [each.exhibitsId, each])).values()].slice(0, COMPARE_MAX)
  } catch {
    return []
  }
}

const stores = new Map<string, ComparedStore>()

/** The selection of a tenant's exhibition: one store per page. Other tabs of the device are updated at once. */
export function comparedOf(data: { tenantId: string; apiBase: string; exhibitionId: string | null }): ComparedStore {
  const key = tenantKey('compared', tenantAt(data), data.exhibitionId ?? '')
  const store = stores.get(key) ?? open(key)
  stores.set(key, store)
  return store
}

function open(key: ReturnType<typeof tenantKey>): ComparedStore {
  const $compared = persistentAtom<readonly Compared[]>(key, [], {
    decode: parse,
    // An empty selection is removed from storage.
    encode: (compared) => (compared.length === 0 ? undefined : JSON.stringify(compared)),
  })
  const without = (exhibitsId: string) => $compared.get().filter((each) => each.exhibitsId !== exhibitsId)
  return {
    $compared,
    add(exhibit) {
      const others = without(exhibit.exhibitsId)
      if (others.length >= COMPARE_MAX) return 'full'
      return keep($compared, [...others, exhibit]) ? 'added' : 'failed'
    },
    remove: (exhibitsId) => void keep($compared, without(exhibitsId)),
    clear: () => void keep($compared, []),
  }
}

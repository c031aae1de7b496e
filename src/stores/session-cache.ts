import { machineTime } from '@fair/contract/rules/machine-time.ts'
import { session } from '../lib/storage.ts'
import { tenantAt, tenantKey } from '../lib/storage-keys.ts'
import type { PageData } from './page-data.ts'

/**
 * Answers of the platform that are valid for a session (Spec 4). Stored values may be anything: storage can be changed
 * from outside.
 */
export interface SessionCache {
  /** The JSON stored under a name; null if there is none, if it is too old, or if it is not JSON. */
  read(name: string): unknown
  /** Stores JSON; does nothing if the storage is blocked or full, or the value too long. */
  write(name: string, value: unknown): void
}

/**
 * Maximum number of characters of one entry, and of all entries of the origin together: browsers give a tab some 5
 * million.
 */
const ENTRY_MAX = 300_000
const TOTAL_MAX = 1_000_000
/** Lifetime of an entry, in ms: a tab may stay open, or be restored, for weeks. */
const LIFETIME = 12 * 3_600_000
const PREFIX = `${tenantKey('cached', '').split(':')[0]}:`

/**
 * The cache of a tenant's exhibition in a language, in the tab's session storage. The oldest entries make room for new
 * ones; a logout deletes all (stores/logout-items.ts).
 */
export function sessionCache(data: Pick<PageData, 'apiBase' | 'tenantId' | 'exhibitionId' | 'language'>): SessionCache {
  const keyOf = (name: string) => tenantKey('cached', tenantAt(data), data.exhibitionId ?? '', data.language, name)
  return {
    read: (name) => {
      try {
        const text = session().getItem(keyOf(name)) ?? ''
        const age = machineTime() - storedAt(text)
        return age >= 0 && age < LIFETIME ? JSON.parse(text.slice(String(storedAt(text)).length + 1)) : null
      } catch {
        return null
      }
    },
    write: (name, value) => {
      const text = `${machineTime()} ${JSON.stringify(value)}`
      if (text.length > ENTRY_MAX) return
      try {
        const storage = session()
        const key = keyOf(name)
        storage.removeItem(key)
        makeRoom(storage, text.length)
        storage.setItem(key, text)
      } catch {
        // Blocked or full: the next page requests it again.
      }
    },
  }
}

/** When an entry was stored, in ms since 1970; NaN for anything that is no entry. */
const storedAt = (text: string): number => Number.parseInt(text, 10)

/** Removes the oldest entries until this many more characters fit within TOTAL_MAX. */
function makeRoom(storage: Storage, length: number): void {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
  const entries = keys
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => ({ key, text: storage.getItem(key) ?? '' }))
    .sort((a, b) => (storedAt(a.text) || 0) - (storedAt(b.text) || 0))
  let total = entries.reduce((sum, { text }) => sum + text.length, length)
  for (const { key, text } of entries) {
    if (total <= TOTAL_MAX) return
    storage.removeItem(key)
    total -= text.length
  }
}

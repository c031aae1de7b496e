import type { StorageKey } from './storage-keys.ts'

/** Storage that may be blocked, full or poisoned: then it reads as empty, and writing says so. */
export function readStored(storage: () => Storage, key: StorageKey): string | null {
  try {
    return storage().getItem(key)
  } catch {
    return null
  }
}

/** Whether the value was kept; null removes it. */
export function writeStored(storage: () => Storage, key: StorageKey, value: string | null): boolean {
  try {
    if (value === null) storage().removeItem(key)
    else storage().setItem(key, value)
    return true
  } catch {
    return false
  }
}

/** JSON of any kind, as storage is anybody's; null without, and where it is none. */
export function readStoredJson(storage: () => Storage, key: StorageKey): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? 'null')
  } catch {
    return null
  }
}

export const local = () => localStorage
export const session = () => sessionStorage

import type { StorageKey } from './storage-keys.ts'

/** Storage that may be blocked, full or corrupt: then it reads as empty, and writing reports the failure. */
export function readStored(storage: () => Storage, key: StorageKey): string | null {
  try {
    return storage().getItem(key)
  } catch {
    return null
  }
}

/** Whether the value was stored; null removes it. */
export function writeStored(storage: () => Storage, key: StorageKey, value: string | null): boolean {
  try {
    if (value === null) storage().removeItem(key)
    else storage().setItem(key, value)
    return true
  } catch {
    return false
  }
}

/** JSON of any kind, as storage can be changed from outside; null if there is none or it is invalid. */
export function readStoredJson(storage: () => Storage, key: StorageKey): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? 'null')
  } catch {
    return null
  }
}

export const local = () => localStorage
export const session = () => sessionStorage

/** Storage that may be blocked, full or poisoned: then it reads as empty, and writing says so. */
export function readStored(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key)
  } catch {
    return null
  }
}

/** Whether the value was kept; null removes it. */
export function writeStored(storage: () => Storage, key: string, value: string | null): boolean {
  try {
    if (value === null) storage().removeItem(key)
    else storage().setItem(key, value)
    return true
  } catch {
    return false
  }
}

export const local = () => localStorage
export const session = () => sessionStorage

import { local, readStoredJson, writeStored } from '../lib/storage.ts'
import { personalKey, type StorageKey } from '../lib/storage-keys.ts'
import { pageOwner } from './owner.ts'

/** The last press of a heart that the platform has not answered yet. */
export interface WaitingFollow {
  saved: boolean
  /** Tells it from a later press of the same heart. */
  press: string
}

const key = (): StorageKey => personalKey('follows-out', pageOwner())

/** Of the account that is logged in, by `EXHIBIT:1001`, the oldest first. */
export function readWaiting(): Record<string, WaitingFollow> {
  const entries = Object.entries(Object(readStoredJson(local, key())) as Record<string, unknown>)
  return Object.fromEntries(
    entries.filter((entry): entry is [string, WaitingFollow] => {
      const { saved, press } = Object(entry[1]) as Partial<WaitingFollow>
      return typeof saved === 'boolean' && typeof press === 'string'
    }),
  )
}

const write = (all: Record<string, WaitingFollow>): boolean =>
  writeStored(local, key(), Object.keys(all).length === 0 ? null : JSON.stringify(all))

export const followsOut = {
  /** Stores a press before the platform is told. */
  add(heart: string, saved: boolean): void {
    const { [heart]: _, ...others } = readWaiting()
    write({ ...others, [heart]: { saved, press: crypto.randomUUID() } })
  },
  /** The platform has answered to a press. False where the heart was pressed again since. */
  forget(heart: string, { press }: WaitingFollow): boolean {
    const { [heart]: waiting, ...others } = readWaiting()
    if (waiting?.press !== press) return false
    write(others)
    return true
  },
}

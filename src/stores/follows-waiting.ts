import { local, readStoredJson, writeStored } from '../lib/storage.ts'
import { personalKey, type StorageKey } from '../lib/storage-keys.ts'
import { pageOwner } from './owner.ts'

/** The last press of a heart that the platform has not answered yet. */
export interface WaitingFollow {
  saved: boolean
  /** Tells it from a later press of the same heart. */
  press: number
}

/** Of the account that is logged in. */
export const waitingKey = (): StorageKey => personalKey('follows-out', pageOwner())

/** What is stored, which need not be what this site has written. */
export const readStoredWaiting = (): Record<string, unknown> => Object(readStoredJson(local, waitingKey()))

/**
 * Stores a press of a heart (`EXHIBIT:1001`) before the platform is told.
 *
 * @returns false where the device stores nothing
 */
export const waitToSend = (heart: string, saved: boolean): boolean =>
  writeStored(
    local,
    waitingKey(),
    JSON.stringify({ ...readStoredWaiting(), [heart]: { saved, press: Math.random() } satisfies WaitingFollow }),
  )

import { local, readStoredJson, writeStored } from '../lib/storage.ts'
import { personalKey, type StorageKey } from '../lib/storage-keys.ts'
import { pageOwner } from './owner.ts'

/** The last press of a heart, until the platform has answered it. */
export interface WaitingFollow {
  saved: boolean
  /** Distinguishes this press from later ones of the same heart. */
  press: number
}

/** The presses of the logged-in account. */
export const waitingKey = (): StorageKey => personalKey('follows-out', pageOwner())

/** The stored presses, unchecked: storage may contain values that this site has not written. */
export const readStoredWaiting = (): Record<string, unknown> => Object(readStoredJson(local, waitingKey()))

/**
 * Stores a press of a heart (`EXHIBIT:1001`) before it is sent.
 *
 * @returns false if the device stores nothing
 */
export const addWaiting = (heart: string, saved: boolean): boolean =>
  writeStored(
    local,
    waitingKey(),
    JSON.stringify({ ...readStoredWaiting(), [heart]: { saved, press: Math.random() } satisfies WaitingFollow }),
  )

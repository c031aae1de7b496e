import { machineTime } from '../lib/clock.ts'
import { readStoredJson, session, writeStored } from '../lib/storage.ts'
import { personalKey } from '../lib/storage-keys.ts'
import { pageOwner } from './owner.ts'

/** After this long what the account follows is requested again: another device may have changed it. */
const FRESH_MS = 5 * 60_000

const keyOf = () => personalKey('follows-at', pageOwner())

/** When each type was requested, in ms; of any kind, as storage is anybody's. */
const readAges = (): Partial<Record<string, number>> => Object(readStoredJson(session, keyOf()))

/** Of some follow types, those that the platform has not been asked about for this account for a while. */
export function staleTypes(types: readonly string[], now = machineTime()): string[] {
  const ages = readAges()
  return types.filter((type) => !(Math.abs(now - (ages[type] ?? 0)) < FRESH_MS))
}

export function markSynced(type: string, now = machineTime()): void {
  writeStored(session, keyOf(), JSON.stringify({ ...readAges(), [type]: now }))
}

/** What the account follows has changed by something else than a heart. */
export const forgetSynced = (): void => void writeStored(session, keyOf(), null)

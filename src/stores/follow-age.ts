import { machineTime } from '@fair/contract/rules/machine-time.ts'
import { readStoredJson, session, writeStored } from '../lib/storage.ts'
import { personalKey } from '../lib/storage-keys.ts'
import { pageOwner } from './owner.ts'

/** After this time what the account follows is requested again: another device may have changed it. */
const FRESH_MS = 5 * 60_000

const keyOf = () => personalKey('follows-at', pageOwner())

/** When each type was requested, in ms; possibly any other value, as storage can be changed from outside. */
const readAges = (): Partial<Record<string, number>> => Object(readStoredJson(session, keyOf()))

/** Those of the given follow types that have not been requested for this account for a while. */
export function staleTypes(types: readonly string[], now = machineTime()): string[] {
  const ages = readAges()
  return types.filter((type) => !(Math.abs(now - (ages[type] ?? 0)) < FRESH_MS))
}

export function markSynced(type: string, now = machineTime()): void {
  writeStored(session, keyOf(), JSON.stringify({ ...readAges(), [type]: now }))
}

/** Called when something other than a heart has changed what the account follows. */
export const forgetSynced = (): void => void writeStored(session, keyOf(), null)

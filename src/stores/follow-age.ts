import { machineTime } from '../lib/clock.ts'
import { readStored, session, writeStored } from '../lib/storage.ts'

/** After this long what the account follows is asked for again: another device may have changed it. */
const FRESH_MS = 5 * 60_000
const KEY = 'follows-at'

type Ages = Partial<Record<string, number>>

function readAges(): Ages {
  try {
    return Object(JSON.parse(readStored(session, KEY) ?? '{}'))
  } catch {
    return {}
  }
}

/** Of some follow types, those that this session has not asked the platform about for a while. */
export function staleTypes(userId: string, types: readonly string[], now = machineTime()): string[] {
  const ages = readAges()
  return types.filter((type) => !(Math.abs(now - (ages[`${userId} ${type}`] ?? 0)) < FRESH_MS))
}

export function markSynced(userId: string, type: string, now = machineTime()): void {
  writeStored(session, KEY, JSON.stringify({ ...readAges(), [`${userId} ${type}`]: now }))
}

/** What the account follows has changed by something else than a heart. */
export const forgetSynced = (): void => void writeStored(session, KEY, null)

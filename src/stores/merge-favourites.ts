import { Collectable, follow } from '@fair/contract/favourite.ts'
import type { Call, Result } from '../api/client.ts'
import { local, readStoredJson, writeStored } from '../lib/storage.ts'
import { personalKey } from '../lib/storage-keys.ts'
import { notifyFollows } from './changes.ts'
import { type Favourites, readDeviceFavourites } from './favourites.ts'
import { forgetSynced } from './follow-age.ts'
import { pageTenant } from './owner.ts'
import { readUserId } from './session-storage.ts'

/** The device's favourites, and those already sent to an account, as 'EXHIBIT:1001'. */
export interface DeviceFavourites {
  read(): Favourites
  readMerged(userId: string): string[]
  keepMerged(userId: string, keys: string[]): void
}

/** Maximum number per call. */
const MAX_IDS = 500

/**
 * Adds what was saved on this device before the login to the account: each item once, so that items which the visitor
 * later removes from the account do not reappear. Returns how many were added.
 */
export async function mergeFavourites(
  device: DeviceFavourites,
  userId: string,
  save: (input: { followType: Collectable; targetIds: string[] }) => Promise<Result<unknown>>,
): Promise<number> {
  const merged = new Set(device.readMerged(userId))
  const all = device.read()
  let count = 0
  for (const followType of Collectable.options) {
    const targetIds = (all[followType] ?? []).filter((id) => !merged.has(`${followType}:${id}`)).slice(-MAX_IDS)
    if (targetIds.length === 0) continue
    const result = await save({ followType, targetIds })
    if (!result.ok) continue
    for (const id of targetIds) merged.add(`${followType}:${id}`)
    count += targetIds.length
  }
  if (count > 0) device.keepMerged(userId, [...merged])
  return count
}

const isLoggedIn = (userId: string) => readUserId() === userId
const keyOf = (userId: string) => personalKey('favourites-merged', { tenantId: pageTenant(), userId })

const device: DeviceFavourites = {
  read: readDeviceFavourites,
  readMerged(userId) {
    const stored = readStoredJson(local, keyOf(userId))
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : []
  },
  keepMerged: (userId, keys) => void (isLoggedIn(userId) && writeStored(local, keyOf(userId), JSON.stringify(keys))),
}

/**
 * The same for this browser; then hearts and lists are requested again. Ends with the login: the rest is not added to
 * another account.
 */
export async function mergeDevice(userId: string, call: Call): Promise<number> {
  const save = async (input: { followType: Collectable; targetIds: string[] }): Promise<Result<unknown>> =>
    isLoggedIn(userId) ? call(follow.save, input) : { ok: false, code: 'aborted', message: '' }
  const count = await mergeFavourites(device, userId, save)
  if (count > 0) {
    forgetSynced()
    notifyFollows()
  }
  return count
}

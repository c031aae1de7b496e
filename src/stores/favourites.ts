import { atom, type ReadableAtom } from 'nanostores'
import { local, readStoredJson, writeStored } from '../lib/storage.ts'
import { personalKey, type StorageKey } from '../lib/storage-keys.ts'
import { pageOwner } from './owner.ts'
import { $session } from './session.ts'

/** Ids by follow type (Spec 3), the newest last. */
export type Favourites = Record<string, string[]>

const $all = atom<Favourites>({})

/**
 * What the hearts show, from the device, so that they are right before the platform is called: what the account follows,
 * or what was saved here without a login. None at build.
 */
export const $favourites: ReadableAtom<Favourites> = $all

/** Where a visitor who is not logged in keeps them: on the device. */
const deviceKey = (): StorageKey => personalKey('favourites', { ...pageOwner(), userId: null })

/** What the device knows of them now: the account's, or, until it is asked what that is, the device's own. */
export function readFavourites(): Favourites {
  const owner = pageOwner()
  const follows = owner.userId === null ? null : readStoredJson(local, personalKey('follows', owner))
  return follows === null ? readDeviceFavourites() : checked(follows)
}

/** What was saved on this device without a login. */
export const readDeviceFavourites = (): Favourites => checked(readStoredJson(local, deviceKey()))

/** Tells the hearts what the device knows now. */
export const refreshFavourites = (): void => $all.set(readFavourites())

/** Sets one of those that `readFavourites` gives; answers whether the device kept it. */
export function writeFavourite(type: string, id: string, saved: boolean): boolean {
  const all = readFavourites()
  const others = (all[type] ?? []).filter((each) => each !== id)
  return writeFavourites({ ...all, [type]: saved ? [...others, id] : others })
}

export function writeFavourites(all: Favourites): boolean {
  const owner = pageOwner()
  const isKept = writeStored(
    local,
    owner.userId === null ? deviceKey() : personalKey('follows', owner),
    JSON.stringify(all),
  )
  refreshFavourites()
  return isKept
}

function checked(kept: unknown): Favourites {
  const lists = Object.entries(kept ?? {}).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]))
  return Object.fromEntries(lists.map(([type, ids]) => [type, ids.filter((id) => typeof id === 'string')]))
}

// A login or logout changes whose hearts they are.
if (globalThis.document) $session.subscribe(refreshFavourites)

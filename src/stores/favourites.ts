import { atom, type ReadableAtom } from 'nanostores'
import { local, readStoredJson, writeStored } from '../lib/storage.ts'
import { personalKey, type StorageKey } from '../lib/storage-keys.ts'
import { pageOwner } from './owner.ts'
import { $session } from './session.ts'

/** Ids by follow type (Spec 3), the newest last. */
export type Favourites = Record<string, string[]>

const $all = atom<Favourites>({})

/**
 * The saved items that hearts show, read from the device so that they are right before the platform is called: those
 * the account follows, or those saved here without a login. Empty at build time.
 */
export const $favourites: ReadableAtom<Favourites> = $all

/** Where the favourites of a visitor without a login are stored: on the device. */
const deviceKey = (): StorageKey => personalKey('favourites', { ...pageOwner(), userId: null })

/**
 * The favourites currently stored on the device: the account's, or, until those have been requested, those saved here
 * without a login.
 */
export function readFavourites(): Favourites {
  const owner = pageOwner()
  const follows = owner.userId === null ? null : readStoredJson(local, personalKey('follows', owner))
  return follows === null ? readDeviceFavourites() : checked(follows)
}

/** What was saved on this device without a login. */
export const readDeviceFavourites = (): Favourites => checked(readStoredJson(local, deviceKey()))

/** Updates the hearts with what the device stores now. */
export const refreshFavourites = (): void => $all.set(readFavourites())

/** Adds or removes one of the favourites that `readFavourites` returns; returns whether the device stored it. */
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

function checked(stored: unknown): Favourites {
  const lists = Object.entries(stored ?? {}).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]))
  return Object.fromEntries(lists.map(([type, ids]) => [type, ids.filter((id) => typeof id === 'string')]))
}

// A login or logout changes whose favourites are shown.
if (globalThis.document) $session.subscribe(refreshFavourites)

import { local, readStored, writeStored } from '../lib/storage.ts'
import { readUserId } from './session-token.ts'

/** Ids by follow type (Spec 3), the newest last. */
export type Favourites = Record<string, string[]>

/** Where a visitor who is not logged in keeps them: on the device. */
export const FAVOURITES_KEY = 'favourites'

/** Where the device remembers what an account follows, so that every page's hearts are right before it has asked. */
export const followsKey = (userId: string): string => `follows-${userId}`

/** What the hearts show: the account's, as far as the device knows them, or the device's own. */
export function readFavourites(): Favourites {
  const userId = readUserId()
  const follows = userId === null ? null : readStored(local, followsKey(userId))
  return follows === null ? readDeviceFavourites() : parse(follows)
}

/** What was saved on this device without a login. */
export const readDeviceFavourites = (): Favourites => parse(readStored(local, FAVOURITES_KEY))

/** Sets one of those that `readFavourites` gives; answers whether the device kept it. */
export function writeFavourite(type: string, id: string, saved: boolean): boolean {
  const all = readFavourites()
  const others = (all[type] ?? []).filter((each) => each !== id)
  return writeFavourites({ ...all, [type]: saved ? [...others, id] : others })
}

export function writeFavourites(all: Favourites): boolean {
  const userId = readUserId()
  return writeStored(local, userId === null ? FAVOURITES_KEY : followsKey(userId), JSON.stringify(all))
}

function parse(text: string | null): Favourites {
  try {
    const kept: unknown = JSON.parse(text ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    const lists = Object.entries(kept).filter((entry): entry is [string, string[]] => Array.isArray(entry[1]))
    return Object.fromEntries(lists.map(([type, ids]) => [type, ids.filter((id) => typeof id === 'string')]))
  } catch {
    return {}
  }
}

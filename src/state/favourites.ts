import { local, readStored } from './storage.ts'

/** Favourites on the device, of a visitor who is not logged in: ids by follow type, the newest last (Spec 3). */
export type Favourites = Record<string, string[]>

export const FAVOURITES_KEY = 'favourites'

export function readFavourites(): Favourites {
  try {
    const kept: unknown = JSON.parse(readStored(local, FAVOURITES_KEY) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    const lists = Object.entries(kept).filter((entry): entry is [string, string[]] => Array.isArray(entry[1]))
    return Object.fromEntries(lists.map(([type, ids]) => [type, ids.filter((id) => typeof id === 'string')]))
  } catch {
    return {}
  }
}

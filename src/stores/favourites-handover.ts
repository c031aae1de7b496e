import { type Favourites, readFavourites, writeFavourites } from './favourites.ts'

/*
 * The device's favourites as a text for a link or a QR code, which transfers them to another device without an account:
 * `EXHIBIT.1001.1002~EXHIBITOR.E7`. It is in the fragment of an address, so that no server receives it.
 */

/** The name in the fragment: `#take=…`. */
export const TAKE = 'take'

/** A QR code of more characters than this is too fine for a phone's camera. */
export const MAX_QR_LENGTH = 1200

/** Maximum number per type in a link, the newest first. */
const MAX_IDS = 200
/** The ids of the contract (rules/platform-values.ts). */
const ID = /^[\w~-][\w.~-]{0,127}$/
const TYPE = /^[A-Z_]{1,32}$/

/** An id may contain the two separators: they are replaced by characters that no id contains. */
const escapeId = (id: string): string => id.replaceAll('.', '!').replaceAll('~', '*')
const unescapeId = (text: string): string => text.replaceAll('!', '.').replaceAll('*', '~')

export function packFavourites(all: Favourites): string {
  return Object.entries(all)
    .map(([type, ids]) => [type, ids.filter((id) => ID.test(id)).slice(-MAX_IDS)] as const)
    .filter(([type, ids]) => TYPE.test(type) && ids.length > 0)
    .map(([type, ids]) => [type, ...ids.map(escapeId)].join('.'))
    .join('~')
}

/** The favourites in a fragment (`#take=…`); null if it contains nothing readable. */
export function unpackFavourites(fragment: string): Favourites | null {
  const text = new URLSearchParams(fragment.replace(/^#/, '')).get(TAKE)
  if (!text) return null
  const all: Favourites = {}
  for (const part of text.split('~')) {
    const [type = '', ...ids] = part.split('.')
    const good = ids
      .map(unescapeId)
      .filter((id) => ID.test(id))
      .slice(-MAX_IDS)
    if (TYPE.test(type) && good.length > 0) all[type] = [...new Set(good)]
  }
  return Object.keys(all).length > 0 ? all : null
}

export const countOf = (all: Favourites): number => Object.values(all).reduce((sum, ids) => sum + ids.length, 0)

/** Those that this device does not have yet. */
export function newIn(brought: Favourites, here: Favourites = readFavourites()): Favourites {
  const fresh = Object.entries(brought).map(([type, ids]) => [type, ids.filter((id) => !here[type]?.includes(id))])
  return Object.fromEntries(fresh.filter(([, ids]) => ids?.length))
}

/** Adds them to those stored on this device; returns whether they were stored. */
export function takeFavourites(fresh: Favourites): boolean {
  const here = readFavourites()
  const merged = Object.entries(fresh).map(([type, ids]) => [type, [...(here[type] ?? []), ...ids]])
  return writeFavourites({ ...here, ...Object.fromEntries(merged) })
}

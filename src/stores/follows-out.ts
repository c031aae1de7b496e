import { Collectable, follow } from '@fair/contract/favourite.ts'
import type { Call } from '../api/client.ts'
import { isOffline, isRefusal } from '../domain/errors.ts'
import { inTurn } from '../lib/in-turn.ts'
import { local, writeStored } from '../lib/storage.ts'
import { type Favourites, readFavourites, writeFavourite } from './favourites.ts'
import { readStoredWaiting, type WaitingFollow, waitingKey } from './follows-waiting.ts'

/** The outcome of sending a press of a heart. */
export type FollowOutcome =
  | { kind: 'sent'; saved: boolean }
  /**
   * No answer, a server error, an unreadable answer, or the login has expired (its dialog states that): the press is
   * sent later, once the browser is online, with the next page, or after the login.
   */
  | { kind: 'waiting'; why: 'offline' | 'server' | 'expired' }
  /** The heart was reset. */
  | { kind: 'refused'; message: string | null }

/**
 * Sends the waiting press of a heart. It is removed once the platform has answered, unless the heart was pressed again
 * meanwhile. Sending is idempotent, so that the page may be closed at any moment.
 *
 * @param key `EXHIBIT:1001`
 * @returns null if no press of this heart is waiting
 */
export const sendFollow = (key: string, call: Call): Promise<FollowOutcome | null> =>
  // So that the last press of a heart reaches the platform last.
  inTurn('follows-out', async () => {
    const waiting = readWaiting()[key]
    if (waiting === undefined) return null
    const [type = '', id = ''] = key.split(':')
    const { saved } = waiting
    const input = { followType: Collectable.parse(type), targetIds: [id] }
    const result = saved ? await call(follow.save, input) : await call(follow.cancel, input)
    if (!result.ok) {
      if (isOffline(result)) return { kind: 'waiting', why: 'offline' }
      if (result.code === 'expired') return { kind: 'waiting', why: 'expired' }
      if (result.code !== 'input' && !isRefusal(result)) return { kind: 'waiting', why: 'server' }
    }
    const isLast = forget(key, waiting)
    if (result.ok) return { kind: 'sent', saved }
    // A later press wins, and is sent next.
    if (isLast && (readFavourites()[type]?.includes(id) ?? false) === saved) writeFavourite(type, id, !saved)
    return { kind: 'refused', message: result.message }
  })

/** Applies the waiting presses to the list from the platform. */
export function withWaiting(listed: Favourites): Favourites {
  const all = { ...listed }
  for (const [key, { saved }] of Object.entries(readWaiting())) {
    const [type = '', id = ''] = key.split(':')
    const others = (all[type] ?? []).filter((each) => each !== id)
    all[type] = saved ? [...others, id] : others
  }
  return all
}

/** The waiting presses, by `EXHIBIT:1001`. */
export function readWaiting(): Record<string, WaitingFollow> {
  return Object.fromEntries(
    Object.entries(readStoredWaiting()).filter((entry): entry is [string, WaitingFollow] => {
      const { saved, press } = Object(entry[1]) as Partial<WaitingFollow>
      const isKnown = Collectable.safeParse(entry[0].split(':')[0]).success
      return isKnown && typeof saved === 'boolean' && typeof press === 'number'
    }),
  )
}

/** Removes a press that was answered. Returns false if the heart was pressed again meanwhile. */
function forget(key: string, { press }: WaitingFollow): boolean {
  const { [key]: waiting, ...others } = readWaiting()
  if (waiting?.press !== press) return false
  const isEmpty = Object.keys(others).length === 0
  writeStored(local, waitingKey(), isEmpty ? null : JSON.stringify(others))
  return true
}

import { atom, type ReadableAtom } from 'nanostores'
import { readStoredJson, writeStored } from '../lib/storage.ts'
import { personalKey } from '../lib/storage-keys.ts'
import { visitorStorage } from './login-storage.ts'
import { pageOwner } from './owner.ts'
import { $session } from './session.ts'

/** What the visitor does not want to be recommended again: ids by kind, the newest last. */
export type NotInterested = Readonly<Record<string, readonly string[]>>

/** So many of a kind are remembered; the oldest comes back. */
const STORED_MAX = 200

const $all = atom<NotInterested>({})

/** Kept on the device: the platform has no call for it. */
export const $notInterested: ReadableAtom<NotInterested> = $all

/** Says of one whether it may be recommended. Holds for the page even where the device keeps nothing. */
export function setInterested(kind: string, id: string, isInterested: boolean): void {
  const others = ($all.get()[kind] ?? []).filter((each) => each !== id)
  keepAll({ ...$all.get(), [kind]: isInterested ? others : [...others, id].slice(-STORED_MAX) })
}

/** All of a kind may be recommended again. */
export const resetInterested = (kind: string): void => keepAll({ ...$all.get(), [kind]: [] })

const key = () => personalKey('not-interested', pageOwner())

function keepAll(all: NotInterested): void {
  $all.set(all)
  writeStored(visitorStorage, key(), JSON.stringify(all))
}

function readAll(): NotInterested {
  const lists = Object.entries(readStoredJson(visitorStorage, key()) ?? {}).filter(([, ids]) => Array.isArray(ids))
  return Object.fromEntries(lists.map(([kind, ids]) => [kind, ids.filter((id: unknown) => typeof id === 'string')]))
}

// A login or logout changes whose they are.
if (globalThis.document) $session.subscribe(() => $all.set(readAll()))

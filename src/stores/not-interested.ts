import { atom, type ReadableAtom } from 'nanostores'
import { readStoredJson, writeStored } from '../lib/storage.ts'
import { personalKey } from '../lib/storage-keys.ts'
import { visitorStorage } from './login-storage.ts'
import { pageOwner } from './owner.ts'
import { $session } from './session.ts'

/** The items that the visitor does not want recommended again: ids by kind, the newest last. */
export type NotInterested = Readonly<Record<string, readonly string[]>>

/** This many of a kind are remembered; older ones may be recommended again. */
const STORED_MAX = 200

const $all = atom<NotInterested>({})

/** Stored on the device: the platform has no call for it. */
export const $notInterested: ReadableAtom<NotInterested> = $all

/** Sets whether an item may be recommended. Applies to the page even if the device stores nothing. */
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

// A login or logout changes whose items they are.
if (globalThis.document) $session.subscribe(() => $all.set(readAll()))

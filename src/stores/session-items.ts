import type { SessionItem } from '@fair/contract/session.ts'
import { readStored, session, writeStored } from '../lib/storage.ts'
import { sessionKey } from '../lib/storage-keys.ts'

/** The items of session storage by their names in Spec 3, except the token, which session-storage.ts handles. */
type Item = Exclude<SessionItem, 'authorization'>

/** Null without. */
export const readSession = (item: Item): string | null => readStored(session, sessionKey(item))

/** Stores an item for the session; null removes it. Returns whether the device stored it. */
export const writeSession = (item: Item, value: string | null): boolean => writeStored(session, sessionKey(item), value)

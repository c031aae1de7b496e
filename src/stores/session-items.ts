import type { SessionItem } from '../contract/session.ts'
import { readStored, session, writeStored } from '../lib/storage.ts'
import { sessionKey } from '../lib/storage-keys.ts'

/** The items of session storage by their names of Spec 3, but for the token, which is session-storage.ts's. */
type Item = Exclude<SessionItem, 'authorization'>

/** Null without. */
export const readSession = (item: Item): string | null => readStored(session, sessionKey(item))

/** Keeps an item for the session; null removes it. Answers whether the device took it. */
export const writeSession = (item: Item, value: string | null): boolean => writeStored(session, sessionKey(item), value)

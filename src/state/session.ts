import type { SessionItem } from '../contract/session.ts'
import { local, readStored, session, writeStored } from './storage.ts'

/** An item of session storage by its name of Spec 3; null without. */
export const readSession = (item: SessionItem): string | null => readStored(session, item)

/** Keeps an item for the session; null removes it. Answers whether the device took it. */
export const writeSession = (item: SessionItem, value: string | null): boolean => writeStored(session, item, value)

/** The token of a visitor who is logged in: in session or local storage (Spec 6); null for everybody else. */
export const readAuthorization = (): string | null =>
  readSession('authorization') ?? readStored(local, 'authorization' satisfies SessionItem)

/** Forgets the token everywhere, as when it has expired (Spec 4, 8). */
export function clearAuthorization(): void {
  writeSession('authorization', null)
  writeStored(local, 'authorization' satisfies SessionItem, null)
}

import type { SessionItem } from '../contract/session.ts'
import { local, readStored, session, writeStored } from '../lib/storage.ts'

/*
 * The login as the device keeps it (Spec 3, 6), as far as every page reads it: in few bytes. Keeping and forgetting it, and
 * the other tabs, are in session-keep.ts; what a visitor is beyond that is in session-model.ts.
 */

/** A login: the token as it goes into the header, and whose it is. */
export interface Login {
  authorization: string
  userId: string
  /** "Stay signed in": kept in local storage, else for the session. */
  stay?: boolean
}

/** What the header shows of who is logged in, ready to be read; '' where there is nothing. */
export interface AccountSummary {
  name: string
  /** The portrait's address, as the platform gives it. */
  picture: string
  /** Of all that is unread, of notices, of messages: '7', '99+', or ''. */
  all: string
  advice: string
  message: string
}

/** A device that keeps nothing: then the login lasts as long as the page. */
export const unkept: { login: Login | null } = { login: null }

/** An item of session storage by its name of Spec 3; null without. */
export const readSession = (item: SessionItem): string | null => readStored(session, item)

/** Keeps an item for the session; null removes it. Answers whether the device took it. */
export const writeSession = (item: SessionItem, value: string | null): boolean => writeStored(session, item, value)

// What goes into a header has to be one line of plain characters: anything else in storage is none of ours.
const plain = (value: string | null): string | null => (value !== null && /^[!-~]+$/.test(value) ? value : null)

/** What is kept under a name of the login, in session or local storage (Spec 6). */
const kept = (name: string): string | null => plain(readStored(session, name)) ?? plain(readStored(local, name))

/** The token of a visitor who is logged in; null for everybody else. */
export const readAuthorization = (): string | null =>
  kept('authorization' satisfies SessionItem) ?? unkept.login?.authorization ?? null

/** Whose token it is; null signed out. */
export const readUserId = (): string | null =>
  readAuthorization() === null ? null : (kept('userId') ?? unkept.login?.userId ?? null)

/** What the header showed last; fields of any kind, as storage is anybody's. */
export function readSummary(): Partial<Record<string, unknown>> {
  try {
    return Object(JSON.parse(readStored(session, 'account') ?? '{}'))
  } catch {
    return {}
  }
}

import { machineTime } from '@fair/contract/rules/machine-time.ts'
import { local, readStored, session, writeStored } from '../lib/storage.ts'
import { sessionKey } from '../lib/storage-keys.ts'

/*
 * The login as stored on the device (Spec 3, 6): the one place that reads and writes the token
 * (tests/house/stores.ts). Every page and the head script contain it, so it is small: the store in session.ts reports
 * who is logged in.
 */

/** A login: the token as sent in the header, and the user it belongs to. */
export interface Login {
  authorization: string
  userId: string
  /** "Stay signed in": stored in local storage, else for the session. */
  stay?: boolean
  /** When it expires, in ms of the machine's time (login.ts, loginOf); null if the platform does not provide it. */
  until?: number | null
}

const TOKEN = sessionKey('authorization')
const USER = sessionKey('userId')
const UNTIL = sessionKey('loginUntil')
const OFFSET = sessionKey('ownOffset')

/**
 * A login that expires while the page is open remains until the platform refuses it: only then is the visitor notified.
 */
const pageStart = machineTime()

/** The login on a device that stores nothing: it lasts as long as the page. */
let inMemory: Login | null = null

// A header value must be one line of plain characters: any other stored value was not written by this site.
const plain = (value: string | null): string | null => (value !== null && /^[!-~]+$/.test(value) ? value : null)

const isOver = (storage: typeof session): boolean => {
  const until = readStored(storage, UNTIL)
  return until !== null && Number(until) <= pageStart
}

/** The value stored under a name of the login, in session or local storage (Spec 6), unless the login has expired. */
const storedIn = (storage: typeof session, name: typeof TOKEN): string | null =>
  isOver(storage) ? null : readStored(storage, name)
const stored = (name: typeof TOKEN): string | null => plain(storedIn(session, name)) ?? plain(storedIn(local, name))

/** The token of a logged-in visitor; null for all others. */
export const readAuthorization = (): string | null => stored(TOKEN) ?? inMemory?.authorization ?? null

/** The id of the token's user; null signed out. */
export const readUserId = (): string | null =>
  readAuthorization() === null ? null : (stored(USER) ?? inMemory?.userId ?? null)

/** Whether there seems to be a login: for the first paint (client/head.ts). */
export const hasToken = (): boolean => (storedIn(session, TOKEN) ?? storedIn(local, TOKEN)) !== null

/** When the login expires (Login.until). */
export const readUntil = (): number | null => Number(readStored(session, UNTIL) ?? readStored(local, UNTIL)) || null

/** Whether the login is stored beyond the session. */
export const staysSignedIn = (): boolean => readStored(local, TOKEN) !== null

/** Whether the login lasts only as long as the page, as this device stores nothing. */
export const isMemoryOnly = (): boolean => inMemory !== null

/**
 * The offset from UTC, in minutes, of the zone that the visitor has set: for the first paint (client/head.ts), which does
 * not load Intl. Null if they have set none, or if it has not been stored yet.
 */
export const readOwnOffset = (): string | null => storedIn(session, OFFSET) ?? storedIn(local, OFFSET)

/** Stores the offset with the login, for the next page. */
export const writeOwnOffset = (minutes: number | null): void =>
  void writeStored(staysSignedIn() ? local : session, OFFSET, minutes === null ? null : String(minutes))

const ITEMS = [TOKEN, USER, UNTIL, OFFSET]

/** Stores a login in place of any other; null removes it. */
export function writeLogin(login: Login | null): void {
  for (const storage of [session, local]) for (const name of ITEMS) writeStored(storage, name, null)
  inMemory = null
  if (login === null) return
  const storage = login.stay ? local : session
  if (!writeStored(storage, TOKEN, login.authorization)) inMemory = login
  writeStored(storage, USER, login.userId)
  writeStored(storage, UNTIL, login.until ? String(login.until) : null)
}

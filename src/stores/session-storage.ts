import { machineTime } from '../lib/clock.ts'
import { local, readStored, session, writeStored } from '../lib/storage.ts'
import { sessionKey } from '../lib/storage-keys.ts'

/*
 * The login as the device keeps it (Spec 3, 6): the one place that reads and writes the token (scripts/house/stores.ts).
 * Every page has it, and the head script, so it is small: who is logged in is told by the store in session.ts.
 */

/** A login: the token as it goes into the header, and whose it is. */
export interface Login {
  authorization: string
  userId: string
  /** "Stay signed in": kept in local storage, else for the session. */
  stay?: boolean
  /** When it runs out, in ms of the machine's time (login.ts, loginOf); null where the platform does not say. */
  until?: number | null
}

const TOKEN = sessionKey('authorization')
const USER = sessionKey('userId')
const UNTIL = sessionKey('loginUntil')

/** A login that runs out while the page stands stays until the platform refuses it: then its visitor is told. */
const pageStart = machineTime()

/** The login of a device that keeps nothing: then it lasts as long as the page. */
let inMemory: Login | null = null

// What goes into a header has to be one line of plain characters: anything else in storage is none of ours.
const plain = (value: string | null): string | null => (value !== null && /^[!-~]+$/.test(value) ? value : null)

const isOver = (storage: typeof session): boolean => {
  const until = readStored(storage, UNTIL)
  return until !== null && Number(until) <= pageStart
}

/** What is kept under a name of the login, in session or local storage (Spec 6), unless the login is over. */
const storedIn = (storage: typeof session, name: typeof TOKEN): string | null =>
  isOver(storage) ? null : readStored(storage, name)
const kept = (name: typeof TOKEN): string | null => plain(storedIn(session, name)) ?? plain(storedIn(local, name))

/** The token of a visitor who is logged in; null for everybody else. */
export const readAuthorization = (): string | null => kept(TOKEN) ?? inMemory?.authorization ?? null

/** Whose token it is; null signed out. */
export const readUserId = (): string | null =>
  readAuthorization() === null ? null : (kept(USER) ?? inMemory?.userId ?? null)

/** Whether there seems to be a login: for the first paint (client/head.ts). */
export const hasToken = (): boolean => (storedIn(session, TOKEN) ?? storedIn(local, TOKEN)) !== null

/** When the login runs out (Login.until). */
export const readUntil = (): number | null => Number(readStored(session, UNTIL) ?? readStored(local, UNTIL)) || null

/** Whether the login is kept beyond the session. */
export const staysSignedIn = (): boolean => readStored(local, TOKEN) !== null

/** Whether the login lasts as long as the page alone, as this device keeps nothing. */
export const isMemoryOnly = (): boolean => inMemory !== null

/** Keeps a login in place of any other; null keeps none. */
export function writeLogin(login: Login | null): void {
  for (const storage of [session, local]) for (const name of [TOKEN, USER, UNTIL]) writeStored(storage, name, null)
  inMemory = null
  if (login === null) return
  const storage = login.stay ? local : session
  if (!writeStored(storage, TOKEN, login.authorization)) inMemory = login
  writeStored(storage, USER, login.userId)
  writeStored(storage, UNTIL, login.until ? String(login.until) : null)
}

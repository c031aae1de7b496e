import { local, session } from '../lib/storage.ts'
import { readUserId, staysSignedIn } from './session-storage.ts'

/**
 * Where the data of an account is stored while it is logged in: local storage if it stays signed in, otherwise session
 * storage, which ends with the tab. Null without a login and for any other account, so that an answer that arrives after
 * the logout is not stored.
 */
export function loginStorage(userId: string | null): (() => Storage) | null {
  if (userId === null || userId !== readUserId()) return null
  return staysSignedIn() ? local : session
}

/** The storage of the open page's visitor: `loginStorage`, and local storage without a login. */
export const visitorStorage = (): Storage => (loginStorage(readUserId()) ?? local)()

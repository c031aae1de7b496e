import { local, session } from '../lib/storage.ts'
import { dropItems } from './logout-items.ts'
import { pageOwner } from './owner.ts'
import { refreshSession } from './session.ts'
import { type Login, writeLogin } from './session-storage.ts'

/** Keeps a login (Spec 4): `$session` tells of it. */
export function keepLogin(login: Login): void {
  writeLogin(login)
  refreshSession()
}

/**
 * Forgets the login everywhere (Spec 4, 8), and with it what is nobody else's business on this device.
 *
 * @param isLogout the visitor has ended it: then all that is theirs goes. Else it has run out, and what they have written
 *   waits for their next login.
 */
export function forgetLogin(isLogout: boolean): void {
  const owner = pageOwner()
  for (const storage of [local, session]) dropItems(storage, owner, isLogout)
  writeLogin(null)
  refreshSession()
}

import type { LoginResult } from '../contract/auth.ts'
import { msOf } from '../domain/instant.ts'
import { machineTime, now } from '../lib/clock.ts'
import { local, readStored, session } from '../lib/storage.ts'
import { sessionKey } from '../lib/storage-keys.ts'
import { dropItems } from './logout-items.ts'
import { pageOwner, pageTenant } from './owner.ts'
import { refreshSession } from './session.ts'
import { type Login, readAuthorization, writeLogin } from './session-storage.ts'

/**
 * A login as the device keeps it. Its end is turned into the machine's time: a page may not know yet how wrong that is when
 * it first asks who is logged in.
 */
export function loginOf({ authorization, userId, expireTime }: LoginResult, stay?: boolean): Login {
  const left = expireTime ? msOf(expireTime) - now().getTime() : null
  return { authorization, userId, ...(stay && { stay }), until: left === null ? null : machineTime() + left }
}

/** Keeps a login (Spec 4): `$session` tells of it. */
export function storeLogin(login: Login): void {
  writeLogin(login)
  refreshSession()
}

/**
 * Forgets the login everywhere (Spec 4, 8), and with it what is nobody else's business on this device.
 *
 * @param isLogout the visitor has ended it: then all that is theirs goes. Else it has run out, and what they have written
 *   waits for their next login. The caller deletes the cached pages as well (lib/offline.ts, deleteCachedPages).
 */
export function forgetLogin(isLogout: boolean): void {
  const owner = pageOwner()
  for (const storage of [local, session]) dropItems(storage, owner, isLogout)
  writeLogin(null)
  refreshSession()
}

/** Forgets a login that expired while no page was open, as forgetLogin(false) does on an open page. */
export function forgetOverdueLogin(): void {
  const key = sessionKey('userId')
  const userId = readStored(session, key) ?? readStored(local, key)
  if (userId === null || readAuthorization() !== null) return
  for (const storage of [local, session]) dropItems(storage, { tenantId: pageTenant(), userId }, false)
  writeLogin(null)
}

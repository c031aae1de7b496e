import type { LoginResult } from '@fair/contract/auth.ts'
import { msOf } from '@fair/contract/rules/instant.ts'
import { machineTime } from '@fair/contract/rules/machine-time.ts'
import { now } from '../lib/clock.ts'
import { local, readStored, session } from '../lib/storage.ts'
import { sessionKey } from '../lib/storage-keys.ts'
import { dropItems } from './logout-items.ts'
import { pageTenant } from './owner.ts'
import { refreshSession, sessionUser } from './session.ts'
import { type Login, readAuthorization, writeLogin } from './session-storage.ts'

/**
 * A login as stored on the device. Its expiry is converted to the machine's time: a page may not know the offset yet
 * when it first checks for a login.
 */
export function loginOf({ authorization, userId, expireTime }: LoginResult, stay?: boolean): Login {
  const left = expireTime ? msOf(expireTime) - now().getTime() : null
  return { authorization, userId, ...(stay && { stay }), until: left === null ? null : machineTime() + left }
}

/** Stores a login (Spec 4): `$session` is updated. */
export function storeLogin(login: Login): void {
  writeLogin(login)
  refreshSession()
}

/**
 * Removes the login everywhere (Spec 4, 8), together with the visitor's private data on this device.
 *
 * @param isLogout the visitor logged out: then all of their data is removed. Otherwise the login has expired, and what
 *   they have written waits for their next login. The caller deletes the cached pages as well (lib/offline.ts,
 *   deleteCachedPages).
 */
export function forgetLogin(isLogout: boolean): void {
  const owner = { tenantId: pageTenant(), userId: sessionUser() }
  for (const storage of [local, session]) dropItems(storage, owner, isLogout)
  writeLogin(null)
  refreshSession()
}

/** Removes a login that expired while no page was open, as forgetLogin(false) does on an open page. */
export function forgetOverdueLogin(): void {
  const key = sessionKey('userId')
  const userId = readStored(session, key) ?? readStored(local, key)
  if (userId === null || readAuthorization() !== null) return
  for (const storage of [local, session]) dropItems(storage, { tenantId: pageTenant(), userId }, false)
  writeLogin(null)
}

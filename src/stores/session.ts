import { atom, type ReadableAtom } from 'nanostores'
import { type Login, readAuthorization, readUserId } from './session-storage.ts'

const $login = atom<Login | null>(null)

/**
 * The login on this device; null for an anonymous visitor, and at build time. Follows logins and logouts here and in
 * other tabs (tabs.ts). Login and logout are in login.ts, further data of the visitor in stores/session-model.ts.
 */
export const $session: ReadableAtom<Login | null> = $login

/** The user of this page, although another tab may just have removed or replaced the login that all tabs share. */
export const sessionUser = (): string | null => $login.get()?.userId ?? null

/** Updates the store from the device: after a change there, and when a page is restored from the back-forward cache. */
export function refreshSession(): void {
  const authorization = readAuthorization()
  if (authorization === ($login.get()?.authorization ?? null)) return
  $login.set(authorization === null ? null : { authorization, userId: readUserId() ?? '' })
}

// At build time there is no visitor. The store itself starts with null, as a prerendered page does.
if (globalThis.document) refreshSession()

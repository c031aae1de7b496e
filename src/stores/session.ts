import { atom, type ReadableAtom } from 'nanostores'
import { type Login, readAuthorization, readUserId } from './session-storage.ts'

const $login = atom<Login | null>(null)

/**
 * Who is logged in on this device; null for an anonymous visitor, and at build. Follows logins and logouts here and in
 * other tabs (tabs.ts). Login and logout are in login.ts, what a visitor is beyond that in stores/session-model.ts.
 */
export const $session: ReadableAtom<Login | null> = $login

/** Tells what the device keeps now: after a change of it, and when a page comes out of the back-forward cache. */
export function refreshSession(): void {
  const authorization = readAuthorization()
  if (authorization === ($login.get()?.authorization ?? null)) return
  $login.set(authorization === null ? null : { authorization, userId: readUserId() ?? '' })
}

// At build there is no visitor. The store itself begins without one, as a prerendered page does.
if (globalThis.document) refreshSession()

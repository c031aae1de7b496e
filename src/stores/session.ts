import { atom, onMount, type ReadableAtom } from 'nanostores'
import { type Login, readAuthorization, readUserId } from './session-token.ts'

const read = (): Login | null => {
  const authorization = readAuthorization()
  return authorization === null ? null : { authorization, userId: readUserId() ?? '' }
}

const $login = atom<Login | null>(null)

/** Who is logged in on this device; null for an anonymous visitor. Follows logins and logouts here and in other tabs. */
export const $session: ReadableAtom<Login | null> = $login

onMount($login, () => {
  // At build there is no visitor.
  if (!globalThis.document) return
  const update = () => {
    const login = read()
    if (login?.authorization !== $login.get()?.authorization) $login.set(login)
  }
  update()
  addEventListener('fair:session', update)
  return () => removeEventListener('fair:session', update)
})

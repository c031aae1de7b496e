import { useStore } from '@nanostores/react'
import { $expiredUser } from '../stores/expired-login.ts'
import { $session } from '../stores/session.ts'

/**
 * The id of the user of this page: logged in, or about to log in again after an expired login, so that what they have
 * typed stays; null without one. As a key, it leaves nothing of another account on a page.
 */
export function useVisitor(): string | null {
  const expiredUser = useStore($expiredUser, { ssr: 'initial' })
  return useStore($session, { ssr: 'initial' })?.userId ?? expiredUser
}

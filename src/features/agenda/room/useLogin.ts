import { useStore } from '@nanostores/react'
import { $session } from '../../../stores/session.ts'

/** The token of the logged-in user, or null; follows logins and logouts. */
export function useLogin(): string | null {
  return useStore($session, { ssr: 'initial' })?.authorization ?? null
}

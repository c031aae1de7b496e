import { useStore } from '@nanostores/react'
import { $session } from '../../../stores/session.ts'

/** The token of who is logged in, null for others; follows logins and logouts. */
export function useLogin(): string | null {
  return useStore($session, { ssr: 'initial' })?.authorization ?? null
}

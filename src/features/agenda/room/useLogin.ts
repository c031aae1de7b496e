import { useEffect, useState } from 'react'
import { readAuthorization } from '../../../stores/session-token.ts'

/** The token of who is logged in, null for others; follows logins and logouts. */
export function useLogin(): string | null {
  const [login, setLogin] = useState(readAuthorization)
  useEffect(() => {
    const follow = () => setLogin(readAuthorization())
    addEventListener('fair:session', follow)
    return () => removeEventListener('fair:session', follow)
  }, [])
  return login
}

import { useStore } from '@nanostores/react'
import { Activity, Fragment, type ReactNode, useEffect } from 'react'
import { $expiredUser } from '../stores/expired-login.ts'
import { type LoginReason, requestLogin } from '../stores/login-request.ts'
import { $session } from '../stores/session.ts'
import { useHydrated } from './useHydrated.ts'

interface Props {
  /** Why the login is requested: its dialog says so. */
  reason: LoginReason
  /** Stands until it is known who is logged in: what the page is prerendered with. */
  skeleton: ReactNode
  /** What an anonymous visitor sees; `login` opens the dialog. */
  signedOut: (login: () => void) => ReactNode
  /** Shown without a login as well. As a function it is asked after hydration, and may read the address. */
  isOpen?: boolean | (() => boolean)
  /**
   * What a visitor who is logged in sees. Mounted anew for another visitor, so that nothing of another account stays. While
   * the login has run out it stays mounted but hidden: after the next login of the same visitor a form still has its text,
   * and a request that waited for the login still reaches the form that sent it.
   */
  children: ReactNode
}

/** The gate of the visitor's own pages. Signed out, it opens the login at once, and shows the page after it. */
export function RequireLogin({ reason, skeleton, signedOut, isOpen = false, children }: Props) {
  const isHydrated = useHydrated()
  const session = useStore($session, { ssr: 'initial' })
  const expiredUser = useStore($expiredUser, { ssr: 'initial' })
  const mayEnter = () => (typeof isOpen === 'function' ? isOpen() : isOpen)
  // biome-ignore lint/correctness/useExhaustiveDependencies: at the page's first sight alone; a logout opens no dialog
  useEffect(() => {
    if ($session.get() === null && !mayEnter()) requestLogin({ reason })
  }, [])
  if (!isHydrated) return skeleton
  if (mayEnter()) return <Fragment key={session?.authorization}>{children}</Fragment>
  const user = session?.userId ?? expiredUser
  return (
    <>
      {session === null && signedOut(() => requestLogin({ reason }))}
      {user !== null && (
        <Activity key={user} mode={session === null ? 'hidden' : 'visible'}>
          {children}
        </Activity>
      )}
    </>
  )
}

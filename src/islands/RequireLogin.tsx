import { useStore } from '@nanostores/react'
import { Activity, Fragment, type ReactNode, useEffect } from 'react'
import { type LoginReason, requestLogin } from '../stores/login-request.ts'
import { $session } from '../stores/session.ts'
import { useHydrated } from './useHydrated.ts'
import { useVisitor } from './useVisitor.ts'

interface Props {
  /** Why the login is requested: shown in its dialog. */
  reason: LoginReason
  /** Shown until the login state is loaded: the prerendered content of the page. */
  skeleton: ReactNode
  /** Shown to an anonymous visitor; `login` opens the dialog. */
  signedOut: (login: () => void) => ReactNode
  /** Shown without a login as well. A function is called after hydration, and may read the address. */
  isOpen?: boolean | (() => boolean)
  /**
   * Shown to a logged-in visitor. Mounted again for another visitor, so that nothing of another account remains. After
   * the login has expired it stays mounted but hidden: after the next login of the same visitor a form still has its
   * text, and a request that waited for the login still reaches the form that sent it.
   */
  children: ReactNode
}

/** Guards the visitor's own pages. Signed out, it opens the login at once, and shows the page after it. */
export function RequireLogin({ reason, skeleton, signedOut, isOpen = false, children }: Props) {
  const isHydrated = useHydrated()
  const session = useStore($session, { ssr: 'initial' })
  const visitor = useVisitor()
  const mayEnter = () => (typeof isOpen === 'function' ? isOpen() : isOpen)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only after the first render: a logout opens no dialog
  useEffect(() => {
    if ($session.get() === null && !mayEnter()) requestLogin({ reason })
  }, [])
  if (!isHydrated) return skeleton
  if (mayEnter()) return <Fragment key={visitor}>{children}</Fragment>
  return (
    <>
      {session === null && signedOut(() => requestLogin({ reason }))}
      {visitor !== null && (
        <Activity key={visitor} mode={session === null ? 'hidden' : 'visible'}>
          {children}
        </Activity>
      )}
    </>
  )
}

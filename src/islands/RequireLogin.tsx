import { useStore } from '@nanostores/react'
import { Fragment, type ReactNode, useEffect } from 'react'
import { askLogin, type LoginReason } from '../stores/login-request.ts'
import { $session } from '../stores/session.ts'
import { useHydrated } from './useHydrated.ts'

interface Props {
  /** Why the login is asked for: its dialog says so. */
  reason: LoginReason
  /** Stands until it is known who is logged in: what the page is prerendered with. */
  skeleton: ReactNode
  /** What an anonymous visitor sees; `login` opens the dialog. */
  signedOut: (login: () => void) => ReactNode
  /** Shown without a login as well. As a function it is asked after hydration, and may read the address. */
  isOpen?: boolean | (() => boolean)
  /** What a visitor who is logged in sees. Each login draws it anew, so that nothing of another account stays. */
  children: ReactNode
}

/** The one gate of what is the visitor's own. Signed out, it opens the login at once, and shows the page after it. */
export function RequireLogin({ reason, skeleton, signedOut, isOpen = false, children }: Props) {
  const isHydrated = useHydrated()
  const session = useStore($session, { ssr: 'initial' })
  const mayEnter = () => (typeof isOpen === 'function' ? isOpen() : isOpen)
  // biome-ignore lint/correctness/useExhaustiveDependencies: at the page's first sight alone; a logout opens no dialog
  useEffect(() => {
    if ($session.get() === null && !mayEnter()) askLogin({ reason })
  }, [])
  if (!isHydrated) return skeleton
  if (session === null && !mayEnter()) return signedOut(() => askLogin({ reason }))
  return <Fragment key={session?.authorization}>{children}</Fragment>
}

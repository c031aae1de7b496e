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
  /** What a visitor who is logged in sees. Each login draws it anew, so that nothing of another account stays. */
  children: ReactNode
}

/** The one gate of what is the visitor's own. Signed out, it opens the login at once, and shows the page after it. */
export function RequireLogin({ reason, skeleton, signedOut, children }: Props) {
  const isHydrated = useHydrated()
  const session = useStore($session, { ssr: 'initial' })
  const isAnonymous = isHydrated && session === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: at the page's first sight alone; a logout opens no dialog
  useEffect(() => {
    if ($session.get() === null) askLogin({ reason })
  }, [])
  if (!isHydrated) return skeleton
  if (isAnonymous) return signedOut(() => askLogin({ reason }))
  return <Fragment key={session?.authorization}>{children}</Fragment>
}

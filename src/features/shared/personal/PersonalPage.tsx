import { useStore } from '@nanostores/react'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { ListSkeleton } from '../../../components/Skeleton.tsx'
import { IslandProvider } from '../../../islands/IslandProvider.tsx'
import { RequireLogin } from '../../../islands/RequireLogin.tsx'
import { useHydrated } from '../../../islands/useHydrated.ts'
import type { LoginReason } from '../../../stores/login-request.ts'
import { showQueryState } from '../../../stores/query-state.ts'
import { $session } from '../../../stores/session.ts'
import { SignInPrompt } from './SignInPrompt.tsx'
import { usePersonal } from './use-personal.ts'

interface Props {
  /** Why the login is requested. */
  reason?: LoginReason
  /** The prerendered content of the page. */
  Skeleton?: ComponentType
  SignedOut?: ComponentType<{ login: () => void }>
  /**
   * Shown without a login as well: parts that need an account check that themselves (`isLogined` of usePersonal). A
   * function is called after hydration, and may read the address.
   */
  isOpen?: boolean | (() => boolean)
  /** Fetches the style sheets that only this page has: it is shown once they are applied. */
  sheet?: () => Promise<unknown>
  children: ReactNode
}

/** The island of a page of the visitor's own: signed out, it requests the login, and shows the page after it. */
export function PersonalPage(props: Props) {
  return (
    <IslandProvider>
      <Personal {...props} />
    </IslandProvider>
  )
}

function Personal({
  reason = 'center',
  Skeleton = ListSkeleton,
  SignedOut = SignInPrompt,
  isOpen = false,
  sheet,
  children,
}: Props) {
  const { recount } = usePersonal()
  const isHydrated = useHydrated()
  const authorization = useStore($session, { ssr: 'initial' })?.authorization
  const [isStyled, setStyled] = useState(sheet === undefined)
  useEffect(() => {
    showCurrent()
    void sheet?.().then(() => setStyled(true))
  }, [sheet])
  useEffect(() => {
    if (authorization !== undefined) recount()
  }, [authorization, recount])
  useEffect(() => {
    if (isStyled) showQueryState()
  }, [isStyled])
  if (!isHydrated || !isStyled) return <Skeleton />
  return (
    <RequireLogin
      reason={reason}
      isOpen={isOpen}
      skeleton={<Skeleton />}
      signedOut={(login) => <SignedOut login={login} />}
    >
      {children}
    </RequireLogin>
  )
}

/** On phones and tablets the navigation is one line that scrolls: scroll the current page's link into view. */
function showCurrent(): void {
  const nav = document.querySelector<HTMLElement>('.pc-nav')
  const current = nav?.querySelector<HTMLElement>('[aria-current]')
  if (nav && current) nav.scrollLeft = current.offsetLeft - nav.clientWidth / 2 + current.offsetWidth / 2
}

import type { ReactNode } from 'react'
import { connect } from '../../api/browser.ts'
import type { Call } from '../../api/client.ts'
import { loadTranslate } from '../../i18n/browser-texts.ts'
import type { Namespace } from '../../i18n/messages.ts'
import type { ErrorKey } from '../../rules/errors.ts'
import { askLogin, type LoginReason } from '../../state/login-request.ts'
import type { PageData } from '../../state/page-data.ts'
import { readAuthorization } from '../../state/session.ts'
import type { PageContext } from '../page.ts'
import { liveContext } from '../page-context.ts'
import { createRoot } from '../root.ts'
import { showCounts } from './counts.ts'
import { SignInFace } from './SignInFace.tsx'

/** What an island of the personal center draws with. */
export interface PersonalProps {
  page: PageContext
  data: PageData
  call: Call
  /** A text of the namespace `errors`. */
  text: (key: ErrorKey) => string
  /** False on a page that is shown to anybody (`open`) while nobody is logged in. */
  isLogined: boolean
  /** The address's query when the page was opened. */
  query: URLSearchParams
  /** Counts of the navigation anew, after something was added or taken away. */
  recount: () => void
}

interface Options {
  /** Beside common, errors and personal. */
  texts?: readonly Namespace[]
  /** Shown without a login as well: `isLogined` says how it stands. */
  open?: boolean
  /** Why the login is asked for. */
  reason?: LoginReason
  /** Stands above the face that asks for the login, where the island draws its page's heading itself. */
  head?: (props: PersonalProps) => ReactNode
}

/**
 * Draws an island of the personal center (features/personal/children.ts) into its place. Signed out, it asks for the login
 * and then shows the page that was asked for (issue 6); after a logout, here or in another tab, what it showed is gone.
 * Each login draws it anew, so that nothing of another account stays.
 */
export async function mountPersonal(
  root: HTMLElement,
  data: PageData,
  draw: (props: PersonalProps) => ReactNode,
  { texts = [], open = false, reason = 'center', head }: Options = {},
): Promise<void> {
  const t = await loadTranslate(data.language, ['common', 'errors', 'personal', ...texts])
  const text = (key: ErrorKey) => t(`errors:${key}`)
  const call = connect(data, text)
  const page = liveContext(data, t)
  const query = new URLSearchParams(location.search)
  const react = createRoot(root)
  const recount = () => void showCounts(call, data.exhibitionId, page.format)
  const login = () => askLogin({ reason })
  let shown: string | null | undefined
  const show = () => {
    const authorization = readAuthorization()
    if (authorization === shown) return
    shown = authorization
    const isLogined = authorization !== null
    if (isLogined) recount()
    const props = { page, data, call, text, isLogined, query, recount }
    if (!isLogined && !open) {
      return react.render(
        <>
          {head?.(props)}
          <SignInFace page={page} login={login} />
        </>,
      )
    }
    react.render(<div key={authorization ?? ''}>{draw(props)}</div>)
  }
  addEventListener('fair:session', show)
  show()
  if (!open && readAuthorization() === null) login()
  showCurrent()
}

/** On a phone the navigation is one line that scrolls: the page's own name is in sight. */
function showCurrent(): void {
  const nav = document.querySelector<HTMLElement>('.pc-nav')
  const current = nav?.querySelector<HTMLElement>('[aria-current]')
  if (nav && current) nav.scrollLeft = current.offsetLeft - nav.clientWidth / 2 + current.offsetWidth / 2
}

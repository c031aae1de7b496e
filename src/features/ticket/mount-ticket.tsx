import type { ReactNode } from 'react'
import { connect } from '../../api/browser.ts'
import { loadTranslate } from '../../i18n/browser-texts.ts'
import type { ErrorKey } from '../../rules/errors.ts'
import { askLogin } from '../../state/login-request.ts'
import type { PageData } from '../../state/page-data.ts'
import { readAuthorization } from '../../state/session.ts'
import { Face } from '../../ui/Face.tsx'
import { liveContext } from '../../ui/page-context.ts'
import { createRoot } from '../../ui/root.ts'
import type { TicketTools } from './ticket-tools.ts'

/** What an island of tickets draws with, on any page. */
export async function toolsOf(data: PageData): Promise<TicketTools> {
  const t = await loadTranslate(data.language, ['common', 'errors', 'form', 'ticket'])
  const text = (key: ErrorKey) => t(`errors:${key}`)
  return { page: liveContext(data, t), data, call: connect(data, text), text, isLogined: readAuthorization() !== null }
}

/**
 * Draws a page of the visitor's own. Signed out, it asks for the login and then shows what was asked for; each login draws
 * it anew, so that nothing of another account stays.
 */
export async function mountOwn(
  root: HTMLElement,
  data: PageData,
  draw: (tools: TicketTools) => ReactNode,
): Promise<void> {
  const tools = await toolsOf(data)
  const { t, href } = tools.page
  const react = createRoot(root)
  const login = () => askLogin({ reason: 'continue' })
  let shown: string | null | undefined
  const show = () => {
    const authorization = readAuthorization()
    if (authorization === shown) return
    shown = authorization
    if (authorization !== null) {
      return react.render(<div key={authorization}>{draw({ ...tools, isLogined: true })}</div>)
    }
    react.render(
      <Face
        drawing="closed"
        title={t('ticket:signIn')}
        why={t('ticket:signInWhy')}
        act={{ label: t('common:login'), onClick: login }}
        ways={[{ label: t('ticket:toKinds'), href: href('/ticket') }]}
      />,
    )
  }
  addEventListener('fair:session', show)
  show()
  if (readAuthorization() === null) login()
}

import { connect } from '../../api/browser.ts'
import { servicesOfForm } from '../../api/browser-form.ts'
import { loadTranslate } from '../../i18n/browser-texts.ts'
import type { ErrorKey } from '../../rules/errors.ts'
import { requireLogin } from '../../state/login-request.ts'
import type { PageData } from '../../state/page-data.ts'
import { readAuthorization } from '../../state/session.ts'
import { liveContext } from '../../ui/page-context.ts'
import { createRoot } from '../../ui/root.ts'
import { LoginFace } from './LoginFace.tsx'
import { SignGroupIsland } from './SignGroupIsland.tsx'
import { OWN_VIEWS, SIGN_VIEWS } from './sign-views.ts'

/** A page of /sign-group (`data-view`). What belongs to an account asks for the login first. */
export async function mount(root: HTMLElement, data: PageData): Promise<void> {
  const t = await loadTranslate(data.language, ['common', 'errors', 'form', 'signgroup'])
  const text = (key: ErrorKey) => t(`errors:${key}`)
  const call = connect(data, text)
  const page = liveContext(data, t)
  const view = SIGN_VIEWS.find((each) => each === root.dataset['view']) ?? 'group-category-list'
  const query = new URLSearchParams(location.search)
  const react = createRoot(root)
  const draw = () =>
    react.render(
      <SignGroupIsland view={view} page={page} call={call} services={servicesOfForm(data, call, text)} query={query} />,
    )
  if (readAuthorization() !== null || !OWN_VIEWS.includes(view)) return draw()
  react.render(<LoginFace page={page} onLogin={() => requireLogin('form', () => {})} />)
  const follow = () => {
    if (readAuthorization() === null) return
    removeEventListener('fair:session', follow)
    draw()
  }
  addEventListener('fair:session', follow)
}

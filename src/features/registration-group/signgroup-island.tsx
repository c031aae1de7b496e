import { connect } from '../../api/browser.ts'
import { servicesOfForm } from '../../api/browser-form.ts'
import type { ErrorKey } from '../../domain/errors.ts'
import { createRoot } from '../../islands/root.ts'
import { loadTranslate } from '../../lib/i18n/browser-texts.ts'
import { liveContext } from '../../lib/page-context.ts'
import { requireLogin } from '../../stores/login-request.ts'
import type { PageData } from '../../stores/page-data.ts'
import { $session } from '../../stores/session.ts'
import { readAuthorization } from '../../stores/session-storage.ts'
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
  const stop = $session.listen((login) => {
    if (login === null) return
    stop()
    draw()
  })
}

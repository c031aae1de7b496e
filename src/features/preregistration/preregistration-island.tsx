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
import { PreregistrationIsland } from './PreregistrationIsland.tsx'
import { readQuery } from './registration.ts'

/** /audience: pre-registration for the exhibition, and the forms of the visitor's identity. */
export async function mount(root: HTMLElement, data: PageData): Promise<void> {
  const t = await loadTranslate(data.language, ['common', 'errors', 'form', 'preregistration'])
  const text = (key: ErrorKey) => t(`errors:${key}`)
  const call = connect(data, text)
  createRoot(root).render(
    <PreregistrationIsland
      page={liveContext(data, t)}
      call={call}
      servicesNow={() => servicesOfForm(data, call, text, true)}
      query={readQuery(location.search)}
      isLogined={isLogined}
      login={() => requireLogin('form', () => {})}
      watchLogin={(changed) => $session.listen(changed)}
    />,
  )
}

const isLogined = () => readAuthorization() !== null

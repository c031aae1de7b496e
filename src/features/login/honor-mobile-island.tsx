import { connect, openSession } from '../../api/browser.ts'
import { loadTranslate } from '../../i18n/browser-texts.ts'
import type { ErrorKey } from '../../rules/errors.ts'
import type { PageData } from '../../state/page-data.ts'
import { liveContext } from '../../ui/page-context.ts'
import { createRoot } from '../../ui/root.ts'
import { dialogSheet } from '../../ui/sheet.ts'
import { takeFromAddress } from './address.ts'
import { MobileIsland } from './HonorIsland.tsx'
import { HONOR_TEXTS } from './HonorView.tsx'

/** /honor-gust-login/platform/mobile: logs in on this device by the code of another. */
export async function mount(root: HTMLElement, data: PageData): Promise<void> {
  const code = takeFromAddress(['handoverCode']).get('handoverCode')
  const [t] = await Promise.all([loadTranslate(data.language, HONOR_TEXTS), dialogSheet()])
  const text = (key: ErrorKey) => t(`errors:${key}`)
  const session = await openSession(data, text)
  createRoot(root).render(
    <MobileIsland page={liveContext(data, t)} call={connect(data, text)} session={session} code={code} />,
  )
}

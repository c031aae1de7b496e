import { connect, openSession } from '../../api/browser.ts'
import type { ErrorKey } from '../../domain/errors.ts'
import { createRoot } from '../../islands/root.ts'
import { loadTranslate } from '../../lib/i18n/browser-texts.ts'
import { liveContext } from '../../lib/page-context.ts'
import type { PageData } from '../../stores/page-data.ts'
import { dialogSheet } from '../shared/style-sheets.ts'
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

import { hrefOf } from '../../i18n/paths.ts'
import type { PageData } from '../../state/page-data.ts'
import { askedId, leadToPrerendered } from '../../state/prerendered.ts'

/** The shell /micro-page/?microPageId=…: to the page's own address where the build has it; else the page, live. */
export async function mount(root: HTMLElement, data: PageData): Promise<void> {
  const id = askedId(location.search, 'microPageId')
  const scope = { language: data.language, exhibitionId: data.scopeId }
  const own = hrefOf(scope, data.fallback, `/micro-page/${id}`)
  if (id !== null && data.liveId === null && (await leadToPrerendered(own, 'microPageId'))) return
  const { showMicroPage } = await import('./micro-live.tsx')
  await showMicroPage(root, data, id)
}

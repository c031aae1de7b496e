import { hrefOf } from '../../i18n/paths.ts'
import type { PageData } from '../../state/page-data.ts'
import { askedId, leadToPrerendered } from '../../state/prerendered.ts'

/** The shell /exhibitor/detail/?id=…: to the exhibitor's own page where the build has it; else the exhibitor, live. */
export async function mount(root: HTMLElement, data: PageData): Promise<void> {
  const id = askedId(location.search)
  const scope = { language: data.language, exhibitionId: data.scopeId }
  if (
    id !== null &&
    data.liveId === null &&
    (await leadToPrerendered(hrefOf(scope, data.fallback, `/exhibitor/detail/${id}`)))
  )
    return
  const { showExhibitor } = await import('./exhibitor-live.tsx')
  await showExhibitor(root, data, id)
}

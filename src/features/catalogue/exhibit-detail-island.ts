import { hrefOf } from '../../i18n/paths.ts'
import type { PageData } from '../../state/page-data.ts'
import { askedId, leadToPrerendered } from '../../state/prerendered.ts'

/** The shell /exhibits/detail/?id=…: to the exhibit's own page where the build has it; else the exhibit, live. */
export async function mount(root: HTMLElement, data: PageData): Promise<void> {
  const id = askedId(location.search)
  const scope = { language: data.language, exhibitionId: data.scopeId }
  if (
    id !== null &&
    data.liveId === null &&
    (await leadToPrerendered(hrefOf(scope, data.fallback, `/exhibits/detail/${id}`)))
  )
    return
  const { showExhibit } = await import('./exhibit-live.tsx')
  await showExhibit(root, data, id)
}

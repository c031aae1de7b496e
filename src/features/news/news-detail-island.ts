import { hrefOf } from '../../i18n/paths.ts'
import type { PageData } from '../../state/page-data.ts'
import { askedId, leadToPrerendered } from '../../state/prerendered.ts'

/** The shell /news/detail/?id=…: to the story's own page where the build has it; else the story, live. */
export async function mount(root: HTMLElement, data: PageData): Promise<void> {
  const id = askedId(location.search)
  const scope = { language: data.language, exhibitionId: data.scopeId }
  if (
    id !== null &&
    data.liveId === null &&
    (await leadToPrerendered(hrefOf(scope, data.fallback, `/news/detail/${id}`)))
  )
    return
  const { showStory } = await import('./news-live.tsx')
  await showStory(root, data, id)
}

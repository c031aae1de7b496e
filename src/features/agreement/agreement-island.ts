import { hrefOf } from '../../i18n/paths.ts'
import type { PageData } from '../../state/page-data.ts'
import { askedId, leadToPrerendered } from '../../state/prerendered.ts'

/** /agreement/?id=…: to the agreement's own page where the build has it; else the agreement, live. */
export async function mount(root: HTMLElement, data: PageData): Promise<void> {
  const id = askedId(location.search)
  const scope = { language: data.language, exhibitionId: data.scopeId }
  if (id !== null && (await leadToPrerendered(hrefOf(scope, data.fallback, `/agreement/${id}`)))) return
  const { showAgreement } = await import('./agreement-live.tsx')
  await showAgreement(root, data, id)
}

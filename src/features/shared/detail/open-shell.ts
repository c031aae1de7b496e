import { hrefOf } from '../../../lib/i18n/paths.ts'
import type { PageData } from '../../../stores/page-data.ts'
import { askedId, leadToPrerendered } from './prerendered.ts'

/**
 * The shell `{path}/?id=…` of a detail: leads to the item's own page where the build has it; else shows the item live.
 *
 * @param path the detail's route, e.g. '/member/detail'
 * @param show fetches what draws, and draws; null: no id is asked for
 */
export async function openShell(
  data: PageData,
  path: string,
  show: (id: string | null) => Promise<void>,
): Promise<void> {
  const id = askedId(location.search)
  const scope = { language: data.language, exhibitionId: data.scopeId }
  // An exhibition that is shown live has no page of its own.
  const isBuilt = id !== null && data.liveId === null
  if (isBuilt && (await leadToPrerendered(hrefOf(scope, data.fallback, `${path}/${id}`)))) return
  await show(id)
}

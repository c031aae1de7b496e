import { exhibition } from '@fair/contract/exhibition.ts'
import type { IslandPage } from '../../islands/page.ts'

/**
 * Loads what all islands of a page need to know about the unbuilt exhibition (`?live=ID`): its zone, in which times are
 * shown, and its kind of search. The page's own data is that of the current exhibition.
 */
export async function loadUnbuiltFair({ page, data, call }: IslandPage): Promise<void> {
  if (data.liveId === null) return
  const fair = await call(exhibition.detailPc, { id: data.liveId })
  if (!fair.ok) return
  page.zone = fair.data.timeZone
  data.zone = fair.data.timeZone
  data.search = fair.data.dataSourceSearch
}

import { exhibition } from '@fair/contract/exhibition.ts'
import type { IslandPage } from '../../islands/page.ts'

/**
 * Shows times in the zone of the unbuilt exhibition (`?live=ID`), in all islands of the page: its own zone is that of
 * the current exhibition.
 */
export async function loadUnbuiltZone({ page, data, call }: IslandPage): Promise<void> {
  if (data.liveId === null) return
  const fair = await call(exhibition.detailPc, { id: data.liveId })
  if (!fair.ok) return
  page.zone = fair.data.timeZone
  data.zone = fair.data.timeZone
}

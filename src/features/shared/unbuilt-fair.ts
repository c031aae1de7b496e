import { type Exhibition, exhibition } from '@fair/contract/exhibition.ts'
import type { IslandPage } from '../../islands/page.ts'

/**
 * Gives the page what its islands need to know about the unbuilt exhibition (`?live=ID`): its zone, in which times are
 * shown, and its kind of search. Until then the page has the data of the current exhibition.
 */
export function applyFair({ page, data }: IslandPage, { timeZone, dataSourceSearch }: Exhibition): void {
  page.zone = timeZone
  data.zone = timeZone
  data.search = dataSourceSearch
}

/** @returns whether the page now has the data of its unbuilt exhibition */
export async function loadUnbuiltFair(island: IslandPage): Promise<boolean> {
  const { data, call } = island
  if (data.liveId === null) return false
  const fair = await call(exhibition.detailPc, { id: data.liveId })
  if (fair.ok) applyFair(island, fair.data)
  return fair.ok
}

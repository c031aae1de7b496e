import { nationalImage } from '@fair/contract/national-image.ts'
import { loadRequestedPage, type OpenUnbuilt } from '../shared/unbuilt.ts'
import { NationListView } from './NationListView.tsx'
import { NATION_PAGE_SIZE } from './nation.ts'

/** The pavilions of an unbuilt exhibition. */
export const openNations: OpenUnbuilt = async ({ call }) => {
  const pageSize = NATION_PAGE_SIZE
  const answer = await loadRequestedPage(pageSize, (pageNum) => call(nationalImage.list, { pageNum, pageSize }))
  if (!answer.ok) return answer
  const { records: nations, total, pageNum } = answer.data
  return { ok: true, data: <NationListView {...{ nations, pageNum, total }} /> }
}

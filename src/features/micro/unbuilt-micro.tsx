import type { MicroPageSummary } from '@fair/contract/micro.ts'
import { micro } from '@fair/contract/micro.ts'
import { loadRequestedPage, type OpenUnbuilt } from '../shared/unbuilt.ts'
import { CodedNone } from './CodedNone.tsx'
import { MicroListView } from './MicroListView.tsx'
import { MICRO_PAGE_SIZE, withRoutes } from './micro.ts'
import { openMicroPage } from './micro-fallback.tsx'

/** The features of an unbuilt exhibition. */
export const openMicroList: OpenUnbuilt = async ({ call }, fairName) => {
  const pageSize = MICRO_PAGE_SIZE
  const answer = await loadRequestedPage(pageSize, (pageNum) => call(micro.list, { pageNum, pageSize }))
  if (!answer.ok) return answer
  const { records, total, pageNum } = answer.data
  return { ok: true, data: <MicroListView {...{ pages: withRoutes(records), pageNum, total, fairName }} /> }
}

/** The page that an unbuilt exhibition has for a route such as /promote. */
export const openCoded =
  (code: MicroPageSummary['code'], title: string): OpenUnbuilt =>
  async (island, siteName) => {
    const { call } = island
    const listed = await call(micro.list, { pageNum: 1, pageSize: 0 })
    if (!listed.ok) return listed
    const own = listed.data.records.find((each) => each.code === code)
    if (!own) return { ok: true, data: <CodedNone title={title} /> }
    const opened = await openMicroPage(own.microPageId, { ...island, siteName })
    if (opened.kind === 'failed') {
      const { offline, message, errCode } = opened
      return { ok: false, code: offline ? 'network' : 'service', message, ...(errCode !== undefined && { errCode }) }
    }
    return { ok: true, data: opened.kind === 'view' ? opened.view : <CodedNone title={title} /> }
  }

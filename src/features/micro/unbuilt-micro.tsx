import type { MicroPageSummary } from '@fair/contract/micro.ts'
import { micro } from '@fair/contract/micro.ts'
import { fillBlocks } from '../../domain/blocks.ts'
import { sanitise } from '../../lib/sanitise.ts'
import { fetchBlockSources } from '../shared/blocks/block-sources.ts'
import { MicroPageView } from '../shared/blocks/MicroPageView.tsx'
import { loadRequestedPage, type OpenUnbuilt } from '../shared/unbuilt.ts'
import { CodedNone } from './CodedNone.tsx'
import { MicroListView } from './MicroListView.tsx'
import { MICRO_PAGE_SIZE, mixedBlocks, withRoutes } from './micro.ts'
import { openMicroPage } from './micro-fallback.tsx'

/** The features of an unbuilt exhibition. */
export const openMicroList: OpenUnbuilt = async ({ call }, { shortName: fairName }) => {
  const pageSize = MICRO_PAGE_SIZE
  const answer = await loadRequestedPage(pageSize, (pageNum) => call(micro.list, { pageNum, pageSize }))
  if (!answer.ok) return answer
  const { records, total, pageNum } = answer.data
  return { ok: true, data: <MicroListView {...{ pages: withRoutes(records), pageNum, total, fairName }} /> }
}

/**
 * The page that an unbuilt exhibition has for a route such as /promote.
 *
 * @param title its title if none is composed
 * @param openDefault renders the page if none is composed; without it, an empty state
 */
export const openCoded =
  (code: MicroPageSummary['code'], title: string, openDefault?: OpenUnbuilt): OpenUnbuilt =>
  async (island, fair) => {
    const { call } = island
    const listed = await call(micro.list, { pageNum: 1, pageSize: 0 })
    if (!listed.ok) return listed
    const own = listed.data.records.find((each) => each.code === code)
    if (!own) return openDefault ? openDefault(island, fair) : { ok: true, data: <CodedNone title={title} /> }
    const opened = await openMicroPage(own.microPageId, { ...island, siteName: fair.shortName })
    if (opened.kind === 'failed') {
      const { offline, message, errCode } = opened
      return { ok: false, code: offline ? 'network' : 'service', message, ...(errCode !== undefined && { errCode }) }
    }
    return { ok: true, data: opened.kind === 'view' ? opened.view : <CodedNone title={title} /> }
  }

/** /mixed-list of an unbuilt exhibition; by default a little of everything. */
export const openMixed = (title: string): OpenUnbuilt =>
  openCoded('MIXED_LIST', title, async ({ page, call }, fair) => {
    const { exhibitionId, timeZone: zone, summary, shortName: fairName } = fair
    const composed = mixedBlocks(page.t)
    const sources = await fetchBlockSources(composed, {
      call,
      exhibitionId,
      zone,
      clean: sanitise,
      hasPage: () => true,
    })
    const blocks = fillBlocks(composed, sources, page.now)
    const cover = fair.cover ?? sources.news[0]?.cover ?? sources.random[0]?.picture
    if (!cover || blocks.length === 0) return { ok: true, data: <CodedNone title={title} /> }
    const micro = { title, summary, cover, updateTime: fair.updateTime ?? null, blocks, fairName, embedOrigins: [] }
    return { ok: true, data: <MicroPageView {...micro} code={null} /> }
  })

import { catalogue } from '@fair/contract/catalogue.ts'
import { type ExhibitorGroup, group } from '@fair/contract/group.ts'
import { home } from '@fair/contract/home.ts'
import type { Zone } from '@fair/contract/rules/brand.ts'
import { offsetLabel } from '@fair/contract/rules/time.ts'
import { search } from '@fair/contract/search.ts'
import type { Call } from '../../api/client.ts'
import { firstStart, programmeOf } from '../../domain/programme.ts'
import { now } from '../../lib/clock.ts'
import { sanitise } from '../../lib/sanitise.ts'
import { sessionCache } from '../../stores/session-cache.ts'
import { openDetail } from '../shared/detail/open-detail.ts'
import { GroupView } from './GroupView.tsx'
import { EXHIBITORS_SHOWN, EXHIBITS_SHOWN, type GroupViewProps, spread } from './group.ts'
import { createGroupGoods, type GroupGoodsIds } from './group-goods.ts'

/** Shows a group that has no prerendered page, with the view of the prerendered pages. */
export const openGroup = openDetail({
  fetchRecord: (call, groupId) => call(group.detail, { id: groupId }),
  titleOf: (found) => found.groupName,
  async view(found, { data, call, deadlineSignal }) {
    const related = await groupViewOf(
      found,
      call,
      createGroupGoods(call, sessionCache(data)),
      data.zone,
      deadlineSignal,
    )
    return <GroupView {...related} introductionHtml={sanitise(found.introduction)} />
  },
})

/** The related content of a group. Each part is fetched by separate calls and left out if they fail. */
export async function groupViewOf(
  found: ExhibitorGroup,
  call: Call,
  goodsIds: GroupGoodsIds,
  zone: Zone,
  signal: AbortSignal,
): Promise<Omit<GroupViewProps, 'introductionHtml'>> {
  const { exhibitorGroupId } = found
  const goods = async (goodsType: 'LIVE' | 'MEETING') => {
    const ids = await goodsIds(exhibitorGroupId, goodsType, signal)
    const list = ids ?? []
    const result = list.length > 0 ? await call(home.listIds, { goodsType, list: [...list] }, { signal }) : null
    return result?.ok ? result.data : []
  }
  const members = async () => {
    const paging = { pageNum: 1, pageSize: EXHIBITORS_SHOWN }
    const listed = await call(search.exhibitor, { exhibitorGroupId, ...paging }, { signal })
    const exhibitors = listed.ok ? listed.data.records : []
    const exhibitorIds = exhibitors.map((each) => each.exhibitorId)
    const shown = { exhibitorIds, pageNum: 1, pageSize: EXHIBITS_SHOWN }
    const result = exhibitorIds.length > 0 ? await call(catalogue.exhibitsOfExhibitors, shown, { signal }) : null
    const exhibits = Map.groupBy(result?.ok ? result.data : [], (each) => each.exhibitorId)
    const rows = exhibitorIds.map((id) => exhibits.get(id) ?? [])
    return { exhibitors, exhibits: spread(rows, EXHIBITS_SHOWN) }
  }
  const [lives, meetings, shown] = await Promise.all([goods('LIVE'), goods('MEETING'), members()])
  const programme = programmeOf(
    lives.flatMap((each) => each.live ?? []),
    meetings.flatMap((each) => each.meeting ?? []),
  )
  return {
    group: found,
    ...shown,
    programme,
    zone: offsetLabel(firstStart(programme) ?? now(), zone),
    previous: null,
    next: null,
  }
}

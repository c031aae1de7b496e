import { activity } from '@fair/contract/activity.ts'
import type { Collectable } from '@fair/contract/favourite.ts'
import { type Goods, home } from '@fair/contract/home.ts'
import { member } from '@fair/contract/member.ts'
import { project } from '@fair/contract/project.ts'
import { searchRest } from '@fair/contract/search.ts'
import { detailFailure } from '../../api/browser-failure.ts'
import type { Call, Result } from '../../api/client.ts'
import type { Things } from './saved-kinds.ts'

/** The maximum number of ids in one call of list/ids. */
const MAX_IDS = 200
/** The maximum number of parallel calls for entries that no list contains. */
const ONE_BY_ONE = 20

type Found = Result<ReadonlyMap<string, Things>>

const mapped = <T>(result: Result<T[]>, of: (item: T) => readonly [string, Things]): Found =>
  result.ok ? { ok: true, data: new Map(result.data.map(of)) } : result

/** The entities for ids that are saved on the device, fetched at once. Those no longer at the fair are absent. */
export async function deviceThings(
  call: Call,
  type: Collectable,
  ids: readonly string[],
  exhibitionId: string,
): Promise<Found> {
  if (ids.length === 0) return { ok: true, data: new Map() }
  const needed = new Set(ids)
  const all = { pageNum: 1, pageSize: 0 }
  switch (type) {
    // No call returns these by id, and a fair has few of them.
    case 'PROJECT': {
      const result = await call(project.list, { ...all, exhibitionId })
      const records = result.ok ? { ok: true as const, data: result.data.records } : result
      return onlyNeeded(
        mapped(records, (each) => [each.projectId, { project: each }]),
        needed,
      )
    }
    case 'MEMBER': {
      const result = await call(member.list, all)
      const records = result.ok ? { ok: true as const, data: result.data.records } : result
      return onlyNeeded(
        mapped(records, (each) => [each.memberId, { member: each }]),
        needed,
      )
    }
    case 'ACTIVITY':
      return activities(call, needed)
    default: {
      const batches = Array.from({ length: Math.ceil(ids.length / MAX_IDS) }, (_, n) =>
        ids.slice(n * MAX_IDS, (n + 1) * MAX_IDS),
      )
      const results = await Promise.all(batches.map((list) => call(home.listIds, { goodsType: type, list })))
      const failed = results.find((each) => !each.ok)
      if (failed) return failed
      const goods = results.flatMap((each): Goods[] => (each.ok ? each.data : []))
      return { ok: true, data: new Map(goods.map((each) => [each.goodsId, each])) }
    }
  }
}

function onlyNeeded(found: Found, needed: ReadonlySet<string>): Found {
  return found.ok ? { ok: true, data: new Map([...found.data].filter(([id]) => needed.has(id))) } : found
}

/** Activities contained in another one are not listed separately. These few are fetched one by one. */
async function activities(call: Call, needed: ReadonlySet<string>): Promise<Found> {
  const result = await call(searchRest.offlineActivity, { pageNum: 1, pageSize: 0 })
  if (!result.ok) return result
  const listed = result.data.records.filter(({ activityId }) => needed.has(activityId))
  const found = new Map<string, Things>(listed.map((each) => [each.activityId, { activity: each }]))
  const rest = [...needed].filter((id) => !found.has(id))
  for (let n = 0; n < rest.length; n += ONE_BY_ONE) {
    const some = rest.slice(n, n + ONE_BY_ONE)
    for (const each of await Promise.all(some.map((activityId) => call(activity.detail, { activityId })))) {
      if (each.ok) found.set(each.data.activityId, { activity: each.data })
      // Only one that the platform does not have may be called gone, and be removed.
      else if (detailFailure(each).kind === 'failed') return each
    }
  }
  return { ok: true, data: found }
}

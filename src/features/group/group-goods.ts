import type { Call } from '../../api/client.ts'
import { type GroupGoods, group } from '../../contract/group.ts'

/** What a group shows, by ids. Resolves to null where the platform gave no answer; the next question asks again. */
export type GroupGoodsIds = (
  exhibitorGroupId: string,
  businessType: GroupGoods['businessType'],
  signal?: AbortSignal,
) => Promise<readonly string[] | null>

/** Ids of a group's lives and meetings, asked for once a page and kept per group (Spec 4). */
export function createGroupGoods(call: Call): GroupGoodsIds {
  const kept = new Map<string, Promise<readonly string[] | null>>()
  return (exhibitorGroupId, businessType, signal) => {
    const key = `${businessType} ${exhibitorGroupId}`
    const known = kept.get(key)
    if (known) return known
    const asked = call(
      group.goods,
      { exhibitorGroupId, businessType, pageNum: 1, pageSize: 0 },
      signal ? { signal } : {},
    ).then((result) => {
      if (result.ok) return result.data.records.map(({ businessId }) => businessId)
      kept.delete(key)
      return null
    })
    kept.set(key, asked)
    return asked
  }
}

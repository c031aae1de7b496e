import { type GroupGoods, group } from '@fair/contract/group.ts'
import type { Call } from '../../api/client.ts'
import type { SessionCache } from '../../stores/session-cache.ts'

/** The ids of a group's lives and meetings. Resolves to null if the request failed; the next call tries again. */
export type GroupGoodsIds = (
  exhibitorGroupId: string,
  businessType: GroupGoods['businessType'],
  signal?: AbortSignal,
) => Promise<readonly string[] | null>

/** Ids of a group's lives and meetings, fetched once per session and cached per group (Spec 4), except failures. */
export function createGroupGoods(call: Call, cache: SessionCache): GroupGoodsIds {
  const cached = new Map<string, Promise<readonly string[] | null>>()
  return (exhibitorGroupId, businessType, signal) => {
    const key = `${businessType} ${exhibitorGroupId}`
    const known = cached.get(key)
    if (known) return known
    const stored = cache.read(key)
    if (isIds(stored)) return Promise.resolve(stored)
    const promise = call(
      group.goods,
      { exhibitorGroupId, businessType, pageNum: 1, pageSize: 0 },
      signal ? { signal } : {},
    ).then((result) => {
      if (result.ok) {
        const ids = result.data.records.map(({ businessId }) => businessId)
        cache.write(key, ids)
        return ids
      }
      cached.delete(key)
      return null
    })
    cached.set(key, promise)
    return promise
  }
}

const isIds = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

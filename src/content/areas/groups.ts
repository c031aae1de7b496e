import type { Facets } from '@fair/contract/endpoint.ts'
import type { ExhibitorGroup, GroupGoods } from '@fair/contract/group.ts'
import { contract } from '@fair/contract/index.ts'
import { all } from '../all-pages.ts'
import type { FetchOrFail } from '../fetch-or-fail.ts'
import { type FairAt, loadComplete } from '../lists.ts'

/** The exhibitor groups of an exhibition, and the contents of their pages. */
export interface Groups {
  /** A–Z of the language (Spec 4). */
  groups: ExhibitorGroup[]
  facets: Facets
  /** By group: the ids of its lives and meetings, by start (Spec 3, "Exhibitor group goods"). */
  goods: Record<string, { lives: string[]; meetings: string[] }>
}

/** The goods have no batch call, and no update time shows changes: two calls per group. */
export async function loadGroups(fetchOrFail: FetchOrFail, at: FairAt): Promise<Groups> {
  const listed = await all(fetchOrFail, contract.group.basic, {})
  const idsOf = async (exhibitorGroupId: string, businessType: GroupGoods['businessType']) => {
    const page = await all(fetchOrFail, contract.group.goods, { exhibitorGroupId, businessType })
    return page.records.map(({ businessId }) => businessId)
  }
  const goodsOf = async (groupId: string) => {
    const [lives, meetings] = await Promise.all([idsOf(groupId, 'LIVE'), idsOf(groupId, 'MEETING')])
    return [groupId, { lives, meetings }] as const
  }
  const [groups, goods] = await Promise.all([
    loadComplete<(typeof listed.records)[number], ExhibitorGroup>(
      fetchOrFail,
      at,
      { goodsType: 'EXHIBITOR_GROUP', of: (each) => each.exhibitorGroup },
      listed.records,
      (group) => group.exhibitorGroupId,
    ),
    Promise.all(listed.records.map((group) => goodsOf(group.exhibitorGroupId))),
  ])
  return { groups, facets: listed.facets, goods: Object.fromEntries(goods) }
}

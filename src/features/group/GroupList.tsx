import { type ExhibitorGroupSummary, group } from '@fair/contract/group.ts'
import type { Call } from '../../api/client.ts'
import { defineList } from '../shared/list/ListIsland.tsx'
import { listLabels } from '../shared/list/list-model.ts'
import { isFiltered, type ListConfig, listInput } from '../shared/list/list-query.ts'
import type { FetchList } from '../shared/list/list-store.ts'
import { GroupItems } from './GroupItems.tsx'

/** Always A–Z. */
export const GROUPS: ListConfig = {
  path: '/exhibition-group',
  facets: ['district', 'industryType'],
  sorts: ['AZ'],
  pageSize: 40,
  views: [],
}

/**
 * Spec 4: without district, industry type or keyword, the basic list is requested, which is sorted A–Z; with any of
 * them the filtered list.
 */
export const groupsBy =
  (call: Call): FetchList<ExhibitorGroupSummary> =>
  (state, signal) =>
    call(isFiltered(state) ? group.filtered : group.basic, listInput(GROUPS, state), { signal })

export const GroupList = defineList<ExhibitorGroupSummary>({
  kind: GROUPS,
  words: listLabels('group'),
  fetchAnswer: ({ call }) => groupsBy(call),
  items: (records) => <GroupItems items={records} />,
})

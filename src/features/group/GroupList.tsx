import type { ExhibitorGroupSummary } from '@fair/contract/group.ts'
import { type ListDefinition, ListIsland, type ListIslandProps } from '../shared/list/ListIsland.tsx'
import { GroupItems } from './GroupItems.tsx'
import { groupsBy } from './group.api.ts'
import { GROUP_LABELS, GROUPS } from './group-list.ts'

const LIST: ListDefinition<ExhibitorGroupSummary> = {
  kind: GROUPS,
  words: GROUP_LABELS,
  fetchAnswer: ({ call }) => groupsBy(call),
  items: (records) => <GroupItems items={records} />,
}

export const GroupList = (props: ListIslandProps) => <ListIsland list={LIST} {...props} />

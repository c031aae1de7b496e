import type { ExhibitorGroupBrief } from '../../contract/group.ts'
import { type ListDefinition, ListIsland, type ListIslandProps } from '../../ui/list/ListIsland.tsx'
import { GroupItems } from './GroupItems.tsx'
import { groupsBy } from './group-calls.ts'
import { GROUP_WORDS, GROUPS } from './group-list.ts'

const LIST: ListDefinition<ExhibitorGroupBrief> = {
  kind: GROUPS,
  words: GROUP_WORDS,
  ask: ({ call }) => groupsBy(call),
  items: (page, records) => <GroupItems page={page} items={records} />,
}

export const GroupList = (props: ListIslandProps) => <ListIsland list={LIST} {...props} />

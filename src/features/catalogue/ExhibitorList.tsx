import type { ExhibitorBrief } from '../../contract/catalogue.ts'
import { group } from '../../contract/group.ts'
import { EXHIBITORS } from '../../state/list.ts'
import { type ListDefinition, ListIsland, type ListIslandProps } from '../../ui/list/ListIsland.tsx'
import { ExhibitorItems } from './ExhibitorItems.tsx'
import { exhibitorsBy } from './list-calls.ts'
import { EXHIBITOR_WORDS } from './list-words.ts'

const LIST: ListDefinition<ExhibitorBrief> = {
  kind: EXHIBITORS,
  words: EXHIBITOR_WORDS,
  ask: ({ call }) => exhibitorsBy(call),
  items: (page, records) => <ExhibitorItems page={page} items={records} />,
  initialsOf: (exhibitor) => exhibitor.initial,
  async askWithinName({ call }, id) {
    const result = await call(group.detail, { id })
    return result.ok ? result.data.groupName : null
  },
}

export const ExhibitorList = (props: ListIslandProps) => <ListIsland list={LIST} {...props} />

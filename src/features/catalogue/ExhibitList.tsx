import { inOwnFair } from '../shared/list/in-own-fair.ts'
import { defineList } from '../shared/list/ListIsland.tsx'
import { EXHIBITS } from '../shared/list/list-query.ts'
import { type ExhibitListItem, exhibitsBy } from './catalogue.api.ts'
import { EntityItems, ExhibitItems } from './ExhibitItems.tsx'
import { EXHIBIT_LABELS } from './list-labels.ts'

export const ExhibitList = defineList<ExhibitListItem>({
  kind: EXHIBITS,
  words: EXHIBIT_LABELS,
  fetchAnswer: (island) => inOwnFair(island, () => exhibitsBy(island.call, island.data.search)),
  items: (records) => {
    const entities = records.flatMap((each) => ('exhibitor' in each ? [each] : []))
    if (entities.length > 0) return <EntityItems items={entities} />
    return <ExhibitItems items={records.flatMap((each) => ('exhibitsId' in each ? [each] : []))} />
  },
  parentNameOf: (item) => ('exhibitsId' in item ? item.exhibitorName : item.exhibitor.exhibitorName),
})

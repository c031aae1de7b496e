import type { ExhibitorSummary } from '@fair/contract/catalogue.ts'
import { group } from '@fair/contract/group.ts'
import { defineList } from '../shared/list/ListIsland.tsx'
import { EXHIBITORS } from '../shared/list/list-query.ts'
import { exhibitorsBy } from './catalogue.api.ts'
import { ExhibitorItems } from './ExhibitorItems.tsx'
import { EXHIBITOR_LABELS } from './list-labels.ts'

export const ExhibitorList = defineList<ExhibitorSummary>({
  kind: EXHIBITORS,
  words: EXHIBITOR_LABELS,
  fetchAnswer: ({ call }) => exhibitorsBy(call),
  items: (records) => <ExhibitorItems items={records} />,
  initialsOf: (exhibitor) => exhibitor.initial,
  async fetchParentName({ call }, id) {
    const result = await call(group.detail, { id })
    return result.ok ? result.data.groupName : null
  },
})

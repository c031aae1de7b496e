import type { Facets } from '@fair/contract/endpoint.ts'
import type { ListLabels } from '../shared/list/list-model.ts'
import { type ListPageData, listPages } from '../shared/list/list-page.ts'
import type { ListConfig } from '../shared/list/list-query.ts'
import { type AgendaEntry, type AgendaKind, inOrder } from './agenda.ts'

/** Items per page. */
const PAGE_SIZE = 40

const agendaList = (kind: AgendaKind): ListConfig => ({
  path: `/${kind}`,
  facets: ['date', 'hall', 'topic'],
  tabs: 'date',
  sorts: ['DEFAULT'],
  pageSize: PAGE_SIZE,
  views: [],
  // Activities have no exhibitors.
  ...(kind !== 'activity' && { hasExhibitorMode: true }),
})

export const AGENDA = {
  live: agendaList('live'),
  meeting: agendaList('meeting'),
  activity: agendaList('activity'),
} as const satisfies Record<AgendaKind, ListConfig>

export const agendaLabels = (kind: AgendaKind): ListLabels => ({
  list: `agenda:title.${kind}`,
  count: `agenda:count.${kind}`,
  keyword: `agenda:keyword.${kind}`,
  none: `agenda:none.${kind}`,
  byItem: 'agenda:byTime',
  onward: { label: 'list:browseExhibitors', path: '/exhibitor' },
  byExhibitor: {
    list: 'list:exhibitors',
    count: 'list:countExhibitors',
    keyword: 'list:keywordExhibitors',
    none: 'list:noExhibitors',
  },
})

/** The pages of such a list as the build plans them. `hallNames`: names for halls that a facet only numbers. */
export function agendaPages(
  kind: AgendaKind,
  entries: readonly AgendaEntry[],
  { hall = [], ...facets }: Facets,
  now: Date,
  hallNames: ReadonlyMap<string, string> = new Map(),
): Iterable<ListPageData<AgendaEntry>> {
  const halls = hall.map((each) =>
    each.label === each.value ? { ...each, label: hallNames.get(each.value) ?? each.label } : each,
  )
  return listPages(AGENDA[kind], inOrder(entries, now), { ...facets, hall: halls }, (entry) => entry)
}

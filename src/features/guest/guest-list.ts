import type { ListLabels } from '../shared/list/list-model.ts'
import type { ListConfig } from '../shared/list/list-query.ts'

/** Guests per page. */
const PAGE_SIZE = 40

/** In the organiser's order. The call supports only a keyword. */
export const GUESTS: ListConfig = { path: '/guest', facets: [], sorts: ['DEFAULT'], pageSize: PAGE_SIZE, views: [] }

export const GUEST_LABELS: ListLabels = {
  list: 'guest:list',
  count: 'guest:count',
  keyword: 'guest:keyword',
  none: 'guest:none',
  onward: { label: 'list:browseExhibitors', path: '/exhibitor' },
}

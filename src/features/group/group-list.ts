import type { ListLabels } from '../shared/list/list-model.ts'
import type { ListConfig } from '../shared/list/list-query.ts'

/** Groups per page. */
const PAGE_SIZE = 40

/** Always A–Z. District, industry type and keyword decide which call is made (Spec 4). */
export const GROUPS: ListConfig = {
  path: '/exhibition-group',
  facets: ['district', 'industryType'],
  sorts: ['AZ'],
  pageSize: PAGE_SIZE,
  views: [],
}

export const GROUP_LABELS: ListLabels = {
  list: 'group:list',
  count: 'group:count',
  keyword: 'group:keyword',
  none: 'group:none',
  onward: { label: 'list:browseExhibitors', path: '/exhibitor' },
}

import type { ListLabels } from '../shared/list/list-model.ts'
import type { ListConfig } from '../shared/list/list-query.ts'

/** Members per page. */
const PAGE_SIZE = 40

/** In the platform's order: by level. */
export const MEMBERS: ListConfig = {
  path: '/member',
  facets: ['region'],
  sorts: ['DEFAULT'],
  pageSize: PAGE_SIZE,
  views: [],
}

export const MEMBER_LABELS: ListLabels = {
  list: 'member:list',
  count: 'member:count',
  keyword: 'member:keyword',
  none: 'member:none',
  onward: { label: 'list:browseExhibitors', path: '/exhibitor' },
}

import type { InquirySummary } from '@fair/contract/inquiry.ts'
import type { ListLabels } from '../shared/list/list-model.ts'
import type { ListConfig } from '../shared/list/list-query.ts'

/** Inquiries per page. */
const PAGE_SIZE = 40

/** The inquiry hall: buyers' requests, newest first. */
export const HALL: ListConfig = {
  path: '/business',
  facets: ['category', 'region'],
  sorts: ['DEFAULT'],
  pageSize: PAGE_SIZE,
  views: [],
}

export const HALL_LABELS: ListLabels = {
  list: 'inquiry:hallList',
  count: 'inquiry:hallCount',
  keyword: 'inquiry:hallKeyword',
  none: 'inquiry:hallNone',
  onward: { label: 'inquiry:write', path: '/business/publish-inquiry' },
}

/** The fields of a row of the hall. The number of answers changes by the minute and is not prerendered. */
export type HallItem = Pick<
  InquirySummary,
  'id' | 'title' | 'categoryName' | 'quantity' | 'unitName' | 'deadline' | 'destinationName' | 'createTime'
>

export const hallItem = (brief: InquirySummary): HallItem => ({
  id: brief.id,
  title: brief.title,
  categoryName: brief.categoryName,
  quantity: brief.quantity,
  unitName: brief.unitName,
  deadline: brief.deadline,
  destinationName: brief.destinationName,
  createTime: brief.createTime,
})

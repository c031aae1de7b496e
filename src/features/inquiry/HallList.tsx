import { type InquirySummary, inquiry } from '@fair/contract/inquiry.ts'
import { defineList } from '../shared/list/ListIsland.tsx'
import { type ListConfig, listInput } from '../shared/list/list-query.ts'
import { HallDialog } from './HallDialog.tsx'
import { HallItems } from './HallItems.tsx'

/** The inquiry hall: buyers' requests, newest first. */
export const HALL: ListConfig = {
  path: '/business',
  facets: ['category', 'region'],
  sorts: ['DEFAULT'],
  pageSize: 40,
  views: [],
}

export const HallList = defineList<InquirySummary>({
  kind: HALL,
  words: {
    list: 'inquiry:hallList',
    count: 'inquiry:hallCount',
    keyword: 'inquiry:hallKeyword',
    none: 'inquiry:hallNone',
    onward: { label: 'inquiry:write', path: '/business/publish-inquiry' },
  },
  fetchAnswer:
    ({ call }) =>
    (state, signal) =>
      call(inquiry.hall, listInput(HALL, state), { signal }),
  items: (records) => <HallItems items={records} />,
  over: (list) => <HallDialog list={list} />,
  // Inquiries are added and removed all day.
  isShortLived: true,
})

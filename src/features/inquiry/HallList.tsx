import { type InquirySummary, inquiry } from '@fair/contract/inquiry.ts'
import type { Call } from '../../api/client.ts'
import { type ListDefinition, ListIsland, type ListIslandProps } from '../shared/list/ListIsland.tsx'
import { pageSizeOf } from '../shared/list/list-query.ts'
import type { FetchList } from '../shared/list/list-store.ts'
import { HallDialog } from './HallDialog.tsx'
import { HallItems } from './HallItems.tsx'
import { HALL, HALL_LABELS } from './hall-list.ts'

/** Inquiries by category, destination and words. */
const inquiriesBy =
  (call: Call): FetchList<InquirySummary> =>
  (state, signal) => {
    const { category, region } = state.chosen
    const query = {
      pageNum: state.page,
      pageSize: pageSizeOf(HALL, state),
      ...(state.keyword !== '' && { keyword: state.keyword }),
      ...(category && { category: [...category] }),
      ...(region && { region: [...region] }),
    }
    return call(inquiry.hall, query, { signal })
  }

const LIST: ListDefinition<InquirySummary> = {
  kind: HALL,
  words: HALL_LABELS,
  fetchAnswer: ({ call }) => inquiriesBy(call),
  items: (records) => <HallItems items={records} />,
  over: (list) => <HallDialog list={list} />,
  // Inquiries are added and removed all day.
  isShortLived: true,
}

export const HallList = (props: ListIslandProps) => <ListIsland list={LIST} {...props} />

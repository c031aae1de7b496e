import { type GuestSummary, guest } from '@fair/contract/guest.ts'
import type { Call } from '../../api/client.ts'
import { defineList } from '../shared/list/ListIsland.tsx'
import { listLabels } from '../shared/list/list-model.ts'
import { type ListConfig, listInput } from '../shared/list/list-query.ts'
import type { FetchList } from '../shared/list/list-store.ts'
import { GuestItems } from './GuestItems.tsx'

/** In the organiser's order. The call supports only a keyword. */
export const GUESTS: ListConfig = { path: '/guest', facets: [], sorts: ['DEFAULT'], pageSize: 40, views: [] }

/** Guests by keyword: name, company, topic. */
export const guestsBy =
  (call: Call): FetchList<GuestSummary> =>
  (state, signal) =>
    call(guest.list, listInput(GUESTS, state), { signal })

export const GuestList = defineList<GuestSummary>({
  kind: GUESTS,
  words: listLabels('guest'),
  fetchAnswer: ({ call }) => guestsBy(call),
  items: (records) => <GuestItems items={records} />,
})

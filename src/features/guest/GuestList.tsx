import type { GuestSummary } from '@fair/contract/guest.ts'
import { type ListDefinition, ListIsland, type ListIslandProps } from '../shared/list/ListIsland.tsx'
import { GuestItems } from './GuestItems.tsx'
import { guestsBy } from './guest.api.ts'
import { GUEST_LABELS, GUESTS } from './guest-list.ts'

const LIST: ListDefinition<GuestSummary> = {
  kind: GUESTS,
  words: GUEST_LABELS,
  fetchAnswer: ({ call }) => guestsBy(call),
  items: (records) => <GuestItems items={records} />,
}

export const GuestList = (props: ListIslandProps) => <ListIsland list={LIST} {...props} />

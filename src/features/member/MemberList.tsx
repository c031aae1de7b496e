import type { MemberSummary } from '@fair/contract/member.ts'
import { type ListDefinition, ListIsland, type ListIslandProps } from '../shared/list/ListIsland.tsx'
import { MemberItems } from './MemberItems.tsx'
import { membersBy } from './member.api.ts'
import { MEMBER_LABELS, MEMBERS } from './member-list.ts'

const LIST: ListDefinition<MemberSummary> = {
  kind: MEMBERS,
  words: MEMBER_LABELS,
  fetchAnswer: ({ call }) => membersBy(call),
  items: (records) => <MemberItems items={records} />,
}

export const MemberList = (props: ListIslandProps) => <ListIsland list={LIST} {...props} />

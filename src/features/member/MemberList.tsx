import { type MemberSummary, member } from '@fair/contract/member.ts'
import type { Call } from '../../api/client.ts'
import { defineList } from '../shared/list/ListIsland.tsx'
import { listLabels } from '../shared/list/list-model.ts'
import { type ListConfig, listInput } from '../shared/list/list-query.ts'
import type { FetchList } from '../shared/list/list-store.ts'
import { MemberItems } from './MemberItems.tsx'

/** In the platform's order: by level. */
export const MEMBERS: ListConfig = { path: '/member', facets: ['region'], sorts: ['DEFAULT'], pageSize: 40, views: [] }

/** Members by keyword and region. */
export const membersBy =
  (call: Call): FetchList<MemberSummary> =>
  (state, signal) =>
    call(member.list, listInput(MEMBERS, state), { signal })

export const MemberList = defineList<MemberSummary>({
  kind: MEMBERS,
  words: listLabels('member'),
  fetchAnswer: ({ call }) => membersBy(call),
  items: (records) => <MemberItems items={records} />,
})

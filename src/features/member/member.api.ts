import { type MemberSummary, member } from '@fair/contract/member.ts'
import type { Call } from '../../api/client.ts'
import { pageSizeOf } from '../shared/list/list-query.ts'
import type { FetchList } from '../shared/list/list-store.ts'
import { MEMBERS } from './member-list.ts'

/** Members by keyword and region. */
export function membersBy(call: Call): FetchList<MemberSummary> {
  return (state, signal) => {
    const { region } = state.chosen
    const query = {
      pageNum: state.page,
      pageSize: pageSizeOf(MEMBERS, state),
      ...(state.keyword !== '' && { keyword: state.keyword }),
      ...(region && { region: [...region] }),
    }
    return call(member.list, query, { signal })
  }
}

import { type GuestSummary, guest } from '@fair/contract/guest.ts'
import type { Call } from '../../api/client.ts'
import { pageSizeOf } from '../shared/list/list-query.ts'
import type { FetchList } from '../shared/list/list-store.ts'
import { GUESTS } from './guest-list.ts'

/** Guests by keyword: name, company, topic. */
export function guestsBy(call: Call): FetchList<GuestSummary> {
  return (state, signal) => {
    const paging = { pageNum: state.page, pageSize: pageSizeOf(GUESTS, state) }
    return call(guest.list, { ...paging, ...(state.keyword !== '' && { keyword: state.keyword }) }, { signal })
  }
}

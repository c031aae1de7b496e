import type { Call } from '../../api/client.ts'
import { type GuestBrief, guest } from '../../contract/guest.ts'
import { pageSizeOf } from '../../state/list.ts'
import type { AskList } from '../../state/list-store.ts'
import { GUESTS } from './guest-list.ts'

/** Guests by keyword: name, company, topic. */
export function guestsBy(call: Call): AskList<GuestBrief> {
  return (state, signal) => {
    const paging = { pageNum: state.page, pageSize: pageSizeOf(GUESTS, state) }
    return call(guest.list, { ...paging, ...(state.keyword !== '' && { keyword: state.keyword }) }, { signal })
  }
}

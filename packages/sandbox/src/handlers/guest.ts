import type { Contract } from '@fair/contract/index.ts'
import { found } from '../failure.ts'
import type { GroupHandlers } from '../handler.ts'
import { slice } from '../paging.ts'
import { fullGuest, guestsFound } from './guest-list.ts'

/** Guests per page by default. */
const PAGE_SIZE = 24

/** Spec 2 (/guest, /ucan/guestdetail): the speakers of the exhibition. */
export const guest: GroupHandlers<Contract['guest']> = {
  list: ({ keyword, ...paging }, context) => {
    const matching = guestsFound(keyword, context)
    return { records: slice(matching, paging, PAGE_SIZE), total: matching.length, facets: {} }
  },
  detail: ({ guestId }, context) => found(fullGuest(guestId, context), 'guest', guestId),
}

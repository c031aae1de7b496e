import type { Guest, ListedGuest } from '../../contract/guest.ts'
import { contract } from '../../contract/index.ts'
import { type Ask, all, type FairAt, LIST_PAGE } from '../lists.ts'
import { loadOneByOne } from './one-by-one.ts'

/** Who speaks at the exhibition, in full and in the organiser's order. */
export async function loadGuests(ask: Ask, at: FairAt): Promise<Guest[]> {
  const listed = await all((pageNum) => ask(contract.guest.list, { pageNum, pageSize: LIST_PAGE }))
  return await loadOneByOne<ListedGuest, Guest>(
    at,
    'GUEST',
    listed.records,
    (guest) => guest.guestId,
    (guestId) => ask(contract.guest.detail, { guestId }),
  )
}

import type { Guest, ListedGuest } from '../../contract/guest.ts'
import { contract } from '../../contract/index.ts'
import { all } from '../all-pages.ts'
import type { Ask, FairAt } from '../lists.ts'
import { loadOneByOne } from './one-by-one.ts'

/** Who speaks at the exhibition, in full and in the organiser's order. */
export async function loadGuests(ask: Ask, at: FairAt): Promise<Guest[]> {
  const listed = await all(ask, contract.guest.list, {})
  return await loadOneByOne<ListedGuest, Guest>(
    at,
    'GUEST',
    listed.records,
    (guest) => guest.guestId,
    (guestId) => ask.orNone(contract.guest.detail, { guestId }, guestId),
  )
}

import type { Guest } from '../../contract/guest.ts'
import { contract } from '../../contract/index.ts'
import { all } from '../all-pages.ts'
import type { Ask } from '../ask.ts'
import type { FairAt } from '../lists.ts'
import { loadOneByOne } from './one-by-one.ts'

/** Who speaks at the exhibition, in full and in the organiser's order. */
export async function loadGuests(ask: Ask, at: FairAt): Promise<Guest[]> {
  const listed = await all(ask, contract.guest.list, {})
  return await loadOneByOne(
    ask,
    at,
    { name: 'GUEST', endpoint: contract.guest.detail, inputOf: (guestId) => ({ guestId }) },
    listed.records,
    (guest) => guest.guestId,
  )
}

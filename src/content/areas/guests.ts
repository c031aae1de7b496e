import type { Guest } from '@fair/contract/guest.ts'
import { contract } from '@fair/contract/index.ts'
import { all } from '../all-pages.ts'
import type { FetchOrFail } from '../fetch-or-fail.ts'
import type { FairAt } from '../lists.ts'
import { loadOneByOne } from './one-by-one.ts'

/** The speakers of the exhibition, in full and in the organiser's order. */
export async function loadGuests(fetchOrFail: FetchOrFail, at: FairAt): Promise<Guest[]> {
  const listed = await all(fetchOrFail, contract.guest.list, {})
  return await loadOneByOne(
    fetchOrFail,
    at,
    { name: 'GUEST', endpoint: contract.guest.detail, inputOf: (guestId) => ({ guestId }) },
    listed.records,
    (guest) => guest.guestId,
  )
}

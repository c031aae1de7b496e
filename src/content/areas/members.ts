import type { Facets } from '../../contract/endpoint.ts'
import { contract } from '../../contract/index.ts'
import type { Member } from '../../contract/member.ts'
import { all } from '../all-pages.ts'
import type { Ask } from '../ask.ts'
import type { FairAt } from '../lists.ts'
import { loadOneByOne } from './one-by-one.ts'

/** The organiser's member enterprises in full, in the platform's order. */
export interface Members {
  members: Member[]
  facets: Facets
}

export async function loadMembers(ask: Ask, at: FairAt): Promise<Members> {
  const listed = await all(ask, contract.member.list, {})
  const members = await loadOneByOne(
    ask,
    at,
    { name: 'MEMBER', endpoint: contract.member.detail, inputOf: (memberId) => ({ memberId }) },
    listed.records,
    (member) => member.memberId,
  )
  return { members, facets: listed.facets }
}

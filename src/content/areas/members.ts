import type { Facets } from '@fair/contract/endpoint.ts'
import { contract } from '@fair/contract/index.ts'
import type { Member } from '@fair/contract/member.ts'
import { all } from '../all-pages.ts'
import type { FetchOrFail } from '../fetch-or-fail.ts'
import type { FairAt } from '../lists.ts'
import { loadOneByOne } from './one-by-one.ts'

/** The organiser's member enterprises in full, in the platform's order. */
export interface Members {
  members: Member[]
  facets: Facets
}

export async function loadMembers(fetchOrFail: FetchOrFail, at: FairAt): Promise<Members> {
  const listed = await all(fetchOrFail, contract.member.list, {})
  const members = await loadOneByOne(
    fetchOrFail,
    at,
    { name: 'MEMBER', endpoint: contract.member.detail, inputOf: (memberId) => ({ memberId }) },
    listed.records,
    (member) => member.memberId,
  )
  return { members, facets: listed.facets }
}

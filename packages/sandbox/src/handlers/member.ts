import type { Facets } from '@fair/contract/endpoint.ts'
import type { member as declared } from '@fair/contract/member.ts'
import { memberById, memberFrom, membersOf, toMemberSummary } from '../business/members.ts'
import type { Context } from '../context.ts'
import { facetValues } from '../facet-values.ts'
import { countFacets, facetColumn } from '../facets.ts'
import { found } from '../failure.ts'
import type { GroupHandlers } from '../handler.ts'
import { slice } from '../paging.ts'
import { hasTerms, searchText, termsOf } from '../search-text.ts'

const PAGE_SIZE = 20

/** Spec 2 (/member): the members of the organiser's association. */
export const member: GroupHandlers<typeof declared> = {
  list: ({ keyword, region, ...paging }, context) => {
    const all = membersOf(context).flatMap((row) => toMemberSummary(row, context) ?? [])
    const terms = termsOf(keyword)
    const columns = { region: facetColumn(all.map(({ regionCode }) => [regionCode.slice(0, 2), regionCode])) }
    const { rows, counts } = countFacets(columns, { region }, all.length, (at) => {
      const member = all[at]
      return member !== undefined && hasTerms(searchText(member.memberName, member.summary), terms)
    })
    const matching = rows.flatMap((at) => all[at] ?? [])
    const facets: Facets = facetValues(counts, { region }, context.fair, context.language)
    return { records: slice(matching, paging, PAGE_SIZE), total: matching.length, facets }
  },
  detail: ({ memberId }, context) => found(full(memberId, context), 'member', memberId),
}

function full(memberId: string, context: Context) {
  const row = memberById(memberId, context)
  return row && memberFrom(row, context)
}

import type { search as calls } from '@fair/contract/search.ts'
import { wrongField } from '../failure.ts'
import type { GroupHandlers } from '../handler.ts'
import { entityPage } from './entity-page.ts'
import { exhibitPage } from './exhibit-list.ts'
import { exhibitorPage } from './exhibitor-list.ts'
import { foundIds } from './searched.ts'

/** The entity types that POST search/list finds. */
const LISTED = ['EXHIBIT', 'ALL']

/** Spec 7, "Home and search". */
export const search: GroupHandlers<typeof calls> = {
  exhibits: (query, context) => exhibitPage(query, foundIds(query.keyword, 'EXHIBIT', context), context),
  exhibitor: (query, context) =>
    exhibitorPage(query, 'DEFAULT', foundIds(query.keyword, 'EXHIBITOR', context), context),
  list: ({ goodsType, ...query }, context) => {
    if (!LISTED.includes(goodsType)) throw wrongField('goodsType', 'notOneOf', { values: LISTED.join(', ') })
    return exhibitPage(query, foundIds(query.keyword, 'EXHIBIT', context), context)
  },
  entityPage: (query, context) => entityPage(query, context),
  /** Industries with exhibitors in this exhibition, in the fair's order. */
  industries: (_, { catalogue, exhibitionId, fair, language }) => {
    const { counts } = catalogue.exhibitors(exhibitionId).filter({ language, choice: {} })
    return fair.industries.flatMap((each) => {
      const exhibitorCount = counts['industry']?.get(each.value) ?? 0
      const industryName = each.label(language)
      return exhibitorCount === 0 ? [] : [{ industryId: each.value, industryName, hall: each.hall, exhibitorCount }]
    })
  },
}

import type { decoration as calls } from '@fair/contract/decoration.ts'
import { found } from '../failure.ts'
import type { GroupHandlers } from '../handler.ts'

/** Spec 7: the tenant's and the exhibition's design: header, home page, colours. */
export const decoration: GroupHandlers<typeof calls> = {
  topBar: (_, { tenant, language }) => tenant.topBar(language),
  homeRender: (_, { fair, exhibitionId, language }) =>
    found(
      fair.exhibitions.find((each) => each.exhibitionId === exhibitionId)?.home(language),
      'exhibition',
      exhibitionId,
    ),
  // A home page is published together with its exhibition.
  contentState: (_, { entities, exhibitionId, language }) => {
    const { publishState, updateTime } = found(entities.exhibition(exhibitionId, language), 'exhibition', exhibitionId)
    return { homePublished: publishState, updateTime }
  },
  // The tenant's colours, overridden by the exhibition's own.
  themeColor: (_, { fair, tenant, exhibitionId }) => {
    const own = fair.exhibitions.find((each) => each.exhibitionId === exhibitionId)?.primaryColor
    return own ? { ...tenant.theme, primaryColor: own } : tenant.theme
  },
}

import type { programmeSearch } from '@fair/contract/programme-search.ts'
import type { searchRest as declared } from '@fair/contract/search.ts'
import type { GroupHandlers } from '../handler.ts'
import { ISIC } from '../seed/classification/isic.ts'
import { OTHER_TAGS, TAG_TYPES } from '../seed/tags.ts'
import { say } from '../seed/text.ts'
import { activityPage } from './activity-list.ts'
import { nodesUnder } from './catalogue.ts'
import { projectPage } from './project-list.ts'
import { overview } from './search-rest-overview.ts'
import { livePage, meetingPage } from './search-rest-scheduled.ts'
import { foundIds } from './searched.ts'

/** Spec 7, "Home and search": search over all kinds, and the options of filters and forms. */
export const searchRest: GroupHandlers<typeof declared & typeof programmeSearch> = {
  overview: (query, context) => overview(query, context),
  live: (query, context) => livePage(query, foundIds(query.keyword, 'LIVE', context), context),
  meeting: (query, context) => meetingPage(query, foundIds(query.keyword, 'MEETING', context), context),
  offlineActivity: (query, context) => activityPage(query, foundIds(query.keyword, 'ACTIVITY', context), context),
  project: (query, context) =>
    projectPage(query, context.exhibitionId, foundIds(query.keyword, 'PROJECT', context), context),
  /** ISIC Revision 4: sections with their divisions. */
  industryTree: (_, { language }) =>
    ISIC.map(({ code, name, divisions }) => ({
      industryId: code,
      industryName: say(name, language),
      children: divisions.map(([division, text]) => ({
        industryId: `${code}${division}`,
        industryName: say(text, language),
        children: [],
      })),
    })),
  allIndustries: (_, { fair, language }) =>
    fair.industries.map(({ value, label }) => ({ industryId: value, industryName: label(language) })),
  productionCategories: (_, context) => nodesUnder(null, context.fair.categories, context),
  tagTypes: (_, { fair, language }) => {
    const known = new Set<string>(TAG_TYPES.flatMap(({ tagIds }) => tagIds))
    const types = TAG_TYPES.map(({ id, name, tagIds }) => ({
      id,
      name,
      has: (tag: string) => tagIds.some((each) => each === tag),
    }))
    return [...types, { ...OTHER_TAGS, has: (tag: string) => !known.has(tag) }].flatMap(({ id, name, has }) => {
      const tags = fair.tags.filter(({ value }) => has(value))
      if (tags.length === 0) return []
      const named = tags.map(({ value, label }) => ({ tagId: value, tagName: label(language) }))
      return [{ tagTypeId: id, tagTypeName: say(name, language), tags: named }]
    })
  },
}

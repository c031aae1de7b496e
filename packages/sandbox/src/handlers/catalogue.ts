import type { catalogue as calls } from '@fair/contract/catalogue.ts'
import type { CategoryNode } from '@fair/contract/category.ts'
import { RELATED_EXHIBITORS_PAGE_SIZE } from '@fair/contract/rules/limits.ts'
import type { Context } from '../context.ts'
import { found } from '../failure.ts'
import type { GroupHandlers } from '../handler.ts'
import { made, pageOf, slice } from '../paging.ts'
import { byInterest } from '../recommend/score.ts'
import type { Labelled } from '../seed/types.ts'
import { exhibitsOf, toExhibitSummary } from './exhibit-list.ts'
import { exhibitorPage, toExhibitorSummary } from './exhibitor-list.ts'
import { exhibit, exhibitor } from './goods.ts'
import { livesOf, meetingsOf } from './programme.ts'
import { projectsOf } from './project-list.ts'
import { foundIds } from './searched.ts'

/** Exhibits per page for one exhibitor, and for each of several, by default. */
const PAGE_SIZE = 20
const EACH_PAGE_SIZE = 4

/** Spec 7, "Exhibitors and exhibits". */
export const catalogue: GroupHandlers<typeof calls> = {
  categoryTrees: (_, context) => nodesUnder(null, usedCategories(context), context),
  exhibit: ({ exhibitsId }, context) => found(exhibit(exhibitsId, context), 'exhibit', exhibitsId),
  exhibitsOfExhibitor: ({ exhibitorId, ...paging }, context) => {
    found(exhibitor(exhibitorId, context), 'exhibitor', exhibitorId)
    return pageOf(exhibitsOf(exhibitorId, context), paging, PAGE_SIZE, (id) => toExhibitSummary(id, context))
  },
  /** By exhibitor in the requested order; unknown ones have none. */
  exhibitsOfExhibitors: ({ exhibitorIds, ...paging }, context) => {
    const known = exhibitorIds.filter((id) => exhibitor(id, context))
    const ids = known.flatMap((id) => slice(exhibitsOf(id, context), paging, EACH_PAGE_SIZE))
    return made(ids, (id) => toExhibitSummary(id, context))
  },
  exhibitor: ({ exhibitorId }, context) => found(exhibitor(exhibitorId, context), 'exhibitor', exhibitorId),
  exhibitorsAz: (query, context) => exhibitorPage(query, 'AZ', foundIds(query.keyword, 'EXHIBITOR', context), context),
  exhibitorBusiness: ({ exhibitorId }, context) => {
    const { exhibitsCount } = found(exhibitor(exhibitorId, context), 'exhibitor', exhibitorId)
    const liveCount = livesOf(context, { exhibitorId }).length
    const meetingCount = meetingsOf(context, { exhibitorId }).length
    const projectCount = projectsOf(
      context.entities.exhibitionOf('exhibitor', exhibitorId) ?? context.exhibitionId,
      context,
    ).filter((each) => each.exhibitorId === exhibitorId).length
    const staffOnline = context.entities.staffOnline(exhibitorId)
    return { exhibitsCount, liveCount, meetingCount, projectCount, staffOnline }
  },
  /** By the exhibitors' own regions (provinces, not also their country), the largest first. */
  regionDistribution: (_, { db, exhibitionId, fair, language }) => {
    const rows = db.all<{ region: string; count: number }>(
      `SELECT region, count(*) AS count FROM exhibitor WHERE exhibition_id = ?
       GROUP BY region ORDER BY count DESC, region`,
      exhibitionId,
    )
    const labels = new Map(fair.regions.map((each) => [each.value, each.label(language)]))
    return rows.map(({ region, count }) => ({ regionCode: region, regionName: labels.get(region) ?? region, count }))
  },
  /** By the visitor's interests; for an exhibitor those of its industry, without itself. */
  exhibitorRecommend: ({ exhibitorId, terminalType: _, ...paging }, context) => {
    const base = exhibitorId === undefined ? null : found(exhibitor(exhibitorId, context), 'exhibitor', exhibitorId)
    const exhibitionId = (base && context.entities.exhibitionOf('exhibitor', base.exhibitorId)) ?? context.exhibitionId
    const { ids } = context.catalogue.exhibitors(exhibitionId).filter({
      language: context.language,
      choice: { industry: base ? [base.industryId] : [] },
      only: (id) => id !== exhibitorId,
    })
    const all = byInterest(ids, context, (id, scores) => scores.exhibitor(id))
    const reasons = new Map(all.map(({ item, reason }) => [item, reason]))
    return pageOf([...reasons.keys()], paging, RELATED_EXHIBITORS_PAGE_SIZE, (id) => {
      const summary = toExhibitorSummary(id, context)
      return summary && { ...summary, reason: reasons.get(id) ?? null }
    })
  },
  exhibitorPrevious: ({ id }, context) => {
    const exhibitionId = found(
      exhibitor(id, context) && context.entities.exhibitionOf('exhibitor', id),
      'exhibitor',
      id,
    )
    const neighbours = context.catalogue.exhibitors(exhibitionId).neighbours(id)
    const at = (each: string | null | undefined) => (each ? (toExhibitorSummary(each, context) ?? null) : null)
    return { previous: at(neighbours?.before), next: at(neighbours?.after) }
  },
}

/** The categories with exhibits in the exhibition, and their ancestors. */
export function usedCategories({ catalogue, exhibitionId, fair, language }: Context): Labelled[] {
  const { counts } = catalogue.exhibits(exhibitionId).filter({ language, choice: {} })
  return fair.categories.filter(({ value }) => counts['category']?.has(value))
}

/** The children of a node among some categories, or the top ones, with all their descendants. */
export function nodesUnder(parent: string | null, all: readonly Labelled[], context: Context): CategoryNode[] {
  return all
    .filter((each) => each.parent === parent)
    .map((each) => {
      const children = nodesUnder(each.value, all, context)
      return {
        categoryId: each.value,
        categoryName: each.label(context.language),
        categoryNameZh: each.label('zh-CN'),
        categoryNameEn: each.label('en-US'),
        tagTranslatedId: `T${each.value}`,
        superCategory: parent,
        children,
        categoryChildList: children,
      }
    })
}

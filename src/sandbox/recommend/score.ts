import { interestsOf } from '../accounts/interests.ts'
import type { Context } from '../context.ts'
import type { Fair, SeededExhibit, SeededExhibitor } from '../seed/types.ts'
import { visitsOf } from './visits.ts'

/*
 * How well something fits a visitor, by their interests (tags, industries, categories) and by what they have looked at. 0
 * for whoever has neither, so that the platform's own order stays.
 */

const TAG = 3
const INDUSTRY = 4
const CATEGORY = 4
const VISIT = 1
/** Looking often is not worth more than an interest. */
const VISITS_MAX = 3

interface Index {
  readonly exhibitors: ReadonlyMap<string, SeededExhibitor>
  readonly exhibits: ReadonlyMap<string, SeededExhibit>
  /** Categories of an exhibitor's exhibits, and those above them. */
  readonly categories: ReadonlyMap<string, ReadonlySet<string>>
}

const indexes = new WeakMap<Fair, Index>()

function indexOf(fair: Fair): Index {
  const index = indexes.get(fair) ?? makeIndex(fair)
  indexes.set(fair, index)
  return index
}

function makeIndex(fair: Fair): Index {
  const categories = new Map<string, Set<string>>()
  for (const { exhibitorId, categoryId, parentCategoryId } of fair.exhibits) {
    const own = categories.get(exhibitorId) ?? new Set()
    categories.set(exhibitorId, own.add(categoryId).add(parentCategoryId))
  }
  return {
    exhibitors: new Map(fair.exhibitors.map((each) => [each.id, each])),
    exhibits: new Map(fair.exhibits.map((each) => [each.id, each])),
    categories,
  }
}

export interface Scores {
  exhibitor(id: string): number
  exhibit(id: string): number
}

/** The asker's scores; null for who has neither interests nor visits. */
export function scoresFor(context: Context): Scores | null {
  const { tagIds, industryIds, categoryIds } = interestsOf(context.db, context.userId)
  const visits = visitsOf(context)
  if (tagIds.length + industryIds.length + categoryIds.length + visits.size === 0) return null
  const { exhibitors, exhibits, categories } = indexOf(context.fair)
  const tags = (own: readonly string[]) => own.filter((tag) => tagIds.includes(tag)).length * TAG
  const maker = (id: string) => {
    const industry = industryIds.includes(exhibitors.get(id)?.industryId ?? '') ? INDUSTRY : 0
    return industry + Math.min(visits.get(id) ?? 0, VISITS_MAX) * VISIT
  }
  return {
    exhibitor: (id) => {
      const own = categories.get(id)
      const wanted = categoryIds.some((category) => own?.has(category)) ? CATEGORY : 0
      return maker(id) + tags(exhibitors.get(id)?.tagIds ?? []) + wanted
    },
    exhibit: (id) => {
      const row = exhibits.get(id)
      if (!row) return 0
      const wanted = categoryIds.includes(row.categoryId) || categoryIds.includes(row.parentCategoryId) ? CATEGORY : 0
      return maker(row.exhibitorId) + tags(row.tagIds) + wanted
    },
  }
}

/** Exhibits in the order of the asker's interest; those alike stay as they are. */
export function byInterest(ids: readonly string[], context: Context): readonly string[] {
  const scores = scoresFor(context)
  if (!scores) return ids
  return ids
    .map((id) => ({ id, score: scores.exhibit(id) }))
    .sort((a, b) => b.score - a.score)
    .map(({ id }) => id)
}

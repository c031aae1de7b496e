import { interestsOf } from '../accounts/interests.ts'
import type { Context } from '../context.ts'
import type { Fair, Labelled, SeededExhibit, SeededExhibitor } from '../seed/types.ts'
import type { RecommendReason } from '../sent.ts'
import { visitsOf } from './visits.ts'

/*
 * How well an item fits a visitor, by their interests (tags, industries, categories) and by their visits. 0 for a
 * visitor with neither, so that the platform's own order stays. The reason is the strongest ground.
 */

const TAG = 3
const INDUSTRY = 4
const CATEGORY = 4
const VISIT = 1
/** Frequent visits are not worth more than an interest. */
const VISITS_MAX = 3

interface Index {
  readonly exhibitors: ReadonlyMap<string, SeededExhibitor>
  readonly exhibits: ReadonlyMap<string, SeededExhibit>
  /** Categories of an exhibitor's exhibits, and their ancestors. */
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

/** How well an item fits, and why; null if there is no ground for it. */
export interface Fit {
  readonly score: number
  readonly reason: RecommendReason | null
}

export interface Scores {
  exhibitor(id: string): Fit
  exhibit(id: string): Fit
}

/** One ground for an item. */
interface Ground {
  readonly kind: RecommendReason['kind']
  readonly id: string
  readonly weight: number
}

/** The user's scores; null for a user with neither interests nor visits. */
function scoresFor(context: Context): Scores | null {
  const { tagIds, industryIds, categoryIds } = interestsOf(context.db, context.userId)
  const visits = visitsOf(context)
  if (tagIds.length + industryIds.length + categoryIds.length + visits.size === 0) return null
  const { exhibitors, exhibits, categories } = indexOf(context.fair)
  const chosen = (
    kind: Ground['kind'],
    expected: readonly string[],
    own: readonly string[],
    weight: number,
  ): Ground[] => own.filter((id) => expected.includes(id)).map((id) => ({ kind, id, weight }))
  const maker = (id: string): Ground[] => {
    const visited = Math.min(visits.get(id) ?? 0, VISITS_MAX) * VISIT
    return [
      ...chosen('INDUSTRY', industryIds, [exhibitors.get(id)?.industryId ?? ''], INDUSTRY),
      ...(visited > 0 ? [{ kind: 'VISITED' as const, id, weight: visited }] : []),
    ]
  }
  return {
    exhibitor: (id) => {
      const own = [...(categories.get(id) ?? [])]
      // Several categories of one exhibitor are not worth more than one.
      const expected = chosen('CATEGORY', categoryIds, own, CATEGORY).slice(0, 1)
      const tags = chosen('TAG', tagIds, exhibitors.get(id)?.tagIds ?? [], TAG)
      return fitOf([...expected, ...tags, ...maker(id)], context)
    },
    exhibit: (id) => {
      const row = exhibits.get(id)
      if (!row) return UNFIT
      const expected = chosen('CATEGORY', categoryIds, [row.categoryId, row.parentCategoryId], CATEGORY).slice(0, 1)
      return fitOf([...expected, ...chosen('TAG', tagIds, row.tagIds, TAG), ...maker(row.exhibitorId)], context)
    },
  }
}

const UNFIT: Fit = { score: 0, reason: null }

function fitOf(grounds: readonly Ground[], context: Context): Fit {
  const [first] = grounds.toSorted((a, b) => b.weight - a.weight)
  if (!first) return UNFIT
  const { kind, id } = first
  const score = grounds.reduce((sum, { weight }) => sum + weight, 0)
  return { score, reason: { kind, id, name: nameOf(kind, id, context) } }
}

function nameOf(kind: RecommendReason['kind'], id: string, { fair, language }: Context): string {
  const labelled = (all: readonly Labelled[]) => all.find(({ value }) => value === id)?.label(language) ?? id
  switch (kind) {
    case 'TAG':
      return labelled(fair.tags)
    case 'INDUSTRY':
      return labelled(fair.industries)
    case 'CATEGORY':
      return labelled(fair.categories)
    case 'VISITED':
      return indexOf(fair).exhibitors.get(id)?.name(language) ?? id
  }
}

/** Items in the order of the user's interest, each with the reason; equal ones retain their order. */
export function byInterest<T>(
  items: readonly T[],
  context: Context,
  fitOfItem: (item: T, scores: Scores) => Fit,
): { item: T; reason: RecommendReason | null }[] {
  const scores = scoresFor(context)
  if (!scores) return items.map((item) => ({ item, reason: null }))
  return items
    .map((item) => ({ item, ...fitOfItem(item, scores) }))
    .sort((a, b) => b.score - a.score)
    .map(({ item, reason }) => ({ item, reason }))
}

import { interestsOf } from '../accounts/interests.ts'
import type { Context } from '../context.ts'
import type { Fair, Labelled, SeededExhibit, SeededExhibitor } from '../seed/types.ts'
import type { RecommendReason } from '../sent.ts'
import { visitsOf } from './visits.ts'

/*
 * Scores how well an item matches a visitor's interests (tags, industries, categories) and visits. Without either, the
 * platform's own order is used. The reason given for an item is its strongest match.
 */

const TAG = 3
const INDUSTRY = 4
const CATEGORY = 4
const VISIT = 1
/** Caps the visits that count, so that frequent visits do not outweigh an interest. */
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

/** The score of an item; `reason` is null if nothing about it matches the visitor. */
export interface Fit {
  readonly score: number
  readonly reason: RecommendReason | null
}

export interface Scores {
  exhibitor(id: string): Fit
  exhibit(id: string): Fit
}

/** One property of an item that matches the visitor. */
interface Match {
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
  const matching = (
    kind: Match['kind'],
    interests: readonly string[],
    own: readonly string[],
    weight: number,
  ): Match[] => own.filter((id) => interests.includes(id)).map((id) => ({ kind, id, weight }))
  const exhibitorMatches = (id: string): Match[] => {
    const visited = Math.min(visits.get(id) ?? 0, VISITS_MAX) * VISIT
    return [
      ...matching('INDUSTRY', industryIds, [exhibitors.get(id)?.industryId ?? ''], INDUSTRY),
      ...(visited > 0 ? [{ kind: 'VISITED' as const, id, weight: visited }] : []),
    ]
  }
  return {
    exhibitor: (id) => {
      const own = [...(categories.get(id) ?? [])]
      // Several matching categories of one exhibitor count as one.
      const category = matching('CATEGORY', categoryIds, own, CATEGORY).slice(0, 1)
      const tags = matching('TAG', tagIds, exhibitors.get(id)?.tagIds ?? [], TAG)
      return fitOf([...category, ...tags, ...exhibitorMatches(id)], context)
    },
    exhibit: (id) => {
      const row = exhibits.get(id)
      if (!row) return UNFIT
      const category = matching('CATEGORY', categoryIds, [row.categoryId, row.parentCategoryId], CATEGORY).slice(0, 1)
      return fitOf(
        [...category, ...matching('TAG', tagIds, row.tagIds, TAG), ...exhibitorMatches(row.exhibitorId)],
        context,
      )
    },
  }
}

const UNFIT: Fit = { score: 0, reason: null }

function fitOf(matches: readonly Match[], context: Context): Fit {
  const [first] = matches.toSorted((a, b) => b.weight - a.weight)
  if (!first) return UNFIT
  const { kind, id } = first
  const score = matches.reduce((sum, { weight }) => sum + weight, 0)
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

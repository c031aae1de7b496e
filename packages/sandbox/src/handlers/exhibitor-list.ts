import type { ExhibitorQuery } from '@fair/contract/catalogue.ts'
import type { Page } from '@fair/contract/endpoint.ts'
import type { SortType } from '@fair/contract/rules/limits.ts'
import type { Context } from '../context.ts'
import { facetValues } from '../facet-values.ts'
import { pageOf } from '../paging.ts'
import type { FoundIds } from '../search-text.ts'
import type { ExhibitorSummary } from '../sent.ts'

/** Exhibitors per page by default. */
const PAGE_SIZE = 20

/** An exhibitor as lists show it; undefined for an unknown one. */
export function toExhibitorSummary(id: string, { entities, language }: Context): ExhibitorSummary | undefined {
  return entities.toExhibitorSummary(id, language)
}

/**
 * Exhibitors of the exhibition in one of the three modes of Spec 4, each with its own call: AZ by name, DEFAULT
 * recommended first, None in the platform's own order and without counts.
 */
export function exhibitorPage(
  query: ExhibitorQuery,
  mode: SortType,
  found: FoundIds,
  context: Context,
): Page<ExhibitorSummary> {
  const { region, industry, tag, hall, available, keyword: _, exhibitorGroupId, ...paging } = query
  const { catalogue, exhibitionId, fair, language } = context
  const choice = { region, industry, tag, hall, available }
  const members = exhibitorGroupId === undefined ? undefined : new Set(membersOf(exhibitorGroupId, context))
  const { ids, counts } = catalogue.exhibitors(exhibitionId).filter({
    language,
    choice,
    found,
    order: mode.toLowerCase(),
    ...(members && { only: (id: string) => members.has(id) }),
  })
  const facets = mode === 'None' ? {} : facetValues(counts, choice, fair, language)
  return pageOf(ids, paging, PAGE_SIZE, (id) => toExhibitorSummary(id, context), facets)
}

function membersOf(groupId: string, { db }: Context): string[] {
  return db.all<{ id: string }>('SELECT id FROM exhibitor WHERE group_id = ?', groupId).map(({ id }) => id)
}

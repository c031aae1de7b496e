import type { Page } from '@fair/contract/endpoint.ts'
import { EXHIBIT_PAGE_SIZE } from '@fair/contract/rules/limits.ts'
import type { ExhibitQuery } from '@fair/contract/search.ts'
import type { Context } from '../context.ts'
import { facetValues } from '../facet-values.ts'
import type { FacetCounts } from '../listing.ts'
import { pageOf } from '../paging.ts'
import type { FoundIds } from '../search-text.ts'
import type { ExhibitSummary } from '../sent.ts'
import { specificationFacet } from '../specification-facet.ts'

/** An exhibit as lists show it; undefined for an unknown or withdrawn one. */
export function toExhibitSummary(id: string, { entities, language }: Context): ExhibitSummary | undefined {
  return entities.toExhibitSummary(id, language)
}

/**
 * Exhibits of the exhibition by category (of either level), specification, region (country or province), tag, hall,
 * exhibitor and keyword, with the counts of each facet. `sort`: AZ by name, NEW by update, otherwise the recommended order.
 */
export function exhibitPage(query: ExhibitQuery, found: FoundIds, context: Context): Page<ExhibitSummary> {
  const { category, specification, region, tag, hall, keyword: _, exhibitorId, sort, ...paging } = query
  const { catalogue, exhibitionId, fair, language } = context
  const choice = { category, region, tag, hall }
  const own = exhibitorId === undefined ? undefined : new Set(exhibitsOf(exhibitorId, context))
  const listing = catalogue.exhibits(exhibitionId)
  const specifications = specificationFacet(listing, category, specification, context)
  const options = {
    language,
    choice,
    found,
    order: sort?.toLowerCase(),
    ...(own && { only: (id: string) => own.has(id) }),
  }
  const plain = listing.filter(options)
  const { ids, counts } = specifications
    ? listing.filter({ ...options, choice: { ...choice, ...specifications.choice }, columns: specifications.columns })
    : plain
  // A different category starts without specifications.
  const labelled = { ...only(counts, Object.keys(choice)), ...only(plain.counts, ['category']) }
  const listed = specifications?.values(counts) ?? []
  const facets = {
    ...facetValues(labelled, choice, fair, language),
    ...(listed.length > 0 && { specification: listed }),
  }
  return pageOf(ids, paging, EXHIBIT_PAGE_SIZE, (id) => toExhibitSummary(id, context), facets)
}

const only = (counts: FacetCounts, names: readonly string[]): FacetCounts =>
  Object.fromEntries(Object.entries(counts).filter(([name]) => names.includes(name)))

/** The ids of an exhibitor's exhibits, recommended first. */
export function exhibitsOf(exhibitorId: string, { db }: Context): string[] {
  const rows = db.all<{ id: string }>(
    'SELECT id FROM exhibit WHERE exhibitor_id = ? AND withdrawn = 0 ORDER BY rank, id',
    exhibitorId,
  )
  return rows.map(({ id }) => id)
}

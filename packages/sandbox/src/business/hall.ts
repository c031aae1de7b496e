import type { FacetValue, InputOf, Page } from '@fair/contract/endpoint.ts'
import type { inquiry as declared } from '@fair/contract/inquiry.ts'
import type { Context } from '../context.ts'
import { facetValues } from '../facet-values.ts'
import { countFacets, facetColumn } from '../facets.ts'
import type { Tree } from '../forms/tree.ts'
import { slice } from '../paging.ts'
import { hasTerms, searchText, termsOf } from '../search-text.ts'
import type { InquirySummary } from '../sent.ts'
import { placesFor } from './destinations.ts'
import { courseOf, type InquiryRow, toInquirySummary } from './inquiries.ts'
import { wordsFor } from './words.ts'

type Query = InputOf<(typeof declared)['hall']>

const PAGE_SIZE = 20

/**
 * The open inquiries of the exhibition's inquiry hall, newest first, by category (either level), destination and
 * keyword.
 */
export async function hallPage(query: Query, context: Context): Promise<Page<InquirySummary>> {
  const { category, region, keyword, ...paging } = query
  const { db, exhibitionId, fair, language } = context
  const all = db
    .all<InquiryRow>(
      "SELECT * FROM inquiry WHERE exhibition_id = ? AND kind = 'HALL' ORDER BY create_time DESC, id",
      exhibitionId,
    )
    .filter((row) => courseOf(row, context).endTime === null)
  const tree = await placesFor(
    all.map(({ destination }) => destination),
    language,
  )
  const parents = new Map(fair.categories.map(({ value, parent }) => [value, parent]))
  const columns = {
    category: facetColumn(all.map(({ category_id }) => [parents.get(category_id) ?? category_id, category_id])),
    region: facetColumn(all.map(({ destination }) => (destination === null ? [] : upwards(destination, tree)))),
  }
  const choice = { category, region }
  const terms = termsOf(keyword)
  const { rows, counts } = countFacets(columns, choice, all.length, (at) => {
    const row = all[at]
    return row !== undefined && hasTerms(textOf(row, context), terms)
  })
  const matching = rows.flatMap((at) => all[at] ?? [])
  return {
    records: slice(matching, paging, PAGE_SIZE).map((row) => toInquirySummary(row, context, tree)),
    total: matching.length,
    facets: { ...facetValues(counts, choice, fair, language), region: regionFacet(counts['region'], region, tree) },
  }
}

/** Countries and their provinces by the number of inquiries with that destination; a selected one stays even with 0. */
function regionFacet(
  counted: ReadonlyMap<string, number> | undefined,
  chosen: readonly string[] | undefined,
  tree: Tree,
): FacetValue[] {
  const values = new Set([...(counted?.keys() ?? []), ...(chosen ?? [])])
  return [...values]
    .filter((value) => upwards(value, tree).length <= 2)
    .map((value) => ({
      value,
      label: tree.labelOf(value),
      count: counted?.get(value) ?? 0,
      parent: tree.parentOf(value) ?? null,
    }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}

/** A place and everything that contains it: a province counts for its country too. */
function upwards(code: string, tree: Tree): string[] {
  const parent = tree.parentOf(code)
  return parent ? [...upwards(parent, tree), code] : [code]
}

function textOf({ title, content, category_id }: InquiryRow, { fair, language }: Context): string {
  const category = fair.categories.find(({ value }) => value === category_id)?.label(language) ?? ''
  return searchText(wordsFor(title, language), wordsFor(content, language), category)
}

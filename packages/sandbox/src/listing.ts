import type { Language } from '@fair/contract/rules/language.ts'
import { type Choice, countFacets, type FacetColumn, facetColumn } from './facets.ts'

/**
 * The rows of one kind in one exhibition, held in memory for filtering, counting and sorting. Measured on 20,000
 * exhibits with two facets, a keyword of two words and all counts: the full call takes about 3 ms this way, 56 ms at
 * best with SQL (a LIKE per word and a GROUP BY per facet).
 */
export interface Listing {
  /** All ids in the listing's own order. */
  readonly ids: readonly string[]
  /** The matching rows, sorted, and the counts of each facet. */
  filter(query: ListingQuery): { readonly ids: string[]; readonly counts: FacetCounts }
  /** The ids next to one in the listing's own order; null at its ends, undefined for an unknown id. */
  neighbours(id: string): { readonly before: string | null; readonly after: string | null } | undefined
}

export type FacetCounts = Readonly<Record<string, ReadonlyMap<string, number>>>

interface ListingQuery {
  readonly language: Language
  readonly choice: Choice
  /** The matches of a keyword, id by id with their scores: only these, the best first unless an order is requested. */
  readonly found?: ReadonlyMap<string, number> | null
  /** The name of one of the listing's orders; if missing or unknown, the listing's own order applies. */
  readonly order?: string | undefined
  /** Facets in addition to the listing's own, over the same rows. */
  readonly columns?: Readonly<Record<string, FacetColumn>>
  /** A further condition. */
  readonly only?: (id: string) => boolean
}

export interface ListingSource {
  readonly ids: readonly string[]
  /** Each facet's values, row by row. */
  readonly facets: Readonly<Record<string, readonly (readonly string[])[]>>
  /** By order: the rank of each row, computed once per language. */
  readonly orders: Readonly<Record<string, (language: Language) => readonly number[]>>
}

export function createListing(source: ListingSource): Listing {
  const { ids } = source
  const columns: Record<string, FacetColumn> = {}
  for (const [name, rows] of Object.entries(source.facets)) columns[name] = facetColumn(rows)
  const rowOf = new Map(ids.map((id, row) => [id, row]))
  const orders = new Map(Object.entries(source.orders).map(([name, places]) => [name, once(places)]))

  return {
    ids,
    filter: ({ language, choice, found, order, columns: more, only }) => {
      const { rows, counts } = countFacets({ ...columns, ...more }, choice, ids.length, (row) => {
        const id = ids[row] ?? ''
        return (!only || only(id)) && (!found || found.has(id))
      })
      const place = order === undefined ? undefined : orders.get(order)?.(language)
      const score = (row: number) => found?.get(ids[row] ?? '') ?? 0
      if (place) rows.sort((a, b) => (place[a] ?? 0) - (place[b] ?? 0))
      else if (found) rows.sort((a, b) => score(b) - score(a) || a - b)
      return { ids: rows.flatMap((row) => ids[row] ?? []), counts }
    },
    neighbours: (id) => {
      const row = rowOf.get(id)
      return row === undefined ? undefined : { before: ids[row - 1] ?? null, after: ids[row + 1] ?? null }
    },
  }
}

/** Caches a function's results by key. */
function once<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>()
  return (key) => {
    const known = made.get(key)
    if (known !== undefined) return known
    const value = make(key)
    made.set(key, value)
    return value
  }
}

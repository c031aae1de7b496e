import type { Facets } from '../../contract/endpoint.ts'
import type { SearchKind } from '../../contract/search.ts'
import type { Instant } from '../../domain/brand.ts'
import type { SearchResult } from '../../domain/search-result.ts'
import type { FetchAnswer } from '../shared/list/list-store.ts'
import type { SearchState } from './search-state.ts'

/** What came of a search. */
export interface SearchAnswer {
  /** Finds of each kind, whatever kind is shown. */
  counts: Readonly<Partial<Record<SearchKind, number>>>
  /** Finds of the kind and filters requested, over all pages. */
  total: number
  results: readonly SearchResult[]
  facets: Facets
  /** Found by the site's own index: when its content was read, ISO 8601; null: the platform answered. */
  indexedAt: Instant | null
  /** Parts of the index could not be had: there may be more than was found, and some of it is not shown. */
  isPartial: boolean
  /** "Did you mean": the keyword with its mistakes mended, by which these were found; null where it has none. */
  corrected: string | null
  /** Words that were left out, because with them nothing is found. */
  left: readonly string[]
  /** Synonyms, spellings and names that were found in place of the typed words. */
  marks: readonly string[]
}

/** Finds what an address requests. Aborting the signal gives it up. */
export type FetchSearch = FetchAnswer<SearchAnswer, SearchState>

/** Completions of what is typed, best first; none where that fails. */
export type Suggest = (keyword: string, signal: AbortSignal) => Promise<readonly string[]>

import type { Facets } from '@fair/contract/endpoint.ts'
import type { Instant } from '@fair/contract/rules/brand.ts'
import type { SearchKind } from '@fair/contract/search.ts'
import type { SearchResult } from '@fair/search/result.ts'
import type { FetchAnswer } from '../shared/list/list-store.ts'
import type { SearchState } from './search-state.ts'

/** The result of a search. */
export interface SearchAnswer {
  /** Number of results of each kind, whichever kind is shown. */
  counts: Readonly<Partial<Record<SearchKind, number>>>
  /** Number of results of the requested kind and filters, on all pages. */
  total: number
  results: readonly SearchResult[]
  facets: Facets
  /** If the site's index was used, when its content was read, ISO 8601; null: the platform responded. */
  indexedAt: Instant | null
  /** Parts of the index could not be loaded: there may be more results, and some may not be shown. */
  isPartial: boolean
  /** "Did you mean": the corrected keyword that these results match; null if nothing was corrected. */
  corrected: string | null
  /** Words that were ignored, because nothing matches with them. */
  left: readonly string[]
  /** Synonyms, spellings and names that matched in place of the typed words. */
  marks: readonly string[]
}

/** Searches for the state in an address. Aborting the signal cancels the search. */
export type FetchSearch = FetchAnswer<SearchAnswer, SearchState>

/** Completions of the typed text, best first; empty on a failure. */
export type Suggest = (keyword: string, signal: AbortSignal) => Promise<readonly string[]>

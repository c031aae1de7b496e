import type { Result } from '../../api/client.ts'
import type { Facets } from '../../contract/endpoint.ts'
import type { SearchKind } from '../../contract/search.ts'
import type { Find } from '../../domain/search-find.ts'
import type { Ask } from '../shared/list/list-store.ts'
import type { SearchState } from './search-state.ts'

/** What came of a search. */
export interface SearchAnswer {
  /** Finds of each kind, whatever kind is shown. */
  counts: Readonly<Partial<Record<SearchKind, number>>>
  /** Finds of the kind and filters asked for, over all pages. */
  total: number
  finds: readonly Find[]
  facets: Facets
  /** Found by the site's own index: when its content was read, ISO 8601; null: the platform answered. */
  indexedAt: string | null
  /** Nothing was found as it was typed: these are written nearly so. */
  isSimilar: boolean
}

export type Answered = Result<SearchAnswer>

/** Finds what an address asks for. Aborting the signal gives it up. */
export type AskSearch = Ask<SearchAnswer, SearchState>

/** Completions of what is typed, best first; none where that fails. */
export type Suggest = (keyword: string, signal: AbortSignal) => Promise<readonly string[]>

import { createListStore, type ListStore } from '../shared/list/list-store.ts'
import type { FetchSearch, SearchAnswer } from './search-answer.ts'
import { type SearchState, searchKeys } from './search-state.ts'

export type SearchStore = ListStore<SearchAnswer, SearchState>

const NOTHING: SearchAnswer = {
  counts: {},
  total: 0,
  results: [],
  facets: {},
  indexedAt: null,
  isPartial: false,
  corrected: null,
  left: [],
  marks: [],
}

/** The single search of a page; without a keyword nothing is requested. */
export const createSearchStore = (state: SearchState, fetchAnswer: FetchSearch): SearchStore =>
  createListStore<SearchAnswer, SearchState>({
    keys: searchKeys,
    state,
    fetchAnswer: async (next, signal) =>
      next.keyword === '' ? { ok: true, data: NOTHING } : fetchAnswer(next, signal),
    // A search that the platform did not answer is requested again as soon as possible.
    isLasting: ({ indexedAt }) => indexedAt === null,
  })

import { createListStore, type ListStore } from '../shared/list/list-store.ts'
import type { AskSearch, SearchAnswer } from './search-answer.ts'
import { type SearchState, searchKeys } from './search-state.ts'

export type SearchStore = ListStore<SearchAnswer, SearchState>

const NOTHING: SearchAnswer = {
  counts: {},
  total: 0,
  finds: [],
  facets: {},
  indexedAt: null,
  isPartial: false,
  corrected: null,
  left: [],
  marks: [],
}

/** The one search of a page: without words nothing is asked for. */
export const createSearchStore = (state: SearchState, ask: AskSearch): SearchStore =>
  createListStore<SearchAnswer, SearchState>({
    keys: searchKeys,
    state,
    ask: async (next, signal) => (next.keyword === '' ? { ok: true, data: NOTHING } : ask(next, signal)),
    // What the platform could not answer is asked again, as soon as it can.
    isLasting: ({ indexedAt }) => indexedAt === null,
  })

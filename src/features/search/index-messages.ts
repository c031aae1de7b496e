import type { SearchAnswer } from './search-answer.ts'
import type { SearchState } from './search-state.ts'

/* What the page and the index's thread tell each other. */

export interface IndexQuestion {
  id: number
  /** Address of the index's manifest. */
  manifest: string
  /** What is there, with the first question: the page has fetched it while this thread's code came. */
  read?: unknown
  question: { about: 'state'; state: SearchState } | { about: 'keyword'; keyword: string }
}

export interface IndexAnswer {
  id: number
  /** null: the index cannot be had. */
  answer: SearchAnswer | string[] | null
}

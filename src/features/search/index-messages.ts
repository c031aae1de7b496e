import type { SearchAnswer } from './search-answer.ts'
import type { SearchState } from './search-state.ts'

/* The messages between the page and the index's thread. */

export interface IndexQuestion {
  id: number
  /** Address of the index's manifest. */
  manifest: string
  /** The manifest, sent with the first question: the page fetches it while this thread's code loads. */
  read?: unknown
  question: { about: 'state'; state: SearchState } | { about: 'keyword'; keyword: string }
}

export interface IndexAnswer {
  id: number
  /** null: the index could not be loaded. */
  answer: SearchAnswer | string[] | null
}

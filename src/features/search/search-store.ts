import { atom, type ReadableAtom } from 'nanostores'
import type { Failure } from '../../api/client.ts'
import type { AskSearch, SearchAnswer } from './search-answer.ts'
import { pageSizeOf } from './search-kinds.ts'
import { changed, type SearchState, searchKey } from './search-state.ts'

/** What the search shows at a moment. */
interface SearchFrame {
  /** What is asked for. */
  state: SearchState
  /** The last answer, and what it answers; it stays while the next is on its way. */
  shown: { state: SearchState; answer: SearchAnswer } | null
  phase: 'idle' | 'loading' | 'failed'
  failure: Failure | null
}

export interface SearchStore {
  $frame: ReadableAtom<SearchFrame>
  /** Goes to a state; an answer of the last minutes is shown at once. Resolves when it stands or has failed. */
  load(state: SearchState): Promise<void>
  /** Asks again for what is asked for. */
  retry(): Promise<void>
}

/** How long an answer is used again, as on Back, in milliseconds; and how many are kept. */
const FRESH_MS = 120_000
const KEPT = 12

/** The one search of a page: a new question gives up the one before it; an empty one shows nothing. */
export function createSearchStore(state: SearchState, ask: AskSearch): SearchStore {
  const $frame = atom<SearchFrame>({ state, shown: null, phase: 'idle', failure: null })
  const kept = new Map<string, { answer: SearchAnswer; at: number }>()
  let running: AbortController | null = null

  const known = (key: string): SearchAnswer | null => {
    const one = kept.get(key)
    return one && performance.now() - one.at < FRESH_MS ? one.answer : null
  }
  const show = (next: SearchState, answer: SearchAnswer) =>
    $frame.set({ state: next, shown: { state: next, answer }, phase: 'idle', failure: null })

  async function load(next: SearchState, fresh: boolean): Promise<void> {
    running?.abort()
    running = null
    if (next.keyword === '') return $frame.set({ state: next, shown: null, phase: 'idle', failure: null })
    const key = searchKey(next)
    const before = fresh ? null : known(key)
    if (before) return show(next, before)
    const own = new AbortController()
    running = own
    $frame.set({ ...$frame.get(), state: next, phase: 'loading', failure: null })
    const result = await ask(next, own.signal)
    if (running !== own) return
    running = null
    if (!result.ok) return $frame.set({ ...$frame.get(), phase: 'failed', failure: result })
    const last = Math.max(1, Math.ceil(result.data.total / pageSizeOf(next.kind)))
    // A page past the end, as from an old bookmark: the last one there is.
    if (next.page > last) return load(changed(next, { page: last }), fresh)
    kept.delete(key)
    // What the platform could not answer is asked again, as soon as it can.
    if (result.data.indexedAt === null) kept.set(key, { answer: result.data, at: performance.now() })
    for (const oldest of kept.keys()) if (kept.size > KEPT) kept.delete(oldest)
    show(next, result.data)
  }

  return {
    $frame,
    load: (next) => load(next, false),
    retry: () => load($frame.get().state, true),
  }
}

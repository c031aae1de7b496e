import { atom, type ReadableAtom } from 'nanostores'
import type { Failure, Result } from '../../../api/client.ts'
import type { Facets, Page } from '../../../contract/endpoint.ts'
import { now as clock } from '../../../lib/clock.ts'
import { callKey, type ListConfig, type ListQuery, pageSizeOf } from './list-query.ts'

/** What a list shows at a moment. */
export interface ListState<T> {
  /** What is asked for: address, ticks and chips follow it at once. */
  state: ListQuery
  /** The last answer, what it answers and when (ISO UTC); it stays while the next is on its way and when that fails. */
  shown: { state: ListQuery; records: readonly T[]; total: number; at: string } | null
  /** Counted values of the last answer that had some. */
  facets: Facets
  phase: 'idle' | 'loading' | 'failed'
  failure: Failure | null
}

export interface ListStore<T> {
  $frame: ReadableAtom<ListState<T>>
  /** Goes to a state; an answer of the last minutes is shown at once. Resolves when it stands or has failed. */
  load(state: ListQuery): Promise<void>
  /** Takes a state that the page shows already: nothing is asked for. */
  take(state: ListQuery): void
  /** Asks again for what is asked for. */
  retry(): Promise<void>
  /** Gives up what is on its way. */
  stop(): void
}

/** One page of a list; aborting the signal gives it up. */
export type AskList<T> = (state: ListQuery, signal: AbortSignal) => Promise<Result<Page<T>>>

export interface ListStoreOptions<T> {
  kind: ListConfig
  state: ListQuery
  /** Facets known from the page itself. */
  facets?: Facets
  ask: AskList<T>
}

/** An answer that may be shown again. `since` by performance.now(). */
interface Kept<T> {
  page: Page<T>
  at: string
  since: number
}

/** How long an answer is used again, as on Back, in milliseconds; and how many are kept. */
const FRESH_MS = 120_000
const KEPT = 12

/** The one list of a page: each new state aborts the call before it, old results stay until new ones are there. */
export function createListStore<T>({ kind, state, facets = {}, ask }: ListStoreOptions<T>): ListStore<T> {
  const $frame = atom<ListState<T>>({ state, shown: null, facets, phase: 'idle', failure: null })
  const kept = new Map<string, Kept<T>>()
  let running: AbortController | null = null

  const known = (key: string): Kept<T> | null => {
    const one = kept.get(key)
    return one && performance.now() - one.since < FRESH_MS ? one : null
  }
  const keep = (key: string, page: Page<T>): Kept<T> => {
    const one = { page, at: clock().toISOString(), since: performance.now() }
    kept.delete(key)
    kept.set(key, one)
    for (const oldest of kept.keys()) if (kept.size > KEPT) kept.delete(oldest)
    return one
  }
  const show = (next: ListQuery, { page: { records, total, facets: counted }, at }: Kept<T>) => {
    const facets = Object.keys(counted).length > 0 ? counted : $frame.get().facets
    $frame.set({ state: next, shown: { state: next, records, total, at }, facets, phase: 'idle', failure: null })
  }

  async function load(next: ListQuery, fresh: boolean): Promise<void> {
    running?.abort()
    running = null
    const key = callKey(kind, next)
    const answered = fresh ? null : known(key)
    if (answered) return show(next, answered)
    const own = new AbortController()
    running = own
    $frame.set({ ...$frame.get(), state: next, phase: 'loading', failure: null })
    const result = await ask(next, own.signal)
    if (running !== own) return
    running = null
    if (!result.ok) {
      $frame.set({ ...$frame.get(), phase: 'failed', failure: result })
      return
    }
    const last = Math.max(1, Math.ceil(result.data.total / pageSizeOf(kind, next)))
    // A page past the end, as from an old bookmark: the last one there is.
    if (next.page > last) return load({ ...$frame.get().state, page: last }, fresh)
    // The view may have been switched meanwhile.
    show($frame.get().state, keep(key, result.data))
  }

  return {
    $frame,
    async load(next) {
      const now = $frame.get()
      const same = callKey(kind, next) === callKey(kind, now.state)
      // Another look at what is shown, or at what is already being asked for.
      if (same && now.phase === 'idle' && now.shown) {
        $frame.set({ ...now, state: next, shown: { ...now.shown, state: next } })
      } else if (same && now.phase === 'loading') $frame.set({ ...now, state: next })
      else await load(next, false)
    },
    take: (state) => $frame.set({ ...$frame.get(), state }),
    retry: () => load($frame.get().state, true),
    stop() {
      running?.abort()
      running = null
    },
  }
}

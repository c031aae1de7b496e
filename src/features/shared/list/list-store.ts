import type { Facets, Page } from '@fair/contract/endpoint.ts'
import type { Instant } from '@fair/contract/rules/brand.ts'
import { isoOf } from '@fair/contract/rules/instant.ts'
import { atom, type ReadableAtom } from 'nanostores'
import type { Failure, Result } from '../../../api/client.ts'
import { now as clock } from '../../../lib/clock.ts'
import type { ListQuery, QueryKeys } from './list-query.ts'

/** The part that all lists' answers have in common. */
export type ListAnswer = Pick<Page<unknown>, 'total' | 'facets'>

/** The state of a list at a moment. */
export interface ListState<A, Q = ListQuery> {
  /** The requested state: address, ticks and chips follow it at once. */
  state: Q
  /** The last answer, its query and its time (ISO UTC); it remains while the next is pending and if that fails. */
  shown: (A & { state: Q; at: Instant }) | null
  /** Counted values of the last answer that contained some. */
  facets: Facets
  phase: 'idle' | 'loading' | 'failed'
  failure: Failure | null
}

export interface ListStore<A, Q = ListQuery> {
  $frame: ReadableAtom<ListState<A, Q>>
  /** Loads a state; an answer of the last minutes is shown at once. Resolves when it is shown or has failed. */
  load(state: Q): Promise<void>
  /** Sets a state that the page already shows: nothing is requested. */
  take(state: Q): void
  /** Sends the failed request again. */
  retry(): Promise<void>
  /** Aborts the pending request. */
  stop(): void
}

/** Requests the data that a list is to show; aborting the signal cancels it. */
export type FetchAnswer<A, Q = ListQuery> = (state: Q, signal: AbortSignal) => Promise<Result<A>>
/** One page of a list. */
export type FetchList<T> = FetchAnswer<Page<T>>

export interface ListStoreOptions<A, Q> {
  keys: QueryKeys<Q>
  state: Q
  /** Facets contained in the page itself. */
  facets?: Facets
  fetchAnswer: FetchAnswer<A, Q>
  /** Whether an answer may be reused; all if absent. */
  isLasting?: (answer: A) => boolean
}

/** An answer that may be shown again. `since` is from performance.now(). */
interface CachedAnswer<A> {
  answer: A
  at: Instant
  since: number
}

/** How long an answer is reused, as on Back, in milliseconds; and how many are cached. */
const FRESH_MS = 120_000
const MAX_CACHED = 12

/** The one list of a page: each new state aborts the call before it, old results remain until new ones arrive. */
export function createListStore<A extends ListAnswer, Q extends { page: number } = ListQuery>({
  keys: { keyOf, pageSizeOf },
  state,
  facets = {},
  fetchAnswer,
  isLasting = () => true,
}: ListStoreOptions<A, Q>): ListStore<A, Q> {
  const $frame = atom<ListState<A, Q>>({ state, shown: null, facets, phase: 'idle', failure: null })
  const cached = new Map<string, CachedAnswer<A>>()
  let running: AbortController | null = null

  const known = (key: string): CachedAnswer<A> | null => {
    const one = cached.get(key)
    return one && performance.now() - one.since < FRESH_MS ? one : null
  }
  const keep = (key: string, answer: A): CachedAnswer<A> => {
    const one = { answer, at: isoOf(clock().getTime()), since: performance.now() }
    cached.delete(key)
    if (isLasting(answer)) cached.set(key, one)
    for (const oldest of cached.keys()) if (cached.size > MAX_CACHED) cached.delete(oldest)
    return one
  }
  const show = (next: Q, { answer, at }: CachedAnswer<A>) => {
    const facets = Object.keys(answer.facets).length > 0 ? answer.facets : $frame.get().facets
    $frame.set({ state: next, shown: { ...answer, state: next, at }, facets, phase: 'idle', failure: null })
  }

  async function load(next: Q, fresh: boolean): Promise<void> {
    running?.abort()
    running = null
    const key = keyOf(next)
    const answered = fresh ? null : known(key)
    if (answered) return show(next, answered)
    const own = new AbortController()
    running = own
    $frame.set({ ...$frame.get(), state: next, phase: 'loading', failure: null })
    const result = await fetchAnswer(next, own.signal)
    if (running !== own) return
    running = null
    if (!result.ok) {
      $frame.set({ ...$frame.get(), phase: 'failed', failure: result })
      return
    }
    const last = Math.max(1, Math.ceil(result.data.total / pageSizeOf(next)))
    // A page past the end, as from an old bookmark: load the last one instead.
    if (next.page > last) return load({ ...$frame.get().state, page: last }, fresh)
    // The view may have been switched meanwhile.
    show($frame.get().state, keep(key, result.data))
  }

  return {
    $frame,
    async load(next) {
      const now = $frame.get()
      const same = keyOf(next) === keyOf(now.state)
      // Another view of what is shown, or of what is already being requested.
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

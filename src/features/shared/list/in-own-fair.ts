import type { IslandPage } from '../../../islands/page.ts'
import type { FetchAnswer } from './list-store.ts'

/** The requests of a list. Those about an unbuilt exhibition wait until the page knows its zone and kind of search. */
export function inOwnFair<A, Q>(island: IslandPage, make: () => FetchAnswer<A, Q>): FetchAnswer<A, Q> {
  if (island.data.liveId === null) return make()
  let made: FetchAnswer<A, Q> | undefined
  const load = () => import('../unbuilt-fair.ts').then((late) => late.loadUnbuiltFair(island))
  return async (state, signal) => {
    // After a failure, the next request of the list tries again.
    if (!made && (await load().catch(() => false))) made = make()
    return (made ?? make())(state, signal)
  }
}

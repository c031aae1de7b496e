import type { IslandPage } from '../../../islands/page.ts'
import type { FetchAnswer } from './list-store.ts'

/** The requests of a list. Those about an unbuilt exhibition wait until the page knows its zone and kind of search. */
export function inOwnFair<A, Q>(island: IslandPage, make: () => FetchAnswer<A, Q>): FetchAnswer<A, Q> {
  if (island.data.liveId === null) return make()
  let ready: Promise<FetchAnswer<A, Q>> | undefined
  return async (state, signal) => {
    ready ??= import('../unbuilt-fair.ts').then((late) => late.loadUnbuiltFair(island)).then(make, make)
    return (await ready)(state, signal)
  }
}

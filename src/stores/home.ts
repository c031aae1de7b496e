import { atom } from 'nanostores'

/** How old what home says of now may get. All in ms, moments since 1970. */
export interface HomeReading {
  readAt: number
  /** It holds for so long. */
  keeps: number
  /** What is shown is overtaken at this moment, whenever it was read. */
  until: number
}

const MINUTE = 60_000

/** The build's: it says at which full hour it read the platform (content/build-context.ts); ten minutes more, and it is not of now. */
export const BUILT_FOR = 70 * MINUTE
/** A tab that comes to the fore again after so long is read anew. */
export const SEEN_FOR = 5 * MINUTE
/** A platform that did not answer is called again when the visitor comes back, not by the second. */
export const FAILED_FOR = MINUTE

/** When home was last read from the platform; set by the page's script (client/home.ts) and by the island that reads. */
export const $homeReading = atom<HomeReading>({ readAt: 0, keeps: 0, until: Number.POSITIVE_INFINITY })

/** Whether home is to be read anew. A clock that was set back counts as well. */
export const isOutdated = ({ readAt, keeps, until }: HomeReading, at: number): boolean =>
  at > until || Math.abs(at - readAt) > keeps

/** The event of its island (features/home/HomeRefresh.tsx) by which home is read anew for the first time. */
export const HOME_OUTDATED = 'home:outdated'

/** Counts on each time that what home says of now is out of date: the island, once hydrated, reads it anew. */
export const $homeOutdated = atom(0)

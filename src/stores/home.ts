import { atom } from 'nanostores'

/** How old the current information on home may get. All in ms, moments since 1970. */
export interface HomeReading {
  readAt: number
  /** How long it stays current. */
  keeps: number
  /** The information is overtaken at this moment, whenever it was read. */
  until: number
}

const MINUTE = 60_000

/**
 * How long the build's data stays current: the build states in which full hour it read the platform
 * (content/build-context.ts), plus ten minutes.
 */
export const BUILT_FOR = 70 * MINUTE
/** After this long in the background, a tab that is shown again is updated. */
export const SEEN_FOR = 5 * MINUTE
/** If the platform did not answer, it is called again after this long at the earliest, when the visitor returns. */
export const FAILED_FOR = MINUTE

/** When home was last read from the platform; set by the page's script (client/home.ts) and by the island that reads. */
export const $homeReading = atom<HomeReading>({ readAt: 0, keeps: 0, until: Number.POSITIVE_INFINITY })

/** Whether home needs to be read again. A clock that was set back counts as well. */
export const isOutdated = ({ readAt, keeps, until }: HomeReading, at: number): boolean =>
  at > until || Math.abs(at - readAt) > keeps

/** The event with which home's island (features/home/HomeRefresh.tsx) is hydrated for its first update. */
export const HOME_OUTDATED = 'home:outdated'

/** Incremented each time the information on home is out of date: the island, once hydrated, reads it again. */
export const $homeOutdated = atom(0)

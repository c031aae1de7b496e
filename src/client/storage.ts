import { FAVOURITES_KEY } from '../stores/favourites.ts'

export { local, readStored, session, writeStored } from '../lib/storage.ts'

/** Keys of this site's own; those of Spec 3 are in stores/session-token.ts. */
export const KEYS = {
  locale: 'locale',
  localeChanged: 'localeChanged',
  theme: 'theme',
  favourites: FAVOURITES_KEY,
  exhibitionId: 'exhibitionId',
  /** Of lib/clock.ts, of which the head script needs no more. */
  clockOffset: 'clockOffset',
} as const

import { FAVOURITES_KEY } from '../state/favourites.ts'

export { local, readStored, session, writeStored } from '../state/storage.ts'

/** Keys of this site's own; those of Spec 3 are in state/session.ts. */
export const KEYS = {
  locale: 'locale',
  localeChanged: 'localeChanged',
  theme: 'theme',
  favourites: FAVOURITES_KEY,
  exhibitionId: 'exhibitionId',
} as const

export { local, readStored, session, writeStored } from '../state/storage.ts'

/** Keys of this site's own; those of Spec 3 are in state/session.ts. */
export const KEYS = {
  locale: 'locale',
  localeChanged: 'localeChanged',
  theme: 'theme',
  favourites: 'favourites',
  exhibitionId: 'exhibitionId',
} as const

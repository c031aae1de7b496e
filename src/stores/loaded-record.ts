import { atom } from 'nanostores'

/** The id of the record that a detail page without a prerendered page has loaded; null before, and where there is none. */
export const $loadedRecord = atom<string | null>(null)

import { atom } from 'nanostores'

/** The id of the record loaded by a detail page without a prerendered page; null before that, and if there is none. */
export const $loadedRecord = atom<string | null>(null)

import { load } from '../../data/load.ts'
/**
 * Words that the sandbox's check of texts refuses, as such checks do: forgeries, gambling, and payment outside the
 * platform. Lower case, compatibility forms composed.
 */
export const REFUSED_WORDS: readonly string[] = load('alive/refused-words')

import { load } from '../../data/load.ts'
import type { Text } from '../text.ts'

/** The name of an industry's trade, which follows the stem. */
export interface Trade {
  readonly chinese: readonly Text[]
  readonly japanese: readonly Text[]
  readonly korean: readonly Text[]
  readonly western: readonly Text[]
  /** The trade in the languages of local names: de, it, fr, es, pt, sv, nl, tr, pl. */
  readonly local: readonly [
    de: string,
    it: string,
    fr: string,
    es: string,
    pt: string,
    sv: string,
    nl: string,
    tr: string,
    pl: string,
  ]
}

/**
 * Keyed by family id. The words of one column differ within a trade, so that two companies with the same stem differ.
 */
export const TRADES: Readonly<Record<string, Trade>> = load('names/trades')

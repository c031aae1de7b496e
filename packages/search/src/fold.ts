import { folded } from './text.ts'

/** Folds a text for comparison, with the fair's character variants (search-text.ts, han variants). */
export type Fold = (text: string) => string

/**
 * Characters with the same meaning, each mapped to the one used for comparison: traditional and Japanese to simplified.
 */
export const hanFold = (variants: ReadonlyMap<string, string>): Fold => {
  if (variants.size === 0) return folded
  return (text) => folded(text).replace(/[\u3400-\u9fff]/g, (letter) => variants.get(letter) ?? letter)
}

/** The variants of an index: pairs of letters, one after the other. */
export const variantsOf = (pairs: string): Map<string, string> =>
  new Map(Array.from({ length: pairs.length / 2 }, (_, at) => [pairs.charAt(at * 2), pairs.charAt(at * 2 + 1)]))

import words from './better-words.json' with { type: 'json' }

/** Which of two values of a specification is the better one, where every buyer would say so. */
export type Better = 'lower' | 'higher'

/**
 * What such a specification is called, in all four languages, mostly at the end of its label: "Mapping accuracy" is an
 * accuracy, "Accuracy grade" is none. Only what is better for everybody: more travel, weight or power is not. The accuracy
 * of a gear is a class of quality, and no figure.
 */
const BETTER: Readonly<Record<Better, readonly RegExp[]>> = {
  lower: words.lower.map((each) => new RegExp(each)),
  higher: words.higher.map((each) => new RegExp(each)),
}

/** The sense of a specification by its label; null where it is not known. */
export function betterOf(label: string): Better | null {
  const name = label.normalize('NFKC').trim().toLowerCase()
  for (const better of ['lower', 'higher'] as const) {
    if (BETTER[better].some((pattern) => pattern.test(name))) return better
  }
  return null
}

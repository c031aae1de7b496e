import words from './better-words.json' with { type: 'json' }

/** Which of two values of a specification is better, if every buyer would agree. */
export type Better = 'lower' | 'higher'

/**
 * The labels of such specifications, in all four languages, mostly matched at the end: "Mapping accuracy" is an
 * accuracy, "Accuracy grade" is none. Only what is better for everybody: more travel, weight or power is not. The
 * accuracy of a gear is a quality class, not a number.
 */
const BETTER: Readonly<Record<Better, readonly RegExp[]>> = {
  lower: words.lower.map((each) => new RegExp(each)),
  higher: words.higher.map((each) => new RegExp(each)),
}

/** The direction of a specification by its label; null if unknown. */
export function betterOf(label: string): Better | null {
  const name = label.normalize('NFKC').trim().toLowerCase()
  for (const better of ['lower', 'higher'] as const) {
    if (BETTER[better].some((pattern) => pattern.test(name))) return better
  }
  return null
}

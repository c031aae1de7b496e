import table from './concepts.json' with { type: 'json' }
import type { Fold } from './fold.ts'

/** Synonyms of terms, in all four languages. */
export interface Concepts {
  /** Synonyms of a phrase, folded with its spaces; empty for an unknown phrase. */
  of(phrase: string): readonly string[]
  knows(phrase: string): boolean
  /** Every word of the table, folded. */
  readonly all: readonly string[]
}

/** One syllable of Korean is part of too many words, two Latin letters of too many codes. */
const isTooShort = (word: string): boolean => /^(?:[\uac00-\ud7a3]|[a-z]{1,2})$/.test(word)
const keyOf = (phrase: string): string => phrase.replaceAll(' ', '')
const made = new WeakMap<Fold, Concepts>()

/** The table of synonyms (search-concepts.json), folded like the fair's texts. */
export function conceptsBy(fold: Fold): Concepts {
  const before = made.get(fold)
  if (before) return before
  const byPhrase = new Map<string, Set<string>>()
  for (const row of table.concepts) {
    const words = [...new Set(row.map(fold))]
    for (const word of words) {
      const known = byPhrase.get(keyOf(word)) ?? new Set()
      for (const other of words) if (!isTooShort(other)) known.add(other)
      byPhrase.set(keyOf(word), known)
    }
  }
  const find = (phrase: string) =>
    byPhrase.get(keyOf(phrase)) ?? byPhrase.get(keyOf(phrase).replace(/(?<=[a-z]{3})s$/, ''))
  const concepts: Concepts = {
    of: (phrase) => [...(find(phrase) ?? [])].filter((word) => word !== phrase),
    knows: (phrase) => find(phrase) !== undefined,
    all: [...byPhrase.keys()],
  }
  made.set(fold, concepts)
  return concepts
}

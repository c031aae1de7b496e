import { chance, draw, drawInt } from './draw.ts'

/** Minutes from each earlier inquiry to the exhibitor's answer; null: it never answered. */
export type PastAnswers = readonly (number | null)[]

/**
 * How an exhibitor answered inquiries before this fair: some within minutes, some after days, each exhibitor around a pace
 * of its own. Empty for one that has had none.
 *
 * @param key of the exhibitor
 * @param isKnown it has had inquiries for certain
 */
export function pastAnswers(key: number, isKnown: boolean): PastAnswers {
  if (!isKnown && chance(key, 70, 0.2)) return []
  const usual = 20 * 150 ** draw(key, 71)
  const silent = 0.45 * draw(key, 72) ** 2
  return Array.from({ length: drawInt(key, 73, 5, 60) }, (_, index) =>
    chance(key, 100 + 2 * index, silent) ? null : Math.ceil(usual * 4 ** (2 * draw(key, 101 + 2 * index) - 1)),
  )
}

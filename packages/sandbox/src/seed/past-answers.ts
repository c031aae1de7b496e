import { chance, randomInt, randomNumber } from './random.ts'

/** Minutes from each earlier inquiry to the exhibitor's answer; null: it never answered. */
export type PastAnswers = readonly (number | null)[]

/** The usual answer time is between these, in minutes: 20 minutes and 50 hours. */
const FASTEST = 20
const SLOWEST = 3000
/** A single answer takes between a quarter of the usual time and four times as long. */
const SPREAD = 4
/** An exhibitor leaves at most this share of its inquiries unanswered. */
const MAX_UNANSWERED_SHARE = 0.45
/** The share of exhibitors that have had no inquiries. */
const WITHOUT = 0.2

/**
 * How an exhibitor answered the inquiries before this fair; empty if it had none.
 *
 * @param key of the exhibitor
 * @param hasSome whether it has certainly had inquiries
 */
export function pastAnswers(key: number, hasSome: boolean): PastAnswers {
  if (!hasSome && chance(key, 70, WITHOUT)) return []
  const usualMinutes = FASTEST * (SLOWEST / FASTEST) ** randomNumber(key, 71)
  const unansweredShare = MAX_UNANSWERED_SHARE * randomNumber(key, 72) ** 2
  return Array.from({ length: randomInt(key, 73, 5, 60) }, (_, index) => {
    const salt = 100 + 2 * index
    if (chance(key, salt, unansweredShare)) return null
    return Math.ceil(usualMinutes * SPREAD ** (2 * randomNumber(key, salt + 1) - 1))
  })
}

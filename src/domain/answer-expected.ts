/** An answer is never considered late before this, in minutes: a day. */
const LATE_LEAST = 24 * 60

/**
 * Whether an exhibitor's answer is later than usual: after twice the median response time, and at least a day.
 *
 * @param waited since the inquiry was sent, in minutes
 * @param medianMinutes null: not measured
 */
export const isAnswerLate = (waited: number, medianMinutes: number | null): boolean =>
  waited > Math.max(LATE_LEAST, 2 * (medianMinutes ?? LATE_LEAST))

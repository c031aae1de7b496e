import { CHAT_RECONNECT_MAX } from '@fair/contract/rules/limits.ts'

/** The first pause before a reconnect, and the longest, in ms. */
const FIRST = 500
const LONGEST = 8000

/**
 * The pause before the nth reconnect in a row (1 is the first), in ms: it doubles each time, and is random within the
 * upper half, so that not all visitors of a fair reconnect at the same moment. Null after the last one (Spec 9: at most
 * 1000).
 *
 * @param random 0 to 1
 */
export function reconnectPause(attempt: number, random: number): number | null {
  if (attempt > CHAT_RECONNECT_MAX) return null
  const full = Math.min(LONGEST, FIRST * 2 ** Math.min(attempt - 1, 10))
  return Math.round(full / 2 + (full / 2) * random)
}

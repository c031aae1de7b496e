import type { Zone } from '@fair/contract/rules/brand.ts'
import { offsetMinutes } from '@fair/contract/rules/time.ts'

/**
 * The moment of a wall clock in a zone. A time that the zone skips (a clock put forward) is the hour after; of one that
 * occurs twice, the first.
 *
 * @param asUtc what the clock shows, as if it were in UTC
 */
export function momentOfClock(asUtc: Date, zone: Zone): Date {
  // Where clocks are put forward or back, the offset before and at the moment differ: the second calculation settles
  // it. For a time that is skipped the two never agree: the later of both is the hour after.
  const at = (offset: number) => new Date(asUtc.getTime() - offset * 60_000)
  const first = at(offsetMinutes(asUtc, zone))
  const second = at(offsetMinutes(first, zone))
  const isSkipped = offsetMinutes(second, zone) !== offsetMinutes(first, zone)
  return isSkipped && first > second ? first : second
}

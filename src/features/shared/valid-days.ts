import type { Instant } from '@fair/contract/rules/brand.ts'
import { isoOf, msOf } from '@fair/contract/rules/instant.ts'
import type { PageContext } from '../../lib/page.ts'

/** The last moment of a period: one that ends at midnight ends on the day before. */
export const lastMoment = (to: Instant): Instant => isoOf(msOf(to) - 1000)

/** The days on which something is valid, a single one or a range. */
export function daysText({ format, zone }: PageContext, from: Instant, to: Instant): string {
  const last = lastMoment(to)
  const [a, b] = [format.date(from, zone), format.date(last, zone)]
  return a === b ? a : format.dateRange(from, last, zone)
}

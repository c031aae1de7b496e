import type { Instant } from '@fair/contract/rules/brand.ts'
import { lastMoment } from '@fair/contract/rules/instant.ts'
import type { PageContext } from '../../lib/page.ts'

/** The days on which something is valid, a single one or a range. */
export function daysText({ format, zone }: PageContext, from: Instant, to: Instant): string {
  const [a, b] = [format.date(from, zone), format.date(lastMoment(to), zone)]
  return a === b ? a : format.dateRange(from, to, zone)
}

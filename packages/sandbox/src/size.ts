import type { FairSize } from './seed/types.ts'

const NAMED: Readonly<Record<string, FairSize>> = {
  small: { exhibitors: 24, exhibits: 96, news: 12 },
  fair: { exhibitors: 240, exhibits: 1200, news: 80 },
  large: { exhibitors: 1000, exhibits: 5000, news: 200 },
}
/** More would not fit into the memory of a small machine. */
const EXHIBITS_MAX = 100_000
const EXHIBITS_EACH = 5
const NEWS_MAX = 200

/**
 * The counts for a size: small, fair, large, or the number of exhibits (also as text, as on a command line), with one
 * exhibitor for every five exhibits.
 *
 * @throws RangeError of one sentence for an invalid size
 */
export function fairSize(size: string | number): FairSize {
  const named = Object.hasOwn(NAMED, size) ? NAMED[size] : undefined
  if (named) return named
  const exhibits = Number(size)
  if (!/^[1-9]\d*$/.test(String(size)) || exhibits > EXHIBITS_MAX) {
    throw new RangeError(`The size must be small, fair, large or a number from 1 to ${EXHIBITS_MAX}, not "${size}".`)
  }
  const exhibitors = Math.max(1, Math.round(exhibits / EXHIBITS_EACH))
  return { exhibitors, exhibits, news: Math.min(NEWS_MAX, Math.max(12, Math.round(exhibits / 15))) }
}

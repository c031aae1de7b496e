import type { Zone } from '@fair/contract/rules/brand.ts'
import { isZone } from '@fair/contract/rules/platform-values.ts'
import { offsetLabel, offsetMinutes } from '@fair/contract/rules/time.ts'

/** The zone of the device (IANA). */
export const deviceZone = (): Zone | null => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return isZone(timeZone) ? timeZone : null
}

/** The visitor's zone: the one that they have set, else the device's; the fair's if neither can be read. */
export const ownZone = (fairZone: Zone, set?: string | null): Zone =>
  set && isZone(set) ? set : (deviceZone() ?? fairZone)

/** An abbreviation, which readers elsewhere do not know: ET, JST. */
const ABBREVIATION = /^[A-Z]+$/

/** 'Germany Time · UTC+1', in the reader's language; a long name is 'Central European Time'. */
export function zoneLine(language: string, at: Date, zone: Zone, length: 'short' | 'long' = 'short'): string {
  const clock = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: `${length}Generic` })
  const name = clock.formatToParts(at).find((part) => part.type === 'timeZoneName')?.value ?? zone
  const offset = offsetLabel(at, zone)
  // If a zone has no name, browsers write the offset itself.
  if (/^(?:GMT|UTC)/.test(name)) return offset
  if (length === 'short' && ABBREVIATION.test(name)) return zoneLine(language, at, zone, 'long')
  // No line begins with the dot.
  return `${name}\u00a0· ${offset}`
}

const WEEK = 7 * 86_400_000
const WEEKS = 104
const fixedOffsets = new Map<string, number | null>()

/**
 * A zone's offset in minutes if it is the same in every week of this year and the next; null if its clocks change.
 * Determined once per zone and year.
 */
export function fixedOffset(at: Date, zone: Zone): number | null {
  const year = at.getUTCFullYear()
  const key = `${zone} ${year}`
  let fixed = fixedOffsets.get(key)
  if (fixed === undefined) {
    const start = Date.UTC(year, 0)
    const weeks = Array.from({ length: WEEKS }, (_, week) => offsetMinutes(new Date(start + week * WEEK), zone))
    const [first = 0] = weeks
    fixed = weeks.every((offset) => offset === first) ? first : null
    fixedOffsets.set(key, fixed)
  }
  return fixed
}

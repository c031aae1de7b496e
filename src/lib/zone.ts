import type { Zone } from '@fair/contract/rules/brand.ts'
import { isZone } from '@fair/contract/rules/platform-values.ts'
import { offsetLabel } from '@fair/contract/rules/time.ts'

/** The zone of the device (IANA). */
export const deviceZone = (): Zone | null => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return isZone(timeZone) ? timeZone : null
}

/** The visitor's zone: the one that they have set, else the device's; the fair's if neither can be read. */
export const ownZone = (fairZone: Zone, set?: string | null): Zone =>
  set && isZone(set) ? set : (deviceZone() ?? fairZone)

/** 'Germany Time · UTC+1', in the reader's language; a long name is 'Central European Time'. */
export function zoneLine(language: string, at: Date, zone: Zone, length: 'short' | 'long' = 'short'): string {
  const clock = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: `${length}Generic` })
  const name = clock.formatToParts(at).find((part) => part.type === 'timeZoneName')?.value ?? zone
  const offset = offsetLabel(at, zone)
  // If a zone has no name, browsers write the offset itself.
  return /^(?:GMT|UTC)/.test(name) ? offset : `${name} · ${offset}`
}

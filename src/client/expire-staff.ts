import { now } from '../lib/clock.ts'
import { $rendered } from '../stores/changes.ts'

const HOUR = 3_600_000

/**
 * Shows the text for no staff once a page's information on them is too old (features/shared/StaffOnline.tsx). Pages of
 * exhibits change with the clock in nothing else, so they need no client/by-clock.ts.
 */
export const expireStaff = (): void => void $rendered.subscribe(check)

function check(): void {
  const staff = document.querySelector<HTMLElement>('[data-staff-until]')
  if (!staff) return
  const left = Number(staff.dataset['staffUntil']) - now().getTime()
  // An hour at most, unless the device's clock is wrong.
  if (left > 0) setTimeout(check, Math.min(left, HOUR))
  else staff.dataset['phase'] = 'past'
}

import { now, onClockChange } from '../lib/clock.ts'
import { $rendered } from '../stores/changes.ts'

const HOUR = 3_600_000
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Shows the text for no staff once the page's data about them is too old (features/shared/StaffOnline.tsx). Nothing else
 * on the pages of exhibits depends on the clock, so they do not load client/by-clock.ts.
 */
export function expireStaff(): void {
  $rendered.subscribe(check)
  onClockChange(check)
}

function check(): void {
  clearTimeout(timer)
  const staff = document.querySelector<HTMLElement>('[data-staff-until]')
  if (!staff) return
  const left = Number(staff.dataset['staffUntil']) - now().getTime()
  // More than an hour is left only if the device's clock is wrong.
  if (left > 0) timer = setTimeout(check, Math.min(left, HOUR))
  staff.dataset['phase'] = left > 0 ? 'now' : 'past'
}

import { reservation } from '@fair/contract/reservation.ts'
import type { ScheduleEntry } from '@fair/contract/schedule.ts'
import type { Call } from '../../api/client.ts'
import type { PageContext } from '../../lib/page.ts'
import { notifyBooked } from '../../stores/bookings.ts'
import { showToast } from '../../stores/toasts.ts'

/** The platform's reason for a change of time (Spec 7), if its list contains it. */
const OTHER_TIME = 'TIME'

/**
 * Gives up an appointment's former time after the new one is booked, so that a visitor is never left without either.
 * The exhibitor receives the new time as the reason. If this fails, the visitor is informed and can try again.
 */
export async function giveUpFormer(
  former: ScheduleEntry,
  booked: ScheduleEntry,
  { page, call }: { page: PageContext; call: Call },
): Promise<void> {
  const { t, format, zone } = page
  const reasons = await call(reservation.cancelReasons, {})
  const offered = reasons.ok ? reasons.data : []
  const reason =
    offered.find(({ reasonId }) => reasonId === OTHER_TIME) ??
    offered.find(({ needsRemark }) => !needsRemark) ??
    offered[0]
  const remark = t('booking:move.remark', { time: format.dateTime(booked.startTime, zone) })
  const appointmentId = former.appointmentId ?? ''
  const reasonId = reason?.reasonId ?? ''
  const given = reasons.ok ? await call(reservation.cancel, { appointmentId, reasonId, remark }) : reasons
  if (given.ok) return
  showToast({
    text: t('booking:move.failed', { time: format.dateTime(former.startTime, zone), reason: given.message }),
    bad: true,
    action: {
      label: t('common:retry'),
      run: () => void giveUpFormer(former, booked, { page, call }).then(notifyBooked),
    },
  })
}

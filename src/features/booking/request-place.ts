import { activity } from '@fair/contract/activity.ts'
import type { WaitingType } from '@fair/contract/appointment.ts'
import { meetingRest } from '@fair/contract/meeting.ts'
import type { Call } from '../../api/client.ts'

/**
 * Whether the visitor waits for a place in a meeting or an activity. Null if nobody can: there are places, the visitor
 * has booked, or the platform has no waiting list.
 */
export async function requestPlace(call: Call, type: WaitingType, id: string): Promise<boolean | null> {
  const answer =
    type === 'MEETING'
      ? await call(meetingRest.detail, { meetingId: id })
      : await call(activity.detail, { activityId: id })
  return answer.ok && answer.data.appointmentId == null ? (answer.data.isWaiting ?? null) : null
}

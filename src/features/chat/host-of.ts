import type { Call } from '../../api/client.ts'
import { liveRest } from '../../contract/live.ts'
import { meetingRest } from '../../contract/meeting.ts'

/** The exhibitor who holds a live or a meeting; null where the organiser does, or where it cannot be asked. */
export async function hostOf(kind: 'live' | 'meeting', id: string, call: Call): Promise<string | null> {
  const got =
    kind === 'live' ? await call(liveRest.detail, { live_id: id }) : await call(meetingRest.detail, { meetingId: id })
  return got.ok ? (got.data.exhibitor?.exhibitorId ?? null) : null
}

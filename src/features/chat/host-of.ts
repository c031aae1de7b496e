import { liveRest } from '@fair/contract/live.ts'
import { meetingRest } from '@fair/contract/meeting.ts'
import type { Call } from '../../api/client.ts'

/** The exhibitor who hosts a live or a meeting; null if the organiser does, or if the request fails. */
export async function hostOf(kind: 'live' | 'meeting', id: string, call: Call): Promise<string | null> {
  const got =
    kind === 'live' ? await call(liveRest.detail, { live_id: id }) : await call(meetingRest.detail, { meetingId: id })
  return got.ok ? (got.data.exhibitor?.exhibitorId ?? null) : null
}

import type { Call, Result } from '../../../api/client.ts'
import { type Live, liveRest } from '../../../contract/live.ts'
import { type StreamSource, type StreamStatus, stream } from '../../../contract/stream.ts'
import { DEFAULT_USER_ID, LIVE_VISITOR_ID, LIVE_VISITOR_LANGUAGE } from '../../../domain/limits.ts'
import { readAuthorization } from '../../../stores/session-storage.ts'
import type { Source } from './stream-player.ts'
import type { RoomMembership } from './useVisit.ts'

/** Signed out, a live is asked for as the default visitor (Spec 6). */
const asVisitor = (): { headers?: Record<string, string> } =>
  readAuthorization() === null ? { headers: { userId: DEFAULT_USER_ID, visitorId: LIVE_VISITOR_ID } } : {}

/** Counts the visitor in; refused when the live is over, off, or has removed them. */
export const joinLive = (call: Call, live_id: string) => call(liveRest.join, { live_id }, asVisitor())

export const leaveLive = (call: Call, live_id: string) => call(liveRest.leave, { live_id }, asVisitor())

/**
 * The live in the reader's language. Spec 6 has the default visitor speak Chinese: it is asked in that where the platform
 * has the live in no other.
 */
export async function readLive(call: Call, live_id: string): Promise<Result<Live>> {
  const own = await call(liveRest.detail, { live_id }, asVisitor())
  if (own.ok || own.code !== 'service' || readAuthorization() !== null) return own
  const headers = { ...asVisitor().headers, language: LIVE_VISITOR_LANGUAGE }
  return call(liveRest.detail, { live_id }, { headers })
}

/** Where the whole picture streams, best first; empty while nothing does. */
export async function sourcesOf(
  call: Call,
  businessType: 'LIVE' | 'MEETING',
  businessId: string,
): Promise<Result<StreamSource[]>> {
  const got = await call(stream.pull, { businessType, businessId })
  return got.ok ? { ok: true, data: got.data.filter(({ part }) => part === 'MIX') } : got
}

export const statusOf = (
  call: Call,
  businessType: 'LIVE' | 'MEETING',
  businessId: string,
): Promise<Result<StreamStatus>> =>
  call(stream.status, { businessType, businessId }, businessType === 'LIVE' ? asVisitor() : {})

/** Why one does not get in, by the first answer that says so; what the platform has decided is not tried again. */
export function refusal(answers: readonly Result<unknown>[]): Extract<RoomMembership<never>, { kind: 'refused' }> {
  const failed = answers.find((each) => !each.ok)
  const message = failed && !failed.ok ? failed.message : ''
  return { kind: 'refused', message, canRetry: !(failed && !failed.ok && failed.code === 'service') }
}

export const asSource = ({ url, audioOnly, format }: StreamSource): Source => ({
  url,
  audioOnly,
  lowLatency: format === 'LL_HLS',
})

import { liveRest } from '@fair/contract/live.ts'
import { replay } from '@fair/contract/replay.ts'
import { type StreamSource, type StreamStatus, stream } from '@fair/contract/stream.ts'
import type { Call, Result } from '../../../api/client.ts'
import { isRefusal } from '../../../domain/errors.ts'
import { asVisitor } from '../default-visitor.ts'
import type { Subject } from './opened.ts'
import type { Source } from './stream-player.ts'
import type { RoomMembership } from './useVisit.ts'

/** Registers the visitor as present; refused if the live is over or off, or has removed them. */
export const joinLive = (call: Call, live_id: string) => call(liveRest.join, { live_id }, asVisitor())

export const leaveLive = (call: Call, live_id: string) => call(liveRest.leave, { live_id }, asVisitor())

/** The exhibits that the stream shows now, by the presenter's numbers. */
export const goodsOf = (call: Call, live_id: string) => call(liveRest.goods, { live_id, pageSize: 100 }, asVisitor())

/** A meeting is requested as the visitor, a live as the default visitor. */
const headersOf = (businessType: 'LIVE' | 'MEETING') => (businessType === 'LIVE' ? asVisitor() : {})

/** The recordings of a live or a meeting. */
export const recordingsOf = (call: Call, subject: Subject) =>
  call(replay.list, subject, headersOf(subject.businessType))

/** The sources of the full picture, best first; empty while nothing streams. */
export async function sourcesOf(
  call: Call,
  businessType: 'LIVE' | 'MEETING',
  businessId: string,
): Promise<Result<StreamSource[]>> {
  const got = await call(stream.pull, { businessType, businessId }, headersOf(businessType))
  return got.ok ? { ok: true, data: got.data.filter(({ part }) => part === 'MIX') } : got
}

export const statusOf = (
  call: Call,
  businessType: 'LIVE' | 'MEETING',
  businessId: string,
): Promise<Result<StreamStatus>> => call(stream.status, { businessType, businessId }, headersOf(businessType))

/** The reason for the refusal, from the first failed answer. A decision of the platform is not retried. */
export function refusal(answers: readonly Result<unknown>[]): Extract<RoomMembership<never>, { kind: 'refused' }> {
  const failed = answers.find((each) => !each.ok)
  if (!failed || failed.ok) return { kind: 'refused', message: '', canRetry: true }
  return { kind: 'refused', message: failed.message, canRetry: !isRefusal(failed) }
}

export const asSource = ({ url, audioOnly, format }: StreamSource): Source => ({
  url,
  audioOnly,
  lowLatency: format === 'LL_HLS',
})

import { interaction, type RoomConfig } from '@fair/contract/interaction.ts'
import { type JoinResult, type Meeting, meetingRest } from '@fair/contract/meeting.ts'
import { type StreamSource, type StreamStatus, stream } from '@fair/contract/stream.ts'
import type { Call, Result } from '../../../api/client.ts'
import type { PageContext } from '../../../lib/page.ts'
import { awaitLogin } from '../../../stores/login-request.ts'
import { refusal, statusOf } from './live-room.ts'
import type { Entered } from './useVisit.ts'

/** A joined meeting (Spec 3, "Meeting detail state"). masterVoice is in the configuration, which keeps changing. */
export interface MeetingState {
  readonly datas: Meeting
  readonly joinRes: JoinResult
  readonly config: RoomConfig
  /** The mixed picture, best first. */
  readonly sources: readonly StreamSource[]
  readonly status: StreamStatus
}

/** Joins, after the login if the meeting requires one. The join result is stored only on success (Spec 4). */
export async function enterMeeting(page: PageContext, call: Call, meetingId: string): Promise<Entered<MeetingState>> {
  const datas = await call(meetingRest.detail, { meetingId })
  if (!datas.ok) return { joined: false, membership: refusal([datas]) }
  if (datas.data.needsLogin && !(await awaitLogin('continue'))) return { joined: false, membership: loginFirst(page) }
  const joined = await call(meetingRest.join, { meetingId })
  if (!joined.ok) {
    return { joined: false, membership: joined.code === 'expired' ? loginFirst(page) : refusal([joined]) }
  }
  const { roomId } = joined.data
  const [config, sources, status] = await Promise.all([
    call(interaction.roomConfig, { roomId }),
    mixedPicture(call, meetingId),
    statusOf(call, 'MEETING', meetingId),
  ])
  if (!config.ok || !sources.ok || !status.ok) return { joined: true, membership: refusal([config, sources, status]) }
  const room = {
    datas: datas.data,
    joinRes: joined.data,
    config: config.data,
    sources: sources.data,
    status: status.data,
  }
  return { joined: true, membership: { kind: 'in', room } }
}

const loginFirst = ({ t }: PageContext) => ({
  ...({ kind: 'refused', canRetry: true, needsLogin: true } as const),
  message: t('room:needsLogin'),
})

/** The sources of a meeting's mixed picture; empty while nothing streams. */
export async function mixedPicture(call: Call, meetingId: string): Promise<Result<StreamSource[]>> {
  const got = await call(stream.streamMeeting, { meetingId })
  return got.ok ? { ok: true, data: got.data.filter(({ part }) => part === 'MIX') } : got
}

export const leaveMeeting = (call: Call, meetingId: string) => call(meetingRest.leave, { meetingId })

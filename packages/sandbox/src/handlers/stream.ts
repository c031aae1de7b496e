import type { stream as declared, StreamOwner } from '@fair/contract/stream.ts'
import { liveOf, meetingOf } from '../business/subjects.ts'
import type { Context } from '../context.ts'
import { runOf } from '../db/runs.ts'
import { found, refused } from '../failure.ts'
import type { GroupHandlers } from '../handler.ts'
import type { StreamSource, StreamStatus } from '../sent.ts'
import { roomConfigOf, roomOf } from './interaction-room.ts'
import { meetingById } from './meeting-rest.ts'
import { videoOf } from './multimedia-channels.ts'
import { FILM_SECONDS, guestSource, mixSources, recordingUrl, videoUrl } from './stream-address.ts'
import { isPresent, isRemoved } from './stream-attend.ts'

/** Spec 7 (stream/pull, stream/video, stream/status, meeting/provider). */
export const stream: GroupHandlers<typeof declared> = {
  pull: (owner, context) => sourcesOf(owner, context),
  video: ({ videoId }, context) => {
    const { duration } = found(videoOf(videoId, context), 'channelVideo', videoId)
    return { videoId, url: videoUrl(videoId, context.now()), duration }
  },
  status: (owner, context) => statusOf(owner, context),
  publicVideo: ({ meetingId }, context) => {
    const videoId = `FILM-${meetingById(meetingId, context).meetingId}`
    return { videoId, url: recordingUrl(videoId), duration: FILM_SECONDS }
  },
  streamMeeting: ({ meetingId }, context) => sourcesOf({ businessType: 'MEETING', businessId: meetingId }, context),
  guests: ({ meetingId, roomId }, context) => {
    const { state } = meetingById(meetingId, context)
    if (roomId !== roomOf(meetingId) || !isPresent(context, 'MEETING', meetingId)) throw refused('notJoined')
    if (state !== 'live') return []
    const { guests, layout } = roomConfigOf(roomId, context)
    const open = guests.filter(({ videoOpen }) => videoOpen)
    const screen = layout === 'SCREEN' && open[0] ? [guestSource(meetingId, open[0].guestId, 'SCREEN')] : []
    return [...screen, ...open.map(({ guestId }) => guestSource(meetingId, guestId, 'GUEST'))]
  },
}

/** The addresses of the full picture, best first; none while there is no signal. */
function sourcesOf(owner: StreamOwner, context: Context): StreamSource[] {
  const { status } = statusOf(owner, context)
  return status === 'STREAMING' ? mixSources(owner.businessType, owner.businessId) : []
}

function statusOf({ businessType, businessId }: StreamOwner, context: Context): StreamStatus {
  const isLive = businessType === 'LIVE'
  const live = isLive ? liveOf(businessId, context) : undefined
  const meeting = isLive ? undefined : meetingOf(businessId, context)
  const { state, startTime } = found(live ?? meeting, isLive ? 'liveStream' : 'meetingRoom', businessId)
  const run = runOf(context.db, businessType, businessId)
  const isPaused = run?.switched === 'PAUSED'
  // For a removed visitor it is off: without a chat connection there is no other way to notice.
  const isOff = isRemoved(context, businessType, businessId)
  const status = isOff ? 'OFFLINE' : state === 'live' && isPaused ? 'PAUSED' : STATUS[state]
  const viewers = state === 'live' ? (live?.viewers ?? run?.present ?? 0) : 0
  return { status, viewers, startTime: state === 'upcoming' ? null : startTime }
}

const STATUS = {
  upcoming: 'IDLE',
  live: 'STREAMING',
  ended: 'ENDED',
  replay: 'ENDED',
  offline: 'OFFLINE',
} as const

import { ERROR_CODES } from '@fair/contract/error-codes.ts'
import type { meeting as calls, meetingRest as declared } from '@fair/contract/meeting.ts'
import { meetingOf } from '../business/subjects.ts'
import type { Context } from '../context.ts'
import { found, PlatformError, refused } from '../failure.ts'
import type { GroupHandlers } from '../handler.ts'
import { slice } from '../paging.ts'
import { enterRoom } from './chat-rooms.ts'
import { roomConfigOf, roomOf } from './interaction-room.ts'
import { fullMeeting, needsLogin } from './meeting-rest-detail.ts'
import { meetingsOf } from './programme.ts'
import type { StoredMeeting } from './replay-meeting.ts'
import { attend, depart, isPresent, isRemoved } from './stream-attend.ts'

/** Spec 7, "Meetings and live": one meeting, its room, and the topics. */
export const meetingRest: GroupHandlers<typeof declared> = {
  detail: ({ meetingId }, context) => fullMeeting(meetingById(meetingId, context), context),
  join: ({ meetingId }, context) =>
    context.db.transaction(() => {
      demandOpen(meetingById(meetingId, context), context)
      const joinTime = attend(context, 'MEETING', meetingId)
      const guestId = guestIn(meetingId, context)
      const roomId = roomOf(meetingId)
      return {
        meetingId,
        roomId,
        chatgroupId: enterRoom('MEETING', meetingId, context),
        role: guestId === null ? 'AUDIENCE' : 'GUEST',
        guestId,
        masterVoice: roomConfigOf(roomId, context).masterVoice,
        joinTime,
      }
    }),
  leave: ({ meetingId }, context) => {
    meetingById(meetingId, context)
    depart(context, 'MEETING', meetingId)
    return null
  },
  topics: (_, context) => {
    const byTopic = Map.groupBy(meetingsOf(context), ({ topic }) => topic)
    return [...byTopic].map(([topic, meetings]) => ({ topic, count: meetings.length }))
  },
}

/** @throws PlatformError 4041 if the tenant has no such meeting */
export function meetingById(id: string, context: Context): StoredMeeting {
  const { exhibitionId: _, ...meeting } = found(meetingOf(id, context), 'meetingRoom', id)
  return meeting
}

/** @throws PlatformError 4090 if nobody is admitted, 5014 if a login is required */
function demandOpen(meeting: StoredMeeting, context: Context): void {
  const { meetingId, seatsLeft, state } = meeting
  if (state === 'offline' || isRemoved(context, 'MEETING', meetingId)) throw refused('meetingOffline')
  if (state === 'ended' || state === 'replay') throw refused('meetingEnded')
  if (needsLogin(meeting) && context.userId === null) throw new PlatformError(ERROR_CODES.expired, 'expired')
  if (seatsLeft === 0 && !isPresent(context, 'MEETING', meetingId)) throw refused('meetingFull')
}

/** The guest that this visitor is; null for a member of the audience. */
function guestIn(meetingId: string, { db, userId }: Context): string | null {
  if (userId === null) return null
  const sql = 'SELECT guest_id FROM meeting_guest WHERE meeting_id = ? AND user_id = ?'
  return db.one<{ guest_id: string }>(sql, meetingId, userId)?.guest_id ?? null
}

/** Meetings per page by default. */
const PAGE_SIZE = 20

/** Spec 7, "Meetings and live". */
export const meeting: GroupHandlers<typeof calls> = {
  list: ({ date, exhibitorId, ...paging }, context) => {
    const all = meetingsOf(context, { date, exhibitorId })
    return { records: slice(all, paging, PAGE_SIZE), total: all.length, facets: {} }
  },
}

import type { Contract } from '@fair/contract/index.ts'
import type { RunState } from '@fair/contract/live.ts'
import { RANDOM_LIVE_CAP } from '@fair/contract/rules/limits.ts'
import { nowNextPastOrder } from '@fair/contract/rules/time.ts'
import type { Context } from '../context.ts'
import type { GroupHandlers } from '../handler.ts'
import { slice } from '../paging.ts'
import { byInterest } from '../recommend/score.ts'
import type { Span } from '../sent.ts'
import { shuffled } from '../shuffle.ts'
import { livesOf, meetingsOf } from './programme.ts'

/** Recommendations per call by default. */
const PAGE_SIZE = 10

/** Spec 7: lives and meetings recommended by the platform. */
export const recommend: GroupHandlers<Contract['recommend']> = {
  meeting: ({ excludeId, ...paging }, context) => slice(meetings(context, excludeId), paging, PAGE_SIZE),
  live: ({ excludeId, ...paging }, context) => slice(lives(context, excludeId), paging, PAGE_SIZE),
  personalMeeting: ({ excludeId, ...paging }, context) => {
    const hosts = new Map(context.fair.meetings.map(({ id, exhibitorId }) => [id, exhibitorId]))
    const all = personal(meetings(context, excludeId), ({ meetingId }) => hosts.get(meetingId) ?? '', context)
    return slice(all, paging, PAGE_SIZE)
  },
  personalLive: ({ excludeId, ...paging }, context) => {
    const all = personal(lives(context, excludeId), ({ exhibitorId }) => exhibitorId, context)
    return slice(all, paging, PAGE_SIZE)
  },
  /** The same for the same visitor, so that builds stay reproducible. */
  random: ({ excludeId, ...paging }, context) => {
    const all = lives(context, excludeId)
    const drawn = shuffled(
      all.map(({ _id }) => _id),
      context.visitorId,
    ).flatMap((id) => all.find(({ _id }) => _id === id) ?? [])
    const runningFirst = [...drawn.filter(isRunning), ...drawn.filter((live) => !isRunning(live))]
    return slice(runningFirst, paging, RANDOM_LIVE_CAP).slice(0, RANDOM_LIVE_CAP)
  },
}

const isRunning = ({ state }: { state: RunState }) => state === 'live'
/** Nobody is sent to something that is over without a recording, or was taken offline. */
const isWorthwhile = ({ state }: { state: RunState }) => state !== 'ended' && state !== 'offline'

function lives(context: Context, excludeId: string | undefined) {
  return nowNextPastOrder(
    livesOf(context).filter((live) => isWorthwhile(live) && live._id !== excludeId),
    context.now(),
  )
}

function meetings(context: Context, excludeId: string | undefined) {
  return nowNextPastOrder(
    meetingsOf(context).filter((meeting) => isWorthwhile(meeting) && meeting.meetingId !== excludeId),
    context.now(),
  )
}

/** The best matches first, each with the reason, but recordings stay behind anything that can still be joined. */
function personal<T extends Span & { state: RunState }>(
  items: T[],
  exhibitorOf: (item: T) => string,
  context: Context,
) {
  return byInterest(items, context, (item, scores) => scores.exhibitor(exhibitorOf(item)))
    .sort((a, b) => Number(isRecording(a.item)) - Number(isRecording(b.item)))
    .map(({ item, reason }) => ({ ...item, reason }))
}

const isRecording = ({ state }: { state: RunState }) => state === 'replay'

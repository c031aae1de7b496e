import { addUnread } from '../accounts/users.ts'
import { type Context, requesterOf } from '../context.ts'
import { refused } from '../failure.ts'
import { say as textIn } from '../seed/text.ts'
import type { Notice } from '../sent.ts'
import { say, type TextKey } from '../texts.ts'
import { placesOf, stateOf } from './activities.ts'
import { meetingSeats } from './appointments.ts'
import { placedActivity, placedKind } from './programme.ts'
import { leftOf } from './stock.ts'
import { meetingOf } from './subjects.ts'
import { OF_REQUESTER, saveWaiting, type WaitingKind } from './waiting-list.ts'

/** What a user waits for: a ticket, a seat or a place. */
interface Awaited {
  name: string
  /** How many are left; null without a limit, 0 once it is over. */
  left: number | null
  path: string
}

const AWAITED: Readonly<Record<WaitingKind, (id: string, context: Context) => Awaited | undefined>> = {
  TICKET: (id, context) => {
    const kind = placedKind(context, id)
    const left = leftOf(context.db, id, context.now())
    return kind && { name: textIn(kind.plan.name, context.language), left, path: `/ticket/details/${id}` }
  },
  MEETING: (id, context) => {
    const meeting = meetingOf(id, context)
    if (!meeting) return undefined
    const left = isOpen(meeting.state) ? meetingSeats(id, context) : 0
    return { name: meeting.title, left, path: `/meeting/detail/${id}` }
  },
  ACTIVITY: (id, context) => {
    const activity = placedActivity(context, id)
    if (!activity) return undefined
    const left = isOpen(stateOf(activity, context)) ? placesOf(activity, context.db) : 0
    return { name: textIn(activity.plan.title, context.language), left, path: `/activity/detail/${id}` }
  },
}

const isOpen = (state: string) => state === 'upcoming' || state === 'live'

const NOTICES: Readonly<Record<WaitingKind, readonly [title: TextKey, content: TextKey]>> = {
  TICKET: ['ticketBackTitle', 'ticketBack'],
  MEETING: ['placeFreeTitle', 'placeFree'],
  ACTIVITY: ['placeFreeTitle', 'placeFree'],
}

/**
 * Adds the user to the waiting list for a place, or removes them.
 *
 * @throws PlatformError if places are left, or the event is over
 */
export function waitForPlace(context: Context, kind: 'MEETING' | 'ACTIVITY', id: string, isWaiting: boolean): void {
  if (isWaiting) {
    const state = kind === 'MEETING' ? meetingOf(id, context)?.state : activityState(id, context)
    if (!isOpen(state ?? '')) throw refused('notBookable')
    if (AWAITED[kind](id, context)?.left !== 0) throw refused('placesLeft')
  }
  saveWaiting(context, kind, id, isWaiting)
}

function activityState(id: string, context: Context): string | undefined {
  const activity = placedActivity(context, id)
  return activity && stateOf(activity, context)
}

interface Row {
  kind: WaitingKind
  subject_id: string
  notified_time: string
}

/** Notifies the user, once, of everything they wait for that is available again. */
export function notifyWaiting(context: Context): void {
  const { db, now } = context
  const waiting = db.all<Row>('SELECT * FROM waiting WHERE user_id = ? AND notified_time IS NULL', requesterOf(context))
  for (const { kind, subject_id: id } of waiting) {
    if (AWAITED[kind](id, context)?.left === 0) continue
    const time = now().toISOString()
    db.run(`UPDATE waiting SET notified_time = ? WHERE ${OF_REQUESTER}`, time, requesterOf(context), kind, id)
    addUnread(db, requesterOf(context), 'advice', 1)
  }
}

/** The notices about what is available again, latest first. */
export function waitingNotices(context: Context): Omit<Notice, 'isRead'>[] {
  const { db, language } = context
  const listed = db.all<Row>(
    'SELECT * FROM waiting WHERE user_id = ? AND notified_time IS NOT NULL ORDER BY notified_time DESC',
    requesterOf(context),
  )
  return listed.flatMap(({ kind, subject_id: id, notified_time: sendTime }) => {
    const awaited = AWAITED[kind](id, context)
    if (!awaited) return []
    const { name, path } = awaited
    const [title, content] = NOTICES[kind]
    return [
      {
        noticeId: `W-${id}`,
        title: say(language, title, { name }),
        content: say(language, content, { name }),
        path,
        sendTime,
      },
    ]
  })
}

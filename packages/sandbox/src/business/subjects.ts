import type { EntryKind } from '@fair/contract/schedule.ts'
import type { Context } from '../context.ts'
import { exhibitor as exhibitorOf } from '../handlers/goods.ts'
import { HOST } from '../seed/business/activity-plan.ts'
import { hallName } from '../seed/halls.ts'
import { keyOf, randomNumber } from '../seed/random.ts'
import { say as textIn } from '../seed/text.ts'
import type { Exhibitor, LiveSummary, MeetingSummary, ScheduleEntry } from '../sent.ts'
import { say } from '../texts.ts'
import { placedActivity, placeOf } from './programme.ts'

/** The subject's part of a schedule entry. */
export type Subject = Pick<
  ScheduleEntry,
  'title' | 'place' | 'booth' | 'hostName' | 'exhibitorId' | 'exhibitorTimeZone' | 'staffName'
>

/** A live of the tenant in its current state; undefined if there is none. */
export function liveOf(id: string, context: Context): (LiveSummary & { exhibitionId: string }) | undefined {
  const seeded = context.fair.lives.find((each) => each.id === id)
  const live =
    seeded && isOwn(seeded.exhibitionId, context) && context.entities.live(id, context.language, context.now())
  return live ? { ...live, exhibitionId: seeded.exhibitionId } : undefined
}

/** A meeting of the tenant in its current state, with its exhibitor; undefined if there is none. */
export function meetingOf(
  id: string,
  context: Context,
): (MeetingSummary & { exhibitionId: string; exhibitorId: string | null }) | undefined {
  const seeded = context.fair.meetings.find((each) => each.id === id)
  if (!seeded || !isOwn(seeded.exhibitionId, context)) return undefined
  const meeting = context.entities.meeting(id, context.language, context.now())
  return meeting && { ...meeting, exhibitionId: seeded.exhibitionId, exhibitorId: seeded.exhibitorId }
}

function isOwn(exhibitionId: string, { fair, tenantId }: Context): boolean {
  return fair.exhibitions.some((each) => each.exhibitionId === exhibitionId && each.tenantId === tenantId)
}

/** The title of an entry; the id if the subject was removed from the fair. */
export function titleOf(kind: EntryKind, businessId: string, context: Context): string {
  return subjectOf(kind, businessId, context, true)?.title ?? businessId
}

/** @param isOnline whether a negotiation takes place online */
export function subjectOf(
  kind: EntryKind,
  businessId: string,
  context: Context,
  isOnline: boolean,
): Subject | undefined {
  const { language } = context
  if (kind === 'LIVE') {
    const live = liveOf(businessId, context)
    const maker = live && exhibitorOf(live.exhibitorId, context)
    return live && { title: live.title, ...withExhibitor(maker), place: say(language, 'placeOnline') }
  }
  if (kind === 'MEETING') {
    const meeting = meetingOf(businessId, context)
    if (!meeting) return undefined
    const maker = meeting.exhibitorId === null ? undefined : exhibitorOf(meeting.exhibitorId, context)
    return { title: meeting.title, ...withExhibitor(maker), hostName: meeting.hostName, place: meeting.place }
  }
  if (kind === 'ACTIVITY') {
    const activity = placedActivity(context, businessId)
    if (!activity) return undefined
    const title = textIn(activity.plan.title, language)
    return { title, ...withExhibitor(undefined), hostName: textIn(HOST, language), place: placeOf(activity, language) }
  }
  const maker = exhibitorOf(businessId, context)
  if (!maker) return undefined
  const title = say(language, kind === 'CHAT' ? 'chatWith' : 'talkWith', { name: maker.exhibitorName })
  const stand = `${textIn(hallName(maker.booth.hall), language)} ${maker.booth.stand}`
  return { title, ...withExhibitor(maker), place: isOnline ? say(language, 'placeOnline') : stand }
}

function withExhibitor(exhibitor: Exhibitor | undefined): Omit<Subject, 'title' | 'place'> {
  return {
    booth: exhibitor?.booth ?? null,
    hostName: exhibitor?.exhibitorName ?? '',
    exhibitorId: exhibitor?.exhibitorId ?? null,
    exhibitorTimeZone: exhibitor?.timeZone ?? null,
    staffName: exhibitor ? (staffOf(exhibitor)?.staffName ?? null) : null,
  }
}

/** The member of an exhibitor's staff who expects visitors: the same person each time. */
export function staffOf({ exhibitorId, staff }: Exhibitor): Exhibitor['staff'][number] | undefined {
  return staff[Math.floor(randomNumber(keyOf(exhibitorId, 'staff'), 0) * staff.length)]
}

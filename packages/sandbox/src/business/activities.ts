import type { Context } from '../context.ts'
import type { Database } from '../db/database.ts'
import {
  coverPicture,
  exhibitPicture,
  hallPicture,
  type Motif,
  pavilionPicture,
  sessionPicture,
} from '../media/address.ts'
import { ACTIVITY_KINDS, HOST, TOPICS, type Topic } from '../seed/business/activity-plan.ts'
import { escaped } from '../seed/template.ts'
import { say } from '../seed/text.ts'
import type { Activity, ActivitySummary, BookableActivity } from '../sent.ts'
import { appointmentFor, conflictWith } from './appointments.ts'
import { agendaFrom, guestsOf } from './guests.ts'
import { type PlacedActivity, type PlacedRule, placeOf, programmesOf } from './programme.ts'
import { waitsForPlace } from './waiting-list.ts'

interface Change {
  cancelled: number
  update_time: string
}

function changeOf(db: Database, id: string): Change | undefined {
  return db.one<Change>('SELECT cancelled, update_time FROM activity_change WHERE activity_id = ?', id)
}

/** The activities of the requested exhibition by start time. */
export function activitiesOf({ fair, exhibitionId }: Context): readonly PlacedActivity[] {
  return programmesOf(fair).get(exhibitionId)?.activities ?? []
}

export function stateOf(activity: PlacedActivity, { db, now }: Pick<Context, 'db' | 'now'>): ActivitySummary['state'] {
  if (activity.plan.cancelled || changeOf(db, activity.id)?.cancelled) return 'cancelled'
  const time = now().toISOString()
  if (time < activity.startTime) return 'upcoming'
  return time < activity.endTime ? 'running' : 'ended'
}

/** Places still available; null without a limit. */
export function placesOf({ id, plan }: PlacedActivity, db: Database): number | null {
  if (plan.seats === null) return null
  const booked = db.one<{ n: number }>(
    "SELECT count(*) AS n FROM appointment WHERE kind = 'ACTIVITY' AND business_id = ? AND cancelled = 0",
    id,
  )
  return Math.max(0, plan.seats - plan.taken - (booked?.n ?? 0))
}

const MOTIFS: Readonly<Record<Topic, Motif>> = {
  sourcing: 'textile',
  logistics: 'luggage',
  compliance: 'electronics',
  innovation: 'robot',
  fair: 'furniture',
}

function coverOf(activity: PlacedActivity) {
  const { plan } = activity
  const seed = `activity-${plan.code}`
  if (plan.kind === 'launch') return coverPicture(MOTIFS[plan.topic], seed)
  const [motif, ...more] = plan.motifs ?? []
  if (motif) return more.length > 0 ? pavilionPicture([motif, ...more], seed) : exhibitPicture(motif, seed, 1)
  return sessionPicture(
    guestsOf(activity, 'en-US').map(({ portrait }) => portrait),
    seed,
  )
}

export function toActivitySummary(activity: PlacedActivity, context: Context): ActivitySummary {
  const { db, language } = context
  const { plan } = activity
  const contained = programmesOf(context.fair).get(activity.exhibitionId)?.activities ?? []
  return {
    activityId: activity.id,
    title: say(plan.title, language),
    kindName: say(ACTIVITY_KINDS[plan.kind], language),
    cover: coverOf(activity),
    summary: say(plan.summary, language),
    startTime: activity.startTime,
    endTime: activity.endTime,
    place: placeOf(activity, language),
    hall: activity.hall,
    topic: say(TOPICS[plan.topic], language),
    hostName: say(HOST, language),
    state: stateOf(activity, context),
    admission: plan.admission,
    seatsLeft: placesOf(activity, db),
    parentActivityId: activity.parentId,
    containedCount: contained.filter(({ parentId }) => parentId === activity.id).length,
    updateTime: changeOf(db, activity.id)?.update_time ?? activity.announceTime,
  }
}

export function activityFrom(activity: PlacedActivity, context: Context): Activity {
  const { language } = context
  const summary = toActivitySummary(activity, context)
  const paragraphs = [activity.plan.summary, ...activity.plan.content].map((text) => say(text, language))
  return {
    ...summary,
    content: paragraphs.map((text) => `<p>${escaped(text)}</p>`).join(''),
    pictures: [summary.cover, hallPicture(`activity-${activity.plan.code}-2`)],
    agenda: activity.agenda.map((item) => agendaFrom(item, summary.place, language)),
    guests: guestsOf(activity, language),
    appointmentId: appointmentFor(context, 'ACTIVITY', activity.id),
    isWaiting: waitsForPlace(context, 'ACTIVITY', activity.id, summary.seatsLeft ?? null),
  }
}

/** An activity as the holder of a ticket may book it; `rule` is the one that covers it, null if there is none. */
export function bookableFrom(activity: PlacedActivity, rule: PlacedRule | null, context: Context): BookableActivity {
  const appointmentId = appointmentFor(context, 'ACTIVITY', activity.id)
  return {
    ...toActivitySummary(activity, context),
    appointmentId,
    hindrance: appointmentId === null ? hindranceOf(activity, rule, context) : null,
    conflict: conflictWith(context, activity, appointmentId),
  }
}

export function hindranceOf(
  activity: PlacedActivity,
  rule: PlacedRule | null,
  context: Context,
): BookableActivity['hindrance'] {
  const state = stateOf(activity, context)
  if (state === 'ended' || state === 'cancelled') return 'ENDED'
  if (rule === null) return 'NOT_COVERED'
  if (state === 'running' || rule.closeTime <= context.now().toISOString()) return 'CLOSED'
  return placesOf(activity, context.db) === 0 ? 'FULL' : null
}

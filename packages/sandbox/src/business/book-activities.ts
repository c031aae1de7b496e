import type { activity as declared } from '@fair/contract/activity.ts'
import type { InputOf } from '@fair/contract/endpoint.ts'
import type { Context } from '../context.ts'
import { found, refused, wrongField } from '../failure.ts'
import { say } from '../seed/text.ts'
import type { AnswerOf } from '../sent.ts'
import { hindranceOf } from './activities.ts'
import { appointmentFor, book } from './appointments.ts'
import { idsIn } from './fields.ts'
import { kindOf } from './kinds.ts'
import { type PlacedActivity, type PlacedRule, placedActivity, rulesOf } from './programme.ts'
import { activateTicket, ownTicket, statusOf } from './tickets.ts'

type Call = (typeof declared)['activateAndBook']

/** The maximum number of activities in one booking. */
const ACTIVITIES_MAX = 20

const REASONS = {
  FULL: 'activityFull',
  CLOSED: 'activityClosed',
  ENDED: 'activityEnded',
  NOT_COVERED: 'activityNotCovered',
} as const

/**
 * Activates a ticket, if it is not active yet, and books activities with it: all or none. The rules of the ticket apply
 * to all its bookings together, so that a second booking may add to the first. Call it in a transaction.
 */
export function bookActivities(
  { ticketId, holderName, activityIds }: Omit<InputOf<Call>, 'requestId'>,
  context: Context,
): AnswerOf<Call> {
  const row = ownTicket(context, ticketId)
  const kind = kindOf(context, row.ticket_kind_id)
  const status = statusOf(row, kind, context.now())
  if (status !== 'INACTIVE' && status !== 'ACTIVE') throw refused('ticketNotInactive')
  const rules = rulesOf(context.fair, kind)
  const expected = idsIn('activityIds', activityIds, ACTIVITIES_MAX).map((id) =>
    checked(found(placedActivity(context, id), 'activity', id), rules, context),
  )
  for (const rule of rules) checkChoices(rule, expected, context)
  if (status === 'INACTIVE') {
    if (holderName === undefined) throw wrongField('holderName', 'required')
    activateTicket(context, row, holderName)
  }
  const appointments = expected.map((activity) => ({
    activityId: activity.id,
    appointmentId:
      appointmentFor(context, 'ACTIVITY', activity.id) ??
      book(context, {
        kind: 'ACTIVITY',
        businessId: activity.id,
        exhibitionId: activity.exhibitionId,
        startTime: activity.startTime,
        endTime: activity.endTime,
        isOnline: false,
        ticketId,
      }),
  }))
  return { ticketId, appointments }
}

/** Activities that are already booked may be named again. */
function checked(activity: PlacedActivity, rules: readonly PlacedRule[], context: Context): PlacedActivity {
  if (appointmentFor(context, 'ACTIVITY', activity.id) !== null) return activity
  const rule = rules.find(({ activities }) => activities.some(({ id }) => id === activity.id)) ?? null
  const hindrance = hindranceOf(activity, rule, context)
  if (hindrance) throw refused(REASONS[hindrance], { title: say(activity.plan.title, context.language) })
  return activity
}

function checkChoices({ plan, activities }: PlacedRule, expected: readonly PlacedActivity[], context: Context): void {
  const chosen = activities.filter(
    ({ id }) => expected.some((each) => each.id === id) || appointmentFor(context, 'ACTIVITY', id) !== null,
  ).length
  const name = say(plan.name, context.language)
  // A group with no choices can always be booked later.
  if (chosen > 0 && chosen < plan.minChoices) throw refused('tooFewChoices', { name, least: plan.minChoices })
  if (chosen > plan.maxChoices) throw refused('tooManyChoices', { name, most: plan.maxChoices })
}

import type { activity as declared } from '@fair/contract/activity.ts'
import { activityFrom, bookableFrom } from '../business/activities.ts'
import { bookActivities } from '../business/book-activities.ts'
import { kindOf } from '../business/kinds.ts'
import { settlePayments } from '../business/payments.ts'
import { type PlacedRule, placedActivity, programmesOf, rulesOf } from '../business/programme.ts'
import { ownTicket } from '../business/tickets.ts'
import type { Context } from '../context.ts'
import { found, wrongField } from '../failure.ts'
import type { GroupHandlers } from '../handler.ts'
import { once } from '../once.ts'
import { say } from '../seed/text.ts'

/** Spec 7, offline activities: those that a ticket can book, and the activities themselves. */
export const activity: GroupHandlers<typeof declared> = {
  detail: ({ activityId, agendaId }, context) => {
    if (activityId === undefined && agendaId === undefined) throw wrongField('activityId', 'required')
    const id = activityId ?? activityOfAgenda(agendaId ?? '', context)
    return activityFrom(found(placedActivity(context, id), 'activity', id), context)
  },
  rules: ({ ticketId }, context) =>
    rulesFor(ticketId, context).map(({ id, groupId, plan, closeTime }) => ({
      ruleId: id,
      ruleName: say(plan.name, context.language),
      description: say(plan.description, context.language),
      ruleGroupId: groupId,
      minChoices: plan.minChoices,
      maxChoices: plan.maxChoices,
      closeTime,
    })),
  ruleGroupActivities: ({ ticketId, ruleGroupId }, context) => {
    const rule = rulesFor(ticketId, context).find(({ groupId }) => groupId === ruleGroupId)
    return found(rule, 'ruleGroup', ruleGroupId).activities.map((each) => bookableFrom(each, rule ?? null, context))
  },
  /**
   * Booked ones first, then those available; activities that the ticket can no longer book are omitted unless they are
   * booked.
   */
  byTicket: ({ ticketId }, context) => {
    const all = rulesFor(ticketId, context).flatMap((rule) =>
      rule.activities.map((each) => bookableFrom(each, rule, context)),
    )
    const shown = all.filter(({ appointmentId, hindrance }) => appointmentId !== null || hindrance === null)
    return shown.toSorted((a, b) => Number(a.appointmentId === null) - Number(b.appointmentId === null))
  },
  activateAndBook: ({ requestId, ...input }, context) =>
    once(context, 'offlineActivity/activeAndAppointment', requestId, () => bookActivities(input, context)),
}

function rulesFor(ticketId: string, context: Context): PlacedRule[] {
  settlePayments(context)
  return rulesOf(context.fair, kindOf(context, ownTicket(context, ticketId).ticket_kind_id))
}

function activityOfAgenda(agendaId: string, { fair, tenantId }: Context): string {
  for (const { exhibitionId } of fair.exhibitions.filter((each) => each.tenantId === tenantId)) {
    const activities = programmesOf(fair).get(exhibitionId)?.activities ?? []
    const known = activities.find(({ agenda }) => agenda.some(({ id }) => id === agendaId))
    if (known) return known.id
  }
  return found<string>(undefined, 'agenda', agendaId)
}

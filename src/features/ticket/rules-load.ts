import { type ActivityRule, activity, type BookableActivity } from '@fair/contract/activity.ts'
import { FIRST_PAGE, TICKET_PAGE_SIZE } from '@fair/contract/rules/limits.ts'
import { type Ticket, ticket } from '@fair/contract/ticket.ts'
import type { Call } from '../../api/client.ts'
import type { Answer } from '../shared/form/useAnswer.ts'

export interface RuleWithActivities {
  rule: ActivityRule
  activities: BookableActivity[]
}

/** The rules of a ticket, each with the activities of its group. */
export async function loadRules(call: Call, ticketId: string): Promise<Answer<RuleWithActivities[]>> {
  const rules = await call(activity.rules, { ticketId })
  if (!rules.ok) return rules
  const groups = await Promise.all(
    rules.data.map((rule) => call(activity.ruleGroupActivities, { ticketId, ruleGroupId: rule.ruleGroupId })),
  )
  const data: RuleWithActivities[] = []
  for (const [n, group] of groups.entries()) {
    const rule = rules.data[n]
    if (!group.ok) return group
    if (rule) data.push({ rule, activities: group.data })
  }
  return { ok: true, data }
}

/** Maximum number of an account's tickets that are checked for an activity. */
const LOOKED_INTO = 20

/**
 * The visitor's tickets that cover an activity: those that have booked it or can (getAppointmentActivityByTicektId).
 * Only one ticket of each kind is checked, as the others cover the same.
 */
export async function ticketsFor(call: Call, activityId: string): Promise<Answer<Ticket[]>> {
  const mine = await call(ticket.mine, { pageNum: FIRST_PAGE, pageSize: TICKET_PAGE_SIZE })
  if (!mine.ok) return mine
  const able = mine.data.records.filter(
    ({ hasRules, status }) => hasRules && (status === 'ACTIVE' || status === 'INACTIVE'),
  )
  const kinds = [...new Map(able.map((each) => [each.ticketKindId, each])).values()].slice(0, LOOKED_INTO)
  const answers = await Promise.all(kinds.map(({ ticketId }) => call(activity.byTicket, { ticketId })))
  const covering = new Set<string>()
  for (const [n, answer] of answers.entries()) {
    if (!answer.ok) return answer
    if (answer.data.some((each) => each.activityId === activityId)) covering.add(kinds[n]?.ticketKindId ?? '')
  }
  return { ok: true, data: able.filter(({ ticketKindId }) => covering.has(ticketKindId)) }
}

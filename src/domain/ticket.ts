import type { ActivityRule, BookableActivity } from '@fair/contract/activity.ts'
import type { Ticket, TicketKind } from '@fair/contract/ticket.ts'

/** The tabs of my tickets, with the statuses of each; `all` has every one. */
export const TICKET_TABS = {
  usable: ['ACTIVE', 'INACTIVE'],
  applied: ['APPLYING', 'REFUSED'],
  past: ['USED', 'EXPIRED', 'REFUNDED'],
  all: [],
} as const satisfies Record<string, readonly Ticket['status'][]>
export type TicketTab = keyof typeof TICKET_TABS

export const isOfTicketTab = (ticket: Pick<Ticket, 'status'>, tab: TicketTab): boolean =>
  tab === 'all' || (TICKET_TABS[tab] as readonly Ticket['status'][]).includes(ticket.status)

/** The tenant's flag that hides "receive ticket" and "apply as an enterprise" (Spec 3). */
export const HIDE_COLLECT = 'HIDE_BUTTON_TICKET_COLLECT_AND_ENTERPRISE_APPLY'

/**
 * The available action for a kind of ticket: buy, apply, receive; `hidden` if the tenant hides the button, `none` if it
 * is not on sale or not for this visitor (saleState, or inapplicableReason, states why).
 */
export function kindAction(
  { way, saleState, applicable }: Pick<TicketKind, 'way' | 'saleState' | 'applicable'>,
  flags: ReadonlySet<string>,
): 'buy' | 'apply' | 'receive' | 'hidden' | 'none' {
  if (way !== 'BUY' && flags.has(HIDE_COLLECT)) return 'hidden'
  if (saleState !== 'ON_SALE' || !applicable) return 'none'
  return ({ BUY: 'buy', APPLY: 'apply', FREE: 'receive' } as const)[way]
}

/** Maximum number of a kind per order: the limit, or what is left. */
export const mostOf = ({ limit, stock }: Pick<TicketKind, 'limit' | 'stock'>): number =>
  Math.max(1, Math.min(limit, stock ?? limit))

/** A rule of a ticket with the activities of its group. */
export interface RuleChoice {
  rule: Pick<ActivityRule, 'ruleId' | 'minChoices' | 'maxChoices'>
  activities: readonly Pick<BookableActivity, 'activityId' | 'appointmentId'>[]
}

/**
 * What is wrong with a choice of activities under one rule: booked ones count with the chosen ones; choosing none of a
 * group is always allowed. Null: it can be booked.
 */
export function choiceProblem({ rule, activities }: RuleChoice, chosen: ReadonlySet<string>): 'few' | 'many' | null {
  const count = activities.filter(
    ({ activityId, appointmentId }) => appointmentId != null || chosen.has(activityId),
  ).length
  if (count > rule.maxChoices) return 'many'
  return count > 0 && count < rule.minChoices ? 'few' : null
}

import { registrationOf } from '../audience/registrations.ts'
import { scheduleOf, within } from '../business/entries.ts'
import { courseOf, type InquiryRow, todayAt } from '../business/inquiries.ts'
import { kindOf } from '../business/kinds.ts'
import { settlePayments } from '../business/payments.ts'
import { statusOf, ticketsOf } from '../business/tickets.ts'
import { type Context, inExhibition, requesterOf } from '../context.ts'
import type { PersonalExhibition } from '../sent.ts'

/** The count of each list, by the paths of the personal center's children. Each statement takes the user's id. */
const COUNTED: Readonly<Record<string, string>> = {
  activity: "SELECT count(*) AS n FROM appointment WHERE user_id = ? AND kind = 'ACTIVITY' AND cancelled = 0",
  card: 'SELECT count(*) AS n FROM card_exchange WHERE user_id = ? AND removed = 0',
  'exhibition-group': followed('EXHIBITOR_GROUP'),
  exhibitors: followed('EXHIBITOR'),
  exhibits: followed('EXHIBIT'),
  inquiry: 'SELECT count(*) AS n FROM inquiry WHERE user_id = ?',
  materials: 'SELECT count(*) AS n FROM material WHERE user_id = ?',
  member: followed('MEMBER'),
  news: followed('INFORMATION'),
  order: 'SELECT count(*) AS n FROM purchase WHERE user_id = ?',
  projects: followed('PROJECT'),
  'rights-page': "SELECT count(*) AS n FROM owned_right WHERE user_id = ? AND apply_source = 'PERSONAL'",
  'sample-list': 'SELECT count(*) AS n FROM sample WHERE user_id = ?',
  ticket: 'SELECT count(*) AS n FROM ticket WHERE user_id = ?',
}

function followed(followType: string): string {
  return `SELECT count(*) AS n FROM favourite WHERE user_id = ? AND follow_type = '${followType}'`
}

/** The user's items at an exhibition of the tenant. */
export function personalExhibition(exhibitionId: string, base: Context): PersonalExhibition {
  const context = inExhibition(base, exhibitionId)
  const { db, now } = context
  const userId = requesterOf(context)
  settlePayments(context)
  const schedule = scheduleOf(context)
  const membership = schedule.filter(({ state }) => state !== 'CANCELLED')
  const today = todayAt(context)
  const counts = Object.entries(COUNTED).map(([child, sql]) => [child, db.one<{ n: number }>(sql, userId)?.n ?? 0])
  const tickets = ticketsOf(context).filter((row) => row.exhibition_id === exhibitionId)
  return {
    counts: {
      ...Object.fromEntries(counts),
      calendar: membership.filter(({ appointmentId }) => appointmentId != null).length,
      schedule: membership.length,
    },
    answeredInquiryCount: ownInquiries(userId, context).filter((row) => courseOf(row, context).status === 'ANSWERED')
      .length,
    usableTicketCount: tickets.filter((row) => isUsable(statusOf(row, kindOf(context, row.ticket_kind_id), now())))
      .length,
    isRegistered: registrationOf(context)?.step === 0,
    today: within(membership, { from: today, to: today }, context),
  }
}

function ownInquiries(userId: string, { db }: Context): InquiryRow[] {
  return db.all<InquiryRow>('SELECT * FROM inquiry WHERE user_id = ?', userId)
}

/** Whether it can be activated or is already valid. */
const isUsable = (status: string): boolean => status === 'INACTIVE' || status === 'ACTIVE'

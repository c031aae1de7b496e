import type { Database } from '../db/database.ts'
import { isDue } from './clock.ts'

interface HeldRow {
  count: number
  status: string
  pay_before: string
}

/** How many tickets of a kind are left; null without a limit. An order that was not paid in time reserves nothing. */
export function leftOf(db: Database, ticketKindId: string, now: Date): number | null {
  const capacity = db.one<{ capacity: number | null }>(
    'SELECT capacity FROM ticket_stock WHERE ticket_kind_id = ?',
    ticketKindId,
  )?.capacity
  if (capacity === undefined || capacity === null) return null
  return Math.max(0, capacity - heldOf(db, ticketKindId, now))
}

/** How many tickets of a kind a user has or has ordered, including applications that were not refused. */
export function ownedOf(db: Database, ticketKindId: string, userId: string, now: Date): number {
  return heldOf(db, ticketKindId, now, userId)
}

function heldOf(db: Database, ticketKindId: string, now: Date, userId?: string): number {
  const who = userId === undefined ? [] : [userId]
  const own = userId === undefined ? '' : 'AND user_id = ?'
  const direct = db.one<{ n: number }>(
    `SELECT count(*) AS n FROM ticket WHERE ticket_kind_id = ? AND order_id IS NULL AND refused_reason IS NULL ${own}`,
    ticketKindId,
    ...who,
  )
  const ordered = db.all<HeldRow>(
    `SELECT count, status, pay_before FROM purchase_item JOIN purchase USING (order_id)
     WHERE item_id = ? AND status IN ('UNPAID', 'PAYING', 'PAID') ${own}`,
    ticketKindId,
    ...who,
  )
  const held = ordered.filter((each) => each.status !== 'UNPAID' || !isDue(each.pay_before, now))
  return (direct?.n ?? 0) + held.reduce((sum, { count }) => sum + count, 0)
}

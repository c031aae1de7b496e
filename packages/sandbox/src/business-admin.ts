import { stamp } from './business/clock.ts'
import { insertExchange } from './business/operate-cards.ts'
import { orderById } from './business/orders.ts'
import { settlePayments } from './business/payments.ts'
import { placedActivity, placedKind } from './business/programme.ts'
import { insertTicket } from './business/tickets.ts'
import { found, refused } from './failure.ts'
import type { Platform } from './platform.ts'

/**
 * The actions of exhibitors, the organiser and the bank for a visitor, at once: for the demo page and for tests. Each
 * returns the number of changed records. All throw a PlatformError 4041 for an unknown id.
 */
export interface BusinessAdmin {
  /** Exhibitors read and answer all open inquiries, or one. This includes exhibitors that would never answer. */
  answerInquiries(inquiryId?: string): number
  /** Exhibitors answer card requests with their card. */
  answerCards(): number
  /** An exhibitor offers its card to a user, and waits for the answer. Returns the exchange's id. */
  offerCard(userId: string, exhibitorId: string): string
  /** Exhibitors confirm negotiations and chats. */
  confirmAppointments(): number
  /**
   * The organiser decides on ticket applications and refund requests, issues invoices, and grants the requested rights.
   */
  decideApplications(): number
  /** Bank transfers arrive. */
  settlePayments(): number
  /** Refunds a paid order: the first call sets REFUNDING, the second REFUNDED. */
  refundOrder(orderId: string): void
  /** A ticket is scanned at the gate. */
  useTicket(ticketId: string): void
  /** Gives a user tickets of a kind, regardless of stock and limits. */
  giveTickets(userId: string, ticketKindId: string, count: number): number
  /** Sets the total number of tickets of a kind; null for no limit. */
  setCapacity(ticketKindId: string, capacity: number | null): void
  /** Calls off an activity, and cancels its bookings. */
  cancelActivity(activityId: string): number
  /** Exhibitors accept and send samples. */
  sendSamples(): number
}

export function createBusinessAdmin(platform: Platform): BusinessAdmin {
  const { db, fair } = platform
  const now = () => platform.now().toISOString()
  const changed = (sql: string, ...params: string[]) => {
    db.run(sql, ...params)
    return db.one<{ n: number }>('SELECT changes() AS n')?.n ?? 0
  }
  /** What all tenants offer. */
  const anywhere = <T>(of: (scope: { fair: typeof fair; tenantId: string }) => T | undefined): T | undefined => {
    for (const { tenantId } of fair.tenants) {
      const thing = of({ fair, tenantId })
      if (thing) return thing
    }
    return undefined
  }

  return {
    answerInquiries: (inquiryId) => {
      const one = inquiryId === undefined ? '' : 'AND inquiry_id = ?'
      return changed(
        `UPDATE inquiry_recipient SET read_due = min(coalesce(read_due, ?), ?), answer_due = ?
         WHERE (answer_due IS NULL OR answer_due > ?) ${one}
         AND inquiry_id IN (SELECT id FROM inquiry WHERE outcome IS NULL)`,
        ...[now(), now(), now(), now()],
        ...(inquiryId === undefined ? [] : [inquiryId]),
      )
    },
    answerCards: () =>
      changed(
        "UPDATE card_exchange SET answer_due = ?, accepts = 1 WHERE state = 'ASKED' AND answer_due > ?",
        now(),
        now(),
      ),
    offerCard: (userId, exhibitorId) => {
      found(
        fair.exhibitors.find(({ id }) => id === exhibitorId),
        'exhibitor',
        exhibitorId,
      )
      return insertExchange(db, userId, { exhibitorId }, platform.now()).exchange_id
    },
    confirmAppointments: () =>
      changed('UPDATE appointment SET confirm_due = ? WHERE confirm_due > ? AND cancelled = 0', now(), now()),
    decideApplications: () =>
      changed('UPDATE ticket SET decide_due = ? WHERE decide_due > ?', now(), now()) +
      changed('UPDATE order_refund SET decide_due = ? WHERE outcome IS NULL AND decide_due > ?', now(), now()) +
      changed('UPDATE order_invoice SET issue_due = ? WHERE issue_due > ?', now(), now()) +
      changed('UPDATE right_use SET grant_due = ? WHERE grant_due > ?', now(), now()),
    settlePayments: () => {
      const count = changed("UPDATE purchase SET settle_due = ? WHERE status = 'PAYING'", now())
      settlePayments(platform)
      return count
    },
    refundOrder: (orderId) => {
      const { status } = found(orderById(db, orderId), 'order', orderId)
      if (status === 'REFUNDING') {
        db.run("UPDATE purchase SET status = 'REFUNDED' WHERE order_id = ?", orderId)
      } else if (status === 'PAID') {
        db.run("UPDATE purchase SET status = 'REFUNDING', refund_due = NULL WHERE order_id = ?", orderId)
      } else {
        throw refused('orderNotPayable')
      }
    },
    useTicket: (ticketId) => {
      const sql = 'UPDATE ticket SET use_time = ? WHERE ticket_id = ? AND activate_time IS NOT NULL'
      if (changed(sql, now(), ticketId) === 0) throw refused('ticketNotInactive')
    },
    giveTickets: (userId, ticketKindId, count) => {
      const kind = found(
        anywhere((scope) => placedKind(scope, ticketKindId)),
        'ticketKind',
        ticketKindId,
      )
      db.transaction(() => {
        for (let made = 0; made < count; made += 1) insertTicket(db, { userId, kind, time: stamp(platform.now()) })
      })
      return count
    },
    setCapacity: (ticketKindId, capacity) =>
      db.run('UPDATE ticket_stock SET capacity = ? WHERE ticket_kind_id = ?', capacity, ticketKindId),
    cancelActivity: (activityId) => {
      found(
        anywhere((scope) => placedActivity(scope, activityId)),
        'activity',
        activityId,
      )
      return db.transaction(() => {
        db.run('INSERT OR REPLACE INTO activity_change VALUES (?, 1, ?)', activityId, now())
        return changed(
          `UPDATE appointment SET cancelled = 1, cancel_reason_id = 'CALLED_OFF', sequence = sequence + 1, update_time = ?
           WHERE kind = 'ACTIVITY' AND business_id = ? AND cancelled = 0`,
          now(),
          activityId,
        )
      })
    },
    sendSamples: () =>
      changed(
        'UPDATE sample SET accept_due = ?, send_due = ?, accepts = 1 WHERE outcome IS NULL AND send_due > ?',
        now(),
        now(),
        now(),
      ),
  }
}

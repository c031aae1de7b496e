import { randomId } from '@fair/contract/rules/limits.ts'
import type { Context } from '../context.ts'
import type { Platform } from '../platform.ts'
import { dueIn, dueTime, isDue, MINUTE } from './clock.ts'
import { itemsOf, type OrderRow, orderById, statusAt } from './orders.ts'
import { methodOf, type PayMethod } from './pay-methods.ts'
import { placedKind, placedLevel } from './programme.ts'
import { settleRefunds } from './refunds.ts'
import { grantLevel } from './rights.ts'
import { insertTicket } from './tickets.ts'

/** How long a bank takes for a transfer. */
const SETTLED_AFTER = 2 * MINUTE
const ATTEMPT_LENGTH = 40

/** A visit to the pay page, with its own secret: two windows are two visits, a reload is the same one. */
export interface AttemptRow {
  attempt: string
  order_id: string
  language: string
  return_to: string
  /** OPEN, or the result: PAID, PENDING, FAILED, TWICE (paid again, and refunded), LATE (the order was closed). */
  outcome: 'OPEN' | 'PAID' | 'PENDING' | 'FAILED' | 'TWICE' | 'LATE'
}

export function openAttempt({ db, language }: Context, orderId: string, returnTo: string): string {
  const attempt = randomId(ATTEMPT_LENGTH)
  db.run("INSERT INTO payment VALUES (?, ?, ?, ?, 'OPEN')", attempt, orderId, language, returnTo)
  return attempt
}

export function attemptOf({ db }: Platform, orderId: string, attempt: string): AttemptRow | undefined {
  return db.one<AttemptRow>('SELECT * FROM payment WHERE attempt = ? AND order_id = ?', attempt, orderId)
}

/**
 * Pays with a method. A visit pays once: repeating it changes nothing and reports the same result. An order that was
 * paid by another visit in the meantime is not paid again: the money is refunded and the order shows it. A closed order
 * accepts no payment.
 */
export function pay(platform: Platform, visit: AttemptRow, methodId: string): AttemptRow['outcome'] {
  const { db, now } = platform
  const method = methodOf(methodId)
  return db.transaction(() => {
    const { outcome } = attemptOf(platform, visit.order_id, visit.attempt) ?? visit
    const row = orderById(db, visit.order_id)
    // A refused card may be followed by another one; every other outcome is final.
    if (!method || !row || (outcome !== 'OPEN' && outcome !== 'FAILED')) return outcome
    const done = payOrder(platform, row, method, now())
    db.run('UPDATE payment SET outcome = ? WHERE attempt = ?', done, visit.attempt)
    return done
  })
}

function payOrder(platform: Platform, row: OrderRow, method: PayMethod, now: Date): AttemptRow['outcome'] {
  const { db } = platform
  const status = statusAt(row, now)
  if (method.result === 'FAILED') {
    if (status === 'UNPAID') db.run('UPDATE purchase SET fail_reason = ? WHERE order_id = ?', method.id, row.order_id)
    return 'FAILED'
  }
  if (status === 'PAID' || status === 'PAYING') {
    const sql = 'UPDATE purchase SET paid_twice = paid_twice + ? WHERE order_id = ?'
    db.run(sql, row.total - row.discount, row.order_id)
    return 'TWICE'
  }
  if (status !== 'UNPAID') return 'LATE'
  if (method.result === 'PAID') {
    markPaid(platform, row, now.toISOString(), method.id)
    return 'PAID'
  }
  db.run(
    "UPDATE purchase SET status = 'PAYING', pay_method = ?, fail_reason = NULL, settle_due = ? WHERE order_id = ?",
    method.id,
    dueIn(now, SETTLED_AFTER),
    row.order_id,
  )
  return 'PENDING'
}

/**
 * Turns payments that have arrived in the meantime into what they pay for, and decides refunds. Call it before reading
 * orders or tickets.
 */
export function settlePayments(platform: Platform): void {
  const { db, now } = platform
  settleRefunds(platform)
  const waiting = db.all<OrderRow>("SELECT * FROM purchase WHERE status = 'PAYING'")
  for (const row of waiting) {
    if (!isDue(row.settle_due, now())) continue
    db.transaction(() => markPaid(platform, row, dueTime(row.settle_due ?? '', now()), row.pay_method))
  }
}

/** Marks the order as paid: its tickets or rights now belong to the buyer. In a transaction. */
export function markPaid(
  { db, fair }: Pick<Platform, 'db' | 'fair'>,
  row: OrderRow,
  time: string,
  method: string | null,
): void {
  db.run(
    "UPDATE purchase SET status = 'PAID', pay_time = ?, pay_method = ?, fail_reason = NULL WHERE order_id = ?",
    time,
    method,
    row.order_id,
  )
  const tenantId = fair.exhibitions.find(({ exhibitionId }) => exhibitionId === row.exhibition_id)?.tenantId ?? ''
  for (const { item_id, count } of itemsOf(db, row.order_id)) {
    const kind = placedKind({ fair, tenantId }, item_id)
    const level = placedLevel({ fair, tenantId }, item_id)
    for (let made = 0; kind && made < count; made += 1) {
      insertTicket(db, { userId: row.user_id, kind, time, orderId: row.order_id })
    }
    if (level) grantLevel(db, { userId: row.user_id, level, orderId: row.order_id })
  }
}

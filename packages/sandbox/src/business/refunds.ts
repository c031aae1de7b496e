import type { InputOf } from '@fair/contract/endpoint.ts'
import type { order as declared, OrderStatus, RefundReason } from '@fair/contract/order.ts'
import type { Context } from '../context.ts'
import type { Database } from '../db/database.ts'
import { refused, wrongField } from '../failure.ts'
import type { Platform } from '../platform.ts'
import type { Order, OrderRefund } from '../sent.ts'
import { areaTexts, say, type TextKey } from '../texts.ts'
import { dueIn, isDue, MINUTE } from './clock.ts'
import { wordsOrNone } from './fields.ts'
import { placedKind } from './programme.ts'
import { wordsFor, wordsForOrNone, wordsToColumn } from './words.ts'

/** The delay before the organiser decides, and then before the bank pays. */
const DECIDED_AFTER = 2 * MINUTE
const PAID_BACK_AFTER = 2 * MINUTE
const REMARK_MAX = 500

interface RefundRow {
  order_id: string
  reason: RefundReason
  /** Stored words (words.ts), like the reason for a refusal. */
  remark: string | null
  ask_time: string
  decide_due: string | null
  outcome: 'GRANTED' | 'REFUSED' | null
  refused_reason: string | null
}

/** The data of an order that a request needs. */
export interface Requested {
  readonly orderId: string
  readonly status: OrderStatus
  /** What was paid, in minor units. */
  readonly paid: number
}

export function refundOf(db: Database, orderId: string): RefundRow | undefined {
  return db.one<RefundRow>('SELECT * FROM order_refund WHERE order_id = ?', orderId)
}

/** The refund part of an order. */
export function refundPart(
  order: Requested,
  context: Context,
): Pick<Order, 'refund' | 'canRefund' | 'refundHindrance'> {
  const row = refundOf(context.db, order.orderId)
  const hindrance = hindranceOf(order, context)
  return {
    refund: row ? refundFrom(row, context) : null,
    canRefund: hindrance === null,
    refundHindrance: hindrance && say(context.language, hindrance),
  }
}

function refundFrom(row: RefundRow, { language }: Context): OrderRefund {
  return {
    state: row.outcome ?? 'ASKED',
    reason: row.reason,
    remark: wordsForOrNone(row.remark, language),
    askTime: row.ask_time,
    refusedReason: row.refused_reason === null ? null : wordsFor(row.refused_reason, language),
    canWithdraw: row.outcome === null,
  }
}

function hindranceOf({ orderId, status, paid }: Requested, context: Context): TextKey | null {
  const { db } = context
  if (status !== 'PAID') return 'refundNotPaid'
  const earlier = refundOf(db, orderId)
  if (earlier) return earlier.outcome === null ? 'refundAsked' : 'refundDecided'
  if (paid === 0) return 'refundFree'
  if (isUsed(db, orderId)) return 'refundUsed'
  return isOver(orderId, context) ? 'refundOver' : null
}

/** Whether one of its tickets was scanned at the gate, or one of its rights was used. */
function isUsed(db: Database, orderId: string): boolean {
  const sql = `SELECT (SELECT count(*) FROM ticket WHERE order_id = ?1 AND use_time IS NOT NULL) +
    (SELECT count(*) FROM owned_right WHERE order_id = ?1 AND used > 0) AS n`
  return (db.one<{ n: number }>(sql, orderId)?.n ?? 0) > 0
}

/** Whether all its tickets have expired. */
function isOver(orderId: string, context: Context): boolean {
  const sql = 'SELECT DISTINCT ticket_kind_id AS kind FROM ticket WHERE order_id = ?'
  const kinds = context.db.all<{ kind: string }>(sql, orderId).map(({ kind }) => placedKind(context, kind))
  const now = context.now().toISOString()
  return kinds.length > 0 && kinds.every((kind) => kind !== undefined && kind.validTo <= now)
}

type Input = Pick<InputOf<(typeof declared)['refund']>, 'reason' | 'remark'>

/**
 * Stores the request. In a transaction. @throws PlatformError 4090 with the order's own hindrance, 4000 for the remark
 */
export function requestRefund(order: Requested, { reason, remark }: Input, context: Context): void {
  const hindrance = hindranceOf(order, context)
  if (hindrance) throw refused(hindrance)
  const words = wordsOrNone('remark', remark, REMARK_MAX)
  if (reason === 'OTHER' && words === null) throw wrongField('remark', 'required')
  const now = context.now()
  context.db.run(
    'INSERT INTO order_refund VALUES (?, ?, ?, ?, ?, NULL, NULL)',
    ...[order.orderId, reason, words && wordsToColumn(words), now.toISOString(), dueIn(now, DECIDED_AFTER)],
  )
}

/** Withdraws a request. In a transaction. @throws PlatformError 4090 if the organiser has decided */
export function withdrawRefund(orderId: string, { db }: Context): void {
  const earlier = refundOf(db, orderId)
  if (earlier && earlier.outcome !== null) throw refused('refundDecided')
  db.run('DELETE FROM order_refund WHERE order_id = ?', orderId)
}

/** Decides the refunds that are due: none if something was used in the meantime. */
export function settleRefunds({ db, now }: Platform): void {
  const waiting = db.all<RefundRow>('SELECT * FROM order_refund WHERE outcome IS NULL')
  for (const { order_id, decide_due } of waiting) {
    if (!isDue(decide_due, now())) continue
    db.transaction(() => {
      const decide = (outcome: string, reason: string | null) =>
        db.run(
          'UPDATE order_refund SET outcome = ?, refused_reason = ? WHERE order_id = ?',
          ...[outcome, reason, order_id],
        )
      if (isUsed(db, order_id)) return decide('REFUSED', wordsToColumn(areaTexts.refundUsed))
      decide('GRANTED', null)
      const sql = "UPDATE purchase SET status = 'REFUNDING', refund_due = ? WHERE order_id = ? AND status = 'PAID'"
      db.run(sql, dueIn(now(), PAID_BACK_AFTER), order_id)
    })
  }
}

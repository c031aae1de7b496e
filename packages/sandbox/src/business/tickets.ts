import { createHash } from 'node:crypto'
import type { TicketApply } from '@fair/contract/ticket.ts'
import { type Context, requesterOf } from '../context.ts'
import type { Database } from '../db/database.ts'
import { found, refused } from '../failure.ts'
import { say } from '../seed/text.ts'
import type { Ticket } from '../sent.ts'
import { isDue } from './clock.ts'
import { wordsIn } from './fields.ts'
import { CURRENCY, kindOf, pictureOf } from './kinds.ts'
import { newId, ticketNumber, unusedNumber } from './numbers.ts'
import { type PlacedKind, rulesOf } from './programme.ts'
import { wordsForOrNone } from './words.ts'

interface TicketRow {
  ticket_id: string
  user_id: string
  exhibition_id: string
  ticket_kind_id: string
  number: string
  order_id: string | null
  /** JSON of TicketApply; null for tickets that were bought or received. */
  apply: string | null
  decide_due: string | null
  refused_reason: string | null
  holder_name: string | null
  receive_time: string
  activate_time: string | null
  use_time: string | null
  /** The status of the order it came from. */
  order_status: string | null
}

const SELECT = `SELECT ticket.*, purchase.status AS order_status FROM ticket LEFT JOIN purchase USING (order_id)`

/** The user's tickets, latest first. */
export function ticketsOf(context: Context): TicketRow[] {
  return context.db.all<TicketRow>(`${SELECT} WHERE ticket.user_id = ? ORDER BY ticket.seq DESC`, requesterOf(context))
}

/** One of the user's tickets. @throws PlatformError 4041 */
export function ownTicket(context: Context, ticketId: string): TicketRow {
  const row = context.db.one<TicketRow>(
    `${SELECT} WHERE ticket.ticket_id = ? AND ticket.user_id = ?`,
    ticketId,
    requesterOf(context),
  )
  return found(row, 'ticket', ticketId)
}

interface NewTicket {
  readonly userId: string
  readonly kind: PlacedKind
  readonly time: string
  readonly orderId?: string
  readonly apply?: TicketApply
  readonly decideDue?: string
  /** Stored words (words.ts): why an application is to be refused. */
  readonly refusedReason?: string | null
}

export function insertTicket(db: Database, { userId, kind, time, ...rest }: NewTicket): string {
  const id = newId('T')
  db.run(
    'INSERT INTO ticket VALUES (NULL, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL, ?, NULL, NULL)',
    id,
    userId,
    kind.exhibitionId,
    kind.id,
    unusedNumber(db, 'ticket', () => ticketNumber(kind.plan.letters)),
    rest.orderId ?? null,
    rest.apply ? JSON.stringify(rest.apply) : null,
    rest.decideDue ?? null,
    rest.refusedReason ?? null,
    time,
  )
  return id
}

/** The status of a ticket; applications are decided, and tickets expire, by the clock. */
export function statusOf(row: TicketRow, kind: PlacedKind, now: Date): Ticket['status'] {
  if (row.apply !== null && !isDue(row.decide_due, now)) return 'APPLYING'
  if (row.refused_reason !== null) return 'REFUSED'
  if (row.order_status === 'REFUNDING' || row.order_status === 'REFUNDED') return 'REFUNDED'
  if (row.use_time !== null) return 'USED'
  if (kind.validTo <= now.toISOString()) return 'EXPIRED'
  return row.activate_time === null ? 'INACTIVE' : 'ACTIVE'
}

export function ticketFrom(row: TicketRow, context: Context): Ticket {
  const { fair, language } = context
  const kind = kindOf(context, row.ticket_kind_id)
  const status = statusOf(row, kind, context.now())
  const isDecided = status !== 'APPLYING' && status !== 'REFUSED'
  return {
    ticketId: row.ticket_id,
    ticketKindId: kind.id,
    ticketName: say(kind.plan.name, language),
    picture: pictureOf(kind),
    status,
    ticketNumber: isDecided ? row.number : null,
    holderName: row.holder_name,
    validFrom: kind.validFrom,
    validTo: kind.validTo,
    gate: say(kind.plan.gate, language),
    qrContent: status === 'ACTIVE' ? qrOf(row) : null,
    price: { amount: kind.plan.price, currency: CURRENCY },
    orderId: row.order_id,
    apply: row.apply === null ? null : JSON.parse(row.apply),
    refusedReason: status === 'REFUSED' ? wordsForOrNone(row.refused_reason, language) : null,
    hasRules: rulesOf(fair, kind).length > 0,
    receiveTime: row.receive_time,
    activateTime: row.activate_time,
  }
}

/** The content of the QR code for a gate: the number, and a check that cannot be derived from the number alone. */
function qrOf(row: TicketRow): string {
  const check = createHash('sha256').update(`${row.ticket_id} ${row.holder_name}`).digest('base64url').slice(0, 12)
  return `FAIR:${row.number}:${check}`
}

/** Assigns a ticket permanently to its holder; the same holder again changes nothing. In a transaction. */
export function activateTicket(context: Context, row: TicketRow, holderName: string): void {
  const name = wordsIn('holderName', holderName, 60)
  const status = statusOf(row, kindOf(context, row.ticket_kind_id), context.now())
  if (status === 'ACTIVE' && row.holder_name === name) return
  if (status !== 'INACTIVE') throw refused('ticketNotInactive')
  const sql = 'UPDATE ticket SET holder_name = ?, activate_time = ? WHERE ticket_id = ?'
  context.db.run(sql, name, context.now().toISOString(), row.ticket_id)
}

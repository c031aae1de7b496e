import type { Context } from '../context.ts'
import { refused } from '../failure.ts'
import { wordsIn } from './fields.ts'
import { kindOf } from './kinds.ts'
import { statusOf, type TicketRow } from './tickets.ts'

/** Assigns a ticket permanently to its holder; the same holder again changes nothing. In a transaction. */
export function activateTicket(context: Context, row: TicketRow, holderName: string): void {
  const name = wordsIn('holderName', holderName, 60)
  const status = statusOf(row, kindOf(context, row.ticket_kind_id), context.now())
  if (status === 'ACTIVE' && row.holder_name === name) return
  if (status !== 'INACTIVE') throw refused('ticketNotInactive')
  const sql = 'UPDATE ticket SET holder_name = ?, activate_time = ? WHERE ticket_id = ?'
  context.db.run(sql, name, context.now().toISOString(), row.ticket_id)
}

import { type ReceiveHindrance, ticket } from '@fair/contract/ticket.ts'
import type { Call } from '../../api/client.ts'

export type Received =
  | { kind: 'received'; ticketId: string }
  | { kind: 'hindered'; hindrance: ReceiveHindrance; ticketId: string | null }
  | { kind: 'failed'; message: string }

/**
 * Receives a free ticket, limited to one per person (Spec 7). It checks first, so that a visitor who has one is taken
 * to it. A lost response causes no second ticket, as the check then finds the first.
 */
export async function readReceived(call: Call, ticketKindId: string): Promise<Received> {
  const check = await call(ticket.checkFree, { ticketKindId })
  if (!check.ok) return { kind: 'failed', message: check.message }
  const { receivable, hindrance, ticketId } = check.data
  if (!receivable) return { kind: 'hindered', hindrance: hindrance ?? 'ENDED', ticketId: ticketId ?? null }
  const answer = await call(ticket.receiveFree, { ticketKindId })
  if (answer.ok) return { kind: 'received', ticketId: answer.data.ticketId }
  if (answer.code !== 'network' && answer.code !== 'timeout') return { kind: 'failed', message: answer.message }
  const after = await call(ticket.checkFree, { ticketKindId })
  const had = after.ok ? after.data.ticketId : null
  return had ? { kind: 'received', ticketId: had } : { kind: 'failed', message: answer.message }
}

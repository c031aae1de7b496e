import { contract } from '../../contract/index.ts'
import type { RightsLevel } from '../../contract/rights.ts'
import type { TicketKind } from '../../contract/ticket.ts'
import type { Ask } from '../ask.ts'

/** What an exhibition sells and gives: kinds of tickets (/ticket) and levels of membership (/vip-rights). */
export interface Tickets {
  kinds: TicketKind[]
  levels: RightsLevel[]
}

export async function loadTickets(ask: Ask): Promise<Tickets> {
  const [kinds, levels] = await Promise.all([ask(contract.ticket.kinds, {}), ask(contract.rights.levels, {})])
  return { kinds, levels }
}

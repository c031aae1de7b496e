import { contract } from '@fair/contract/index.ts'
import type { RightsLevel } from '@fair/contract/rights.ts'
import type { TicketKind } from '@fair/contract/ticket.ts'
import type { FetchOrFail } from '../fetch-or-fail.ts'

/** The offers of an exhibition: kinds of tickets (/ticket) and membership levels (/vip-rights). */
export interface Tickets {
  kinds: TicketKind[]
  levels: RightsLevel[]
}

export async function loadTickets(fetchOrFail: FetchOrFail): Promise<Tickets> {
  const [kinds, levels] = await Promise.all([
    fetchOrFail(contract.ticket.kinds, {}),
    fetchOrFail(contract.rights.levels, {}),
  ])
  return { kinds, levels }
}

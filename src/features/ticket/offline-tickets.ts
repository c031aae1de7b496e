import { time } from '@fair/contract/kinds.ts'
import { isoOf } from '@fair/contract/rules/instant.ts'
import { Ticket } from '@fair/contract/ticket.ts'
import * as z from 'zod/mini'
import { readStored, writeStored } from '../../lib/storage.ts'
import { personalKey } from '../../lib/storage-keys.ts'
import { loginStorage } from '../../stores/login-storage.ts'

/** The visitor's tickets as last fetched, for a gate without a network. */
const StoredTickets = z.object({
  tickets: z.array(Ticket),
  /** When they were fetched, ISO 8601 in UTC. */
  time,
})
export type StoredTickets = z.infer<typeof StoredTickets>

export interface TicketOwner {
  tenantId: string
  exhibitionId: string | null
  userId: string | null
}

/** Maximum number of tickets stored per account. Those that give admission come first, as storage is small. */
const STORED_MAX = 300

const keyOf = ({ exhibitionId, ...owner }: TicketOwner) => personalKey('tickets', owner, exhibitionId ?? '')

/** The stored tickets of the logged-in account; null if there is none, or if storage is blocked or invalid. */
export function readTickets(owner: TicketOwner): StoredTickets | null {
  const storage = loginStorage(owner.userId)
  const text = storage && readStored(storage, keyOf(owner))
  if (text === null) return null
  try {
    return z.safeParse(StoredTickets, JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/**
 * Stores the tickets of this account while it is logged in (login-storage.ts), those that give admission first. Returns
 * whether the device stored them.
 */
export function storeTickets(owner: TicketOwner, tickets: readonly Ticket[], now: Date): boolean {
  const storage = loginStorage(owner.userId)
  if (storage === null) return false
  const stored = tickets.toSorted((a, b) => Number(b.status === 'ACTIVE') - Number(a.status === 'ACTIVE'))
  const value: StoredTickets = { tickets: stored.slice(0, STORED_MAX), time: isoOf(now.getTime()) }
  return writeStored(storage, keyOf(owner), JSON.stringify(value))
}

/** Adds one freshly fetched ticket to the stored ones. */
export function storeTicket(owner: TicketOwner, ticket: Ticket, now: Date): boolean {
  const others = readTickets(owner)?.tickets.filter(({ ticketId }) => ticketId !== ticket.ticketId) ?? []
  return storeTickets(owner, [ticket, ...others], now)
}

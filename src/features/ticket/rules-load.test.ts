import { activity } from '@fair/contract/activity.ts'
import { ticket } from '@fair/contract/ticket.ts'
import { expect, it } from 'vitest'
import { dataOf } from '../../../tests/connected.ts'
import type { Call } from '../../api/client.ts'
import { ticketsFor } from './rules-load.ts'

const TICKETS = [
  { ticketId: 'T1', ticketKindId: 'trade', hasRules: true, status: 'ACTIVE' },
  { ticketId: 'T2', ticketKindId: 'trade', hasRules: true, status: 'INACTIVE' },
  { ticketId: 'T3', ticketKindId: 'day', hasRules: true, status: 'ACTIVE' },
  { ticketId: 'T4', ticketKindId: 'press', hasRules: true, status: 'USED' },
  { ticketId: 'T5', ticketKindId: 'guest', hasRules: false, status: 'ACTIVE' },
]

/** A platform where the tickets of kind `trade` cover activity A1; `broken` is a ticket whose call fails. */
function platform(broken?: string): { call: Call; checked: string[] } {
  const checked: string[] = []
  const call = async (endpoint: unknown, input: { ticketId?: string }) => {
    if (endpoint === ticket.mine) return { ok: true, data: { records: TICKETS, total: TICKETS.length } }
    expect(endpoint).toBe(activity.byTicket)
    checked.push(input.ticketId ?? '')
    if (input.ticketId === broken) return { ok: false, code: 'network', message: 'No network' }
    return { ok: true, data: [{ activityId: input.ticketId === 'T2' ? 'A1' : 'A2' }] }
  }
  return { call: call as unknown as Call, checked }
}

it('returns all usable tickets of a kind that covers the activity, and checks one of each kind', async () => {
  const { call, checked } = platform()
  expect(dataOf(await ticketsFor(call, 'A1')).map(({ ticketId }) => ticketId)).toEqual(['T1', 'T2'])
  expect(checked).toEqual(['T2', 'T3'])
})

it('fails if one of the tickets cannot be checked', async () => {
  expect(await ticketsFor(platform('T3').call, 'A1')).toMatchObject({ ok: false, code: 'network' })
})

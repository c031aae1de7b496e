import type { Ticket } from '@fair/contract/ticket.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { parsed } from '../../../tests/parsed.ts'
import { writeLogin } from '../../stores/session-storage.ts'
import { readTickets, storeTicket, storeTickets } from './offline-tickets.ts'

const owner = { tenantId: '1001', exhibitionId: '2001', userId: 'U1' }
const now = new Date('2026-11-19T02:00:00Z')
const ticket = (ticketId: string, status: Ticket['status'] = 'ACTIVE'): Ticket =>
  parsed({
    ticketId,
    ticketKindId: 'K',
    ticketName: 'Pass',
    status,
    validFrom: '2026-11-18T00:00:00Z',
    validTo: '2026-11-23T00:00:00Z',
    gate: 'Gate 2',
    qrContent: status === 'ACTIVE' ? `FAIR:${ticketId}` : null,
    price: { amount: 0, currency: 'CNY' },
    hasRules: false,
    receiveTime: '2026-11-01T00:00:00Z',
  })

const items = { localStorage: new Map<string, string>(), sessionStorage: new Map<string, string>() }

beforeEach(() => {
  for (const [name, kept] of Object.entries(items)) {
    kept.clear()
    vi.stubGlobal(name, {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    })
  }
  writeLogin({ authorization: 'token', userId: 'U1', stay: true })
})

describe('tickets on the device', () => {
  it('are restored unchanged, for their owner only', () => {
    expect(storeTickets(owner, [ticket('T1')], now)).toBe(true)
    expect(readTickets(owner)).toMatchObject({ time: now.toISOString(), tickets: [{ qrContent: 'FAIR:T1' }] })
    expect(readTickets({ ...owner, userId: 'U2' })).toBeNull()
    expect(readTickets({ ...owner, userId: null })).toBeNull()
    expect(storeTickets({ ...owner, userId: null }, [ticket('T1')], now)).toBe(false)
  })

  it('are stored only for the tab unless the account stays signed in', () => {
    writeLogin({ authorization: 'token', userId: 'U1' })
    expect(storeTickets(owner, [ticket('T1')], now)).toBe(true)
    expect(readTickets(owner)?.tickets).toHaveLength(1)
    expect([...items.localStorage.keys()]).toEqual([])
  })

  it('are not stored if the account has logged out since the request', () => {
    writeLogin(null)
    expect(storeTickets(owner, [ticket('T1')], now)).toBe(false)
    expect([...items.localStorage.keys(), ...items.sessionStorage.keys()]).toEqual([])
  })

  it('are limited in number, with active ones first', () => {
    const many = Array.from({ length: 5000 }, (_, n) => ticket(`T${n}`, n === 4999 ? 'ACTIVE' : 'USED'))
    storeTickets(owner, many, now)
    const stored = readTickets(owner)?.tickets ?? []
    expect(stored[0]?.ticketId).toBe('T4999')
    expect(stored.length).toBeLessThan(1000)
  })

  it('are replaced by newer ones', () => {
    storeTickets(owner, [ticket('T1', 'INACTIVE'), ticket('T2')], now)
    storeTicket(owner, ticket('T1'), now)
    expect(readTickets(owner)?.tickets.map(({ ticketId, status }) => [ticketId, status])).toEqual([
      ['T1', 'ACTIVE'],
      ['T2', 'ACTIVE'],
    ])
  })

  it('are null if storage is invalid, and not stored if it is full', () => {
    localStorage.setItem('tickets:1001:U1:2001', '{"tickets":[{"ticketId":1}]}')
    expect(readTickets(owner)).toBeNull()
    localStorage.setItem = () => {
      throw new Error('full')
    }
    expect(storeTickets(owner, [ticket('T1')], now)).toBe(false)
  })
})

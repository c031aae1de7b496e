import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Endpoint } from '@fair/contract/endpoint.ts'
import { Collectable } from '@fair/contract/favourite.ts'
import { LANGUAGES } from '@fair/contract/rules/language.ts'
import { describe, expect, it } from 'vitest'
import { load } from '../../data/load.ts'
import { DEMO_USERS } from '../../demo.ts'
import { makeFair } from '../../seed/fair.ts'
import { calls, type Desk, openDesk } from '../../testing/business.ts'
import { callSandbox } from '../../testing/call-sandbox.ts'

const endpoints: Endpoint[] = Object.values(calls).flatMap((group) => Object.values<Endpoint>(group))
const sample = (now: Date) => makeFair({ seed: 'fair', size: { exhibitors: 48, exhibits: 240, news: 12 }, now })

describe('calls that require a login', () => {
  it('return 5014 without a token and with an invalid one', async () => {
    const desk = openDesk()
    const authed = endpoints.filter((endpoint) => endpoint.authed)
    expect(authed.length).toBeGreaterThan(40)
    for (const endpoint of authed) {
      for (const headers of [{}, { Authorization: 'none' }]) {
        const path = Object.fromEntries([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'x']))
        expect([endpoint.path, (await callSandbox(desk, endpoint, path, headers)).errCode]).toEqual([
          endpoint.path,
          5014,
        ])
      }
    }
    desk.close()
  })
})

describe('the demo buyer at the sample fair', () => {
  it.each(LANGUAGES)('has data in every list in %s', async (language) => {
    const desk = openDesk({ fair: sample })
    const headers = { language, tenantId: desk.platform.fair.tenants[0]?.tenantId ?? '' }
    const buyer = desk.as(DEMO_USERS.buyer, headers)
    const found = new Map<string, number>()
    for (const followType of Collectable.options) {
      const { records } = await buyer.get(calls.favourite.page, { followType, pageSize: 0 })
      found.set(followType, records.filter((entry) => Object.keys(entry).length > 4).length)
    }
    const { card, inquiry, schedule, ticket, order, coupon, rights, material, sample: samples, member } = calls
    found.set('cards', (await buyer.get(card.own, {})).length)
    found.set('exchanges', (await buyer.get(card.exchanged, {})).total)
    found.set('inquiries', (await buyer.get(inquiry.mine, {})).total)
    found.set('answers', (await buyer.get(inquiry.feedback, { inquiryId: 'IQ-demo-3' })).length)
    found.set('hall', (await buyer.get(inquiry.hall, {})).total)
    found.set('schedule', (await buyer.get(schedule.list, {})).length)
    found.set('tickets', (await buyer.get(ticket.mine, {})).total)
    found.set('kinds', (await buyer.get(ticket.kinds, {})).length)
    found.set('orders', (await buyer.get(order.list, { orderStatus: 'ALL', orderType: 'ALL' })).total)
    found.set('coupons', (await buyer.get(coupon.list, { scope: 'MINE' })).total)
    found.set('rights', (await buyer.get(rights.owner, { applySource: 'PERSONAL' })).total)
    found.set('materials', (await buyer.get(material.list, {})).total)
    found.set('samples', (await buyer.get(samples.list, {})).total)
    found.set('members', (await buyer.get(member.list, {})).total)
    expect([...found].filter(([, count]) => count === 0)).toEqual([])
    const states = new Set((await buyer.get(schedule.list, {})).map(({ state }) => state))
    expect([...states].sort()).toEqual(['BOOKED', 'CANCELLED', 'ENDED', 'FOLLOWED', 'WAITING'])
    const clashes = (await buyer.get(schedule.list, {})).filter(({ conflictsWith }) => conflictsWith.length > 0)
    expect(clashes.length).toBeGreaterThan(1)
    desk.close()
  })
})

describe('a database file', () => {
  const inFile = async (work: (open: () => Desk) => Promise<void>) => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'business-'))
    const opened: Desk[] = []
    try {
      await work(() => {
        const desk = openDesk({ file: path.join(folder, 'fair.db') })
        opened.push(desk)
        return desk
      })
    } finally {
      for (const desk of opened) desk.close()
      fs.rmSync(folder, { recursive: true })
    }
  }

  it('keeps favourites, tickets and appointments across a restart', () =>
    inFile(async (open) => {
      const before = open()
      const user = before.as('U1')
      await user.get(calls.favourite.save, { followType: 'EXHIBIT', targetIds: ['X0'] })
      const { ticketId } = await user.get(calls.ticket.receiveFree, { ticketKindId: '2001-visitor' })
      const made = await user.get(calls.appointment.create, { appointmentType: 'LIVE', businessId: 'L4' })
      const after = open().as('U1')
      expect(await after.get(calls.favourite.list, { followType: 'EXHIBIT' })).toMatchObject([{ targetId: 'X0' }])
      expect(await after.get(calls.ticket.detail, { ticketId })).toMatchObject({ status: 'INACTIVE' })
      expect(await after.get(calls.schedule.list, {})).toMatchObject([{ appointmentId: made.appointmentId }])
    }))

  it('sells the last ticket once, even through two platforms', () =>
    inFile(async (open) => {
      const buyers = [open().as('U1'), open().as('U2')]
      const last = { orderType: 'TICKET', items: [{ itemId: '2001-evening', count: 1 }], couponIds: [] } as const
      const results = await Promise.all(
        buyers.map((buyer) => buyer.refusal(calls.order.create, { ...last, items: [...last.items], couponIds: [] })),
      )
      expect(results.sort()).toEqual(['4090 It is sold out.', 'fine'])
    }))
})

describe('texts', () => {
  const slots = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([slot]) => slot).sort()

  it('have the same parameters in every language, and no surrounding blanks', () => {
    for (const [key, words] of Object.entries({
      ...load('texts/business'),
      ...load('texts/trade'),
      ...load('texts/pay'),
    })) {
      expect(words, key).toHaveLength(4)
      for (const text of words) {
        expect(text, key).not.toBe('')
        expect(text.trim(), key).toBe(text)
        expect(slots(text), key).toEqual(slots(words[1]))
      }
    }
  })
})

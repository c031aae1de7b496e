import type { TicketApply } from '@fair/contract/ticket.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createContext } from '../context.ts'
import { DEMO_USERS } from '../demo.ts'
import { calls, type Desk, openDesk, type Visitor } from '../testing/business.ts'
import { notice } from './notice.ts'

const { ticket } = calls
let desk: Desk
let user: Visitor
beforeEach(() => {
  desk = openDesk()
  user = desk.as('U1')
})
afterEach(() => desk.close())

const kind = (code: string) => ({ ticketKindId: `2001-${code}` })
const offered = async (code: string, visitor = user) => {
  const all = await visitor.get(ticket.kinds, {})
  return all.find(({ ticketKindId }) => ticketKindId === `2001-${code}`)
}
const words: TicketApply = {
  reason: 'Yearly buying',
  description: '',
  contactPerson: 'Ada',
  contactMethod: 'ada@example.com',
  principalName: 'Analytical Ltd',
}
const apply = (code: string, count: number, more: Partial<TicketApply> = {}, requestId?: string) => ({
  apply: { ...words, ...more },
  tickets: [{ ...kind(code), count }],
  ...(requestId && { requestId }),
})

describe('ticket kinds', () => {
  it('report whether they are on sale, not yet on sale, sold out or no longer on sale', async () => {
    const states = (await desk.anonymous().get(ticket.kinds, {})).map((each) => [each.ticketKindId, each.saleState])
    expect(Object.fromEntries(states)).toMatchObject({
      '2001-visitor': 'ON_SALE',
      '2001-lounge': 'SOLD_OUT',
      '2001-early': 'ENDED',
      '2001-last-day': 'NOT_YET',
    })
    desk.wait(3 * 24 * 60)
    expect((await offered('last-day', desk.anonymous()))?.saleState).toBe('ON_SALE')
  })

  it('state whether the visitor can apply, and why not', async () => {
    expect(await offered('press')).toMatchObject({
      applicable: false,
      inapplicableReason: 'It is not available for your way of attending.',
    })
    expect(await offered('press', desk.anonymous())).toMatchObject({ applicable: true })
    expect(await offered('lounge')).toMatchObject({ applicable: false, inapplicableReason: 'It is sold out.' })
    expect((await offered('pass', desk.anonymous({ language: 'ja-JP' })))?.ticketName).toBe('全日程パス')
  })

  it('are those of the requested exhibition', async () => {
    const ids = async (exhibitionId: string) =>
      (await desk.anonymous({ exhibitionId }).get(ticket.kinds, {})).map(({ ticketKindId }) => ticketKindId)
    expect(await ids('2002')).toContain('2002-pass')
    expect(await desk.as('U9', { tenantId: 'B' }).refusal(ticket.checkFree, kind('visitor'))).toContain('4041')
  })
})

describe('the waiting list of a sold-out ticket kind', () => {
  const { buyer, press } = DEMO_USERS
  let own: Visitor
  beforeEach(() => {
    own = desk.as(buyer)
  })
  const notices = async (userId: string = buyer) => {
    const Authorization = desk.platform.sessions.open(userId, 'A')
    const headers = new Headers({ language: 'en-US', Authorization })
    return (await notice.list({}, createContext(desk.platform, headers))).records
  }
  const wait = (code: string, isWaiting: boolean) => own.get(ticket.wait, { ...kind(code), isWaiting })

  it('notifies a waiting visitor once when tickets are available again', async () => {
    expect((await offered('lounge', desk.anonymous()))?.isWaiting).toBe(false)
    expect((await offered('visitor', own))?.isWaiting).toBeNull()
    expect(await wait('lounge', true)).toMatchObject({ isWaiting: true, saleState: 'SOLD_OUT' })
    expect(await wait('lounge', true)).toMatchObject({ isWaiting: true })
    expect((await offered('lounge', desk.as(press)))?.isWaiting).toBe(false)
    const before = await notices()
    desk.admin.setCapacity('2001-lounge', 5)
    const after = await notices()
    expect(after).toHaveLength(before.length + 1)
    expect(after[0]).toMatchObject({ path: '/ticket/details/2001-lounge', isRead: false })
    expect(after[0]?.title).toContain('is available again')
    expect(await notices()).toEqual(after)
    expect((await offered('lounge', own))?.isWaiting).toBe(false)
  })

  it('can be left, and refuses a kind that is available or has ended', async () => {
    await wait('lounge', true)
    expect(await wait('lounge', false)).toMatchObject({ isWaiting: false })
    desk.admin.setCapacity('2001-lounge', 5)
    const { length } = await notices()
    expect(length).toBe((await notices(press)).length)
    expect(await own.refusal(ticket.wait, { ...kind('lounge'), isWaiting: true })).toContain('4090 There are tickets')
    expect(await own.refusal(ticket.wait, { ...kind('early'), isWaiting: true })).toContain('4090 Its sale has ended')
    expect(await own.get(ticket.wait, { ...kind('lounge'), isWaiting: false })).toMatchObject({ isWaiting: false })
  })
})

describe('a free ticket', () => {
  it('is received once, and activated once', async () => {
    expect(await user.get(ticket.checkFree, kind('visitor'))).toEqual({
      receivable: true,
      hindrance: null,
      ticketId: null,
    })
    const received = await user.get(ticket.receiveFree, kind('visitor'))
    expect(received).toMatchObject({ status: 'INACTIVE', qrContent: null, holderName: null, hasRules: true })
    expect(received.ticketNumber).toMatch(/^VS\d\d-\d{4}-\d{4}$/)
    const { ticketId } = received
    expect(await user.get(ticket.checkFree, kind('visitor'))).toEqual({
      receivable: false,
      hindrance: 'RECEIVED',
      ticketId,
    })
    expect(await user.refusal(ticket.receiveFree, kind('visitor'))).toContain('4090 At most 1 per person')

    const active = await user.get(ticket.activate, { ticketId, holderName: ' Ada Lovelace ' })
    expect(active).toMatchObject({ status: 'ACTIVE', holderName: 'Ada Lovelace' })
    expect(active.qrContent).toContain(active.ticketNumber)
    expect(await user.get(ticket.activate, { ticketId, holderName: 'Ada Lovelace' })).toEqual(active)
    expect(await user.refusal(ticket.activate, { ticketId, holderName: 'Charles' })).toContain('4090')
  })

  it.each([
    ['lounge', 'SOLD_OUT'],
    ['press', 'IDENTITY'],
  ])('of the kind %s is refused: %s', async (code, hindrance) => {
    expect((await user.get(ticket.checkFree, kind(code))).hindrance).toBe(hindrance)
    expect(await user.refusal(ticket.receiveFree, kind(code))).toContain('4090')
  })

  it('for the press is given to a press user', async () => {
    expect((await desk.as(DEMO_USERS.press).get(ticket.receiveFree, kind('press'))).ticketName).toBe('Press pass')
  })

  it('is refused for a kind that has a price', async () => {
    expect(await user.refusal(ticket.receiveFree, kind('pass'))).toBe('4000 ticketKindId: is no free ticket')
  })
})

describe('a ticket application', () => {
  it('is reviewed, and becomes tickets', async () => {
    const applied = await user.get(ticket.apply, apply('buyer', 2))
    expect(applied).toMatchObject([
      { status: 'APPLYING', ticketNumber: null, apply: words },
      { status: 'APPLYING', ticketNumber: null },
    ])
    expect((await offered('buyer'))?.applicable).toBe(false)
    desk.wait(5)
    const { records } = await user.get(ticket.mine, {})
    expect(records.map(({ status }) => status)).toEqual(['INACTIVE', 'INACTIVE'])
    expect(records[0]?.ticketNumber).toMatch(/^BY/)
  })

  it('is refused with a reason in the visitor’s language', async () => {
    await user.get(ticket.apply, apply('group', 3))
    expect(desk.admin.decideApplications()).toBeGreaterThanOrEqual(3)
    const [first] = (await user.get(ticket.mine, {})).records
    expect(first).toMatchObject({ status: 'REFUSED', refusedReason: 'A group needs 10 people or more.' })
    const korean = await desk.as('U1', { language: 'ko-KR' }).get(ticket.detail, { ticketId: first?.ticketId ?? '' })
    expect(korean.refusedReason).toBe('단체 신청은 10명 이상이어야 합니다.')
    // Refused applications use up neither stock nor limit.
    expect((await offered('group'))?.stock).toBe(400)
  })

  it('is created once per request id', async () => {
    const first = await user.get(ticket.apply, apply('buyer', 1, {}, 'r1'))
    expect(await user.get(ticket.apply, apply('buyer', 1, {}, 'r1'))).toEqual(first)
    expect((await user.get(ticket.mine, {})).total).toBe(1)
  })

  it.each([
    ['no reason', apply('buyer', 1, { reason: ' ' }), '4000 apply.reason: is required'],
    ['no contact', apply('buyer', 1, { contactMethod: 'call me' }), '4000 apply.contactMethod'],
    ['too many tickets', apply('buyer', 3), '4000 tickets.0.count: must be a whole number from 1 to 2'],
    ['a fractional count', apply('buyer', 1.5), '4000 tickets.0.count'],
    ['a ticket that is sold', apply('pass', 1), '4000 tickets.0.ticketKindId: is not given by application'],
    ['an unknown kind', apply('none', 1), '4041 Not found: kind of ticket 2001-none'],
    ['no tickets', { ...apply('buyer', 1), tickets: [] }, '4000 tickets: is required'],
  ])('is refused with %s', async (_, input, expected) => {
    expect(await user.refusal(ticket.apply, input)).toContain(expected)
    expect((await user.get(ticket.mine, {})).total).toBe(0)
  })

  it('for several kinds is accepted as a whole or not at all', async () => {
    const input = {
      apply: words,
      tickets: [
        { ...kind('buyer'), count: 1 },
        { ...kind('pass'), count: 1 },
      ],
    }
    expect(await user.refusal(ticket.apply, input)).toContain('4000 tickets.1')
    expect((await user.get(ticket.mine, {})).total).toBe(0)
  })
})

describe('my tickets', () => {
  it('expire, can be used, and are not accessible to other users', async () => {
    const { ticketId } = await user.get(ticket.receiveFree, kind('visitor'))
    expect(await desk.as('U2').refusal(ticket.detail, { ticketId })).toContain('4041')
    expect(await desk.as('U2').refusal(ticket.activate, { ticketId, holderName: 'X' })).toContain('4041')
    await user.get(ticket.activate, { ticketId, holderName: 'Ada' })
    desk.admin.useTicket(ticketId)
    expect(await user.get(ticket.detail, { ticketId })).toMatchObject({ status: 'USED', qrContent: null })
    desk.wait(10 * 24 * 60)
    const later = desk.as('U1')
    desk.admin.giveTickets('U1', '2001-day', 1)
    expect((await later.get(ticket.mine, {})).records.map(({ status }) => status)).toEqual(['EXPIRED', 'USED'])
  })

  it('are returned in pages of up to 5,000', async () => {
    desk.admin.giveTickets('U1', '2001-day', 5001)
    const page = await user.get(ticket.mine, { pageNum: 1, pageSize: 5000 })
    expect([page.records.length, page.total]).toEqual([5000, 5001])
  })

  it('of the demo buyer have six different statuses', async () => {
    const { records } = await desk.as(DEMO_USERS.buyer).get(ticket.mine, { pageSize: 0 })
    const states = new Set(records.map(({ status }) => status))
    expect([...states].sort()).toEqual(['ACTIVE', 'APPLYING', 'INACTIVE', 'REFUNDED', 'REFUSED', 'USED'])
  })
})

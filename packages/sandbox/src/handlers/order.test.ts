import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DEMO_USERS } from '../demo.ts'
import { calls, type Desk, openDesk, type Visitor } from '../testing/business.ts'

const { coupon, order, rights, ticket } = calls
let desk: Desk
let user: Visitor
beforeEach(() => {
  desk = openDesk()
  user = desk.as('U1')
})
afterEach(() => desk.close())

const items = (...list: [code: string, count: number][]) =>
  list.map(([code, count]) => ({ itemId: `2001-${code}`, count }))
const tickets = (code: string, count: number, couponIds: string[] = [], requestId?: string) => ({
  orderType: 'TICKET' as const,
  items: items([code, count]),
  couponIds,
  ...(requestId && { requestId }),
})
const stockOf = async (code: string) =>
  (await desk.anonymous().get(ticket.kinds, {})).find(({ ticketKindId }) => ticketKindId === `2001-${code}`)?.stock
const level = (code: string) => ({
  orderType: 'RIGHTS' as const,
  items: items([`level-${code}`, 1]),
  couponIds: [],
})

describe('an order of tickets', () => {
  it('holds the stock until it is given up', async () => {
    const before = (await stockOf('forum')) ?? 0
    const made = await user.get(order.create, tickets('forum', 2))
    expect(made).toMatchObject({
      orderStatus: 'UNPAID',
      total: { amount: 136000, currency: 'CNY' },
      discount: { amount: 0 },
      payable: { amount: 136000 },
      items: [{ itemName: 'Forum and tour pass', count: 2, unitPrice: { amount: 68000 } }],
      ticketIds: [],
      payBefore: '2026-11-19T03:12:00.000Z',
    })
    expect(made.orderNumber).toMatch(/^20261119\d{8}$/)
    expect(await stockOf('forum')).toBe(before - 2)
    expect((await user.get(order.cancel, { orderId: made.orderId })).orderStatus).toBe('CANCELLED')
    expect((await user.get(order.cancel, { orderId: made.orderId })).orderStatus).toBe('CANCELLED')
    expect(await stockOf('forum')).toBe(before)
  })

  it('closes when it is not paid in time, and its stock is free again', async () => {
    const before = await stockOf('forum')
    const { orderId } = await user.get(order.create, tickets('forum', 1))
    desk.wait(31)
    expect((await user.get(order.detail, { orderId })).orderStatus).toBe('CLOSED')
    expect(await stockOf('forum')).toBe(before)
    expect(await user.refusal(order.pay, { orderId, returnPath: '/pay' })).toContain('4090')
    expect(await user.refusal(order.cancel, { orderId })).toContain('4090')
  })

  it('of the last ticket is one buyer’s: exactly one of two gets it', async () => {
    const other = desk.as('U2')
    expect(await stockOf('evening')).toBe(1)
    const results = await Promise.all([
      user.refusal(order.create, tickets('evening', 1)),
      other.refusal(order.create, tickets('evening', 1)),
    ])
    expect(results.sort()).toEqual(['4090 It is sold out.', 'fine'])
    expect(await stockOf('evening')).toBe(0)
  })

  it('sent twice with one request id is one', async () => {
    const first = await user.get(order.create, tickets('day', 1, [], 'r1'))
    expect(await user.get(order.create, tickets('day', 1, [], 'r1'))).toEqual(first)
    expect((await user.get(order.list, { orderStatus: 'ALL', orderType: 'ALL' })).total).toBe(1)
  })

  it('counts what a person has already, and one thing named twice as one line', async () => {
    const twice = { ...tickets('day', 1), items: items(['day', 2], ['day', 2]) }
    expect((await user.get(order.create, twice)).items).toMatchObject([{ count: 4 }])
    expect(await user.refusal(order.create, tickets('day', 2))).toContain('4090 At most 5 per person')
    expect(await user.refusal(order.create, tickets('day', 1))).toBe('fine')
  })

  it.each([
    ['nothing', { ...tickets('day', 1), items: [] }, '4000 items: is required'],
    ['none of them', tickets('day', 0), '4000 items.count'],
    ['too many', tickets('day', 6), '4000 items.count: must be a whole number from 1 to 5'],
    ['a free ticket', tickets('visitor', 1), '4000 items: has a ticket that cannot be bought'],
    ['what is no more', tickets('early', 1), '4090 Its sale has ended.'],
    ['what is not yet', tickets('last-day', 1), '4090 It is not on sale yet.'],
    ['what there is not', tickets('none', 1), '4041 Not found'],
  ])('is refused for %s', async (_, input, expected) => {
    expect(await user.refusal(order.create, input)).toContain(expected)
  })

  it('is of one exhibition', async () => {
    const input = { ...tickets('day', 1), items: [...items(['day', 1]), { itemId: '2002-day', count: 1 }] }
    const refusal = await user.refusal(order.create, input)
    expect(refusal).toMatch(/^4090 (One order|It is|Its sale)/)
  })

  it('is nobody else’s', async () => {
    const { orderId } = await user.get(order.create, tickets('day', 1))
    const other = desk.as('U2')
    expect(await other.refusal(order.detail, { orderId })).toContain('4041')
    expect(await other.refusal(order.cancel, { orderId })).toContain('4041')
    expect(await other.refusal(order.pay, { orderId, returnPath: '/pay' })).toContain('4041')
  })
})

describe('coupons', () => {
  const receive = (code: string) => user.get(coupon.receive, { couponId: `2001-coupon-${code}` })
  const statusOf = async (code: string) =>
    (await user.get(coupon.list, { scope: 'OFFERED' })).records.find(
      ({ couponId }) => couponId === `2001-coupon-${code}`,
    )

  it('are received once, reduce one order, and come back with it', async () => {
    expect((await statusOf('welcome'))?.status).toBe('RECEIVABLE')
    expect((await receive('welcome')).status).toBe('USABLE')
    expect((await receive('welcome')).status).toBe('USABLE')
    expect((await user.get(coupon.list, { scope: 'MINE' })).total).toBe(1)
    const couponIds = ['2001-coupon-welcome']
    const made = await user.get(order.create, tickets('pass', 1, couponIds))
    expect(made).toMatchObject({
      total: { amount: 20000 },
      discount: { amount: 2000 },
      payable: { amount: 18000 },
      couponIds,
    })
    expect(await statusOf('welcome')).toMatchObject({ status: 'USED', orderId: made.orderId })
    expect(await user.refusal(order.create, tickets('pass', 1, couponIds))).toContain(
      '4090 The coupon is not yours to use',
    )
    await user.get(order.cancel, { orderId: made.orderId })
    expect((await statusOf('welcome'))?.status).toBe('USABLE')
  })

  it('of per cent round down, and add up to no more than the order', async () => {
    await receive('forum10')
    await receive('welcome')
    const both = ['2001-coupon-forum10', '2001-coupon-welcome']
    const made = await user.get(order.create, tickets('forum', 1, both))
    expect(made.discount.amount).toBe(6800 + 2000)
  })

  it('do not apply below their minimum or to other things', async () => {
    await receive('welcome')
    await receive('forum10')
    const refusal = (code: string) => user.refusal(order.create, tickets('day', 1, [`2001-coupon-${code}`]))
    expect(await refusal('welcome')).toBe('4090 The coupon does not apply to this order.')
    expect(await refusal('forum10')).toBe('4090 The coupon does not apply to this order.')
    expect(await refusal('gold')).toContain('4090 The coupon is not yours')
  })

  it('run out and expire', async () => {
    const refusal = (couponId: string) => user.refusal(coupon.receive, { couponId })
    expect(await refusal('2001-coupon-first100')).toBe('4090 All of these coupons are taken.')
    expect(await refusal('2001-coupon-early')).toBe('4090 The coupon has expired.')
    expect(await refusal('2001-coupon-none')).toContain('4041')
  })
})

describe('rights', () => {
  it('come with a level, which is bought once', async () => {
    const made = await user.get(order.create, level('gold'))
    expect(made).toMatchObject({ orderType: 'RIGHTS', items: [{ itemName: 'Membership: Gold' }] })
    await payAll()
    const mine = (await user.get(rights.levels, {})).filter(({ isMine }) => isMine)
    expect(mine.map(({ levelName }) => levelName)).toEqual(['Gold'])
    const { records } = await user.get(rights.owner, { applySource: 'PERSONAL' })
    expect(records.map(({ rightName, quota }) => [rightName, quota])).toEqual([
      ['Buyers’ lounge', 3],
      ['Shuttle seat', 4],
      ['Luggage storage', null],
      ['Fast Wi-Fi', null],
    ])
    expect(await user.refusal(order.create, level('gold'))).toBe('4090 You have this level already.')
    expect((await user.get(rights.owner, { applySource: 'ENTERPRISE' })).total).toBe(0)
  })

  it('that are granted ahead are asked for, wait, and are used', async () => {
    await user.get(order.create, level('gold'))
    await payAll()
    const owned = async () => (await user.get(rights.owner, { applySource: 'PERSONAL' })).records
    const [lounge, , storage] = await owned()
    expect(storage?.qrContent).toBeTruthy()
    expect(lounge?.qrContent).toBeNull()
    const rightId = lounge?.rightId ?? ''
    expect(await user.get(rights.apply, { rightId, remark: '14:00' })).toMatchObject({ status: 'PENDING', used: 0 })
    expect(await user.refusal(rights.apply, { rightId })).toBe('4090 Your request is under review.')
    for (const used of [1, 2, 3]) {
      desk.wait(3)
      expect((await owned())[0]).toMatchObject({ used, status: used === 3 ? 'USED_UP' : 'USABLE' })
      if (used < 3) await user.get(rights.apply, { rightId })
    }
    expect(await user.refusal(rights.apply, { rightId })).toContain('4090')
    expect(await user.refusal(rights.apply, { rightId: storage?.rightId ?? '' })).toContain(
      '4090 This right is used on site',
    )
    expect(await desk.as('U2').refusal(rights.apply, { rightId })).toContain('4041')
  })

  /** Like a bank transfer from the pay page, without the page. */
  async function payAll() {
    desk.platform.db.run("UPDATE purchase SET status = 'PAYING' WHERE status = 'UNPAID' AND user_id = 'U1'")
    expect(desk.admin.settlePayments()).toBeGreaterThan(0)
  }
})

/** Pays an order like a bank. */
async function paid(code: string, count = 1, who = user) {
  const { orderId } = await who.get(order.create, tickets(code, count))
  desk.platform.db.run("UPDATE purchase SET status = 'PAYING' WHERE order_id = ?", orderId)
  desk.admin.settlePayments()
  return who.get(order.detail, { orderId })
}

describe('a refund', () => {
  const remark = 'My flight was cancelled.'

  it('is asked for, decided by the organiser, and paid back; the tickets go with it', async () => {
    const { orderId, ticketIds, canRefund, refundHindrance } = await paid('day', 2)
    expect([canRefund, refundHindrance]).toEqual([true, null])
    const requested = await user.get(order.refund, { orderId, reason: 'CANNOT_COME', remark })
    expect(requested).toMatchObject({ orderStatus: 'PAID', refund: { state: 'ASKED', reason: 'CANNOT_COME', remark } })
    expect(requested).toMatchObject({
      canRefund: false,
      refundHindrance: expect.stringContaining('asked for a refund'),
    })
    desk.wait(2)
    expect(await user.get(order.detail, { orderId })).toMatchObject({
      orderStatus: 'REFUNDING',
      refund: { state: 'GRANTED', refusedReason: null, canWithdraw: false },
    })
    const [ticketId = ''] = ticketIds
    expect((await user.get(ticket.detail, { ticketId })).status).toBe('REFUNDED')
    desk.wait(2)
    expect((await user.get(order.detail, { orderId })).orderStatus).toBe('REFUNDED')
  })

  it('is refused where a ticket is used meanwhile, and not decided twice', async () => {
    const { orderId, ticketIds } = await paid('day')
    await user.get(order.refund, { orderId, reason: 'TWICE' })
    await user.get(ticket.activate, { ticketId: ticketIds[0] ?? '', holderName: 'Ada' })
    desk.admin.useTicket(ticketIds[0] ?? '')
    desk.admin.decideApplications()
    expect(await user.get(order.detail, { orderId })).toMatchObject({
      orderStatus: 'PAID',
      refund: { state: 'REFUSED', refusedReason: 'Part of this order has been used.' },
      refundHindrance: 'The organiser has decided. Please ask at the service desk.',
    })
    expect(await user.refusal(order.refund, { orderId, reason: 'TWICE' })).toContain('4090 The organiser has decided')
  })

  it('is refused with the reason that the order tells', async () => {
    const { orderId } = await user.get(order.create, tickets('day', 1))
    expect(await user.refusal(order.refund, { orderId, reason: 'TWICE' })).toBe(
      '4090 Only an order that is paid can be refunded.',
    )
    const buyer = desk.as(DEMO_USERS.buyer)
    const { records } = await buyer.get(order.list, { orderStatus: 'PAID', orderType: 'ALL' })
    const hindrances = records.map(({ refundHindrance }) => refundHindrance)
    expect(hindrances).toContain('Part of this order has been used.')
    for (const each of records) {
      const refusal = await buyer.refusal(order.refund, { orderId: each.orderId, reason: 'MISTAKE' })
      expect(refusal).toBe(each.canRefund ? 'fine' : `4090 ${each.refundHindrance}`)
    }
  })

  it('is taken back until it is decided, and may be asked for again', async () => {
    const { orderId } = await paid('day')
    const before = await user.get(order.detail, { orderId })
    expect(await user.get(order.withdrawRefund, { orderId })).toEqual(before)
    await user.get(order.refund, { orderId, reason: 'TWICE', requestId: 'r1' })
    expect(await desk.as('U2').refusal(order.withdrawRefund, { orderId })).toContain('4041')
    expect(await user.get(order.withdrawRefund, { orderId })).toEqual(before)
    desk.wait(2)
    expect(await user.get(order.detail, { orderId })).toMatchObject({ orderStatus: 'PAID', refund: null })
    await user.get(order.refund, { orderId, reason: 'MISTAKE', requestId: 'r2' })
    desk.wait(2)
    expect(await user.refusal(order.withdrawRefund, { orderId })).toContain('4090 The organiser has decided')
  })

  it('needs a word where no other reason fits, is sent once, and is nobody else’s', async () => {
    const { orderId } = await paid('day')
    expect(await user.refusal(order.refund, { orderId, reason: 'OTHER' })).toContain('4000 remark')
    expect(await desk.as('U2').refusal(order.refund, { orderId, reason: 'TWICE' })).toContain('4041')
    const first = await user.get(order.refund, { orderId, reason: 'OTHER', remark, requestId: 'r1' })
    expect(await user.get(order.refund, { orderId, reason: 'OTHER', remark, requestId: 'r1' })).toEqual(first)
  })
})

describe('an invoice', () => {
  const company = { buyerType: 'COMPANY', title: 'Harbour <b>Imports</b>', taxNumber: 'DE-811223344' } as const
  const input = { ...company, email: 'buyer@example.com' }

  it('is asked for, changed, issued as a file, and void with a refund', async () => {
    const { orderId } = await paid('day', 2)
    expect(await user.get(order.invoice, { orderId, ...input, title: 'Wrong' })).toMatchObject({
      invoice: { state: 'ASKED', title: 'Wrong', file: null },
      canInvoice: true,
    })
    await user.get(order.invoice, { orderId, ...input })
    desk.admin.decideApplications()
    const issued = await user.get(order.detail, { orderId })
    expect(issued).toMatchObject({ invoice: { state: 'ISSUED', ...company }, canInvoice: false })
    const file = issued.invoice?.file
    const fetched = () => desk.fetch(new Request(`http://localhost${file?.url}`))
    const page = await fetched()
    expect(page.headers.get('content-disposition')).toMatch(/^attachment/)
    const text = await page.text()
    expect(Buffer.byteLength(text)).toBe(file?.bytes)
    expect(text).toContain('Harbour &lt;b&gt;Imports&lt;/b&gt;')
    expect(text).toContain(issued.orderNumber)
    expect(await user.refusal(order.invoice, { orderId, ...input })).toContain('4090 The invoice has been issued')

    await user.get(order.refund, { orderId, reason: 'TWICE' })
    desk.admin.decideApplications()
    expect(await user.get(order.detail, { orderId })).toMatchObject({ invoice: { state: 'VOID', file: null } })
    expect((await fetched()).status).toBe(404)
  })

  it.each([
    ['title', { ...input, title: ' ' }],
    ['taxNumber', { ...input, taxNumber: null }],
    ['taxNumber', { ...input, taxNumber: '<script>' }],
    ['email', { ...input, email: 'nobody' }],
  ])('is refused for a wrong %s', async (field, wrong) => {
    const { orderId } = await paid('day')
    expect(await user.refusal(order.invoice, { orderId, ...wrong })).toContain(`4000 ${field}`)
  })

  it('is only of what was paid, and only one’s own', async () => {
    const { orderId } = await user.get(order.create, tickets('day', 1))
    expect(await user.refusal(order.invoice, { orderId, ...input })).toContain('4090 Only an order that is paid')
    expect(await desk.as('U2').refusal(order.invoice, { orderId, ...input })).toContain('4041')
  })

  it('that was refused may be asked for again', async () => {
    const buyer = desk.as(DEMO_USERS.buyer)
    const { records } = await buyer.get(order.list, { orderStatus: 'ALL', orderType: 'ALL' })
    const states = new Set(records.map(({ invoice }) => invoice?.state))
    expect(states).toEqual(new Set([undefined, 'REFUSED', 'ISSUED', 'VOID']))
    const refused = records.find(({ invoice }) => invoice?.state === 'REFUSED')
    expect(refused).toMatchObject({ canInvoice: true, invoice: { refusedReason: expect.stringMatching(/tax number/) } })
    const again = await buyer.get(order.invoice, { orderId: refused?.orderId ?? '', ...input })
    expect(again.invoice).toMatchObject({ state: 'ASKED', refusedReason: null })
  })
})

describe('my orders', () => {
  it('of the demo buyer stand in every state, by status and type', async () => {
    const buyer = desk.as(DEMO_USERS.buyer)
    const all = await buyer.get(order.list, { orderStatus: 'ALL', orderType: 'ALL', pageNum: 1, pageSize: 0 })
    const states = new Set(all.records.map(({ orderStatus }) => orderStatus))
    expect([...states].sort()).toEqual(['CANCELLED', 'CLOSED', 'PAID', 'PAYING', 'REFUNDED', 'REFUNDING', 'UNPAID'])
    for (const { total, discount, payable } of all.records) {
      expect(payable.amount).toBe(total.amount - discount.amount)
    }
    const unpaid = await buyer.get(order.list, { orderStatus: 'UNPAID', orderType: 'TICKET' })
    expect(unpaid.records.map(({ orderStatus }) => orderStatus)).toEqual(['UNPAID'])
    expect(unpaid.records[0]?.failReason).toBe('The card was declined by its bank')
    expect((await buyer.get(order.list, { orderStatus: 'ALL', orderType: 'RIGHTS' })).total).toBe(0)
  })
})

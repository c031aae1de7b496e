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

describe('a ticket order', () => {
  it('reserves the stock until it is cancelled', async () => {
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

  it('is closed if it is not paid in time, and releases its stock', async () => {
    const before = await stockOf('forum')
    const { orderId } = await user.get(order.create, tickets('forum', 1))
    desk.wait(31)
    expect((await user.get(order.detail, { orderId })).orderStatus).toBe('CLOSED')
    expect(await stockOf('forum')).toBe(before)
    expect(await user.refusal(order.pay, { orderId, returnPath: '/pay' })).toContain('4090')
    expect(await user.refusal(order.cancel, { orderId })).toContain('4090')
  })

  it('of the last ticket succeeds for exactly one of two buyers', async () => {
    const other = desk.as('U2')
    expect(await stockOf('evening')).toBe(1)
    const results = await Promise.all([
      user.refusal(order.create, tickets('evening', 1)),
      other.refusal(order.create, tickets('evening', 1)),
    ])
    expect(results.sort()).toEqual(['4090 It is sold out.', 'fine'])
    expect(await stockOf('evening')).toBe(0)
  })

  it('is created once per request id', async () => {
    const first = await user.get(order.create, tickets('day', 1, [], 'r1'))
    expect(await user.get(order.create, tickets('day', 1, [], 'r1'))).toEqual(first)
    expect((await user.get(order.list, { orderStatus: 'ALL', orderType: 'ALL' })).total).toBe(1)
  })

  it('merges lines of the same ticket, and counts earlier orders against the limit', async () => {
    const twice = { ...tickets('day', 1), items: items(['day', 2], ['day', 2]) }
    expect((await user.get(order.create, twice)).items).toMatchObject([{ count: 4 }])
    expect(await user.refusal(order.create, tickets('day', 2))).toContain('4090 At most 5 per person')
    expect(await user.refusal(order.create, tickets('day', 1))).toBe('fine')
  })

  it.each([
    ['no items', { ...tickets('day', 1), items: [] }, '4000 items: is required'],
    ['a count of zero', tickets('day', 0), '4000 items.count'],
    ['too many tickets', tickets('day', 6), '4000 items.count: must be a whole number from 1 to 5'],
    ['a free ticket', tickets('visitor', 1), '4000 items: has a ticket that cannot be bought'],
    ['a ticket whose sale has ended', tickets('early', 1), '4090 Its sale has ended.'],
    ['a ticket that is not on sale yet', tickets('last-day', 1), '4090 It is not on sale yet.'],
    ['an unknown ticket', tickets('none', 1), '4041 Not found'],
  ])('is refused for %s', async (_, input, expected) => {
    expect(await user.refusal(order.create, input)).toContain(expected)
  })

  it('is limited to one exhibition', async () => {
    const input = { ...tickets('day', 1), items: [...items(['day', 1]), { itemId: '2002-day', count: 1 }] }
    const refusal = await user.refusal(order.create, input)
    expect(refusal).toMatch(/^4090 One order/)
  })

  it('is not accessible to other users', async () => {
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

  it('are received once, reduce one order, and are returned when it is cancelled', async () => {
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

  it('with a percentage and with an amount can be combined in one order', async () => {
    await receive('forum10')
    await receive('welcome')
    const both = ['2001-coupon-forum10', '2001-coupon-welcome']
    const made = await user.get(order.create, tickets('forum', 1, both))
    expect(made.discount.amount).toBe(6800 + 2000)
  })

  it('are refused below their minimum, for other items and if not received', async () => {
    await receive('welcome')
    await receive('forum10')
    const refusal = (code: string) => user.refusal(order.create, tickets('day', 1, [`2001-coupon-${code}`]))
    expect(await refusal('welcome')).toBe('4090 The coupon does not apply to this order.')
    expect(await refusal('forum10')).toBe('4090 The coupon does not apply to this order.')
    expect(await refusal('gold')).toContain('4090 The coupon is not yours')
  })

  it('are refused when all are taken, and if expired or unknown', async () => {
    const refusal = (couponId: string) => user.refusal(coupon.receive, { couponId })
    expect(await refusal('2001-coupon-first100')).toBe('4090 All of these coupons are taken.')
    expect(await refusal('2001-coupon-early')).toBe('4090 The coupon has expired.')
    expect(await refusal('2001-coupon-none')).toContain('4041')
  })
})

describe('membership rights', () => {
  it('are granted with a level, which can be bought once', async () => {
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

  it('are not sold twice: another order for the level replaces one that was not paid', async () => {
    const first = await user.get(order.create, level('gold'))
    const second = await user.get(order.create, level('gold'))
    const statusOf = async ({ orderId }: { orderId: string }) => (await user.get(order.detail, { orderId })).orderStatus
    expect([await statusOf(first), await statusOf(second)]).toEqual(['CANCELLED', 'UNPAID'])
  })

  it('with approval are requested, reviewed and used up', async () => {
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
      '4090 This benefit is used on site',
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

  it('is requested, granted and paid back, and invalidates the tickets', async () => {
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

  it('is refused if a ticket has been used meanwhile, and is decided only once', async () => {
    const { orderId, ticketIds } = await paid('day')
    await user.get(order.refund, { orderId, reason: 'TWICE' })
    await user.get(ticket.activate, { ticketId: ticketIds[0] ?? '', holderName: 'Ada' })
    desk.admin.useTicket(ticketIds[0] ?? '')
    desk.admin.decideApplications()
    expect(await user.get(order.detail, { orderId })).toMatchObject({
      orderStatus: 'PAID',
      refund: { state: 'REFUSED', refusedReason: 'Part of this order has been used.' },
      refundHindrance: 'The organizer has decided. Please ask at the service desk.',
    })
    expect(await user.refusal(order.refund, { orderId, reason: 'TWICE' })).toContain('4090 The organizer has decided')
  })

  it('is refused with the reason given in the order', async () => {
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

  it('can be withdrawn until it is decided, and requested again', async () => {
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
    expect(await user.refusal(order.withdrawRefund, { orderId })).toContain('4090 The organizer has decided')
  })

  it('requires a remark for OTHER, is created once, and only by the buyer', async () => {
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

  it('is requested, changed, issued as a file, and void after a refund', async () => {
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
  ])('is refused for an invalid %s (case %#)', async (field, wrong) => {
    const { orderId } = await paid('day')
    expect(await user.refusal(order.invoice, { orderId, ...wrong })).toContain(`4000 ${field}`)
  })

  it('is available for paid orders only, and only to the buyer', async () => {
    const { orderId } = await user.get(order.create, tickets('day', 1))
    expect(await user.refusal(order.invoice, { orderId, ...input })).toContain('4090 Only an order that is paid')
    expect(await desk.as('U2').refusal(order.invoice, { orderId, ...input })).toContain('4041')
  })

  it('can be requested again after a refusal', async () => {
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
  it('of the demo buyer have every status, and are filtered by status and type', async () => {
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

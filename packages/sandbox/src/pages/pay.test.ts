import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { calls, type Desk, openDesk, type Visitor } from '../testing/business.ts'
import { payload } from '../testing/call-sandbox.ts'

const { order, ticket } = calls
const ROOT = 'http://fair.localhost'
let desk: Desk
let user: Visitor
let orderId: string
beforeEach(async () => {
  desk = openDesk()
  user = desk.as('U1')
  const items = [{ itemId: '2001-forum', count: 2 }]
  orderId = (await user.get(order.create, { orderType: 'TICKET', items, couponIds: [] })).orderId
})
afterEach(() => desk.close())

const detail = () => user.get(order.detail, { orderId })
const open = async (returnPath = '/ticket/pay-status/?from=pay') =>
  (await user.get(order.pay, { orderId, returnPath })).payUrl
const page = (payUrl: string, headers: Record<string, string> = {}) =>
  desk.fetch(new Request(ROOT + payUrl, { headers }))
const attemptIn = (payUrl: string) => new URL(payUrl, ROOT).searchParams.get('attempt') ?? ''

/** Presses the page's button with a method, and returns the resulting address. */
async function pressed(payUrl: string, method: string): Promise<string | null> {
  const body = new URLSearchParams({ attempt: attemptIn(payUrl), method })
  const response = await desk.fetch(new Request(`${ROOT}/sandbox/pay/${orderId}`, { method: 'POST', body }))
  expect(response.status).toBe(303)
  return response.headers.get('location')
}

describe('the pay page', () => {
  it('shows the order in the visitor’s language, and loads no resources', async () => {
    const japanese = desk.as('U1', { language: 'ja-JP' })
    const { payUrl } = await japanese.get(order.pay, { orderId, returnPath: '/pay' })
    const response = await page(payUrl)
    const html = await response.text()
    expect(html).toContain('<html lang="ja-JP">')
    expect(html).toContain('フォーラム・視察パス × 2')
    expect(html).toMatch(/\d日 \d\d:\d\d UTC\+8/)
    expect(html).toContain('元\u00A01,360.00')
    expect(html).not.toMatch(/<script|<img|<link|https?:\/\//)
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('pays the order, issues its tickets, and redirects back with the order id', async () => {
    const payUrl = await open()
    expect(await pressed(payUrl, 'CARD_4242')).toBe(`/ticket/pay-status/?from=pay&orderId=${orderId}`)
    const paid = await detail()
    expect(paid).toMatchObject({
      orderStatus: 'PAID',
      payMethod: 'Card ending in 4242',
      failReason: null,
      payBefore: null,
    })
    const mine = await user.get(ticket.mine, {})
    expect(mine.records.map(({ ticketId }) => ticketId).sort()).toEqual(paid.ticketIds.toSorted())
    expect(mine.records).toMatchObject([
      { status: 'INACTIVE', orderId },
      { status: 'INACTIVE', orderId },
    ])
    expect(await (await page(payUrl)).text()).toContain('The order is paid.')
  })

  it('charges once, even if it is submitted repeatedly', async () => {
    const payUrl = await open()
    for (let n = 0; n < 3; n += 1) await pressed(payUrl, 'CARD_4242')
    expect(await detail()).toMatchObject({ orderStatus: 'PAID', refundedTwicePaid: null })
    expect((await user.get(ticket.mine, {})).total).toBe(2)
  })

  it('refunds a second payment from another window', async () => {
    const [first, second] = [await open(), await open()]
    await pressed(first, 'CARD_4242')
    await pressed(second, 'WALLET')
    await pressed(second, 'WALLET')
    expect(await detail()).toMatchObject({
      orderStatus: 'PAID',
      payMethod: 'Card ending in 4242',
      refundedTwicePaid: { amount: 136000, currency: 'CNY' },
    })
    expect((await user.get(ticket.mine, {})).total).toBe(2)
    expect(await (await page(second)).text()).toContain('had been paid before')
  })

  it('waits for a bank transfer, and completes the payment when it arrives', async () => {
    const payUrl = await open()
    await pressed(payUrl, 'TRANSFER')
    expect(await detail()).toMatchObject({ orderStatus: 'PAYING', ticketIds: [] })
    expect(await user.refusal(order.cancel, { orderId })).toContain('4090')
    expect(await (await page(payUrl)).text()).toContain('The transfer is on its way')
    // It stays so although the time to pay has passed, and its tickets stay reserved.
    desk.wait(3)
    expect(await detail()).toMatchObject({ orderStatus: 'PAID', payTime: '2026-11-19T02:44:00.000Z' })
    expect((await user.get(ticket.mine, {})).total).toBe(2)
  })

  it('shows why a card was declined, and accepts another payment', async () => {
    const payUrl = await open()
    await pressed(payUrl, 'CARD_9995')
    expect(await detail()).toMatchObject({
      orderStatus: 'UNPAID',
      failReason: 'There is not enough money on the card',
      ticketIds: [],
    })
    expect(await (await page(payUrl)).text()).toContain('There is not enough money on the card')
    await pressed(payUrl, 'WALLET')
    expect(await detail()).toMatchObject({ orderStatus: 'PAID', failReason: null })
  })

  it('changes nothing when it is left, and the order can be paid later', async () => {
    const html = await (await page(await open())).text()
    expect(html).toContain(`href="/ticket/pay-status/?from=pay&amp;orderId=${orderId}"`)
    expect(await detail()).toMatchObject({ orderStatus: 'UNPAID' })
    await pressed(await open(), 'WALLET')
    expect((await detail()).orderStatus).toBe('PAID')
  })

  it('charges nothing for a cancelled order', async () => {
    const payUrl = await open()
    await user.get(order.cancel, { orderId })
    await pressed(payUrl, 'CARD_4242')
    expect(await detail()).toMatchObject({ orderStatus: 'CANCELLED', refundedTwicePaid: null, ticketIds: [] })
    expect(await (await page(payUrl)).text()).toContain('nothing was charged')
  })

  it('charges nothing after the payment deadline', async () => {
    const payUrl = await open()
    desk.wait(31)
    await pressed(payUrl, 'CARD_4242')
    expect((await detail()).orderStatus).toBe('CLOSED')
  })

  it('refuses an unknown attempt, another order and an unknown method', async () => {
    const payUrl = await open()
    const other = await page(`/sandbox/pay/${orderId}?attempt=${'a'.repeat(40)}`, { 'accept-language': 'ko' })
    expect(other.status).toBe(404)
    expect(await other.text()).toContain('<html lang="ko-KR">')
    const body = new URLSearchParams({ attempt: attemptIn(payUrl), method: 'CARD_4242' })
    const wrong = await desk.fetch(new Request(`${ROOT}/sandbox/pay/O-demo-1`, { method: 'POST', body }))
    expect(wrong.status).toBe(404)
    const unknown = new URLSearchParams({ attempt: attemptIn(payUrl), method: 'GOLD' })
    await desk.fetch(new Request(`${ROOT}/sandbox/pay/${orderId}`, { method: 'POST', body: unknown }))
    expect((await detail()).orderStatus).toBe('UNPAID')
  })
})

describe('the return path', () => {
  const returning = (returnPath: string) => user.refusal(order.pay, { orderId, returnPath })

  it.each([
    '//evil.example/x',
    '/\\evil.example',
    '/x\\y',
    'https://evil.example/',
    'javascript:alert(1)',
    'ticket/pay-status',
    '',
    '/a\nb',
    '/.//evil.example',
    '/%09/../..//evil.example/',
    `/${'a'.repeat(500)}`,
  ])('is refused: %j', async (path) => {
    expect(await returning(path)).toBe('4000 returnPath: must be a path of this site')
  })

  it('is on the requesting origin if that is one of the sites', async () => {
    const from = async (Origin: string, Host = 'localhost:4321') => {
      const Authorization = desk.platform.sessions.open('U1', 'A')
      const headers = { language: 'en-US', Authorization, Origin, Host }
      return (await payload(desk, order.pay, { orderId, returnPath: '/pay?x=1#top' }, headers)).payUrl
    }
    const here = await from('http://localhost:4321')
    expect(here).toMatch(/^http:\/\/localhost:4321\/sandbox\/pay\//)
    const location = await pressed(new URL(here).pathname + new URL(here).search, 'CARD_4242')
    expect(location).toBe(`http://localhost:4321/pay?x=1&orderId=${orderId}#top`)
    await expect(from('https://evil.example')).rejects.toThrow('4000 Origin: https://evil.example may not pay here')
    await expect(from('null')).rejects.toThrow('4000 Origin')
  })
})

// The pages of a visitor's tickets and orders: without a login, without a ticket, with one, with a failing platform.
import '../../src/styles/ticket.css'
import { activity } from '@fair/contract/activity.ts'
import { type Order, order as orderCalls } from '@fair/contract/order.ts'
import { isoOf } from '@fair/contract/rules/instant.ts'
import { type Ticket, type TicketKind, ticket as ticketCalls } from '@fair/contract/ticket.ts'
import { user } from '@fair/contract/user.ts'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Call } from '../../src/api/client.ts'
import { ActivateForm } from '../../src/features/ticket/ActivateForm.tsx'
import { CheckoutPage } from '../../src/features/ticket/CheckoutPage.tsx'
import { CouponPage } from '../../src/features/ticket/CouponPage.tsx'
import { KindPage } from '../../src/features/ticket/KindPage.tsx'
import { OrderActions } from '../../src/features/ticket/OrderActions.tsx'
import { OrderPage } from '../../src/features/ticket/OrderPage.tsx'
import { PayPage } from '../../src/features/ticket/PayPage.tsx'
import { SHELLS, type Shell } from '../../src/features/ticket/shells.ts'
import { TicketPage } from '../../src/features/ticket/TicketPage.tsx'
import { IslandProvider } from '../../src/islands/IslandProvider.tsx'
import { now } from '../../src/lib/clock.ts'
import { dataOf } from '../connected.ts'
import { expectAccessible } from './accessible.ts'
import { hydrate, logIn, openPage } from './island.tsx'
import { holdCalls, watchCalls, watchSent, withAnswers, withFault } from './network.ts'

const PAGES: Record<Shell, { view: ReactNode; query: string }> = {
  checkout: { view: <CheckoutPage />, query: '?ticketKindId=none' },
  status: { view: <PayPage />, query: '?orderId=none' },
  order: { view: <OrderPage />, query: '?orderId=none' },
  ticket: { view: <TicketPage />, query: '?id=none' },
  pay: { view: <PayPage />, query: '?orderId=none' },
  coupon: { view: <CouponPage />, query: '' },
}
const main = page.css('main')
const skeletons = () => document.querySelectorAll('main .sk').length

const open = (shell: Shell, query: string) => openPage(`/en-US${SHELLS[shell]}/${query}`, 'personal', 'form', 'ticket')

describe.each(Object.keys(PAGES) as Shell[])('%s', (shell) => {
  const { view, query } = PAGES[shell]

  it('asks a logged-out visitor to log in', async () => {
    await open(shell, query)
    await hydrate(view)
    await expect.element(main.getByRole('heading', { name: 'Log in to continue' })).toBeVisible()
    await expect.element(page.getByRole('dialog')).toBeVisible()
  })

  it('shows an empty state with links if there is nothing', async () => {
    await open(shell, query)
    await logIn('press@example.com')
    await hydrate(view)
    await expect.poll(skeletons).toBe(0)
    await expect.element(main.getByRole('heading').first()).toBeVisible()
    await expect.element(main.getByRole('link').first()).toBeVisible()
    await expectAccessible()
  })

  it('shows a failure of the platform, and loads again on request', async () => {
    await open(shell, query)
    await logIn('press@example.com')
    const mended = withFault('html', /\/webapi\//)
    await hydrate(view)
    const again = main.getByRole('button', { name: 'Try again' })
    await expect.element(again).toBeVisible()
    await expectAccessible()
    const failed = document.querySelector('main')?.textContent
    mended()
    await again.click()
    await expect.poll(skeletons).toBe(0)
    await expect.poll(() => document.querySelector('main')?.textContent).not.toBe(failed)
  })
})

it.each([
  ['offline', 'network'],
  ['broken', 'That did not work'],
])(
  'the total follows the quantity; a call that fails (%s) keeps the selection and its request id',
  async (fault, words) => {
    await open('checkout', '?ticketKindId=2001-pass&count=2')
    await logIn('emma.larsson@example.com')
    await hydrate(<CheckoutPage />)
    const place = page.getByRole('button', { name: /^Order and pay/ })
    await expect.element(place).toMatchTextContent('400.00')
    await page.getByLabelText('How many', { exact: false }).selectOptions('3')
    await expect.element(place).toMatchTextContent('600.00')
    expect(location.search).toContain('count=3')
    await expectAccessible()
    withFault(fault, /appOrderCenter\/create$/)
    const sent = watchSent(/appOrderCenter\/create$/)
    for (let tries = 0; tries < 2; tries += 1) {
      await place.click()
      await expect.element(page.getByText(words, { exact: false })).toBeVisible()
      await expect.element(place).toMatchTextContent('600.00')
    }
    expect(sent.length).toBeGreaterThan(1)
    expect(new Set(sent.map(({ requestId }) => requestId)).size).toBe(1)
  },
)

it('an order that closed before it was paid is replaced by a new one at the next try', async () => {
  await open('checkout', '?ticketKindId=2001-pass')
  await logIn('emma.larsson@example.com')
  await hydrate(<CheckoutPage />)
  const placed = watchSent(/appOrderCenter\/create$/)
  const paid = watchSent(/appOrderCenter\/pay$/)
  withAnswers(/appOrderCenter\/pay$/, () => ({ success: false, errCode: '4090', errMsg: 'It is closed' }))
  let orderStatus = 'UNPAID'
  withAnswers(/appOrderCenter\/detail/, (answer) => {
    const { data, ...rest } = Object(answer)
    return { ...rest, data: { ...data, orderStatus } }
  })
  const place = page.getByRole('button', { name: /^Order and pay/ })
  for (const status of ['UNPAID', 'CLOSED', 'UNPAID']) {
    orderStatus = status
    const tries = paid.length
    await place.click()
    await expect.poll(() => paid.length).toBe(tries + 1)
    await expect.element(main.getByRole('alert')).toMatchTextContent('It is closed')
    await expect.element(place).not.toHaveAttribute('aria-busy')
  }
  // The second try pays the order of the first, which is still unpaid.
  const ids = paid.map(({ orderId }) => orderId)
  expect(ids[1]).toBe(ids[0])
  expect(ids[2]).not.toBe(ids[0])
  expect(placed).toHaveLength(2)
})

describe.each(['checkout', 'status', 'order', 'pay', 'ticket'] as const)('%s without an id', (shell) => {
  const { view } = PAGES[shell]

  it('shows the first entry of the account’s list', async () => {
    const requests = watchCalls()
    await open(shell, '')
    await logIn('buyer@example.com')
    await hydrate(view)
    await expect.poll(skeletons).toBe(0)
    const list = shell === 'ticket' ? /^GET .*ticket\/myBuy\?.*pageSize=1\b/ : /^POST .*appOrderCenter\/list/
    const one = shell === 'ticket' ? /ticket\/detail\/\w/ : /appOrderCenter\/detail\?orderId=\w/
    await expect.poll(() => requests.findIndex((call) => one.test(call))).toBeGreaterThan(-1)
    expect(requests.findIndex((call) => list.test(call))).toBeGreaterThan(-1)
    await expect.element(main.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expectAccessible()
  })
})

it('a ticket is activated only after the holder’s name is confirmed (WCAG 3.3.4)', async () => {
  await open('ticket', '')
  await logIn('buyer@example.com')
  const ticket = { ticketId: 'none' } as Ticket
  const onActive = () => {}
  await hydrate(
    <IslandProvider>
      <ActivateForm
        ticket={ticket}
        holderName="Ada Press"
        isTyped
        onHolder={onActive}
        onActive={onActive}
        onRefused={onActive}
      />
    </IslandProvider>,
  )
  const sent = watchSent(/ticket\/active$/)
  const activate = main.getByRole('button', { name: 'Activate' })
  await activate.click()
  await expect.element(main.getByText('The holder will be Ada Press', { exact: false })).toBeVisible()
  const back = main.getByRole('button', { name: 'Change the name' })
  await expect.element(back).toHaveFocus()
  await expectAccessible()
  expect(sent).toEqual([])
  await back.click()
  await expect.element(main.getByLabelText('Holder', { exact: false })).toHaveValue('Ada Press')
  await activate.click()
  await activate.click()
  await expect.poll(() => sent).toMatchObject([{ ticketId: 'none', holderName: 'Ada Press' }])
})

/** The page of a ticket of the demo buyer that books activities. Returns the page's client. */
async function openOwn(statuses: readonly Ticket['status'][]): Promise<Call> {
  const { call } = await open('ticket', '')
  await logIn('buyer@example.com')
  const { records } = dataOf(await call(ticketCalls.mine, { pageNum: 1, pageSize: 0 }))
  const own = records.find(({ status, hasRules }) => statuses.includes(status) && hasRules)
  history.replaceState(null, '', `?id=${own?.ticketId}`)
  await hydrate(<TicketPage />)
  return call
}

it('a booking that activates a ticket needs its holder confirmed, prefilled from the account (WCAG 3.3.4, 3.3.7)', async () => {
  const call = await openOwn(['INACTIVE'])
  const { userName } = dataOf(await call(user.info, {}))
  expect(userName).not.toBe('')
  await expect.element(main.getByLabelText('Holder', { exact: false })).toHaveValue(userName)
  const sent = watchSent(/activeAndAppointment$/)
  const box = main.getByRole('checkbox', { disabled: false }).first()
  const book = main.getByRole('button', { name: 'Activate and book' })
  await box.click()
  await book.click()
  await expect.element(main.getByText(`The holder will be ${userName}.`, { exact: false })).toBeVisible()
  const back = main.getByRole('button', { name: 'Change the name' })
  await expect.element(back).toHaveFocus()
  await expectAccessible()
  await back.click()
  const holder = main.getByLabelText('Holder', { exact: false })
  await expect.element(holder).toHaveFocus()
  await holder.fill('Ada Press')
  await book.click()
  await expect.element(main.getByText('The holder will be Ada Press.', { exact: false })).toBeVisible()
  expect(sent).toEqual([])
  await book.click()
  await expect.element(main.getByText('1 activity is booked.')).toBeVisible()
  expect(sent).toMatchObject([{ holderName: 'Ada Press' }])
})

it('what is chosen on a ticket stays when the network is back, or fails again', async () => {
  const call = await openOwn(['ACTIVE', 'INACTIVE'])
  const box = main.getByRole('checkbox', { disabled: false }).first()
  await box.click()
  withFault('offline', /ticket\/detail/)
  const requested = watchCalls()
  dispatchEvent(new Event('online'))
  // A request that the event had started would be answered by then.
  await call(ticketCalls.mine, { pageNum: 1, pageSize: 0 })
  expect(requested.filter((each) => each.includes('ticket/detail'))).toEqual([])
  await expect.element(box).toBeChecked()
})

it('a ticket page that was opened for an activity can be left without a question until something else is chosen', async () => {
  const { call } = await open('ticket', '')
  await logIn('buyer@example.com')
  const { records } = dataOf(await call(ticketCalls.mine, { pageNum: 1, pageSize: 0 }))
  const ticketId = records.find(({ status, hasRules }) => status === 'ACTIVE' && hasRules)?.ticketId ?? ''
  const activities = dataOf(await call(activity.byTicket, { ticketId }))
  const free = activities.find(({ hindrance, appointmentId }) => hindrance == null && appointmentId == null)
  history.replaceState(null, '', `?id=${ticketId}&activityId=${free?.activityId}`)
  await hydrate(<TicketPage />)
  const own = main.getByRole('checkbox', { name: free?.title ?? '', exact: false, checked: true })
  await expect.element(own.first()).toBeVisible()
  const mayLeave = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(mayLeave()).toBe(true)
  await main.getByRole('checkbox', { disabled: false, checked: false }).first().click()
  await expect.poll(mayLeave).toBe(false)
})

it('a refused booking shows that an activity has become full, which is then no longer chosen', async () => {
  await openOwn(['ACTIVE'])
  await main.getByRole('checkbox', { disabled: false }).first().click()
  const title = document.querySelector('.tk-rule label:has(:checked:enabled) b')?.textContent
  withFault('refused', /activeAndAppointment$/)
  withAnswers(/RuleGroupActivityList$/, (answer) =>
    JSON.parse(
      JSON.stringify(answer, (_, value) => (value?.title === title ? { ...value, hindrance: 'FULL' } : value)),
    ),
  )
  await main.getByRole('button', { name: 'Book the selection' }).click()
  const label = page.css('.tk-rule label').filter({ hasText: title ?? '' })
  await expect.element(label.getByText('Full', { exact: true })).toBeVisible()
  await expect.element(label.getByRole('checkbox')).not.toBeChecked()
  await expect.element(page.css('.tk-book .tk-note-bad')).toBeVisible()
})

/** The page of the ticket kind that is sold out in the sample, prerendered without a visitor. */
async function openSoldOut() {
  const { call } = await open('ticket', '')
  const kinds = dataOf(await call(ticketCalls.kinds, {}))
  const kind = kinds.find(({ saleState }) => saleState === 'SOLD_OUT')
  expect(kind?.isWaiting ?? false).toBe(false)
  return kind as TicketKind
}

it('a visitor can join and leave the waiting list of a sold-out ticket, and a reload shows the state', async () => {
  const kind = await openSoldOut()
  await logIn('buyer@example.com')
  await hydrate(<KindPage kind={kind} />)
  const join = main.getByRole('button', { name: 'Join the waiting list' })
  const broken = withFault('offline', /waitingList$/)
  await join.click()
  await expect.element(main.getByText('Check your network', { exact: false })).toBeVisible()
  broken()
  await join.click()
  const leaveIt = main.getByRole('button', { name: 'Leave the waiting list' })
  await expect.element(leaveIt).toHaveFocus()
  await expect.element(main.getByText('We will notify you', { exact: false })).toBeVisible()
  await expectAccessible()
  await hydrate(<KindPage kind={kind} />)
  await leaveIt.click()
  await expect.element(main.getByText('You are no longer on the waiting list.')).toBeVisible()
  await expect.element(join).toBeVisible()
})

it('a platform without waiting lists offers none', async () => {
  withAnswers(/apply\/applicable/, (answer) =>
    JSON.parse(JSON.stringify(answer, (key, value) => (key === 'isWaiting' ? undefined : value))),
  )
  const kind = await openSoldOut()
  await hydrate(<KindPage kind={kind} />)
  await expect.element(main.getByText('It is sold out.')).toBeVisible()
  expect(main.getByRole('button', { name: /waiting list/ }).elements()).toEqual([])
})

/** Opens the buyer's paid order that can be refunded, or the one that cannot. */
async function openOrder(which: (order: Order) => boolean) {
  const { call } = await open('order', '?orderId=none')
  await logIn('buyer@example.com')
  const all = { orderStatus: 'ALL', orderType: 'ALL', pageNum: 1, pageSize: 0 } as const
  const orders = dataOf(await call(orderCalls.list, all)).records
  history.replaceState(null, '', `?orderId=${orders.find(which)?.orderId}`)
  await hydrate(<OrderPage />)
  await expect.poll(skeletons).toBe(0)
}
const dialog = page.getByRole('dialog')

it('a request for an invoice is validated, and sent once', async () => {
  await openOrder(({ canInvoice, invoice }) => canInvoice === true && !invoice)
  const part = main.getByRole('region', { name: /^Invoice/ })
  await part.getByRole('button', { name: 'Ask for an invoice' }).click()
  await dialog.getByLabelText('Company name', { exact: false }).fill('Harbour Imports')
  await dialog.getByRole('button', { name: 'Ask for the invoice' }).click()
  await expect.element(dialog.getByText('Enter 5 to 30 letters', { exact: false })).toBeVisible()
  await expect.element(dialog.getByText('Enter a complete email', { exact: false })).toBeVisible()
  await expect.element(dialog.getByLabelText('Tax number', { exact: false })).toHaveFocus()
  await expectAccessible('dialog')
  await dialog.getByLabelText('Tax number', { exact: false }).fill('DE811223344')
  await dialog.getByLabelText('Email for the invoice', { exact: false }).fill('office@example.com')
  const mended = withFault('offline', /appOrderCenter\/invoice$/)
  const sent = watchSent(/appOrderCenter\/invoice$/)
  await dialog.getByRole('button', { name: 'Ask for the invoice' }).click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  mended()
  await dialog.getByRole('button', { name: 'Ask for the invoice' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(part).toMatchTextContent('Made out to Harbour Imports. It will be sent to office@example.com')
  await expect.element(part.getByRole('button', { name: 'Change it' })).toHaveFocus()
  expect(new Set(sent.map(({ requestId }) => requestId)).size).toBe(1)
  expect(sent.at(-1)).toMatchObject({ buyerType: 'COMPANY', taxNumber: 'DE811223344', address: null })
  await expectAccessible()
})

it('an issued invoice can be downloaded; a refused one shows the reason', async () => {
  await openOrder(({ invoice }) => invoice?.state === 'ISSUED')
  const link = main.getByRole('link', { name: 'Download the invoice', exact: false })
  await expect.element(link).toBeVisible()
  const address = (link.element() as HTMLAnchorElement).href
  expect(await (await fetch(address)).text()).toContain('91330200MA2H5XQ47K')
  await openOrder(({ invoice }) => invoice?.state === 'REFUSED')
  await expect.element(main.getByText('The tax number is not that of the company.')).toBeVisible()
  await expect.element(main.getByRole('button', { name: 'Ask again' })).toBeVisible()
  await expectAccessible()
})

it('an order that cannot be refunded, or whose refund was refused, shows why', async () => {
  await openOrder(({ refundHindrance, orderStatus, refund }) => orderStatus === 'PAID' && !refund && !!refundHindrance)
  const part = main.getByRole('region', { name: /^Refund/ })
  await expect.element(part.getByText('Not possible for this order: ', { exact: false })).toBeVisible()
  expect(part.getByRole('button').elements()).toEqual([])
  await openOrder(({ refund }) => refund?.state === 'REFUSED')
  await expect.element(part).toMatchTextContent('Early tickets are not refunded')
  await expectAccessible()
})

it('a refund is requested with a reason, and the order shows it', async () => {
  await openOrder(({ canRefund }) => canRefund === true)
  const part = main.getByRole('region', { name: /^Refund/ })
  await part.getByRole('button', { name: 'Ask for a refund' }).click()
  const send = dialog.getByRole('button', { name: 'Ask for the refund' })
  await send.click()
  await expect.element(dialog.getByText('Choose a reason')).toBeVisible()
  await expect.element(dialog.getByRole('radio', { name: 'I cannot come' })).toHaveFocus()
  await dialog.getByRole('radio', { name: 'Another reason' }).click()
  await send.click()
  await expect.element(dialog.getByText('Write why you ask')).toBeVisible()
  await expectAccessible('dialog')
  await dialog.getByLabelText('Your reason', { exact: false }).fill('My flight was cancelled.')
  const sent = watchSent(/appOrderCenter\/refund$/)
  await send.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent).toMatchObject([{ reason: 'OTHER', remark: 'My flight was cancelled.' }])
  await expect.element(part).toMatchTextContent('Refund Requested')
  await expect.element(part).toMatchTextContent('Your reason: My flight was cancelled.')
  await expect.poll(() => document.activeElement?.tagName).toMatch(/^(H[1-6]|BUTTON|A)$/)
  await expectAccessible()
  // It is withdrawn, at the second try, and can be requested again.
  const back = part.getByRole('button', { name: 'Withdraw the request' })
  const mended = withFault('offline', /refund\/withdraw$/)
  await back.click()
  await expect.element(part).toMatchTextContent(/connection|network/i)
  mended()
  await back.click()
  await expect.element(part.getByRole('button', { name: 'Ask for a refund' })).toHaveFocus()
  await expect.element(part).not.toMatchTextContent(/Requested|connection|network/i)
  await expectAccessible()
})

it('a platform without refunds and invoices offers neither', async () => {
  withAnswers(/appOrderCenter\/(?:list|detail)/, (answer) =>
    JSON.parse(
      JSON.stringify(answer, (key, value) =>
        /^(?:can)?(?:Refund|Invoice|refund|invoice)/.test(key) ? undefined : value,
      ),
    ),
  )
  await openOrder(({ orderStatus }) => orderStatus === 'PAID')
  await expect.element(main.getByRole('heading', { level: 2 }).first()).toBeVisible()
  expect(main.getByRole('region', { name: /^(?:Refund|Invoice)/ }).elements()).toEqual([])
})

it('the time left to pay is shown, but not announced each minute with the status', async () => {
  await open('pay', '')
  const payBefore = isoOf(now().getTime() + 20 * 60_000)
  withAnswers(/appOrderCenter\/detail/, (answer) => {
    const { data, ...rest } = Object(answer)
    return { ...rest, data: { ...data, orderStatus: 'UNPAID', failReason: null, payBefore } }
  })
  await logIn('buyer@example.com')
  await hydrate(<PayPage />)
  await expect.element(main.getByText(/min left$/)).toBeVisible()
  const status = main.getByRole('status').filter({ hasText: 'Waiting for the payment' })
  await expect.element(status).not.toMatchTextContent('min left')
})

it('returns the focus to the cancel button if the order is kept', async () => {
  await open('order', '?orderId=o1')
  const order = { orderId: 'o1', orderStatus: 'UNPAID', payable: { amount: 100, currency: 'CNY' } } as unknown as Order
  await hydrate(<OrderActions order={order} onChange={() => {}} onFailed={() => {}} />)
  const opener = page.getByRole('button', { name: 'Cancel the order' })
  await opener.click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect.element(opener).toHaveFocus()
})

it('a coupon is received once, and the loading overlay covers the page meanwhile', async () => {
  await open('coupon', '')
  await logIn('press@example.com')
  await hydrate(<CouponPage />)
  const receive = main.getByRole('button', { name: /^Get it / })
  await expect.element(receive.first()).toBeVisible()
  const offered = receive.elements().length
  const overlays = () => document.querySelectorAll('.loading-overlay').length
  const calls = watchCalls()
  const release = holdCalls(/coupon\/receive$/)
  await receive.first().click()
  await expect.element(main.getByRole('button', { name: /^Getting it/ })).toHaveAttribute('aria-busy', 'true')
  expect(overlays()).toBe(1)
  release()
  await expect.poll(() => receive.elements().length).toBe(offered - 1)
  await expect.element(main.getByRole('link', { name: /^Use it/ }).first()).toBeVisible()
  await expect.poll(overlays).toBe(0)
  expect(calls.filter((call) => call.includes('coupon/receive'))).toHaveLength(1)
})

it('an activity of several days that a ticket can book shows its last day', async () => {
  withAnswers(/RuleGroupActivityList$/, (answer) => {
    const times = { startTime: '2026-11-19T02:00:00Z', endTime: '2026-11-21T09:00:00Z' }
    return JSON.parse(JSON.stringify(answer, (_, value) => (value?.startTime ? { ...value, ...times } : value)))
  })
  await openOwn(['ACTIVE'])
  await expect.element(page.css('.tk-rule label small').first()).toMatchTextContent(/19 Nov–21 Nov 10:00–17:00/)
})

it('links to use coupons have distinct names (WCAG 2.4.4)', async () => {
  await open('coupon', '')
  withAnswers(/coupon/, (answer) =>
    JSON.parse(JSON.stringify(answer, (_, value) => (value?.couponId ? { ...value, status: 'USABLE' } : value))),
  )
  await logIn('press@example.com')
  await hydrate(<CouponPage />)
  const links = main.getByRole('link', { name: /^Use it/ })
  await expect.element(links.first()).toBeVisible()
  const names = links.elements().map((each) => each.textContent)
  expect(names.length).toBeGreaterThan(1)
  expect(new Set(names).size).toBe(names.length)
})

it('a ticket that was activated elsewhere is shown after a refused activation', async () => {
  let status = 'INACTIVE'
  withAnswers(/ticket\/detail/, (answer) =>
    JSON.parse(JSON.stringify(answer, (_, value) => (value?.ticketId ? { ...value, status } : value))),
  )
  await openOwn(['ACTIVE'])
  await main.getByLabelText('Holder', { exact: false }).fill('Ada Press')
  const activate = main.getByRole('button', { name: 'Activate', exact: true })
  await activate.click()
  withFault('refused', /ticket\/active$/)
  status = 'ACTIVE'
  await activate.click()
  await expect.element(activate).not.toBeInTheDocument()
})

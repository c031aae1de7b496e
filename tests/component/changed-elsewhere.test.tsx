// Tickets and orders that change elsewhere while their page is open: on another page, or at the platform.
import '../../src/styles/ticket.css'
import { order as orderCalls } from '@fair/contract/order.ts'
import { ticket as ticketCalls } from '@fair/contract/ticket.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { MyOrdersPage } from '../../src/features/ticket/MyOrdersPage.tsx'
import { MyTicketsPage } from '../../src/features/ticket/MyTicketsPage.tsx'
import { OrderPage } from '../../src/features/ticket/OrderPage.tsx'
import { TicketPage } from '../../src/features/ticket/TicketPage.tsx'
import { dataOf } from '../connected.ts'
import { hydrate, logIn, openPage } from './island.tsx'
import { withAnswers, withFault } from './network.ts'

const main = page.css('main')
const dialog = page.getByRole('dialog')

async function open(path: string) {
  const { call } = await openPage(`/en-US/${path}/`, 'personal', 'form', 'ticket')
  await logIn('buyer@example.com')
  return call
}

const comeBack = () => document.dispatchEvent(new Event('visibilitychange'))

/** Answers with these values, for every record that has the named one. */
const withValues = (path: RegExp, named: string, values: object) =>
  withAnswers(path, (answer) =>
    JSON.parse(JSON.stringify(answer, (_, value) => (value?.[named] === undefined ? value : { ...value, ...values }))),
  )

it.each([
  ['order', <MyOrdersPage key="order" />, /appOrderCenter\/list$/, 'itemName'],
  ['ticket', <MyTicketsPage key="ticket" />, /ticket\/myBuy$/, 'ticketName'],
])('the own list (%s) is loaded again when the visitor returns to it', async (path, view, calls, named) => {
  await open(`personal-center/${path}`)
  await hydrate(view)
  const row = page.css('.tk-row h2').first()
  await expect.element(row).toBeVisible()
  await expect.element(row).not.toMatchTextContent('Renamed')
  withValues(calls, named, { [named]: 'Renamed' })
  comeBack()
  await expect.element(row).toMatchTextContent('Renamed')
})

it('activities to book are loaded again when the visitor returns, and one that is full is no longer chosen', async () => {
  const call = await open('ticket/ticket-detail')
  const { records } = dataOf(await call(ticketCalls.mine, { pageNum: 1, pageSize: 0 }))
  const own = records.find(({ status, hasRules }) => status === 'ACTIVE' && hasRules)
  history.replaceState(null, '', `?id=${own?.ticketId}`)
  await hydrate(<TicketPage />)
  await main.getByRole('checkbox', { disabled: false }).first().click()
  withValues(/RuleGroupActivityList$/, 'activityId', { hindrance: 'FULL' })
  comeBack()
  await expect.element(main.getByText('Full', { exact: true }).first()).toBeVisible()
  await expect.element(main.getByRole('checkbox', { checked: true, disabled: false })).not.toBeInTheDocument()
})

it('an order whose refund was refused is loaded again, and shows why', async () => {
  const call = await open('ticket/order-detail')
  const all = { orderStatus: 'ALL', orderType: 'ALL', pageNum: 1, pageSize: 0 } as const
  const { records } = dataOf(await call(orderCalls.list, all))
  history.replaceState(null, '', `?orderId=${records.find(({ canRefund }) => canRefund)?.orderId}`)
  await hydrate(<OrderPage />)
  const part = main.getByRole('region', { name: /^Refund/ })
  await part.getByRole('button', { name: 'Ask for a refund' }).click()
  await dialog.getByRole('radio', { name: 'I cannot come' }).click()
  withFault('refused', /appOrderCenter\/refund$/)
  withValues(/appOrderCenter\/detail$/, 'orderId', { canRefund: false, refundHindrance: 'The fair has begun' })
  await dialog.getByRole('button', { name: 'Ask for the refund' }).click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  await expect.element(part).toMatchTextContent('The fair has begun')
})

it('an order that was paid elsewhere is shown as paid after its cancellation was refused', async () => {
  const call = await open('ticket/order-detail')
  const all = { orderStatus: 'ALL', orderType: 'ALL', pageNum: 1, pageSize: 0 } as const
  const { records } = dataOf(await call(orderCalls.list, all))
  history.replaceState(null, '', `?orderId=${records.find(({ orderStatus }) => orderStatus === 'PAID')?.orderId}`)
  const mended = withValues(/appOrderCenter\/detail$/, 'orderId', { orderStatus: 'UNPAID', payBefore: null })
  await hydrate(<OrderPage />)
  await main.getByRole('button', { name: 'Cancel the order' }).click()
  withFault('refused', /appOrderCenter\/cancel$/)
  mended()
  await main.getByRole('button', { name: 'Cancel order' }).click()
  await expect.element(main.getByText('Paid', { exact: true }).first()).toBeVisible()
  await expect.element(main.getByRole('button', { name: 'Cancel the order' })).not.toBeInTheDocument()
})

// The pages of a visitor's own tickets and orders: without a login, without a ticket, with one, and where the platform fails.
import '../../src/styles/ticket.css'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Ticket } from '../../src/contract/ticket.ts'
import { ActivateForm } from '../../src/features/ticket/ActivateForm.tsx'
import { CheckoutPage } from '../../src/features/ticket/CheckoutPage.tsx'
import { CouponPage } from '../../src/features/ticket/CouponPage.tsx'
import { OrderPage } from '../../src/features/ticket/OrderPage.tsx'
import { PayPage } from '../../src/features/ticket/PayPage.tsx'
import { SHELLS, type Shell } from '../../src/features/ticket/shells.ts'
import { TicketPage } from '../../src/features/ticket/TicketPage.tsx'
import { IslandProvider } from '../../src/islands/IslandProvider.tsx'
import { expectAccessible } from './accessible.ts'
import { hydrate, logIn, openPage } from './island.tsx'
import { watchCalls, watchSent, withFault } from './network.ts'

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

  it('signed out, it asks for the login', async () => {
    await open(shell, query)
    await hydrate(view)
    await expect.element(main.getByRole('heading', { name: 'Log in to continue' })).toBeVisible()
    await expect.element(page.getByRole('dialog')).toBeVisible()
  })

  it('where there is nothing, it says so and leads on', async () => {
    await open(shell, query)
    await logIn('press@example.com')
    await hydrate(view)
    await expect.poll(skeletons).toBe(0)
    await expect.element(main.getByRole('heading').first()).toBeVisible()
    await expect.element(main.getByRole('link').first()).toBeVisible()
    await expectAccessible()
  })

  it('where the platform fails, it says so and is asked again', async () => {
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

it('the sum follows how many; a platform that fails keeps what was chosen, and the order is placed once', async () => {
  await open('checkout', '?ticketKindId=2001-pass&count=2')
  await logIn('emma.larsson@example.com')
  await hydrate(<CheckoutPage />)
  const place = page.getByRole('button', { name: /^Order and pay/ })
  await expect.element(place).toMatchTextContent('400.00')
  await page.getByLabelText('How many', { exact: false }).selectOptions('3')
  await expect.element(place).toMatchTextContent('600.00')
  expect(location.search).toContain('count=3')
  await expectAccessible()
  withFault('offline', /appOrderCenter\/create$/)
  const sent = watchSent(/appOrderCenter\/create$/)
  for (let tries = 0; tries < 2; tries += 1) {
    await place.click()
    await expect.element(page.getByText('network', { exact: false })).toBeVisible()
    await expect.element(place).toMatchTextContent('600.00')
  }
  expect(sent.length).toBeGreaterThan(1)
  expect(new Set(sent.map(({ requestId }) => requestId)).size).toBe(1)
})

describe.each(['checkout', 'status', 'order', 'pay', 'ticket'] as const)('%s without an id', (shell) => {
  const { view } = PAGES[shell]

  it('shows the newest, which the account’s list has first', async () => {
    const asked = watchCalls()
    await open(shell, '')
    await logIn('buyer@example.com')
    await hydrate(view)
    await expect.poll(skeletons).toBe(0)
    const list = shell === 'ticket' ? /^GET .*ticket\/myBuy\?.*pageSize=1\b/ : /^POST .*appOrderCenter\/list/
    const one = shell === 'ticket' ? /ticket\/detail\/\w/ : /appOrderCenter\/detail\?orderId=\w/
    await expect.poll(() => asked.findIndex((call) => one.test(call))).toBeGreaterThan(-1)
    expect(asked.findIndex((call) => list.test(call))).toBeGreaterThan(-1)
    await expect.element(main.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expectAccessible()
  })
})

it('a ticket is activated once its holder’s name was asked about (WCAG 3.3.4)', async () => {
  await open('ticket', '')
  await logIn('buyer@example.com')
  const ticket = { ticketId: 'none' } as Ticket
  const onActive = () => {}
  await hydrate(
    <IslandProvider>
      <ActivateForm ticket={ticket} holderName="Ada Press" onHolder={onActive} onActive={onActive} />
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

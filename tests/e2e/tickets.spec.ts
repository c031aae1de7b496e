// Tickets from the offer to the gate: bought, paid or not, received, requested, activated, and used for a booking.
import type { Page } from '@playwright/test'
import { asVisitor, staySignedIn } from './as-visitor.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

test.use({ locale: 'en-US' })

/** Chooses how to pay on the platform's page, and pays. */
async function payWith(page: Page, method: RegExp): Promise<void> {
  await page.getByRole('radio', { name: method }).check()
  await page.getByRole('button', { name: /^Pay/ }).click()
}

test('an order can be paid after the payment page was closed, and after a failed payment', { tag: '@time' }, async ({
  page,
  context,
}) => {
  await asVisitor(page, 'press@example.com')
  const other = await context.newPage()
  await asVisitor(other, 'press@example.com')
  await page.goto('/en-US/ticket/')
  // In the list; the table that compares the passes names it again.
  await page.getByRole('link', { name: 'Full pass' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Full pass' })).toBeVisible()
  await expect(page.getByText(/\d+ left/)).toBeVisible()
  await page.getByLabel('How many').selectOption('2')
  await page.getByRole('link', { name: 'Buy' }).click()
  await expect(page.getByText('CN¥200.00 each')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Order and pay CN¥400.00' }).click()
  await expect(page).toHaveURL(/\/sandbox\/pay\//)
  const orderId = new URL(page.url()).pathname.split('/').at(-1)
  await page.close()

  await other.goto('/en-US/personal-center/order/?tab=unpaid')
  await other.locator(`a[href*="orderId=${orderId}"]`, { hasText: /^Pay / }).click()
  await expect(other.getByRole('heading', { name: 'Waiting for the payment' })).toBeVisible()
  await expect(other.getByText(/min left/)).toBeVisible()
  await expectAccessible(other)
  await other.getByRole('button', { name: 'Pay CN¥400.00' }).click()
  await payWith(other, /0002/)
  await expect(other.getByRole('heading', { name: 'The payment failed' })).toBeVisible()
  await other.getByRole('button', { name: 'Pay CN¥400.00' }).click()
  await payWith(other, /4242/)
  await expect(other).toHaveURL(/\/ticket\/pay-status\//)
  await expect(other.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible()
  await expect(other.getByRole('link', { name: 'Ticket 2' })).toBeVisible()
})

test('two buyers of the last ticket: one gets it, the other sees “sold out” until it is available again', async ({
  page,
  browser,
}) => {
  const path = '/en-US/ticket/pay-detail/?ticketKindId=2001-evening&count=1'
  const theirs = await browser.newContext({ locale: 'en-US' })
  const second = await theirs.newPage()
  for (const [each, account] of [
    [page, 'buyer@example.com'],
    [second, 'press@example.com'],
  ] as const) {
    await asVisitor(each, account)
    await each.goto(path)
    await expect(each.getByRole('button', { name: /^Order and pay/ })).toBeVisible()
  }
  await page.getByRole('button', { name: /^Order and pay/ }).click()
  await expect(page).toHaveURL(/\/sandbox\/pay\//)
  await second.getByRole('button', { name: /^Order and pay/ }).click()
  await expect(second.getByRole('alert')).toContainText('sold out')
  await expect(second).toHaveURL(/pay-detail/)
  await second.getByRole('button', { name: 'Check again' }).click()
  await expect(second.getByRole('alert').first()).toContainText('sold out')

  // The first gives it up, so the second can have it.
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Waiting for the payment' })).toBeVisible()
  const opener = page.getByRole('button', { name: 'Cancel the order' })
  await opener.click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect(opener).toBeFocused()
  await opener.click()
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByRole('heading', { name: 'The order is closed' })).toBeVisible()
  await second.getByRole('button', { name: /^Order and pay/ }).click()
  await expect(second).toHaveURL(/\/sandbox\/pay\//)
  await theirs.close()
})

test('a free pass is received, activated with a booking, and stored on the device', {
  tag: ['@core', '@origins'],
}, async ({ page }) => {
  await asVisitor(page, 'press@example.com')
  await page.goto('/en-US/ticket/details/2001-visitor/')
  await page.getByRole('button', { name: 'Get it free' }).click()
  await page.getByRole('link', { name: 'Open the ticket' }).click()
  await expect(page.getByText('The entry code comes with activation.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Holder').fill('')
  await page.getByRole('button', { name: 'Activate', exact: true }).click()
  await expect(page.getByText('Enter the holder’s name')).toBeVisible()
  await page.getByLabel('Holder').fill('Ada Press')
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Activate and book' }).click()
  await expect(page.getByText('The holder will be Ada Press.')).toBeVisible()
  await page.getByRole('button', { name: 'Activate and book' }).click()
  await expect(page.getByText('1 activity is booked.')).toBeVisible()
  const code = page.getByRole('img', { name: /QR code for entry/ })
  await expect(code).toBeVisible()
  const box = await code.boundingBox()
  // The symbol alone, without its quiet zone.
  expect(box?.width).toBeGreaterThan((3 / 2.54) * 96)

  await page.goto('/en-US/personal-center/ticket/')
  await expect(page.getByRole('link', { name: 'Trade visitor pass' })).toBeVisible()
  const stored = await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('tickets:')))
  expect(stored).toHaveLength(1)
})

test('the electronic ticket and the schedule open offline once they have been viewed', { tag: '@time' }, async ({
  page,
  context,
  problems,
}) => {
  await asVisitor(page)
  await staySignedIn(page)
  await page.goto('/en-US/personal-center/ticket/')
  await page.locator('.tk-row', { hasText: 'Show' }).getByRole('link').first().click()
  const code = page.getByRole('img', { name: /QR code for entry/ })
  await expect(code).toBeVisible()
  const ticket = page.url()
  await untilCached(page)
  await page.goto('/en-US/personal-center/schedule/')
  const next = page.getByRole('heading', { level: 2, name: 'Next' })
  await expect(next).toBeVisible()
  await untilCached(page)

  problems.allow(/Failed to fetch|ERR_INTERNET_DISCONNECTED|net::|Failed to load resource/)
  // The cached data belongs to the tenant.
  expect(await page.evaluate(() => caches.keys())).toEqual(['kept:1001'])
  await context.setOffline(true)
  await page.reload()
  await expect(next).toBeVisible()
  await expect(page.getByText('This is your schedule as of')).toBeVisible()
  await page.goto(ticket)
  await expect(code).toBeVisible()
  await expect(page.getByText('This is as last seen on')).toBeVisible()
  // With "Stay signed in" it is also available in a new tab, after this one was closed.
  const other = await context.newPage()
  await page.close()
  await other.goto(ticket)
  await expect(other.getByRole('img', { name: /QR code for entry/ })).toBeVisible()
  // The rest of the site is not cached: the browser shows its own error.
  await expect(other.goto('/en-US/news/')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/)
})

/** The worker caches the open page with its files. */
async function untilCached(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const files = performance.getEntriesByType('resource').map(({ name }) => name)
        const expected = [location.href.replace(/[?#].*$/, ''), ...files.filter((each) => each.includes('/_astro/'))]
        const found = await Promise.all(expected.map((each) => caches.match(each)))
        return found.filter((each) => each === undefined).length
      }),
    )
    .toBe(0)
}

test('one application requests forty passes, and a long list renders only rows near the view', { tag: '@all' }, async ({
  page,
}) => {
  await asVisitor(page)
  await page.goto('/en-US/ticket/details/2001-group/')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByLabel('Group pass').fill('40')
  await page.getByLabel('Company or person').fill('Hengchuan')
  await page.getByLabel('Contact person').fill('Chen')
  await page.getByLabel('Phone or email').fill('not a contact')
  await page.getByLabel('Reason').fill('A visit of our buyers')
  await page.getByRole('button', { name: 'Send the application' }).click()
  await expect(page.getByText('Enter a complete phone number or email address').first()).toBeVisible()
  await page.getByLabel('Phone or email').fill('chen@example.com')
  await page.getByRole('button', { name: 'Send the application' }).click()
  await page.getByRole('link', { name: 'See its status' }).click()
  await expect(page.getByRole('link', { name: /Applications 4/ })).toBeVisible()
  const rows = page.locator('.tk-rows > li')
  await expect(rows.first()).toHaveAttribute('aria-setsize', /4\d/)
  expect(await rows.count()).toBeLessThan(40)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(page.locator('.tk-rows > li[aria-posinset="41"]')).toBeVisible()
  await expectAccessible(page)
})

test('a list of 5,000 tickets renders only rows near the view, at any scroll position', { tag: '@all' }, async ({
  page,
}) => {
  await asVisitor(page)
  // The platform's own record, repeated.
  await page.route('**/api/v2/app/ticket/myBuy**', async (route) => {
    const response = await route.fetch({ maxRetries: 2 })
    const answer = await response.json()
    const [one] = (answer.records as { status: string }[]).filter(({ status }) => status === 'ACTIVE')
    const records = Array.from({ length: 5000 }, (_, n) => ({
      ...one,
      ticketId: `T-${n}`,
      ticketName: `Pass ${n + 1}`,
    }))
    await route.fulfill({ response, json: { ...answer, records, total: records.length } })
  })
  await page.goto('/en-US/personal-center/ticket/')
  const rows = page.locator('.tk-rows > li')
  await expect(rows.first()).toHaveAttribute('aria-setsize', '5000')
  for (const share of [0, 0.37, 0.8, 1]) {
    // Like dragging the scroll bar: jumps to another place at once, which must be rendered.
    await page.evaluate((share) => {
      const box = document.querySelector('.tk-rows')?.getBoundingClientRect()
      if (box) scrollBy({ top: box.top + (box.height - innerHeight) * share, behavior: 'instant' })
    }, share)
    await expect(page.locator(`.tk-rows > li:has-text("Pass ${share === 1 ? 5000 : ''}")`).first()).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => document.elementFromPoint(700, 450)?.closest('li')?.ariaPosInSet ?? null))
      .not.toBeNull()
    expect(await rows.count()).toBeLessThan(100)
  }
  await expect(page.getByRole('link', { name: /^Pass 5000 / })).toBeInViewport()
})

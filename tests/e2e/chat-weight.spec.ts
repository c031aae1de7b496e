// How few bytes the chat loads, and that its messages reach the other side.
import type { Page } from '@playwright/test'
import { asVisitor } from './as-visitor.ts'
import { watchNetwork } from './at-rest.ts'
import { EXHIBITOR, SWEDE, tallChat } from './chat-helpers.ts'
import { firstUse } from './first-use.ts'
import { expect, slowPhone, test } from './fixtures.ts'
import { unique } from './unique.ts'

test.use({ locale: 'en-US' })

test('10,000 messages: under 100 rows in the document, and the view does not jump when history loads', {
  tag: '@all',
}, async ({ page }) => {
  const { chatgroupId, climb } = await tallChat(page, 10_000)
  await page.goto(`/en-US/chat/?chatgroupId=${chatgroupId}`)
  await expect(page.locator('.messages')).toContainText('Message 10000 of 10000')
  const { rows, jumps, pages } = await page.evaluate(climb)
  test.info().annotations.push({
    type: 'climb',
    description: `${pages} pages of history, at most ${rows} rows, largest jump ${Math.max(...jumps).toFixed(1)} px`,
  })
  await expect(page.locator('.messages')).toContainText('Message 1 of 10000')
  expect(pages).toBeGreaterThanOrEqual(99)
  expect(rows).toBeLessThan(100)
  expect(Math.max(...jumps)).toBeLessThanOrEqual(2)
})

test('the first use of the chat loads at most 60 KB, and no framework', {
  tag: '@all',
}, async ({ page }) => {
  await asVisitor(page)
  await slowPhone(page)
  // A first visit completes the requests after a login (the account's hearts), so that the second makes only its own.
  const atRest = watchNetwork(page)
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto(EXHIBITOR, { waitUntil: 'load' })
    await atRest()
  }
  await page.mouse.wheel(0, 10)
  await atRest()
  const { bytes, files } = await firstUse(page, '[data-action=chat]', 'textarea')
  test.info().annotations.push({ type: 'first use', description: `${bytes} bytes: ${files}` })
  expect(files).not.toContain('framework')
  expect(bytes).toBeLessThanOrEqual(60 * 1024)
  expect(files).not.toContain('xmpp')
})

test('a message appears on the screens of both sides', async ({ page, browser }) => {
  await asVisitor(page)
  const address = await roomWithSeats(page)
  const other = await (await browser.newContext({ locale: 'en-US' })).newPage()
  await asVisitor(other, SWEDE)
  for (const each of [page, other]) {
    await each.goto(address)
    await expect(each.getByLabel('Message', { exact: true })).toBeEnabled()
    await expect(each.getByText('connection failed')).toHaveCount(0)
  }
  for (let n = 0; n < 3; n += 1) {
    const text = unique(`Message ${n}`)
    await page.getByLabel('Message', { exact: true }).fill(text)
    await page.keyboard.press('Enter')
    for (const each of [page, other]) await expect(each.locator('.messages')).toContainText(text)
  }
  await other.context().close()
})

/** The address of a live whose chat accepts messages. */
async function roomWithSeats(page: Page): Promise<string> {
  await page.goto('/en-US/live/')
  const ids = await page
    .locator('a[href*="/live/detail/"]')
    .evaluateAll((links) => [
      ...new Set(links.map((link) => /detail\/([^/]+)\//.exec(link.getAttribute('href') ?? '')?.[1])),
    ])
  for (const id of ids) {
    const address = `/en-US/chat/?role=LIVE&roleId=${id}`
    await page.goto(address)
    await expect(page.locator('.conversation textarea, [role=alert]').first()).toBeVisible()
    if (await page.locator('.conversation textarea:enabled').count()) return address
  }
  throw new Error('No live whose chat is open')
}

// Messages over a page: buyer and staff across two languages, a message written in a tunnel, pictures, voice, cards.
import { asVisitor } from './as-visitor.ts'
import { EXHIBITOR, openChat, SWEDE, speakAsMicrophone } from './chat-helpers.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { holdRead } from './hold.ts'
import { unique } from './unique.ts'

test.use({ locale: 'en-US' })

test('buyer and staff chat across two languages', { tag: ['@core', '@origins'] }, async ({ page }) => {
  const read = await holdRead(page)
  await asVisitor(page)
  await page.goto(EXHIBITOR)
  const drawer = await openChat(page)
  const field = drawer.getByLabel('Message', { exact: true })
  await expect(field).toBeFocused()
  await field.fill('How long is the lead time?')
  await field.press('Enter')
  const own = drawer.locator('.message.mine', { hasText: 'How long is the lead time?' }).last()
  // Staff reads it a second later: on a slow machine, before the story looks.
  await expect(own).toContainText('Delivered')
  read()
  await expect(own).toContainText('Read')
  const answer = drawer.locator('.message:not(.mine)', { has: page.locator('.words') }).last()
  await expect(answer).toContainText('标准交期 35 天')
  await expect(answer).toContainText('The usual lead time is 35 days')
  await expect(answer).toContainText('Translated from Chinese')
  // Each text is marked with its language, and announcements are in the reader's (WCAG 3.1.2, 4.1.3).
  await expect(answer.locator('.words')).toHaveAttribute('lang', 'zh-CN')
  await expect(drawer.getByRole('log')).toContainText('The usual lead time is 35 days')
  await expectAccessible(page, 'dialog.talk')
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
})

test('a message written offline is kept when the page closes, and is sent once', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|WebSocket|webapi/)
  const text = unique('From the tunnel')
  await asVisitor(page)
  await page.goto(EXHIBITOR)
  const drawer = await openChat(page)
  const field = drawer.getByLabel('Message', { exact: true })
  await expect(drawer.locator('.message').first()).toBeVisible()
  await context.setOffline(true)
  await expect(drawer.getByText('connection failed')).toBeVisible()
  await expect(page.locator('#toasts')).toContainText('You are offline.')
  await expect(drawer.locator('.conversation header')).toContainText('availability unknown')
  await field.fill(text)
  await field.press('Enter')
  await expect(drawer.locator('.message.mine.pending', { hasText: text })).toContainText('once you are online')
  // The page closes while there is no network; the next one sends.
  await context.setOffline(false)
  await page.goto(EXHIBITOR)
  const again = await openChat(page)
  await expect(again.locator('.message.mine', { hasText: text })).toHaveCount(1)
  await expect(again.locator('.message.mine', { hasText: text })).toContainText(/Delivered|Read/)
})

test('a voice message is recorded, sent with its length, and played', { tag: ['@origins', '@all'] }, async ({
  page,
}) => {
  await speakAsMicrophone(page)
  await asVisitor(page, SWEDE)
  await page.goto('/en-US/chat/?role=EXHIBITOR&roleId=30002')
  await page.getByRole('button', { name: 'Record a voice message' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Recording' })).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByText(/0:(?:0[2-9]|[1-5]\d) \/ 1:00/)).toBeVisible()
  await page.getByRole('button', { name: 'Send voice message' }).click()
  const own = page.locator('.message.mine', { has: page.locator('.voice') }).last()
  await expect(own).toContainText(/Delivered|Read/)
  await expect(own).toContainText(/0:(?:0[2-9]|[1-5]\d)/)
  await expect(page.getByLabel('Message', { exact: true })).toBeFocused()
  // It may be over before a story looks, so the page records the button's names.
  const play = own.getByRole('button', { name: /^Play voice message, 0:\d\d$/ })
  await play.evaluate((button) => {
    const labels: string[] = []
    const note = () => labels.push(button.getAttribute('aria-label') ?? '')
    new MutationObserver(note).observe(button, { attributeFilter: ['aria-label'] })
    Object.assign(window, { labels })
  })
  await play.click()
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { labels: string[] }).labels.join()))
    .toMatch(/^Pause .+,Play /)
  // Once it has been played, its bars show the volume.
  await expect
    .poll(() =>
      own.locator('rect').evaluateAll((bars) => Math.max(...bars.map((bar) => bar.getBoundingClientRect().height))),
    )
    .toBeGreaterThan(20)
  // Discarded with Esc, nothing is sent.
  await page.getByRole('button', { name: 'Record a voice message' }).click()
  await expect(page.getByText(/0:(?:0[1-9]|[1-5]\d) \/ 1:00/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Message', { exact: true })).toBeFocused()
  await expect(page.locator('.message .voice')).toHaveCount(1)
})

test('cards are exchanged in the chat, and shown in it', { tag: '@all' }, async ({ page }) => {
  await asVisitor(page)
  await page.goto('/en-US/chat/?role=EXHIBITOR&roleId=30006')
  await page.locator('.about').getByRole('button', { name: 'Exchange cards' }).click()
  const dialog = page.getByRole('dialog', { name: 'Exchange cards' })
  await expect(dialog.getByRole('group', { name: 'What you share' })).toBeVisible()
  await expectAccessible(page, 'dialog.dialog')
  await dialog.getByLabel(/^Mobile/).uncheck()
  await dialog.getByRole('button', { name: 'Send my card' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('.bubble.chat-card')).toContainText(/You gave your card|have exchanged cards/)
})

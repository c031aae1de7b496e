// Messages over a page: buyer and staff across two languages, and a message written in a tunnel.
import type { Page } from '@playwright/test'
import { asVisitor } from './as-visitor.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

test.use({ locale: 'en-US' })

const EXHIBITOR = '/en-US/exhibitor/detail/30001/'
const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Messages' })

async function openChat(page: Page) {
  await page.locator('[data-act="chat"]:visible').first().click()
  const drawer = drawerOf(page)
  await expect(drawer.getByRole('heading', { level: 2, name: 'Hanlin Precision Machinery' })).toBeVisible()
  return drawer
}

test('a buyer asks in English, staff answers in Chinese, with the translation under it', async ({ page }) => {
  await asVisitor(page)
  await page.goto(EXHIBITOR)
  const drawer = await openChat(page)
  const field = drawer.getByLabel('Message', { exact: true })
  await expect(field).toBeFocused()
  await field.fill('How long is the lead time?')
  await field.press('Enter')
  const own = drawer.locator('.msg.mine', { hasText: 'How long is the lead time?' }).last()
  await expect(own).toContainText('Delivered')
  await expect(own).toContainText('Read')
  const answer = drawer.locator('.msg:not(.mine)').last()
  await expect(answer).toContainText('标准交期 35 天')
  await expect(answer).toContainText('The usual lead time is 35 days')
  await expectAccessible(page, 'dialog.talk')
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
})

test('what is written without a network waits, outlives the page, and is sent once', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|WebSocket|webapi/)
  const text = `From the tunnel ${Date.now()}`
  await asVisitor(page)
  await page.goto(EXHIBITOR)
  const drawer = await openChat(page)
  const field = drawer.getByLabel('Message', { exact: true })
  await expect(drawer.locator('.msg').first()).toBeVisible()
  await context.setOffline(true)
  await expect(drawer.getByText('connection failed')).toBeVisible({ timeout: 30_000 })
  await field.fill(text)
  await field.press('Enter')
  await expect(drawer.locator('.msg.mine.pending', { hasText: text })).toContainText('once you are online')
  // The page goes while there is no network; the next one sends.
  await context.setOffline(false)
  await page.goto(EXHIBITOR)
  const again = await openChat(page)
  await expect(again.locator('.msg.mine', { hasText: text })).toHaveCount(1)
  await expect(again.locator('.msg.mine', { hasText: text })).toContainText(/Delivered|Read/)
})

test('a draft is kept for each chat, and words that may not be sent stay in the field', async ({ page }) => {
  await asVisitor(page)
  await page.goto(EXHIBITOR)
  const drawer = await openChat(page)
  const field = drawer.getByLabel('Message', { exact: true })
  await field.fill('A counterfeit part')
  await field.press('Enter')
  await expect(drawer.getByRole('alert')).toContainText('counterfeit')
  await expect(field).toHaveValue('A counterfeit part')
  await page.reload()
  const again = await openChat(page)
  await expect(again.getByLabel('Message', { exact: true })).toHaveValue('A counterfeit part')
})

// After the login: which identity, and the data that is still required for it (Spec 4).
import type { Page } from '@playwright/test'
import { watchNetwork } from './at-rest.ts'
import { firstUse } from './first-use.ts'
import { expect, expectAccessible, slowPhone, test } from './fixtures.ts'
import { enter } from './login-helpers.ts'

test.use({ locale: 'en-US' })

async function logIn(page: Page, email: string): Promise<void> {
  await page.locator('.account-corner').getByRole('button', { name: 'Log in' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'By password' }).click()
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill('Fair2026')
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
}

test('a buyer with two identities picks one, and is not asked at the next login', async ({ page, browser }) => {
  const atRest = watchNetwork(page)
  await page.goto('/en-US/exhibits/')
  await logIn(page, 'buyer@example.com')
  const picker = page.getByRole('dialog', { name: 'How will you attend?' })
  await expect(page.locator('.account-corner summary')).toBeVisible()
  // The platform may have one from another story: then no picker appears. A late one would close the menu.
  await atRest()
  const later = picker.getByRole('button', { name: 'Choose later' })
  if (await later.isVisible()) await later.click()
  await page.locator('.account-corner summary').click()
  await page.getByRole('button', { name: 'Switch identity' }).click()
  await expect(picker).toBeVisible()
  await expectAccessible(page, 'dialog')
  await picker.getByRole('radio', { name: /Professional visitor/ }).check()
  const forms = page.waitForResponse((response) => response.url().endsWith('/professional/audience/basicform'))
  await picker.getByRole('button', { name: 'Continue as: Professional visitor' }).click()
  expect((await forms).ok()).toBe(true)
  await expect(picker).toHaveCount(0)

  const next = await browser.newPage({ locale: 'en-US' })
  await next.goto(new URL('/en-US/news/', page.url()).href)
  const taken = next.waitForResponse((response) => response.url().endsWith('/professional/audience/basicform'))
  await logIn(next, 'buyer@example.com')
  await taken
  await expect(next.getByRole('dialog')).toHaveCount(0)
  await next.locator('.account-corner summary').click()
  await next.getByRole('button', { name: 'Switch identity' }).click()
  await expect(next.getByRole('radio', { name: /Professional visitor/ })).toBeChecked()
  await next.close()
})

test('the identity picker appears after the action that required the login, and stays closed once postponed', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto('/en-US/exhibits/')
  await page.locator('main a[href*="/exhibits/detail/"]').first().click()
  await page.locator('main [data-action=inquire]:visible').first().click()
  await enter(page, 'press@example.com')
  // By its field: the login's dialog is about an inquiry too, and closing that one would cancel the login.
  const inquiry = page.getByRole('dialog').filter({ has: page.getByLabel('Title') })
  await expect(inquiry).toBeVisible()
  const picker = page.getByRole('dialog', { name: 'How will you attend?' })
  await expect(picker).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(inquiry).toHaveCount(0)
  await picker.getByRole('button', { name: 'Choose later' }).click()
  await expect(picker).toHaveCount(0)
  await expect(page.locator('.account-corner summary')).toBeVisible()
})

test('a newcomer is asked for missing details, and can postpone them', async ({ page }) => {
  await page.goto('/en-US/news/')
  await logIn(page, 'newcomer@example.com')
  const form = page.getByRole('dialog', { name: 'A few details are missing' })
  await expect(form.getByRole('radio', { name: 'I recommend' })).toBeVisible()
  await expectAccessible(page, 'dialog')
  await form.getByRole('radio', { name: 'I recommend' }).check()
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.locator('.summary')).toBeFocused()
  await form.getByRole('button', { name: 'Fill in later' }).click()
  await expect(form).toHaveCount(0)
  await expect(page.locator('.account-corner summary')).toBeVisible()
})

test('the first use of the login loads at most 66 KB, and no framework', {
  tag: '@all',
}, async ({ page }) => {
  await slowPhone(page)
  const atRest = watchNetwork(page)
  await page.goto('/en-US/exhibits/', { waitUntil: 'load' })
  // What every page does after it has loaded, and at the first touch (client/after-load.ts), is not part of the login.
  await atRest()
  await page.mouse.wheel(0, 10)
  await atRest()
  const { bytes, files } = await firstUse(page, '.account-corner [data-action=login]', 'input')
  test.info().annotations.push({ type: 'first use', description: `${bytes} bytes: ${files}` })
  expect(files).toContain('login-overlay')
  expect(files).not.toContain('framework')
  expect(bytes).toBeLessThanOrEqual(66 * 1024)
})

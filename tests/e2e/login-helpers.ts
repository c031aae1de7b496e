// The login's dialog, for the stories about it.
import { expect, type Page } from '@playwright/test'

const PASSWORD = 'Fair2026'
export const dialog = (page: Page) => page.getByRole('dialog')
export const account = (page: Page) => page.locator('.account-corner summary')

export async function open(page: Page): Promise<void> {
  await page.locator('.account-corner').getByRole('button', { name: 'Log in' }).click()
  await expect(dialog(page)).toBeVisible()
}

/** Fills in the open dialog, and submits it. */
export async function enter(page: Page, email = 'press@example.com'): Promise<void> {
  await dialog(page).getByRole('button', { name: 'By password' }).click()
  await dialog(page).getByLabel('Email').fill(email)
  await dialog(page).getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog(page).getByRole('button', { name: 'Log in', exact: true }).click()
}

/** Visitors with two identities choose one after each login (Spec 4), a moment after the login dialog closes. */
export async function chooseLater(page: Page): Promise<void> {
  const picker = page.getByRole('dialog', { name: 'How will you attend?' })
  await picker.getByRole('button', { name: 'Choose later' }).click()
  await expect(picker).toHaveCount(0)
}

/** The last code that was sent to an address: read from the sandbox's outbox. */
export async function codeFor(page: Page, recipient: string): Promise<string> {
  const text = await (await page.request.get('/sandbox/outbox')).text()
  const row = text.split('<tr>').find((each) => each.includes(recipient)) ?? ''
  return /<code>(\d+)<\/code>/.exec(row)?.[1] ?? ''
}

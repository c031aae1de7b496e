// A visitor's personal center: the requested page opens after the login, hearts go to the account, settings persist.

import type { Page } from '@playwright/test'
import { asVisitor } from './as-visitor.ts'
import { ownKey, siteKey } from './device.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { hold } from './hold.ts'
import { codeFor } from './login-helpers.ts'

test.use({ locale: 'en-US' })

test('without a login the personal center asks for one, and with a login it shows the requested page', async ({
  page,
}) => {
  await page.goto('/en-US/personal-center/materials/')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expectAccessible(page, 'dialog')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('heading', { name: 'Log in to continue' })).toBeVisible()
  await asVisitor(page)
  await page.goto('/en-US/personal-center/materials/')
  await expect(page.getByRole('status').filter({ hasText: /\d+ documents/ })).toBeVisible()
  await page.getByRole('navigation', { name: 'Where from' }).getByRole('link', { name: 'Meetings' }).click()
  await expect(page).toHaveURL(/source=MEETING/)
})

test('the overview shows the current day, tickets, inquiries and saved items', { tag: '@time' }, async ({ page }) => {
  await asVisitor(page)
  await page.goto('/en-US/personal-center/')
  await expect(page.getByRole('heading', { level: 1, name: /Good morning/ })).toBeVisible()
  for (const name of ['Today', 'Tickets', 'Open inquiries', 'Recently saved'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await expect(page.getByRole('img', { name: /QR code for entry/ })).toBeVisible()
  await expect(page.locator('.pc-nav [data-count="exhibits"] .number')).toHaveText(/^[1-9]\d*$/)
  await expectAccessible(page)
})

test('a favourite of an account is sent to the platform, can be undone, and is reverted if it is refused', async ({
  page,
}) => {
  await asVisitor(page)
  await page.goto('/en-US/personal-center/exhibits/')
  const rows = page.locator('.pc-list > li')
  // Other stories save exhibits for the same account meanwhile; this page shows those it has loaded.
  await expect(rows.first()).toBeVisible()
  const count = await rows.count()
  const oldest = rows.last().locator('.save')
  const key = (await oldest.getAttribute('data-save')) ?? ''
  await expect(oldest).toHaveAttribute('aria-pressed', 'true')
  await oldest.click()
  await expect(page.locator('#toasts')).toContainText('cancel favourite succeeded')
  await expect(rows).toHaveCount(count - 1)
  await page.locator('#toasts').getByRole('button', { name: 'Undo' }).click()
  await expect(rows).toHaveCount(count)

  // Another page shows the account's favourite as pressed, before any press on this device.
  await page.evaluate(() => localStorage.clear())
  await page.evaluate(() => {
    const requested = Object.keys(sessionStorage).filter((name) => name.startsWith('follows-at:'))
    if (requested.length !== 1) throw new Error('When the account was asked for is kept by another name.')
    for (const name of requested) sessionStorage.removeItem(name)
  })
  await page.goto(`/en-US/exhibits/detail/${key.split(':')[1]}/`)
  const heart = page.locator(`main [data-save="${key}"]`).first()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')

  await page.route('**/collect/cancel', (route) =>
    route.fulfill({ json: { success: false, errCode: '4001', errMsg: 'The list is locked' } }),
  )
  await heart.click()
  await expect(page.locator('#toasts')).toContainText('The list is locked')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('items saved without an account can be copied to another device by a link', { tag: '@all' }, async ({
  page,
  browser,
}) => {
  await page.goto('/en-US/exhibits/')
  await page.locator('main [data-save]').first().click()
  await page.goto('/en-US/personal-center/exhibits/')
  await expect(page.locator('.pc-list > li')).toHaveCount(1)
  await page.getByRole('button', { name: 'To another device' }).click()
  await expect(page.getByRole('img', { name: 'QR code with your saved items' })).toBeVisible()
  await expectAccessible(page)
  const saved = await page.evaluate((name) => localStorage.getItem(name), ownKey('favourites'))
  const [id = ''] = JSON.parse(saved ?? '{}').EXHIBIT
  const other = await browser.newContext({ locale: 'en-US' })
  const there = await other.newPage()
  await there.goto(`${new URL(page.url()).origin}/en-US/personal-center/exhibits/#take=EXHIBIT.${id}`)
  await there.getByRole('button', { name: 'Add them' }).click()
  await expect(there.locator('.pc-list > li')).toHaveCount(1)
  expect(there.url()).not.toContain('take')
  await other.close()
})

test('the profile can be changed, and unsaved changes need a confirmation to leave the page', async ({ page }) => {
  await page.goto('/en-US/personal-center/account-setting/')
  await logInAgain(page, `profile-${crypto.randomUUID()}@example.com`)
  const job = page.getByLabel('Job title')
  await page.getByLabel('Name', { exact: true }).fill('Ada Press')
  await job.fill('Editor in chief')
  page.once('dialog', (dialog) => dialog.dismiss())
  await page.locator('.pc-nav').getByRole('link', { name: 'About' }).click()
  await expect(job).toHaveValue('Editor in chief')
  // The tenant's own fields below have a separate button.
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect(page.locator('#toasts')).toContainText('Saved')
  await page.reload()
  await expect(job).toHaveValue('Editor in chief')
  await expectAccessible(page)
})

test('a profile picture can be positioned by keyboard', { tag: ['@origins', '@all'] }, async ({ page }) => {
  await asVisitor(page, 'press@example.com')
  await page.goto('/en-US/personal-center/account-setting/')
  const chosen = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') }
  await page.locator('input[type="file"]:not([id])').setInputFiles(chosen)
  await expect(page.getByRole('slider', { name: 'Zoom' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use this picture' }).click()
  await expect(page.locator('#toasts')).toContainText('Your picture has been updated')
})

test('consent can be withdrawn at once, and signing out everywhere ends the session', { tag: '@all' }, async ({
  page,
}) => {
  // A separate account, so that the other stories' sessions continue.
  await page.goto('/en-US/personal-center/materials/')
  await logInAgain(page, `everywhere-${crypto.randomUUID()}@example.com`)
  await page.goto('/en-US/personal-center/setting/')
  await expect(page.getByRole('group', { name: 'Product safety' })).toBeVisible()
  await expectAccessible(page)
  await page.waitForFunction(() => customElements.get('sl-switch'))
  await expectAccessible(page)
  const statistics = page.getByRole('switch', { name: 'Allow visit statistics' })
  await statistics.setChecked(true)
  await statistics.focus()
  await page.keyboard.press('Space')
  await expect(statistics).not.toBeChecked()
  await expect(statistics).toBeFocused()
  // A press while the previous one is pending is reverted, because it is not sent.
  const answer = await hold(page, '**/api/v1/app/users')
  const byEmail = page.getByRole('switch', { name: 'Notices by email' })
  const before = await byEmail.isChecked()
  await byEmail.press('Space')
  await expect(byEmail).toBeChecked({ checked: !before })
  await byEmail.press('Space')
  await expect(byEmail).toBeChecked({ checked: !before })
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/v1/app/users') && response.ok())
  answer()
  await saved
  await expect(byEmail).toBeChecked({ checked: !before })
  expect(await page.evaluate((name) => localStorage.getItem(name), siteKey('trackingConsent'))).toBe('0')
  await page.getByRole('button', { name: 'Log out everywhere' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click()
  await expect(page.getByRole('heading', { name: 'Log in for more settings' })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('authorization'))).toBeNull()
})

/** Logs in by a code in the open dialog; the first time creates the account, and its questions wait. */
async function logInAgain(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await expect(dialog.getByRole('status').first()).toContainText('Sent to')
  await dialog.getByLabel('Verification code').fill(await codeFor(page, email))
  await dialog.getByLabel('I have read and agree').check()
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  const questions = dialog.getByRole('button', { name: 'Fill in later' })
  // The page requested before the login may open first; the questions then appear once it is closed.
  await expect(questions.or(dialog.getByLabel('Company name or organization code')).first()).toBeVisible()
  if (await questions.isVisible()) await questions.click()
}

test('the email address is changed with a code to the old address and a code to the new one', { tag: '@all' }, async ({
  page,
}) => {
  // A separate account, used by no other story: the first login by a code creates it.
  const [before, after] = ['before', 'after'].map((each) => `${each}-${crypto.randomUUID()}@example.com`)
  await page.goto('/en-US/personal-center/account-setting/')
  const dialog = page.getByRole('dialog')
  await logInAgain(page, before ?? '')

  await page.getByRole('button', { name: 'Change your email' }).click()
  const prove = async (address: string, then: string) => {
    await dialog.getByLabel('Email', { exact: true }).fill(address)
    await dialog.getByRole('button', { name: 'Send code' }).click()
    await expect(dialog.getByText('Sent to').first()).toBeVisible()
    await dialog.getByLabel('Verification code').fill(await codeFor(page, address))
    await dialog.getByRole('button', { name: then }).click()
  }
  await expect(dialog).toContainText('Step 1 of 2')
  // An invalid address is reported before anything is sent.
  await dialog.getByLabel('Email', { exact: true }).fill('not an address')
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await expect(dialog).toContainText('Complete the email')
  await prove(before ?? '', 'Next')
  await expect(dialog).toContainText('Step 2 of 2')
  await prove(after ?? '', 'Save')
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('.pc-contact')).toContainText(/a\*\*\*\w@example\.com/)
})

test('a visitor claims the entry of an exhibitor, and sees the state of the claim', { tag: '@all' }, async ({
  page,
}) => {
  const email = `claim-${crypto.randomUUID()}@example.com`
  // Everybody may read the status; a claim needs the login, and then continues.
  await page.goto('/en-US/exhibitor/detail/30003/')
  await page.getByRole('button', { name: 'Is this your company?' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Not claimed')
  await dialog.getByRole('button', { name: 'Log in to claim it' }).click()
  await logInAgain(page, email)

  // Of another company: its review lasts as long as the sandbox runs, so that each run of this story may claim it.
  await dialog.getByLabel('Company name or organization code').fill('kitamori')
  await dialog
    .getByRole('radio', { name: /Kitamori Robotics/ })
    .first()
    .check()
  await dialog.getByRole('button', { name: 'Send the claim' }).click()
  await expect(dialog).toContainText('Under review')
  await dialog.getByRole('link', { name: 'See your claims' }).click()
  const mine = page.locator('section', { has: page.getByRole('heading', { name: 'Entries you have claimed' }) })
  await expect(mine.getByRole('listitem')).toContainText('Under review')
  await expect(mine.getByRole('listitem')).toHaveCount(1)
})

/** One white pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg=='

// The end of an account, confirmed by a code: the visitor is logged out in every tab, and removed from the device.
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { account, codeFor, dialog, open } from './login-helpers.ts'
import { unique } from './unique.ts'

test.use({ locale: 'en-US' })

test('deleting an account by code logs out every tab and leaves no personal data', async ({ page, context }) => {
  const address = `${unique('leaver').replace(/\W/g, '-')}@example.com`.toLowerCase()
  const codeSent = () => codeFor(page, address)
  await page.goto('/en-US/exhibits/')
  await open(page)
  await dialog(page).getByLabel('Email').fill(address)
  await dialog(page).getByRole('button', { name: 'Send code' }).click()
  await expect(dialog(page).getByRole('status').first()).toContainText('Sent to')
  await dialog(page)
    .getByLabel('Verification code')
    .fill(await codeSent())
  await dialog(page).getByLabel('I have read and agree').check()
  await dialog(page).getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(account(page)).toBeVisible()
  // The questions to a new account open over the page.
  await dialog(page).getByRole('button', { name: 'Fill in later' }).click()
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click()
  const other = await context.newPage()
  await other.goto('/en-US/news/')
  await expect(account(other)).toBeVisible()

  await page.goto('/en-US/personal-center/account-setting/')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const confirmation = page.getByRole('dialog', { name: 'Delete the account' })
  await expect(confirmation).toContainText('You can no longer log in')
  await confirmation.getByLabel('Email', { exact: true }).fill(address)
  await confirmation.getByRole('button', { name: 'Send code' }).click()
  await expect(confirmation.getByText('Sent to').first()).toBeVisible()
  await expectAccessible(page, 'dialog')
  await confirmation.getByLabel('Verification code').fill(await codeSent())
  await confirmation.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('Your account has been deleted')).toBeVisible()
  for (const tab of [page, other])
    await expect(tab.locator('.account-corner').getByRole('button', { name: 'Log in' })).toBeVisible()
  const stored = await page.evaluate(() => [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)))
  // Not personal: the tab remembers that this host belongs to the tenant.
  const left = stored.filter((key) => key !== 'host-checked:1001')
  expect(left.filter((key) => key.includes(':') || /^(?:authorization|userId|loginUntil)$/.test(key))).toEqual([])
})

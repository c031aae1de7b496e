// How a login ends: logged out in one tab, expired on the platform, refused in twenty calls at once.
import { expireLogin } from './as-visitor.ts'
import { idle } from './at-rest.ts'
import { expect, test } from './fixtures.ts'
import { account, chooseLater, dialog, enter, open } from './login-helpers.ts'

test.use({ locale: 'en-US' })

test('a logout in one of five tabs logs out all of them', async ({ page, context }) => {
  const tabs = [page, ...(await Promise.all([1, 2, 3, 4].map(() => context.newPage())))]
  for (const tab of tabs) await tab.goto('/en-US/news/')
  await open(page)
  await enter(page)
  await expect(account(page)).toBeVisible()
  for (const tab of tabs) await expect(account(tab)).toBeVisible()
  const late = await context.newPage()
  await late.goto('/en-US/exhibits/')
  await expect(account(late)).toBeVisible()
  const third = tabs[2] ?? page
  await account(third).click()
  await third.getByRole('button', { name: 'Log out' }).click()
  for (const tab of [...tabs, late]) {
    await expect(tab.locator('.account-corner').getByRole('button', { name: 'Log in' })).toBeVisible()
  }
})

test('a login that stays on the device reaches the other tabs, as its logout does', { tag: '@all' }, async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  for (const tab of [page, other]) await tab.goto('/en-US/news/')
  await open(page)
  await dialog(page).getByLabel('Stay logged in on this device').check()
  await enter(page)
  for (const tab of [page, other]) await expect(account(tab)).toBeVisible()
  await other.evaluate(() => sessionStorage.setItem(`reminded:1001:${localStorage.getItem('userId')}`, '1'))
  await chooseLater(page)
  await account(page).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(other.locator('.account-corner').getByRole('button', { name: 'Log in' })).toBeVisible()
  const left = await other.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  expect(left.filter((name) => /^[\w-]+:1001:U/.test(name))).toEqual([])
})

test('an expired login opens one dialog with the reason, and a new login closes it', {
  tag: ['@core', '@origins'],
}, async ({ page }) => {
  await page.goto('/en-US/honor-gust-login/')
  await page.getByRole('button', { name: 'Log in another way' }).click()
  await enter(page)
  await chooseLater(page)
  await expect(page.getByRole('img', { name: 'Login QR code' })).toBeVisible()
  await expireLogin(page)
  // The page checks the state of its code again and again: each check is refused, and one dialog opens.
  await expect(dialog(page)).toHaveCount(1)
  await expect(dialog(page)).toContainText('Your login has expired. Log in again.')
  await expect(dialog(page)).toContainText('Log in to continue')
  expect(await page.evaluate(() => sessionStorage.getItem('authorization'))).toBeNull()
  await enter(page)
  // The picker was postponed before, and does not appear again.
  await expect(dialog(page)).toHaveCount(0)
  await expect(account(page)).toBeVisible()
})

test('twenty calls refused at once open one dialog, which stays closed once it is cancelled', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto('/en-US/news/')
  await open(page)
  await enter(page)
  await chooseLater(page)
  await expect(page.locator('[data-account=name]')).not.toHaveText('')
  await expireLogin(page)
  let answers = 0
  page.on('response', (response) => {
    if (response.url().endsWith('/app/user/info')) answers += 1
  })
  // The account's menu sends a request whenever it opens: here twenty times at once.
  await account(page).evaluate((menu: HTMLElement) => {
    for (let n = 0; n < 20; n += 1) menu.click()
  })
  await expect(dialog(page)).toHaveCount(1)
  await expect.poll(() => answers).toBe(20)
  await expect(dialog(page)).toHaveCount(1)
  await expect(page.locator('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  // After it was cancelled, it does not open again for the calls that waited.
  await expect(dialog(page)).toHaveCount(0)
  await idle(page)
  await expect(dialog(page)).toHaveCount(0)

  await open(page)
  await enter(page)
  await expect(account(page)).toBeVisible()
  await expect.poll(() => answers).toBe(21)
})

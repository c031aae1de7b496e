// A visitor logs in on the current page. What the dialog requests and refuses: tests/component/login.test.tsx.
import { ownKey, siteKey } from './device.ts'
import { expect, expectNoLayoutShift, test } from './fixtures.ts'
import { account, chooseLater, dialog, enter, open } from './login-helpers.ts'

test.use({ locale: 'en-US' })

test('a login by password lasts for the next page, and the logout removes the account’s data', {
  tag: ['@core', '@origins'],
}, async ({ page }) => {
  await page.goto('/en-US/exhibits/')
  await open(page)
  await enter(page)
  await chooseLater(page)
  await expect(account(page)).toBeVisible()
  await expect(page.locator('.account-corner').getByRole('button', { name: 'Log in' })).toBeHidden()

  await page.goto('/en-US/news/')
  await expectNoLayoutShift(page)
  await expect(account(page)).toBeVisible()
  await account(page).click()
  await expect(page.locator('[data-account=name]')).not.toHaveText('')
  await expect(account(page).locator('img')).toBeVisible()
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((name) => /^identity:1001[^:]*:U/.test(name))),
  ).toHaveLength(1)
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.locator('.account-corner').getByRole('button', { name: 'Log in' })).toBeVisible()
  expect(
    await page.evaluate(() => [sessionStorage.getItem('authorization'), localStorage.getItem('authorization')]),
  ).toEqual([null, null])
  // The account's data on this device was removed with it: keys are `item:tenant:account:…` (lib/storage-keys.ts).
  const left = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  expect(left.filter((name) => /^[\w-]+:1001:U/.test(name))).toEqual([])
})

test('a login with the company’s account leads to the provider and back to the same page', async ({ page }) => {
  // This person has two identities. The platform has one stored if another story has picked it (identity.spec.ts).
  const later = page.getByRole('dialog', { name: 'How will you attend?' }).getByRole('button', { name: 'Choose later' })
  await page.goto('/en-US/exhibits/?keyword=robot')
  await open(page)
  await dialog(page).getByRole('button', { name: 'Log in with' }).click()
  await page.waitForURL(/\/sandbox\/oidc\/authorize/)
  await page.locator('button[name=subject]').first().click()
  await expect(async () => {
    if (await later.isVisible()) await later.click()
    expect(page.url()).toMatch(/\/en-US\/exhibits\/\?keyword=robot$/)
  }).toPass()
  await expect(account(page)).toBeVisible()
})

test('an inquiry that needed the login opens after the return from the provider', { tag: '@all' }, async ({ page }) => {
  const later = page.getByRole('dialog', { name: 'How will you attend?' }).getByRole('button', { name: 'Choose later' })
  await page.goto('/en-US/exhibits/')
  await page.locator('main a[href*="/exhibits/detail/"]').first().click()
  await page.locator('main [data-action=inquire]:visible').first().click()
  await dialog(page).getByRole('button', { name: 'Log in with' }).click()
  await page.waitForURL(/\/sandbox\/oidc\/authorize/)
  await page.locator('button[name=subject]').first().click()
  await expect(async () => {
    if (await later.isVisible()) await later.click()
    expect(page.url()).toContain('/exhibits/detail/')
  }).toPass()
  await expect(page.getByRole('dialog').locator('form textarea').first()).toBeVisible()
})

test('pasting a message into the code field fills in its code', { tag: '@all' }, async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL ?? '' })
  await page.goto('/en-US/news/')
  await open(page)
  await page.evaluate(() => navigator.clipboard.writeText('【Haihui】４８１９２６ is your code, valid for 5 minutes'))
  await dialog(page).getByLabel('Verification code').focus()
  await page.keyboard.press('Control+v')
  await expect(dialog(page).getByLabel('Verification code')).toHaveValue('481926')
})

test('an inquiry without a login opens the login with its reason, and Esc returns the focus', { tag: '@core' }, async ({
  page,
}) => {
  await page.goto('/en-US/exhibits/')
  await page.locator('main a[href*="/exhibits/detail/"]').first().click()
  const inquire = page.locator('main [data-action=inquire]:visible').first()
  await inquire.click()
  await expect(page.getByRole('dialog', { name: 'Log in to send an inquiry' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(inquire).toBeFocused()
})

test('a guest of honour logs in with an invitation code, and hands the login over to a phone', { tag: '@all' }, async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/en-US/honor-gust-login/?invitationCode=Vq7mT2nXc9RkWb4hYd8LsJ3P')
  await expect(page.getByLabel('Invitation code')).toHaveValue('Vq7mT2nXc9RkWb4hYd8LsJ3P')
  expect(page.url()).not.toContain('Vq7m')
  const request = page.waitForResponse((response) => response.url().includes('/app/login/handover') && response.ok())
  await page.locator('main').getByRole('button', { name: 'Log in', exact: true }).click()
  const { data } = await (await request).json()
  await expect(page.getByRole('img', { name: 'Login QR code' })).toBeVisible()

  const phone = await (await browser.newContext({ locale: 'en-US', viewport: { width: 390, height: 844 } })).newPage()
  await phone.goto(`${baseURL}/en-US${data.path.replace('?', '/?')}`)
  await phone.getByRole('button', { name: 'Confirm and log in' }).click()
  await expect(phone.locator('.account-corner summary')).toBeVisible()
  expect(phone.url()).not.toContain('handoverCode')
  await expect(page.getByText('Your phone is logged in')).toBeVisible()
  await phone.context().close()
})

test('blocked storage and invalid stored data cause no errors', { tag: '@all' }, async ({ page }) => {
  const names = { identity: ownKey('identity'), tracking: siteKey('tracking'), favourites: ownKey('favourites') }
  await page.addInitScript(({ identity, tracking, favourites }) => {
    sessionStorage.setItem('authorization', 'two\nlines')
    sessionStorage.setItem(identity, '{"name":')
    sessionStorage.setItem(tracking, '{"history":[{"record":1}]}')
    localStorage.setItem(favourites, '[[')
  }, names)
  await page.goto('/en-US/exhibits/')
  await open(page)
  await page.keyboard.press('Escape')
  await page.addInitScript(() => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      Storage.prototype[name] = () => {
        throw new DOMException('blocked', 'SecurityError')
      }
    }
  })
  await page.goto('/en-US/news/')
  await open(page)
  await enter(page)
  await expect(account(page)).toBeVisible()
})

// A visitor logs in where they stand, in each of the ways.
import { ownKey, siteKey } from './device.ts'
import { expect, expectAccessible, expectNoLayoutShift, test } from './fixtures.ts'
import { account, codeFor, dialog, enter, open, PASSWORD } from './login-helpers.ts'

test.use({ locale: 'en-US' })

test('by password: the dialog says what is wrong, lets in, and the header knows the visitor on the next page', async ({
  page,
}) => {
  await page.goto('/en-US/exhibits/')
  await open(page)
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'By password' }).click()
  await dialog(page).getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(dialog(page).getByLabel('Email')).toBeFocused()
  await expect(dialog(page).getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog(page)).toContainText('Read and agree first')

  await dialog(page).getByLabel('Email').fill('press@example.com')
  await dialog(page).getByLabel('Password', { exact: true }).fill('letters only')
  await dialog(page).getByLabel('I have read and agree').check()
  await dialog(page).getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(dialog(page)).toContainText('The password must be 8-16 characters combining letters and digits')
  await dialog(page).getByLabel('Password', { exact: true }).fill('Wrong2026')
  await dialog(page).getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(dialog(page).getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog(page).getByLabel('Email')).toHaveValue('press@example.com')

  await dialog(page).getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await expect(account(page)).toBeVisible()
  await expect(page.locator('.account-corner').getByRole('button', { name: 'Log in' })).toBeHidden()

  await page.goto('/en-US/news/')
  await expectNoLayoutShift(page)
  await expect(account(page)).toBeVisible()
  await account(page).click()
  await expect(page.locator('[data-account=name]')).not.toHaveText('')
  await expect(account(page).locator('img')).toBeVisible()
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((name) => /^identity:1001:U/.test(name))),
  ).toHaveLength(1)
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.locator('.account-corner').getByRole('button', { name: 'Log in' })).toBeVisible()
  expect(
    await page.evaluate(() => [sessionStorage.getItem('authorization'), localStorage.getItem('authorization')]),
  ).toEqual([null, null])
  // What the account has left on this device went with it: keys are `item:tenant:account:…` (lib/storage-keys.ts).
  const left = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  expect(left.filter((name) => /^[\w-]+:1001:U/.test(name))).toEqual([])
})

test('by a code that is pasted as a message; the first login makes the account', async ({ page }) => {
  const email = `new-${crypto.randomUUID()}@example.com`
  await page.goto('/en-US/exhibitor/')
  await open(page)
  await dialog(page).getByLabel('Email').fill(email)
  await dialog(page).getByRole('button', { name: 'Send code' }).click()
  await expect(dialog(page).getByRole('status')).toContainText('Sent to n***')
  await expect(dialog(page).getByRole('button', { name: /Again in \d+ s/ })).toBeVisible()
  const field = dialog(page).getByLabel('Verification code')
  await field.fill(`Haihui Expo: your code is ${await codeFor(page, email)}, valid for 5 minutes`)
  await expect(field).toHaveValue(/^\d{6}$/)
  await dialog(page).getByLabel('I have read and agree').check()
  await dialog(page).getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(account(page)).toBeVisible()
})

test('a forgotten password: a code, a strong one, and in', async ({ page }) => {
  const email = 'emma.larsson@example.com'
  await page.goto('/en-US/news/')
  await open(page)
  await dialog(page).getByRole('button', { name: 'By password' }).click()
  await dialog(page).getByRole('button', { name: 'Forgotten your password?' }).click()
  await dialog(page).getByLabel('Email').fill(email)
  await dialog(page).getByRole('button', { name: 'Send code' }).click()
  await expect(dialog(page).getByRole('status')).toContainText('Sent to')
  await dialog(page)
    .getByLabel('Verification code')
    .fill(await codeFor(page, email))
  await dialog(page).getByRole('button', { name: 'Continue' }).click()
  await dialog(page).getByLabel('New password').fill('Fair2026')
  await dialog(page).getByRole('button', { name: 'Set password and log in' }).click()
  await expect(dialog(page)).toContainText('8–16 characters with a digit')
  await dialog(page).getByLabel('New password').fill('Fair-2026')
  await dialog(page).getByRole('button', { name: 'Set password and log in' }).click()
  await expect(account(page)).toBeVisible()
})

test('with the company’s account: away to the provider and back to the same page', async ({ page }) => {
  await page.goto('/en-US/exhibits/?keyword=robot')
  await open(page)
  await dialog(page).getByRole('button', { name: 'Log in with' }).click()
  await page.waitForURL(/\/sandbox\/oidc\/authorize/)
  await page.locator('button[name=subject]').first().click()
  // This person has two identities: asked once, on the page that the provider leads back to.
  await page.getByRole('dialog', { name: 'How do you attend?' }).getByRole('button', { name: 'Choose later' }).click()
  await page.waitForURL(/\/en-US\/exhibits\/\?keyword=robot$/)
  await expect(account(page)).toBeVisible()
})

test('password managers and the keyboard’s own suggestions find every field', async ({ page }) => {
  await page.goto('/en-US/news/')
  await open(page)
  const of = (label: string) => dialog(page).getByLabel(label, { exact: true })
  const fills = (label: string, token: string) => expect(of(label)).toHaveAttribute('autocomplete', token)
  await fills('Email', 'email')
  await fills('Verification code', 'one-time-code')
  await dialog(page).getByRole('button', { name: 'Use a mobile number' }).click()
  await fills('Mobile number', 'tel-national')
  await dialog(page).getByRole('button', { name: 'Use email' }).click()
  await dialog(page).getByRole('button', { name: 'By password' }).click()
  await fills('Email', 'username')
  await fills('Password', 'current-password')
  await dialog(page).getByRole('button', { name: 'Create one' }).click()
  await fills('New password', 'new-password')
  // A manager writes into the element and tells it; nothing is typed.
  await dialog(page).getByRole('button', { name: 'Back to login' }).click()
  await page.evaluate(() => {
    const values = { username: 'press@example.com', password: 'Fair2026' }
    for (const [name, value] of Object.entries(values)) {
      const field = document.querySelector<HTMLInputElement>(`dialog [name=${name}]`)
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
      field?.dispatchEvent(new Event('input', { bubbles: true }))
    }
  })
  await dialog(page).getByLabel('I have read and agree').check()
  await page.keyboard.press('Enter')
  await expect(account(page)).toBeVisible()
})

test('a code is pasted by hand, with the words around it', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL ?? '' })
  await page.goto('/en-US/news/')
  await open(page)
  await page.evaluate(() => navigator.clipboard.writeText('【Haihui】４８１９２６ is your code, valid for 5 minutes'))
  await dialog(page).getByLabel('Verification code').focus()
  await page.keyboard.press('Control+v')
  await expect(dialog(page).getByLabel('Verification code')).toHaveValue('481926')
})

test('an inquiry of a visitor who is signed out opens the login with its reason; Esc gives the focus back', async ({
  page,
}) => {
  await page.goto('/en-US/exhibits/')
  await page.locator('main a[href*="/exhibits/detail/"]').first().click()
  const inquire = page.locator('main [data-act=inquire]:visible').first()
  await inquire.click()
  await expect(page.getByRole('dialog', { name: 'Log in to send an inquiry' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(inquire).toBeFocused()
})

test('no network: the dialog says so and keeps what was typed', async ({ page, problems }) => {
  problems.allow(/webapi/)
  await page.goto('/en-US/news/')
  await open(page)
  await expect(dialog(page).getByLabel('I have read and agree')).toBeVisible()
  await page.route('**/webapi/**', (route) => route.abort('internetdisconnected'))
  await enter(page)
  await expect(dialog(page).getByRole('alert')).toContainText('The request failed. Check your network.')
  await expect(dialog(page).getByLabel('Email')).toHaveValue('press@example.com')
  await page.unroute('**/webapi/**')
  await dialog(page).getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(account(page)).toBeVisible()
})

test('an honoured guest comes by the letter, and goes on with the phone', async ({ page, browser, baseURL }) => {
  await page.goto('/en-US/honor-gust-login/?invitationCode=Vq7mT2nXc9RkWb4hYd8LsJ3P')
  await expect(page.getByLabel('Invitation code')).toHaveValue('Vq7mT2nXc9RkWb4hYd8LsJ3P')
  expect(page.url()).not.toContain('Vq7m')
  await expectAccessible(page)
  const asked = page.waitForResponse((response) => response.url().includes('/app/login/handover') && response.ok())
  await page.locator('main').getByRole('button', { name: 'Log in', exact: true }).click()
  const { data } = await (await asked).json()
  await expect(page.getByRole('img', { name: 'Login QR code' })).toBeVisible()

  const phone = await (await browser.newContext({ locale: 'en-US', viewport: { width: 390, height: 844 } })).newPage()
  await phone.goto(`${baseURL}/en-US${data.path.replace('?', '/?')}`)
  await phone.getByRole('button', { name: 'Confirm and log in' }).click()
  await expect(phone.locator('.account-corner summary')).toBeVisible()
  expect(phone.url()).not.toContain('handoverCode')
  await expect(page.getByText('Your phone is logged in')).toBeVisible()
  await phone.context().close()
})

test('storage that is blocked or poisoned breaks nothing', async ({ page }) => {
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

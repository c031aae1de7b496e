// A visitor logs in where they stand, in each of the ways, and every tab knows it.
import type { Page } from '@playwright/test'
import { expireLogin } from './as-visitor.ts'
import { expect, expectAccessible, expectNoLayoutShift, test } from './fixtures.ts'

test.use({ locale: 'en-US' })

const PASSWORD = 'Fair2026'
const dialog = (page: Page) => page.getByRole('dialog')
const account = (page: Page) => page.locator('.who summary')

async function open(page: Page): Promise<void> {
  await page.locator('.who').getByRole('button', { name: 'Log in' }).click()
  await expect(dialog(page)).toBeVisible()
}

/** Fills in the dialog that is open, and sends it. */
async function enter(page: Page, email = 'press@example.com'): Promise<void> {
  await dialog(page).getByRole('button', { name: 'By password' }).click()
  await dialog(page).getByLabel('Email').fill(email)
  await dialog(page).getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog(page).getByLabel('I have read and agree').check()
  await dialog(page).getByRole('button', { name: 'Log in', exact: true }).click()
}

/** The last code that was sent to an address: read from the sandbox's outbox. */
async function codeFor(page: Page, recipient: string): Promise<string> {
  const text = await (await page.request.get('/sandbox/outbox')).text()
  const row = text.split('<tr>').find((each) => each.includes(recipient)) ?? ''
  return /<code>(\d+)<\/code>/.exec(row)?.[1] ?? ''
}

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
  await expect(page.locator('.who').getByRole('button', { name: 'Log in' })).toBeHidden()

  await page.goto('/en-US/news/')
  await expectNoLayoutShift(page)
  await expect(account(page)).toBeVisible()
  await account(page).click()
  await expect(page.locator('[data-account=name]')).not.toHaveText('')
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.locator('.who').getByRole('button', { name: 'Log in' })).toBeVisible()
  expect(
    await page.evaluate(() => [sessionStorage.getItem('authorization'), localStorage.getItem('authorization')]),
  ).toEqual([null, null])
})

test('by a code that is pasted as a message; the first login makes the account', async ({ page }) => {
  const email = `new-${Date.now()}@example.com`
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

test('signed out in one of five tabs, all are out within a second', async ({ page, context }) => {
  const tabs = [page, ...(await Promise.all([1, 2, 3, 4].map(() => context.newPage())))]
  for (const tab of tabs) await tab.goto('/en-US/news/')
  await open(page)
  await enter(page)
  await expect(account(page)).toBeVisible()
  for (const tab of tabs) await expect(account(tab)).toBeVisible({ timeout: 1000 })
  const late = await context.newPage()
  await late.goto('/en-US/exhibits/')
  await expect(account(late)).toBeVisible({ timeout: 2000 })
  const third = tabs[2] ?? page
  await account(third).click()
  await third.getByRole('button', { name: 'Log out' }).click()
  for (const tab of [...tabs, late]) {
    await expect(tab.locator('.who').getByRole('button', { name: 'Log in' })).toBeVisible({ timeout: 1000 })
  }
})

test('an expired login: one dialog with the reason, and what was asked for goes on after it', async ({ page }) => {
  await page.goto('/en-US/honor-gust-login/')
  await page.getByRole('button', { name: 'Log in another way' }).click()
  await enter(page)
  await expect(page.getByAltText('Login QR code')).toBeVisible()
  await expireLogin(page)
  // The page looks what became of its code, again and again: each look is refused, and one dialog opens.
  await expect(dialog(page)).toHaveCount(1)
  await expect(dialog(page)).toContainText('Your login has expired. Log in again.')
  await expect(dialog(page)).toContainText('Log in to continue')
  expect(await page.evaluate(() => sessionStorage.getItem('authorization'))).toBeNull()
  await enter(page)
  await expect(dialog(page)).toHaveCount(0)
  await expect(account(page)).toBeVisible()
})

test('twenty calls that are refused together open one dialog; given up, it stays closed', async ({ page }) => {
  await page.goto('/en-US/news/')
  await open(page)
  await enter(page)
  await expect(page.locator('[data-account=name]')).not.toHaveText('')
  await expireLogin(page)
  let answers = 0
  page.on('response', (response) => {
    if (response.url().endsWith('/app/user/info')) answers += 1
  })
  // The account's menu asks anew whenever it opens: here twenty times in one moment.
  await account(page).evaluate((menu: HTMLElement) => {
    for (let n = 0; n < 20; n += 1) menu.click()
  })
  await expect(dialog(page)).toHaveCount(1)
  await expect.poll(() => answers).toBe(20)
  await expect(dialog(page)).toHaveCount(1)
  await expect(page.locator('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  // Given up, it does not open again for the calls that waited.
  await expect(dialog(page)).toHaveCount(0)
  await page.waitForTimeout(500)
  await expect(dialog(page)).toHaveCount(0)

  await open(page)
  await enter(page)
  await expect(account(page)).toBeVisible()
  await expect.poll(() => answers).toBe(21)
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
  await expect(page.getByAltText('Login QR code')).toBeVisible()

  const phone = await (await browser.newContext({ locale: 'en-US', viewport: { width: 390, height: 844 } })).newPage()
  await phone.goto(`${baseURL}/en-US${data.path.replace('?', '/?')}`)
  await phone.getByRole('button', { name: 'Confirm and log in' }).click()
  await expect(phone.locator('.who summary')).toBeVisible()
  expect(phone.url()).not.toContain('handoverCode')
  await expect(page.getByText('Your phone is logged in')).toBeVisible()
  await phone.context().close()
})

test('storage that is blocked or poisoned breaks nothing', async ({ page }) => {
  await page.addInitScript(() => {
    sessionStorage.setItem('authorization', 'two\nlines')
    sessionStorage.setItem('account', '{"name":')
    sessionStorage.setItem('tracking', '{"history":[{"record":1}]}')
    localStorage.setItem('favourites', '[[')
  })
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

test('page views are told to the platform two seconds after the page change, with who keeps the owner at once', async ({
  page,
}) => {
  const sent: {
    at: number
    records: { pathname: string; content: { owner: string | null; from: string | null } }[]
  }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/tracking/save')) sent.push({ at: Date.now(), ...request.postDataJSON() })
  })
  const told = () => sent.flatMap(({ records }) => records.map(({ pathname }) => pathname))
  await page.goto('/en-US/exhibitor/')
  // Left earlier, its record might go out as the page goes, where Playwright does not see it.
  await expect.poll(told).toEqual(['/exhibitor'])
  await page.locator('main a[href*="/exhibitor/detail/"]').first().click()
  await page.waitForURL(/\/exhibitor\/detail\//)
  const entered = await page.evaluate(() => performance.timeOrigin)
  await expect.poll(() => told().length).toBe(2)
  const detail = sent.find(({ records }) => records.some(({ pathname }) => pathname.startsWith('/exhibitor/detail/')))
  expect((detail?.at ?? 0) - entered).toBeGreaterThanOrEqual(2000)
  expect(detail?.records.at(-1)?.content).toMatchObject({ owner: 'EXHIBITOR', from: '/exhibitor' })
})

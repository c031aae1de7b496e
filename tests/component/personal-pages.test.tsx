// Every page of the personal center: with its visitor's data, without a login, and with a failing platform.
import '../../src/styles/personal.css'
import { agreement } from '@fair/contract/agreement.ts'
import { audience } from '@fair/contract/audience.ts'
import { auth } from '@fair/contract/auth.ts'
import { user } from '@fair/contract/user.ts'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openSession } from '../../src/api/browser.ts'
import { AccountPage } from '../../src/features/account/AccountPage.tsx'
import { SettingPage } from '../../src/features/account/SettingPage.tsx'
import { CardPage } from '../../src/features/cards/CardPage.tsx'
import { MyInquiriesPage } from '../../src/features/inquiry/MyInquiriesPage.tsx'
import { MySamplesPage } from '../../src/features/inquiry/MySamplesPage.tsx'
import { ActivityPage } from '../../src/features/personal/ActivityPage.tsx'
import { childAt } from '../../src/features/personal/children.ts'
import { MaterialsPage } from '../../src/features/personal/MaterialsPage.tsx'
import { NoticesPage } from '../../src/features/personal/NoticesPage.tsx'
import { OverviewPage } from '../../src/features/personal/OverviewPage.tsx'
import { RightsPage } from '../../src/features/personal/RightsPage.tsx'
import { SavedPage } from '../../src/features/personal/SavedList.tsx'
import { PlanPage } from '../../src/features/plan/PlanPage.tsx'
import { MyOrdersPage } from '../../src/features/ticket/MyOrdersPage.tsx'
import { MyTicketsPage } from '../../src/features/ticket/MyTicketsPage.tsx'
import { currentPage } from '../../src/islands/page.ts'
import { storeLogin } from '../../src/stores/login.ts'
import { dataOf } from '../connected.ts'
import { expectAccessible } from './accessible.ts'
import { closePage, codeFor, hydrate, logIn, openPage, press } from './island.tsx'
import { watchCalls, watchSent, withFault, withoutPath } from './network.ts'

/** The pages that request the visitor's own data. */
const PAGES: Readonly<Record<string, ReactNode>> = {
  '': <OverviewPage />,
  schedule: <PlanPage source="schedule" />,
  calendar: <PlanPage source="calendar" />,
  ticket: <MyTicketsPage />,
  'rights-page': <RightsPage />,
  activity: <ActivityPage />,
  exhibits: <SavedPage type="EXHIBIT" />,
  news: <SavedPage type="INFORMATION" />,
  inquiry: <MyInquiriesPage />,
  card: <CardPage />,
  'sample-list': <MySamplesPage />,
  order: <MyOrdersPage />,
  materials: <MaterialsPage />,
  notices: <NoticesPage />,
  'account-setting': <AccountPage />,
  setting: <SettingPage />,
}

const open = (name: string) => openPage(`/en-US/personal-center/${name}/`, 'personal', ...childAt(name).texts)
const skeletons = () => document.querySelectorAll('main .skeleton').length
const again = page.getByRole('button', { name: 'Try again' })

describe.each(Object.keys(PAGES))('/personal-center/%s', (name) => {
  it('shows the data of the visitor', async () => {
    await open(name)
    await logIn()
    await hydrate(PAGES[name])
    await expect.poll(skeletons).toBe(0)
    await expect.poll(() => document.querySelector('main')?.textContent?.length).toBeGreaterThan(40)
    expect([...document.querySelectorAll('[role=alert]')].map((each) => each.textContent).join('')).toBe('')
    expect(again.elements()).toEqual([])
    await expectAccessible()
  })

  it('shows an error when the platform fails, and loads on a retry', async () => {
    await open(name)
    await logIn()
    const mended = withFault('html', /\/webapi\//)
    await hydrate(PAGES[name])
    await expect.element(again.first()).toBeVisible()
    await expectAccessible()
    mended()
    // A page of several parts has a button for each.
    const goOn = () => {
      for (const each of again.all()) press(each)
      return again.elements().length + skeletons()
    }
    await expect.poll(goOn).toBe(0)
  })
})

it.each(['ticket', 'order', 'inquiry', 'schedule', ''])(
  'without a login, /personal-center/%s asks for one',
  async (name) => {
    await open(name)
    await hydrate(PAGES[name])
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect.element(page.css('main').getByRole('button', { name: 'Log in' })).toBeVisible()
    await expectAccessible()
  },
)

it('the account page shows the tenant’s own fields, and submits them with the profile', async () => {
  await open('account-setting')
  await logIn()
  await hydrate(<AccountPage />)
  const details = page.css('#user-form')
  await expect.element(details.getByRole('heading', { name: 'Your details' })).toBeVisible()
  // Questions in the profile are not repeated.
  expect(details.getByLabelText('Job title', { exact: false }).elements()).toEqual([])
  await details.getByLabelText('Department', { exact: false }).selectOptions('Production')
  const sent = watchSent(/form\/submit$/)
  await details.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Saved', { exact: false }).first()).toBeVisible()
  expect(sent).toMatchObject([{ formId: 'USER', values: { department: 'production', userName: expect.any(String) } }])
})

it('a new notice is marked as read once, and is not new on the next visit', async () => {
  await open('notices')
  await logIn('minjun@example.com')
  const sent = watchSent(/advice\/read$/)
  await hydrate(<NoticesPage />)
  const fresh = page.getByText('New', { exact: true })
  await expect.element(fresh.first()).toBeVisible()
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]?.noticeIds).toEqual(['N4'])
  await closePage()
  await open('notices')
  await logIn('minjun@example.com')
  await hydrate(<NoticesPage />)
  await expect.element(page.getByText('More shuttle buses')).toBeVisible()
  expect(fresh.elements()).toEqual([])
})

it('the keyboard shortcut for the search field can be switched off on this device', async () => {
  await open('setting')
  await hydrate(<SettingPage />)
  const key = page.css('sl-switch').filter({ hasText: 'Press / to go to the search field' })
  await expect.element(key).toBeVisible()
  press(key)
  await expect.poll(() => localStorage.getItem('slash')).toBe('0')
  press(key)
  await expect.poll(() => localStorage.getItem('slash')).toBe(null)
})

it('links to tickets of the same kind have distinct names (WCAG 2.4.4)', async () => {
  await open('ticket')
  await logIn()
  await hydrate(<MyTicketsPage />)
  await expect.element(page.css('.tk-row').first()).toBeVisible()
  const links = [...document.querySelectorAll('.tk-row h2 a')]
  expect(new Set(links.map((each) => each.firstChild?.textContent)).size, 'of one kind').toBeLessThan(links.length)
  expect(new Set(links.map((each) => each.textContent)).size).toBe(links.length)
})

const main = page.css('main')
const dialog = page.getByRole('dialog')

it('a copy of the visitor’s data is prepared and downloaded', async () => {
  await open('account-setting')
  await logIn('minjun@example.com')
  await hydrate(<AccountPage />)
  await main.getByRole('button', { name: 'Request a copy' }).click()
  await expect.element(main.getByText('We are putting it together', { exact: false })).toBeVisible()
  const link = main.getByRole('link', { name: /^Download the file JSON · / })
  await expect.element(link).toBeVisible()
  await expectAccessible()
  const copy = await (await fetch((link.element() as HTMLAnchorElement).href)).json()
  expect(copy.user).toMatchObject([{ email: 'minjun@example.com' }])
})

/** A visitor without sample data: created here, by a code. */
async function register(email: string, password: string) {
  const { call } = currentPage()
  const account = { accountType: 'EMAIL', account: email } as const
  dataOf(await call(auth.sendVerification, { scene: 'REGISTER', ...account }))
  const code = await codeFor(email)
  const agreementIds = dataOf(await call(agreement.list, {})).map((each) => each.agreementId)
  storeLogin(dataOf(await call(auth.register, { ...account, code, password, agreementIds, userName: 'Lee' })))
  return account
}

it('the password is changed with the current one, to one that meets the strong rule', async () => {
  await open('account-setting')
  const account = await register('changer@example.com', 'Before-2026')
  await hydrate(<AccountPage />)
  const change = main.getByRole('button', { name: 'Change the password' })
  const former = main.getByLabelText('Current password', { exact: false })
  const next = main.getByLabelText('New password', { exact: false })
  await former.fill('Before-2026')
  await next.fill('weak')
  const sent = watchSent(/app\/password$/)
  await change.click()
  await expect.element(next).toHaveAttribute('aria-invalid', 'true')
  expect(sent).toEqual([])
  await next.fill('After-2026!')
  await change.click()
  await expect.element(page.getByText('Your password has been changed', { exact: false })).toBeVisible()
  const { call } = currentPage()
  const logInWith = async (password: string) =>
    (await call(auth.login, { loginType: 'PASSWORD', ...account, password })).ok
  expect([await logInWith('Before-2026'), await logInWith('After-2026!')]).toEqual([false, true])
})

it('the email is changed with a code to the current one, then a code to the new one', async () => {
  await open('account-setting')
  await register('mover@example.com', 'Moving-2026')
  await hydrate(<AccountPage />)
  await main.getByRole('button', { name: 'Change your email' }).click()
  const confirm = async (email: string, button: string) => {
    await dialog.getByLabelText('Email').fill(email)
    await dialog.getByRole('button', { name: 'Send code' }).click()
    await expect.poll(() => codeFor(email)).not.toBe('')
    await dialog.getByLabelText('Verification code').fill(await codeFor(email))
    await dialog.getByRole('button', { name: button }).click()
  }
  await dialog.getByLabelText('Email').fill('somebody@example.net')
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await expect.element(dialog.getByText('This is not the one on your account')).toBeVisible()
  await confirm('mover@example.com', 'Next')
  const sent = watchSent(/users\/changeAccount$/)
  await confirm('fresh@example.com', 'Save')
  await expect.element(page.getByText('Updated', { exact: true })).toBeVisible()
  expect(sent).toMatchObject([{ account: 'fresh@example.com', verificationToken: expect.any(String) }])
  await expect.element(main.getByText('f***h@example.com')).toBeVisible()
  const logInWith = async (email: string) =>
    (
      await currentPage().call(auth.login, {
        ...{ loginType: 'PASSWORD', accountType: 'EMAIL', account: email, password: 'Moving-2026' },
      })
    ).ok
  expect([await logInWith('mover@example.com'), await logInWith('fresh@example.com')]).toEqual([false, true])
})

it('a right is applied for once, and is shown as requested', async () => {
  await open('rights-page')
  await logIn()
  await hydrate(<RightsPage />)
  const row = main
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Ask to use it' }) })
    .first()
  await expect.element(row).toBeVisible()
  // Rights end at midnight, after the fair's last day.
  await expect.element(row.getByText('Valid until 22 Nov 2026', { exact: false })).toBeVisible()
  const name = row.getByRole('heading').element().firstChild?.textContent ?? ''
  const own = main.getByRole('listitem').filter({ hasText: name })
  await own.getByRole('button', { name: 'Ask to use it' }).click()
  const sent = watchSent(/rights\/apply$/)
  await own.getByRole('button', { name: 'Send' }).click()
  await expect.element(own.getByText('Requested', { exact: true })).toBeVisible()
  expect(sent).toHaveLength(1)
})

it('a document is removed from the list, and back after an undo', async () => {
  await open('materials')
  await logIn()
  await hydrate(<MaterialsPage />)
  const remove = main.getByRole('button', { name: /^Remove / })
  await expect.element(remove.first()).toBeVisible()
  const names = () => remove.elements().map((each) => each.getAttribute('aria-label'))
  const before = names()
  await remove.first().click()
  await expect.poll(names).toEqual(before.slice(1))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => names().toSorted()).toEqual(before.toSorted())
})

it('deleting an account requires the password, and leaves no personal data on the device', async () => {
  await open('account-setting')
  const { call } = currentPage()
  const password = 'Leaving-2026'
  const account = await register('leaver@example.com', password)
  await hydrate(<AccountPage />)
  localStorage.setItem('theme', 'dark')
  await main.getByRole('button', { name: 'Delete my account', exact: false }).click()
  await expect.element(dialog.getByText('You can no longer log in with this account', { exact: false })).toBeVisible()
  const send = dialog.getByRole('button', { name: 'Delete for good' })
  await send.click()
  await expect.element(dialog.getByText('Enter your password')).toBeVisible()
  await expect.element(dialog.getByText('Tick the box to continue')).toBeVisible()
  await expectAccessible('dialog')
  await dialog.getByRole('checkbox').click()
  await dialog.getByLabelText('Your password', { exact: false }).fill('not it')
  await send.click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByLabelText('Your password', { exact: false }).fill(password)
  await send.click()
  await expect.element(page.getByText('Your account has been deleted', { exact: false })).toBeVisible()
  await expect.element(main.getByRole('button', { name: 'Log in' })).toBeVisible()
  const left = [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage))
  expect(left.filter((key) => key.includes(':') || /^(?:authorization|userId|loginUntil)$/.test(key))).toEqual([])
  expect(localStorage.getItem('theme')).toBe('dark')
  const again = await call(auth.login, { loginType: 'PASSWORD', ...account, password })
  expect(again).toMatchObject({ ok: false, errCode: '4101' })
})

it('a pending order prevents the deletion; without the calls neither copy nor deletion is offered', async () => {
  await open('account-setting')
  await logIn()
  await hydrate(<AccountPage />)
  await expect.element(main.getByText('An order of yours is being paid or refunded.', { exact: false })).toBeVisible()
  expect(main.getByRole('button', { name: /^Delete my account/ }).elements()).toEqual([])
  const mended = withoutPath(/users\/(?:data|deletion)$/)
  await hydrate(<AccountPage />)
  await expect.element(main.getByRole('heading', { name: 'Password' })).toBeVisible()
  await expect
    .poll(() => main.getByRole('heading', { name: /^(?:Your data|Delete the account)$/ }).elements().length)
    .toBe(0)
  mended()
})

it('requests the visitor’s profile and registration once after a login, whatever pages are opened', async () => {
  const { data, text } = await open('')
  const requests = watchCalls()
  await logIn()
  await openSession(data, text)
  for (const child of ['', 'account-setting', 'schedule']) {
    await hydrate(PAGES[child])
    await expect.poll(skeletons).toBe(0)
  }
  const paths = [user.info, user.completed, audience.byUser, audience.recentRegistration].map(({ path }) => path)
  const times = paths.map((path) => [path, requests.filter((call) => call === `GET ${path}`).length])
  expect(times).toEqual(paths.map((path) => [path, 1]))
})

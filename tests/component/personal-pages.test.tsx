// Every page of the personal center: with its visitor's own, without a login, and where the platform fails.
import '../../src/styles/personal.css'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
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
import { expectAccessible } from './accessible.ts'
import { closePage, hydrate, logIn, openPage, press } from './island.tsx'
import { watchSent, withFault } from './network.ts'

/** Those that ask the platform for what is the visitor's own. */
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
  it('shows what is the visitor’s own', async () => {
    await open(name)
    await logIn()
    await hydrate(PAGES[name])
    await expect.poll(skeletons).toBe(0)
    await expect.poll(() => document.querySelector('main')?.textContent?.length).toBeGreaterThan(40)
    expect([...document.querySelectorAll('[role=alert]')].map((each) => each.textContent).join('')).toBe('')
    expect(again.elements()).toEqual([])
    await expectAccessible()
  })

  it('says that the platform failed, and shows it once it does not', async () => {
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
  'signed out, /personal-center/%s asks for the login',
  async (name) => {
    await open(name)
    await hydrate(PAGES[name])
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect.element(page.css('main').getByRole('button', { name: 'Log in' })).toBeVisible()
    await expectAccessible()
  },
)

it('the account asks the tenant’s own fields, and sends them with what the profile says', async () => {
  await open('account-setting')
  await logIn()
  await hydrate(<AccountPage />)
  const details = page.css('#user-form')
  await expect.element(details.getByRole('heading', { name: 'Your details' })).toBeVisible()
  // What the profile asks already is not asked twice.
  expect(details.getByLabelText('Job title', { exact: false }).elements()).toEqual([])
  await details.getByLabelText('Department', { exact: false }).selectOptions('Production')
  const sent = watchSent(/form\/submit$/)
  await details.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Saved', { exact: false }).first()).toBeVisible()
  expect(sent).toMatchObject([{ formId: 'USER', values: { department: 'production', userName: expect.any(String) } }])
})

it('a notice is new once: seen, it is read, and the account’s count has fallen', async () => {
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

it('the key that leads to the search field is switched off on this device', async () => {
  await open('setting')
  await hydrate(<SettingPage />)
  const key = page.css('sl-switch').filter({ hasText: 'Press / to go to the search field' })
  await expect.element(key).toBeVisible()
  press(key)
  await expect.poll(() => localStorage.getItem('slash')).toBe('0')
  press(key)
  await expect.poll(() => localStorage.getItem('slash')).toBe(null)
})

it('tickets of one kind lead to their own pages by names of their own (WCAG 2.4.4)', async () => {
  await open('ticket')
  await logIn()
  await hydrate(<MyTicketsPage />)
  await expect.element(page.css('.tk-row').first()).toBeVisible()
  const links = [...document.querySelectorAll('.tk-row h2 a')]
  expect(new Set(links.map((each) => each.firstChild?.textContent)).size, 'of one kind').toBeLessThan(links.length)
  expect(new Set(links.map((each) => each.textContent)).size).toBe(links.length)
})

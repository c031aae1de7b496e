// Every page of the personal center: with its visitor's data, without a login, and with a failing platform.
import '../../src/styles/personal.css'
import { audience } from '@fair/contract/audience.ts'
import { user } from '@fair/contract/user.ts'
import type { ReactNode } from 'react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
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
import { writeFavourites } from '../../src/stores/favourites.ts'
import { expectAccessible } from './accessible.ts'
import { closePage, hydrate, logIn, openPage, press } from './island.tsx'
import { holdCalls, watchCalls, watchSent, withAnswers, withFault } from './network.ts'

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
const main = page.css('main')
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
    await expect.element(page.getByRole('alert').getByRole('button', { name: 'Try again' }).first()).toBeVisible()
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

it('a saved list that is loaded again after a failure shows its skeleton meanwhile', async () => {
  await open('exhibits')
  await logIn()
  const mended = withFault('html', /\/webapi\//)
  await hydrate(PAGES['exhibits'])
  await expect.element(again).toBeVisible()
  mended()
  const release = holdCalls(/\/webapi\//)
  press(again)
  await expect.element(main.getByRole('status', { name: 'Loading' })).toBeInTheDocument()
  await expect.element(again).not.toBeInTheDocument()
  release()
  await expect.poll(skeletons).toBe(0)
})

it.each(['materials', 'exhibits', 'card', 'inquiry'])('%s: the result of a search is announced', async (name) => {
  await openPage(`/en-US/personal-center/${name}/?tab=exchanged`, 'personal', ...childAt(name).texts)
  await logIn()
  await hydrate(PAGES[name])
  await expect.poll(skeletons).toBe(0)
  // A region that comes with its text is silent.
  const [status] = document.querySelectorAll('main p[role="status"]')
  await page.getByRole('searchbox').fill('zzzz')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect.poll(() => status?.textContent).toMatch(/match|^No inquiries/)
  expect(status?.isConnected).toBe(true)
})

it('a page past the end of a list gives way to its last page', async () => {
  await openPage('/en-US/personal-center/exhibits/?page=2', 'personal', ...childAt('exhibits').texts)
  writeFavourites({ EXHIBIT: Array.from({ length: 20 }, (_, n) => String(800001 + n)) })
  await hydrate(<SavedPage type="EXHIBIT" />)
  await expect.poll(() => document.querySelectorAll('.pc-row').length).toBe(20)
  expect(location.search).toBe('')
})

it('each page of a saved list shows entries, and names those of its own that are gone', async () => {
  await openPage('/en-US/personal-center/exhibits/?page=2', 'personal', ...childAt('exhibits').texts)
  // The newest is first.
  writeFavourites({ EXHIBIT: [...Array.from({ length: 20 }, (_, n) => String(800001 + n)), 'removed'] })
  await hydrate(<SavedPage type="EXHIBIT" />)
  await expect.poll(() => document.querySelectorAll('.pc-row').length).toBe(1)
  await expect.element(page.css('.pc-gone')).not.toBeInTheDocument()
  await main.getByRole('link', { name: '1', exact: true }).click()
  await expect.element(page.css('.pc-gone')).toBeVisible()
  expect(document.querySelectorAll('.pc-row')).toHaveLength(19)
})

it('a saved list is loaded again when the visitor returns from another tab', async () => {
  await open('exhibits')
  writeFavourites({ EXHIBIT: ['800001', '800002'] })
  await hydrate(<SavedPage type="EXHIBIT" />)
  await expect.poll(() => document.querySelectorAll('.pc-row').length).toBe(2)
  writeFavourites({ EXHIBIT: ['800001'] })
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => document.querySelectorAll('.pc-row').length).toBe(1)
})

it('a link that brings saved entries to the page that is open already offers them', async () => {
  await open('exhibits')
  await hydrate(<SavedPage type="EXHIBIT" />)
  await expect.poll(skeletons).toBe(0)
  location.hash = '#take=EXHIBIT.800001.800002'
  const take = main.getByRole('region', { name: 'Saved items from another device' })
  await expect.element(take).toBeVisible()
  // As the link to the main content does.
  location.hash = '#main'
  await expect.element(take).toBeVisible()
})

it('Back to a page of a list is not taken for a page past the end of the filtered list', async () => {
  await openPage('/en-US/personal-center/exhibits/?page=2', 'personal', ...childAt('exhibits').texts)
  writeFavourites({ EXHIBIT: Array.from({ length: 30 }, (_, n) => String(800001 + n)) })
  await hydrate(<SavedPage type="EXHIBIT" />)
  const rows = page.css('.pc-row')
  await expect.poll(() => rows.elements().length).toBe(10)
  const name = rows.first().element().querySelector('a')?.textContent ?? ''
  const field = page.getByLabelText('Search this list')
  await field.fill(name)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => rows.elements().length).toBeLessThan(10)
  history.back()
  await expect.poll(() => rows.elements().length).toBe(10)
  expect(location.search).toBe('?page=2')
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

it('a notice leads to another site, or to a filtered list', async () => {
  await open('notices')
  await logIn('minjun@example.com')
  const paths = ['https://partner.example/fair', '/exhibits/?category=C1']
  withAnswers(/advice\/list$/, (answer) => {
    const { records, ...page } = answer as { records: object[] }
    return { ...page, records: records.slice(0, 2).map((each, n) => ({ ...each, path: paths[n] })) }
  })
  await hydrate(<NoticesPage />)
  await expect.element(main.getByRole('link').nth(1)).toBeVisible()
  expect(
    main
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/en-US/jump-middle/?url=https%3A%2F%2Fpartner.example%2Ffair', '/en-US/exhibits/?category=C1'])
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

it.each(['rights-page', 'sample-list'])('%s: buttons of the same action have distinct names', async (name) => {
  await open(name)
  await logIn()
  await hydrate(PAGES[name])
  await expect.element(page.css('.pc-list button').first()).toBeVisible()
  const buttons = [...document.querySelectorAll('.pc-list button')]
  expect(new Set(buttons.map((each) => each.firstChild?.textContent)).size, 'of one kind').toBeLessThan(buttons.length)
  expect(new Set(buttons.map((each) => each.textContent)).size).toBe(buttons.length)
})

it('a button whose words change does not also report that it is pressed or expanded', async () => {
  await open('rights-page')
  await logIn()
  await hydrate(<RightsPage />)
  const shown = page.getByRole('button', { name: /^Show the code/ }).first()
  await expect.element(shown).not.toHaveAttribute('aria-expanded')
  await shown.click()
  await expect.element(page.getByRole('button', { name: /^Hide the code/ })).not.toHaveAttribute('aria-expanded')
  // The words of this one stay.
  const apply = page.getByRole('button', { name: /^Ask to use it/ }).first()
  await expect.element(apply).toHaveAttribute('aria-expanded', 'false')
})

it('the current tab shows its whole list again after a search', async () => {
  await openPage('/en-US/personal-center/activity/?tab=lives', 'personal', ...childAt('activity').texts)
  await logIn()
  await hydrate(<ActivityPage />)
  const rows = page.css('.pc-row')
  await expect.element(rows.first()).toBeVisible()
  const field = page.getByLabelText('Search this list')
  await field.fill('no such live')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => rows.elements().length).toBe(0)
  await main.getByRole('navigation').getByRole('link', { name: 'Saved streams' }).click()
  await expect.element(rows.first()).toBeVisible()
  expect(location.search).toBe('?tab=lives')
  await expect.element(field).toHaveValue('')
})

it('a booked activity of several days shows its last day', async () => {
  withAnswers(/app\/schedule$/, (answer) => {
    const { list } = answer as { list: object[] }
    const times = { startTime: '2026-11-19T02:00:00Z', endTime: '2026-11-21T09:00:00Z' }
    return { ...Object(answer), list: list.map((each) => ({ ...each, ...times })) }
  })
  await open('activity')
  await logIn()
  await hydrate(<ActivityPage />)
  await expect.element(page.css('.pc-row').first()).toMatchTextContent(/19–21 Nov 2026 10:00–17:00/)
})

it('of several valid tickets the overview shows the one that is needed first', async () => {
  withAnswers(/ticket\/myBuy$/, (answer) => {
    const { records, ...rest } = answer as { records: object[] }
    const valid = { ...records[0], status: 'ACTIVE', qrContent: 'HH/1', gate: 'Gate 1' }
    // The platform lists the latest first, of all exhibitions.
    const nextYear = { validFrom: '2027-11-17T16:00:00Z', validTo: '2027-11-22T16:00:00Z' }
    const thisYear = { validFrom: '2026-11-17T16:00:00Z', validTo: '2026-11-22T16:00:00Z' }
    return {
      ...rest,
      records: [
        { ...valid, ticketId: 'T2', ticketName: 'Next year', ...nextYear },
        { ...valid, ticketId: 'T1', ticketName: 'This year', ...thisYear },
      ],
    }
  })
  await open('')
  await logIn()
  await hydrate(<OverviewPage />)
  await expect.element(page.css('.ticket h3')).toMatchTextContent(/^This year$/)
})

it('a right is applied for once, and is shown as requested', async () => {
  await open('rights-page')
  await logIn()
  await hydrate(<RightsPage />)
  const row = main
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Ask to use it/ }) })
    .first()
  await expect.element(row).toBeVisible()
  // Rights end at midnight, after the fair's last day.
  await expect.element(row.getByText('Valid until 22 Nov 2026', { exact: false })).toBeVisible()
  const name = row.getByRole('heading').element().firstChild?.textContent ?? ''
  const own = main.getByRole('listitem').filter({ hasText: name })
  await own.getByRole('button', { name: /^Ask to use it/ }).click()
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

it('requests the visitor’s profile and registration once after a login, whatever pages are opened', async () => {
  const { data, text } = await open('')
  const requests = watchCalls()
  await logIn()
  await openSession(data, text)
  for (const child of ['', 'account-setting', 'schedule']) {
    await open(child)
    await hydrate(PAGES[child])
    await expect.poll(skeletons).toBe(0)
  }
  const paths = [user.info, user.completed, audience.byUser, audience.recentRegistration].map(({ path }) => path)
  const times = () => paths.map((path) => [path, requests.filter((call) => call === `GET ${path}`).length])
  const { $session: $state } = await openSession(data, text)
  await expect.poll(() => $state.get().pending).toEqual([])
  await expect.poll(times).toEqual(paths.map((path) => [path, 1]))
})

it('a language of messages that the site does not offer is shown as it is', async () => {
  const header = document.body.appendChild(document.createElement('header'))
  onTestFinished(() => header.remove())
  header.innerHTML = '<a data-language="zh-CN"></a><a data-language="en-US"></a>'
  withAnswers(/user\/info$/, (answer) => {
    const { data } = Object(answer)
    return { ...Object(answer), data: { ...data, language: 'fr-FR' } }
  })
  await open('setting')
  await logIn()
  await hydrate(<SettingPage />)
  const select = main.getByLabelText('Language of our messages to you')
  await expect.element(select).toBeEnabled()
  await expect.element(select).toHaveValue('fr-FR')
})

it('a refused cancellation of a booked activity shows that it has been cancelled elsewhere', async () => {
  await open('activity')
  await logIn()
  await hydrate(<ActivityPage />)
  await page
    .getByRole('button', { name: /^Cancel / })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  withFault('refused', /appointment\/cancel$/)
  withAnswers(/app\/schedule$/, (answer) => {
    const { list } = answer as { list: object[] }
    return { ...Object(answer), list: list.map((each) => ({ ...each, state: 'CANCELLED' })) }
  })
  await dialog.getByRole('button', { name: 'Cancel', exact: false }).last().click()
  await expect.poll(() => document.querySelectorAll('main .pc-list button').length).toBe(0)
  await expect.element(dialog.getByRole('alert')).toBeVisible()
})

it('links to pay for orders have distinct names (WCAG 2.4.4)', async () => {
  withAnswers(/OrderCenter/, (answer) =>
    JSON.parse(
      JSON.stringify(answer, (_, value) => (value?.orderNumber ? { ...value, orderStatus: 'UNPAID' } : value)),
    ),
  )
  await open('order')
  await logIn('buyer@example.com')
  await hydrate(<MyOrdersPage />)
  const links = page.css('.tk-row > .btn')
  await expect.element(links.first()).toBeVisible()
  const names = links.elements().map((each) => each.textContent)
  expect(names.length).toBeGreaterThan(1)
  expect(new Set(names).size).toBe(names.length)
})

it('a refused cancellation of a sample shows its current status', async () => {
  await open('sample-list')
  await logIn()
  let status = 'ACCEPTED'
  withAnswers(/sample/, (answer) =>
    JSON.parse(JSON.stringify(answer, (_, value) => (value?.sampleId ? { ...value, status } : value))),
  )
  await hydrate(<MySamplesPage />)
  await page.css('.iq-sample .btn-row button').first().click()
  withFault('refused', /operate/)
  status = 'SENT'
  await page.getByRole('dialog').css('.btn-danger').click()
  await expect.element(page.css('.iq-sample .tag').first()).toMatchTextContent('Sent')
  await expect.element(page.getByRole('dialog').css('.error-text')).toBeVisible()
})

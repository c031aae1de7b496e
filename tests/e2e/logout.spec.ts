// What a logout leaves on the device: its own settings, and nothing of the person. Lists everything that a browser can
// store, after a visit that has used all of it.
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { asVisitor, expireLogin, staySignedIn } from './as-visitor.ts'
import { test } from './fixtures.ts'
import { account } from './login-helpers.ts'

test.use({ locale: 'en-US' })

/** Settings of the device, and which site the tab shows (src/lib/storage-keys.ts). */
const SETTINGS = ['locale', 'localeChanged', 'theme', 'trackingConsent:1001']
const TAB = [
  ...['clockAsked', 'clockOffset', 'exhibitionId', 'firstNotice', 'host-checked:1001', 'scroll', 'tenantId'],
  'themeColorConfig',
]

/** The browser's stored data for the site, by kind. */
async function storedIn(page: Page, context: BrowserContext) {
  const stored = await page.evaluate(async () => {
    // Under the lock of src/lib/offline.ts: opening a cache that has just been deleted would create it again.
    const { names, cached } = await navigator.locks.request('kept:1001', async () => {
      const names = await caches.keys()
      const entries = names.map(async (name) => {
        const requests = await (await caches.open(name)).keys()
        return requests.map(({ url }) => `${name} ${new URL(url).pathname}`)
      })
      return { names, cached: (await Promise.all(entries)).flat() }
    })
    return {
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
      caches: names,
      cached,
      workers: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      databases: (await indexedDB.databases()).map(({ name }) => name),
    }
  })
  // The story's own cookie sets the platform's clock (moment.ts).
  const cookies = (await context.cookies()).map(({ name }) => name).filter((name) => name !== 'sandbox-clock')
  return { ...stored, cookies }
}

const unexpected = (keys: readonly string[], known: readonly string[]) => keys.filter((key) => !known.includes(key))

/** Only settings remain; the pages' caches are deleted a moment after the logout. */
async function expectNothingLeft(page: Page, context: BrowserContext): Promise<void> {
  await expect
    .poll(async () => {
      const { local, session, ...others } = await storedIn(page, context)
      return { local: unexpected(local, SETTINGS), session: unexpected(session, TAB), ...others }
    })
    .toEqual({ local: [], session: [], caches: [], cached: [], workers: [], databases: [], cookies: [] })
}

const logOut = async (page: Page, { hasNotes = false } = {}) => {
  await account(page).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  if (hasNotes) await page.getByRole('button', { name: 'Delete and log out' }).click()
  await expect(page.locator('.account-corner').getByRole('button', { name: 'Log in' })).toBeVisible()
}

/** Searches, hearts, the personal center, tickets, the schedule and a chat with something typed. */
async function useEverything(page: Page): Promise<void> {
  await page.goto('/en-US/search/?keyword=laser')
  await expect(page.getByRole('main')).toContainText('laser')
  // None of the exhibits that personal.spec.ts expects to be saved: this press may save one or remove it.
  await page.goto('/en-US/exhibits/page/9/')
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click()
  await page.goto('/en-US/exhibitor/detail/30002/')
  await page.getByRole('main').getByRole('button', { name: 'Note', exact: true }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Note' }).fill('Good prices')
  await expect(page.getByText('Saved on this device.')).toBeVisible()
  await page.goto('/en-US/personal-center/')
  await expect(account(page)).toBeVisible()
  await page.goto('/en-US/personal-center/ticket/')
  await page.locator('.tk-row', { hasText: 'Show' }).getByRole('link').first().click()
  await expect(page.getByRole('img', { name: /QR code for entry/ })).toBeVisible()
  await untilCached(page)
  await page.goto('/en-US/personal-center/schedule/')
  await expect(page.getByRole('heading', { level: 2, name: 'Next' })).toBeVisible()
  await untilCached(page)
  await page.goto('/en-US/chat/?role=EXHIBITOR&roleId=30002')
  await page.getByLabel('Message', { exact: true }).fill('What is the lead time?')
}

const untilCached = (page: Page) =>
  expect.poll(() => page.evaluate(async () => (await caches.match(location.pathname)) !== undefined)).toBe(true)

test('after a logout the device stores only settings, whatever was used before', { tag: '@core' }, async ({
  page,
  context,
}) => {
  await page.goto('/en-US/exhibits/?logIdUrl=campaign')
  await page
    .getByRole('button', { name: /^Save / })
    .nth(1)
    .click()
  // Stored by the script that follows the page's load (client/after-load.ts).
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toContain('logIdUrl:1001')
  await page.evaluate(() => sessionStorage.setItem('previewToken:1001', 'token'))
  await asVisitor(page)
  await staySignedIn(page)
  await useEverything(page)
  const before = await storedIn(page, context)
  for (const item of ['tickets:', 'plan:', 'follows:', 'chat-draft:', 'favourites:'])
    expect(
      before.local.filter((key) => key.startsWith(item)),
      item,
    ).toHaveLength(1)
  expect(before.session).toEqual(expect.arrayContaining(['tracking:1001', 'logIdUrl:1001', 'previewToken:1001']))
  expect(before.databases).toEqual([expect.stringMatching(/^notebook:1001:\w+$/)])
  expect(before.workers.length).toBeGreaterThan(0)
  // Pictures of people and tickets, and anything else from the platform, are never cached.
  expect(before.cached.filter((each) => /\/(?:media|webapi|sandbox)\//.test(each))).toEqual([])
  expect(before.cached.filter((each) => each.includes('/_astro/'))).not.toEqual([])

  await logOut(page, { hasNotes: true })
  await expectNothingLeft(page, context)
  await page.reload()
  await expect(page.getByRole('dialog')).toBeVisible()
  const after = await storedIn(page, context)
  expect(unexpected(after.session, [...TAB, 'tracking:1001'])).toEqual([])
  expect([...unexpected(after.local, SETTINGS), ...after.caches, ...after.workers]).toEqual([])
})

test('a logout on a cached page leaves no data, in this tab and in another', { tag: '@all' }, async ({
  page,
  context,
}) => {
  await asVisitor(page)
  await page.goto('/en-US/personal-center/schedule/')
  const other = await context.newPage()
  await other.goto('/en-US/personal-center/ticket/')
  await expect(other.locator('.tk-row').first()).toBeVisible()
  for (const tab of [page, other]) await untilCached(tab)
  await logOut(page)
  await expect(other.locator('.account-corner').getByRole('button', { name: 'Log in' })).toBeVisible()
  for (const tab of [page, other]) await expectNothingLeft(tab, context)
})

test('without "stay signed in" a closed tab leaves no tickets and no schedule', { tag: '@all' }, async ({
  page,
  context,
}) => {
  await asVisitor(page)
  await useEverything(page)
  await page.close()
  const next = await context.newPage()
  await next.goto('/en-US/news/')
  const { local } = await storedIn(next, context)
  expect(local.filter((key) => /^(?:tickets|plan|authorization|userId)/.test(key))).toEqual([])
})

test('an expired login removes the account’s data, and keeps drafts and notes', async ({ page, context }) => {
  await asVisitor(page)
  await useEverything(page)
  await expireLogin(page)
  // Either the chat or the schedule finds out first: both request the login.
  await page.goto('/en-US/personal-center/schedule/')
  await expect(page.getByRole('dialog')).toBeVisible()
  const { local, session, databases } = await storedIn(page, context)
  expect(databases).toHaveLength(1)
  expect([...local, ...session].filter((key) => /^(?:tickets|plan|follows|identity|unread):/.test(key))).toEqual([])
  expect(local.filter((key) => key.startsWith('chat-draft:'))).toHaveLength(1)
})

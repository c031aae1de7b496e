// The browser and the connection die while inquiries are sent: each arrives once. `npm run test:outbox` tries 100.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page, Route } from '@playwright/test'
import { demoLogin } from '../../scripts/demo-login.ts'
import { HANG_GUARD } from '../hang-guard.ts'
import { staySignedIn } from './as-visitor.ts'
import { expect, test } from './fixtures.ts'
import { kill, start } from './killable-browser.ts'
import { unique } from './unique.ts'

const KILLS = Number(process.env['KILLS'] ?? 8)
const SAVE = '**/inquiry/save'
const PAGES = ['/en-US/exhibitor/detail/30001/', '/en-US/exhibits/detail/800001/']

/** What is killed, and whether the platform has received the inquiry by then. */
const DEATHS = (['browser', 'connection'] as const).flatMap((what) =>
  [false, true].map((isReceived) => ({ what, isReceived })),
)

async function logIn(page: Page, origin: string | undefined): Promise<void> {
  await page.goto(`${origin}/exhibition/`)
  await demoLogin(page)
  await staySignedIn(page)
}

async function sendInquiry(page: Page, address: string, title: string): Promise<void> {
  await page.goto(address)
  await page.locator('main [data-action=inquire]').first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Description').fill(`About ${title}`)
  await dialog.getByRole('button', { name: 'Send the inquiry' }).click()
}

/** The databases of pending writes: deleted with the last of them (stores/outbox-database.ts). */
const waiting = async (): Promise<string[]> =>
  (await indexedDB.databases()).flatMap(({ name = '' }) => (name.startsWith('outbox:') ? name : []))

test('inquiries survive kills of the browser and of the connection, and none is sent twice', { tag: '@all' }, async ({
  baseURL,
}) => {
  test.setTimeout(HANG_GUARD + KILLS * 60_000)
  const profile = mkdtempSync(join(tmpdir(), 'outbox-'))
  const titles: string[] = []
  let started = await start(profile)
  try {
    await logIn(started.page, baseURL)
    for (let n = 0; n < KILLS; n += 1) {
      const { what, isReceived } = DEATHS[n % DEATHS.length] ?? { what: 'browser', isReceived: false }
      const { page } = started
      const title = unique(`Kill ${n}`)
      titles.push(title)
      const reached = new Promise<Route>((resolve) => {
        void page.route(SAVE, async (route) => {
          if (isReceived) await route.fetch()
          if (what === 'connection') await route.abort()
          resolve(route)
        })
      })
      await sendInquiry(page, `${baseURL}${PAGES[n % PAGES.length]}`, title)
      await reached
      if (what === 'browser') {
        await kill(started)
        started = await start(profile)
        // The last seconds of local storage, and with them the login, may be lost.
        await logIn(started.page, baseURL)
      } else {
        await page.getByRole('dialog', { name: 'Not sent yet' }).waitFor()
        await page.unroute(SAVE)
      }
      await started.page.goto(`${baseURL}/en-US/exhibits/`)
      await expect.poll(() => started.page.evaluate(waiting)).toEqual([])
    }
    const { page } = started
    const found: string[] = []
    for (let number = 1; found.length < titles.length; number += 1) {
      await page.goto(`${baseURL}/en-US/personal-center/inquiry/?page=${number}`)
      await page.locator('.iq-rows li').first().waitFor()
      const rows = (await page.locator('.iq-rows li').allTextContents()).filter((row) => row.includes('Kill '))
      if (rows.length === 0) break
      found.push(...rows)
    }
    const counts = titles.map((title) => [title, found.filter((row) => row.includes(title)).length])
    expect(counts.filter(([, count]) => count !== 1)).toEqual([])
  } finally {
    await kill(started)
    rmSync(profile, { recursive: true, force: true })
  }
})

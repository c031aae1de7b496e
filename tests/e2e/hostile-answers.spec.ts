// The platform's answers contain hostile markup, scripts and links in every text and address, and the policy is
// switched off: whatever an island renders, nothing runs and no link leads to a script.
import type { Page, Route } from '@playwright/test'
import { ROUTES } from '../../src/routes.ts'
import { HANG_GUARD, TEST_GUARD } from '../hang-guard.ts'
import { hostile, runningLinks } from '../hostile-texts.ts'
import { builtItem } from './addresses.ts'
import { asVisitor } from './as-visitor.ts'
import { watchNetwork } from './at-rest.ts'
import { expect, test } from './fixtures.ts'

test.use({ bypassCSP: true })
// One guard for each of some forty pages.
test.describe.configure({ timeout: 40 * HANG_GUARD })

async function answerHostilely(route: Route): Promise<void> {
  const reply = await route.fetch({ maxRetries: 2 })
  const isJson = reply.headers()['content-type']?.includes('json') ?? false
  if (!isJson) return route.fulfill({ response: reply })
  const { success, errCode, ...answer } = (await reply.json()) as Record<string, unknown>
  return route.fulfill({ response: reply, json: { success, errCode, ...(hostile(answer) as object) } })
}

interface Traps {
  ran: readonly string[]
  atRest: () => Promise<void>
}

/** From now on every call of this page is answered with traps, and each one that runs is recorded. */
async function setTraps(page: Page): Promise<Traps> {
  const ran: string[] = []
  await page.exposeFunction('__ran', (where: string) => ran.push(`${where} at ${page.url()}`))
  await page.route('**/webapi/**', answerHostilely)
  return { ran, atRest: watchNetwork(page) }
}

/** Runs an action in a page; again once it is at rest if the page redirects meanwhile. */
async function inPage<T>(page: Page, { atRest }: Traps, look: () => T): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await page.evaluate(look)
    } catch (error) {
      if (tries === 3 || !String(error).includes('navigation')) throw error
      await atRest()
    }
  }
}

/** Visits a page, which renders the hostile texts as texts, unless it is silent. */
async function look(page: Page, address: string, traps: Traps, isSilent = false): Promise<void> {
  const visit = async () => {
    await page.goto(address, { waitUntil: 'load' })
    await traps.atRest()
    // Opens menus, details and tabs.
    await inPage(page, traps, () => {
      for (const each of document.querySelectorAll('details')) each.open = true
    })
    if (!isSilent) await expect.soft(page.getByText('onerror="__ran').first(), address).toBeAttached()
    expect.soft(await inPage(page, traps, runningLinks), `links of ${address}`).toEqual([])
    expect.soft(traps.ran, `what ran at ${address}`).toEqual([])
  }
  await test.step(address, visit, { timeout: TEST_GUARD })
}

const LISTS = ['exhibits', 'exhibitor', 'live', 'activity', 'meeting', 'news', 'project', 'guest', 'member', 'business']
const plain = ROUTES.filter((route) => route.kind === 'app' && !route.byId && !/preview|honor/.test(route.pattern)).map(
  ({ pattern }) => `/en-US${pattern}/`,
)
const forVisitors = plain.filter((address) => /personal-center|sign-group|ticket|audience|chat|business/.test(address))
const others = plain.filter((address) => !forVisitors.includes(address))

test('lists, search and cards run nothing from hostile responses', { tag: '@all' }, async ({ page, problems }) => {
  problems.allow(/./)
  const traps = await setTraps(page)
  const ids = builtItem('/en-US/exhibits/detail/')
  const addresses = [
    ...LISTS.map((list) => `/en-US/${list}/?keyword=a`),
    ...others.map((address) => `${address}?keyword=expo&ids=${ids}&url=https%3A%2F%2Fa.example`),
  ]
  for (const address of addresses) {
    // The route and the offline page show built content, the guide and the notebook the device's data.
    const isSilent = /\/(search\/component|marketing-form|news|hall\/way|offline|guide|notebook)\//.test(address)
    await look(page, address, traps, isSilent)
  }
})

test('items without a prerendered page run nothing from hostile responses', { tag: '@all' }, async ({
  page,
  problems,
}) => {
  problems.allow(/./)
  const traps = await setTraps(page)
  // Their own lists are above; a hall is never rendered in the browser.
  const isElsewhere = /\/(list|industry|region|hall)$/
  for (const { pattern } of ROUTES.filter(({ byId, pattern }) => byId && !isElsewhere.test(pattern))) {
    const id = builtItem(`/en-US${pattern}/`)
    // The guest of a special theme redirects to the guest.
    const own = `**/en-US${pattern === '/ucan/guestdetail' ? '/guest/detail' : pattern}/${id}/`
    await page.route(own, (route) => route.fulfill({ status: 404, body: '' }))
    const address = `/en-US${pattern}/?id=${id}`
    await look(page, address, traps, true)
    await expect.soft(page.locator('main'), address).toContainText('onerror="__ran')
  }
})

test('pages of the visitor run nothing from hostile responses', { tag: '@all' }, async ({ page, problems }) => {
  problems.allow(/./)
  await asVisitor(page)
  const traps = await setTraps(page)
  for (const address of forVisitors) {
    // They render no platform data without an id, an order or a conversation.
    const isSilent = /\/(sign-group|chat|404|materials|order-detail|pay[^/]*|ticket-detail)\//.test(address)
    await look(page, address, traps, isSilent)
  }
})

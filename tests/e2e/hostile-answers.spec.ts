// The platform's answers carry markup, scripts and links that run, in every text and address, and the policy is switched
// off: whatever an island draws of them, nothing runs and no link leads to a script.
import type { Page, Route } from '@playwright/test'
import { ROUTES } from '../../src/routes.ts'
import { hostile, runningLinks } from '../hostile-texts.ts'
import { builtItem } from './addresses.ts'
import { asVisitor } from './as-visitor.ts'
import { expect, test } from './fixtures.ts'

test.use({ bypassCSP: true })

async function answerHostilely(route: Route): Promise<void> {
  const reply = await route.fetch()
  const isJson = reply.headers()['content-type']?.includes('json') ?? false
  if (!isJson) return route.fulfill({ response: reply })
  const { success, errCode, ...answer } = (await reply.json()) as Record<string, unknown>
  return route.fulfill({ response: reply, json: { success, errCode, ...(hostile(answer) as object) } })
}

/** From now on what this page asks the platform is answered with traps, and what ran is noted. */
async function setTraps(page: Page): Promise<string[]> {
  const ran: string[] = []
  await page.exposeFunction('__ran', (where: string) => ran.push(`${where} at ${page.url()}`))
  await page.route('**/webapi/**', answerHostilely)
  return ran
}

/** Looks at a page; gives whether it has drawn a hostile text, as text. */
async function look(page: Page, address: string, ran: readonly string[]): Promise<boolean> {
  return test.step(address, async () => {
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForLoadState('networkidle')
    // Menus, details and tabs show what they have.
    await page.evaluate(() => {
      for (const each of document.querySelectorAll('details')) each.open = true
    })
    expect.soft(await page.evaluate(runningLinks), `links of ${address}`).toEqual([])
    expect.soft(ran, `what ran at ${address}`).toEqual([])
    return (await page.getByText('onerror="__ran').count()) > 0
  })
}

const LISTS = ['exhibits', 'exhibitor', 'live', 'activity', 'meeting', 'news', 'project', 'guest', 'member', 'business']
const plain = ROUTES.filter((route) => route.kind === 'app' && !route.byId && !/preview|honor/.test(route.pattern)).map(
  ({ pattern }) => `/en-US${pattern}/`,
)
const forVisitors = plain.filter((address) => /personal-center|sign-group|ticket|audience|chat|business/.test(address))
const others = plain.filter((address) => !forVisitors.includes(address))

test('lists, search and cards', async ({ page, problems }) => {
  problems.allow(/./)
  const ran = await setTraps(page)
  const ids = builtItem('/en-US/exhibits/detail/')
  const addresses = [
    ...LISTS.map((list) => `/en-US/${list}/?keyword=a`),
    ...others.map((address) => `${address}?keyword=expo&ids=${ids}&url=https%3A%2F%2Fa.example`),
  ]
  for (const address of addresses) {
    const isSilent = /\/(search\/component|marketing-form|news)\//.test(address)
    expect.soft((await look(page, address, ran)) || isSilent, `${address} draws what it was answered`).toBe(true)
  }
})

test('items that have no prerendered page', async ({ page, problems }) => {
  problems.allow(/./)
  const ran = await setTraps(page)
  // Lists of their own are above; the guest of a special theme leads to the guest.
  const isElsewhere = /\/(list|industry|region|guestdetail)$/
  for (const { pattern } of ROUTES.filter(({ byId, pattern }) => byId && !isElsewhere.test(pattern))) {
    const id = builtItem(`/en-US${pattern}/`)
    const own = `**/en-US${pattern}/${id}/`
    await page.route(own, (route) => route.fulfill({ status: 404, body: '' }))
    const address = `/en-US${pattern}/?id=${id}`
    await look(page, address, ran)
    await expect.soft(page.locator('main'), address).toContainText('onerror="__ran')
  }
})

test('what is the visitor’s own', async ({ page, problems }) => {
  problems.allow(/./)
  await asVisitor(page)
  const ran = await setTraps(page)
  for (const address of forVisitors) {
    // They draw nothing of the platform's without an id, an order or a conversation.
    const isSilent = /\/(sign-group|chat|404|materials|order-detail|pay[^/]*|ticket-detail)\//.test(address)
    expect.soft((await look(page, address, ran)) || isSilent, `${address} draws what it was answered`).toBe(true)
  }
})

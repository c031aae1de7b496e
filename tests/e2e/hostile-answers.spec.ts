// The platform's answers carry markup, scripts and links that run, in every text and address, and the policy is switched
// off: whatever an island draws of them, nothing runs and no link leads to a script.
import type { Page, Route } from '@playwright/test'
import { ROUTES } from '../../src/routes.ts'
import { builtItem } from './addresses.ts'
import { asVisitor } from './as-visitor.ts'
import { expect, test } from './fixtures.ts'

test.use({ bypassCSP: true })

const MARKUP = [
  '<img src=x onerror="__ran(\'img\')">',
  '<svg onload="__ran(\'svg\')"></svg>',
  '</textarea></title><script>__ran("script")</script>',
  '<iframe srcdoc="<script>parent.__ran(\'frame\')</script>"></iframe>',
  '"><a href="javascript:__ran(\'link\')" onfocus="__ran(\'focus\')" autofocus>x</a>',
  '{{constructor.constructor("__ran(1)")()}}',
].join('')
const LINKS = [
  'javascript:__ran("href")',
  ' java\nscript:__ran("href")',
  'data:text/html,<script>parent.__ran()</script>',
]

/** Names whose values are read by machines: answered as they are, for an island to draw anything at all. */
const FOR_MACHINES =
  /(^_?|[a-z])(ids?|code|type|kind|status|state|times?|date|zone|lang(uage)?|locale|currency|token|authorization|key|size|count|total|path|mode|scene|sort|uuid|version|country|region|gender|role|unit|colou?r|week|day|jid|room|queue|digest|hash|format|category|level|way)s?$/i
const FOR_MACHINES_BY_VALUE = /^(\d[\d.,:T Z+-]*|[A-Z][A-Z0-9_]*|[a-z]{2}(-[A-Z]{2})?|#[0-9a-f]{3,8})?$/

let turn = 0
/** The answer with each text that a person reads, and each address, made hostile. */
function hostile(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => hostile(each, name))
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, hostile(each, key)]))
  if (typeof value !== 'string' || FOR_MACHINES_BY_VALUE.test(value)) return value
  if (/^(https?:)?\/\//.test(value) || /(url|link|href)$/i.test(name)) {
    turn += 1
    return LINKS[turn % LINKS.length]
  }
  return FOR_MACHINES.test(name) ? value : value + MARKUP
}

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

/** Addresses on the page that a browser would run. */
const runningLinks = (page: Page) =>
  page.evaluate(() =>
    ['href', 'src', 'action', 'formaction', 'data'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)]
        .map((element) => `${element.localName}.${element.className} ${name}=${element.getAttribute(name) ?? ''}`)
        .filter((text) =>
          /=\s*(j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t|vbscript|data:text|file|intent|view-source):?/i.test(text),
        ),
    ),
  )

/** Looks at a page; gives whether it has drawn a hostile text, as text. */
async function look(page: Page, address: string, ran: readonly string[]): Promise<boolean> {
  return test.step(address, async () => {
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForLoadState('networkidle')
    // Menus, details and tabs show what they have.
    await page.evaluate(() => {
      for (const each of document.querySelectorAll('details')) each.open = true
    })
    expect.soft(await runningLinks(page), `links of ${address}`).toEqual([])
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
  const addresses = [
    ...LISTS.map((list) => `/en-US/${list}/?keyword=a`),
    ...others.map((address) => `${address}?keyword=expo&url=https%3A%2F%2Fa.example`),
  ]
  for (const address of addresses) {
    const isSilent = /\/(search\/component|marketing-form|news)\//.test(address)
    expect.soft((await look(page, address, ran)) || isSilent, `${address} draws what it was answered`).toBe(true)
  }
})

test('items that have no prerendered page', async ({ page, problems }) => {
  problems.allow(/./)
  const ran = await setTraps(page)
  for (const { pattern } of ROUTES.filter(({ byId, pattern }) => byId && /\/detail$/.test(pattern))) {
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

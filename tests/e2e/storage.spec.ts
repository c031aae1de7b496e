// Every page as somebody finds it whose device is not a fresh one: signed in or with storage that holds nonsense, and with
// storage that is full or none at all. Nothing fails, and the page is the page. `npm run test:visits` opens every page in
// all four of these states.

import type { Page } from '@playwright/test'
import { ROUTES } from '../../src/routes.ts'
import { HANG_GUARD } from '../hang-guard.ts'
import { pathOf, prefixOf } from './addresses.ts'
import { asVisitor } from './as-visitor.ts'
import { ownKey, siteKey } from './device.ts'
import { expect, test } from './fixtures.ts'

test.use({ locale: 'en-US' })
// One guard for each of some sixty pages.
test.describe.configure({ timeout: 60 * HANG_GUARD })

/** Pages that lead on by themselves have stories of their own. */
const LEADS_ON = new Set(['/loading', '/i18n'])
const PAGES = ROUTES.filter((each) => !LEADS_ON.has(each.pattern)).map((each) =>
  `${prefixOf('en-US')}${each.pattern}/`.replace('//', '/'),
)
/** Pages that are nothing for who is signed out. */
const OWN =
  /\/(personal-center|business|ticket|pay|coupon|vip-rights|chat|sign-group\/(leader-category-list|leader-apply-form|group-manage))\//
/** Each state is several tests, so that they run side by side. */
const PARTS = 2
const EVERY = process.env['VISIT_EVERY'] === '1'

/** Keys of ours: the device's, the session's (Spec 3), the tenant's, the visitor's. */
const NAMES = [
  ...['theme', 'locale', 'localeChanged', 'scroll', 'clockOffset', 'captions'],
  ...['userId', 'loginUntil', 'themeColorConfig', 'owner', 'ownerId', 'tenantId', 'exhibitionId'],
  ...(['tracking', 'oidc', 'act', 'trackingConsent', 'previewToken'] as const).map(siteKey),
  ...(['favourites', 'identity', 'unread', 'searches', 'chat-emoji'] as const).map(ownKey),
]

/** What every key of ours holds after somebody else's script has been there. */
function poison(names: readonly string[]): void {
  const values = ['{"a":[', '[[{"record":1}],null]', '\u0000two\nlines', '"', '-1']
  for (const [n, name] of names.entries()) {
    sessionStorage.setItem(name, values[n % values.length] ?? '')
    localStorage.setItem(name, values[(n + 2) % values.length] ?? '')
  }
  sessionStorage.setItem('authorization', 'two\nlines')
  localStorage.setItem('authorization', '{"token": 1}')
}

/** A browser that is told to keep nothing: reading throws as writing does. */
function block(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  }
}

/** A device without room: what is there can be read, and nothing can be added. */
function fill(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
}

/** Who comes without an invitation is sent on, to the page that says so. */
const SENT_ON: Readonly<Record<string, string>> = {
  '/en-US/sign-group/member-apply-form/': '/en-US/sign-group/invalid/',
}

async function visitAll(page: Page, addresses: readonly string[], isIn: boolean): Promise<void> {
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'load' })
    await test.step(address, async () => {
      await expect.poll(() => pathOf(page)).toBe(SENT_ON[address] ?? address)
      await expect(page.locator('main h1').first()).toBeVisible()
      // Islands that wake at once have drawn.
      await expect(page.locator('astro-island[aria-busy=true]')).toHaveCount(0)
      // What is everybody's requests nothing; a page of one's own may request the login, but never of who has one.
      const loading = page.getByRole('dialog')
      if (isIn || !OWN.test(address)) await expect(loading).toHaveCount(0)
      await expect(page.getByText('Your login has expired')).toHaveCount(0)
    })
  }
}

interface State {
  prepare: (page: Page) => Promise<unknown>
  /** Whether the nth page is opened in it. */
  opens: (address: string, nth: number) => boolean
}

const signIn = (page: Page) => asVisitor(page, 'press@example.com')

const STATES: Readonly<Record<string, State>> = {
  // The one state of npm test: no other story opens each page that is the visitor's own.
  'signed in': { prepare: signIn, opens: (address) => OWN.test(address) },
  'signed in on public pages': { prepare: signIn, opens: (address, nth) => nth % 2 === 0 && !OWN.test(address) },
  poisoned: { prepare: (page) => page.addInitScript(poison, NAMES), opens: (_, nth) => nth % 2 === 1 },
  full: { prepare: (page) => page.addInitScript(fill), opens: (_, nth) => nth % 2 === 0 },
  blocked: { prepare: (page) => page.addInitScript(block), opens: (_, nth) => nth % 2 === 1 },
}

for (const [state, { prepare, opens }] of Object.entries(STATES)) {
  const pages = EVERY ? PAGES : PAGES.filter(opens)
  for (let part = 0; part < PARTS; part += 1) {
    const tag = state === 'signed in' ? [] : '@all'
    test(`pages, ${state}, part ${part + 1}`, { tag }, async ({ page, problems }) => {
      // The not-found page is a page like any other where it is requested by its own address.
      problems.allow(/status (of )?404.*\/404\/\)?$/)
      await prepare(page)
      await visitAll(
        page,
        pages.filter((_, n) => n % PARTS === part),
        prepare === signIn,
      )
    })
  }
}

// Every page on a device that is not fresh: signed in or with invalid storage data, and with storage that is full or
// blocked. Nothing fails, and the page is complete. `npm run test:visits` opens every page in all four of these states.

import type { Page } from '@playwright/test'
import { ROUTES } from '../../src/routes.ts'
import { HANG_GUARD, TEST_GUARD } from '../hang-guard.ts'
import { pathOf, prefixOf } from './addresses.ts'
import { asVisitor } from './as-visitor.ts'
import { ownKey, siteKey } from './device.ts'
import { expect, test } from './fixtures.ts'

test.use({ locale: 'en-US' })
// One guard for each of some sixty pages.
test.describe.configure({ timeout: 60 * HANG_GUARD })

/** Pages that redirect by themselves have separate stories. */
const LEADS_ON = new Set(['/loading', '/i18n'])
const PAGES = ROUTES.filter((each) => !LEADS_ON.has(each.pattern)).map((each) =>
  `${prefixOf('en-US')}${each.pattern}/`.replace('//', '/'),
)
/** Pages that have no content for signed-out visitors. */
const OWN =
  /\/(personal-center|business|ticket|pay|coupon|vip-rights|chat|sign-group\/(leader-category-list|leader-apply-form|group-manage))\//
/** Each state is several tests, so that they run in parallel. */
const PARTS = 2
const EVERY = process.env['VISIT_EVERY'] === '1'

/** Our keys: the device's, the session's (Spec 3), the tenant's, the visitor's. */
const NAMES = [
  ...['theme', 'locale', 'localeChanged', 'scroll', 'clockOffset', 'captions'],
  ...['userId', 'ownOffset', 'loginUntil', 'themeColorConfig', 'owner', 'ownerId', 'tenantId', 'exhibitionId'],
  ...(['tracking', 'oidc', 'pendingAction', 'trackingConsent', 'previewToken'] as const).map(siteKey),
  ...(['favourites', 'identity', 'unread', 'searches', 'chat-emoji'] as const).map(ownKey),
]

/** The value of every key of ours after a foreign script has overwritten it. */
function poison(names: readonly string[]): void {
  const values = ['{"a":[', '[[{"record":1}],null]', '\u0000two\nlines', '"', '-1']
  for (const [n, name] of names.entries()) {
    sessionStorage.setItem(name, values[n % values.length] ?? '')
    localStorage.setItem(name, values[(n + 2) % values.length] ?? '')
  }
  sessionStorage.setItem('authorization', 'two\nlines')
  localStorage.setItem('authorization', '{"token": 1}')
}

/** A browser that blocks storage: reading throws as well as writing. */
function block(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  }
}

/** A device without space: existing data can be read, and nothing can be added. */
function fill(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
}

/** Visitors without an invitation are redirected to the page that explains it. */
const SENT_ON: Readonly<Record<string, string>> = {
  '/en-US/sign-group/member-apply-form/': '/en-US/sign-group/invalid/',
}

async function visitAll(page: Page, addresses: readonly string[], isIn: boolean): Promise<void> {
  for (const address of addresses) {
    const visit = async () => {
      await page.goto(address, { waitUntil: 'load' })
      await expect.poll(() => pathOf(page)).toBe(SENT_ON[address] ?? address)
      await expect(page.locator('main h1').first()).toBeVisible()
      // Islands that hydrate at once have rendered.
      await expect(page.locator('astro-island[aria-busy=true]')).toHaveCount(0)
      // Public pages never request a login; personal pages may, but not from a visitor who is logged in.
      const loading = page.getByRole('dialog')
      if (isIn || !OWN.test(address)) await expect(loading).toHaveCount(0)
      await expect(page.getByText('Your login has expired')).toHaveCount(0)
    }
    await test.step(address, visit, { timeout: TEST_GUARD })
  }
}

interface State {
  prepare: (page: Page) => Promise<unknown>
  /** Whether the nth page is opened in this state. */
  opens: (address: string, nth: number) => boolean
}

const signIn = (page: Page) => asVisitor(page, 'press@example.com')

const STATES: Readonly<Record<string, State>> = {
  // The only state in npm test: no other story opens each personal page.
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
    test(`pages open without errors: ${state}, part ${part + 1}`, { tag }, async ({ page, problems }) => {
      // The not-found page is a page like any other when it is requested by its own address.
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

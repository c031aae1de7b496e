// The setup of every component test: its page has the site's style, and errors of the browser fail it.
import './network.ts'
import '../../src/styles/catalogue.css'
import * as react from 'react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { type Locator, locators } from 'vitest/browser'
import { HANG_GUARD } from '../hang-guard.ts'
import { holdNotices } from '../hold-notices.ts'
import { closePage, problems } from './island.tsx'

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** By a CSS selector, if neither role nor text distinguishes it from others. */
    css(selector: string): Locator
  }
}
locators.extend({ css: (selector) => `css=${selector}` })

// Lit warns about its unminified build, which tests use.
Object.assign(globalThis, { litIssuedWarnings: new Set(['dev-mode']) })

// React's development build captures a stack trace for each element until it has made this many: a quarter of the time
// of tests of long lists. Its warnings then lack the owner's stack.
const internals: unknown = Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
if (internals) Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} })

holdNotices(HANG_GUARD)

// As the head script does (src/client/head.ts).
document.documentElement.classList.add('js')

beforeEach(() => {
  for (const kind of ['error', 'warn'] as const) {
    vi.spyOn(console, kind).mockImplementation((...all: unknown[]) => void problems.push(all.map(String).join(' ')))
  }
})

afterEach(async () => {
  vi.restoreAllMocks()
  await closePage()
  expect(problems.splice(0), 'problems while the test ran').toEqual([])
})

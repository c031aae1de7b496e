// What the header offers at each width: registration and tickets on phones, the current section, the login at its end.
import { exhibition } from '@fair/contract/exhibition.ts'
import { LANGUAGES } from '@fair/contract/rules/language.ts'
import { site as siteCalls } from '@fair/contract/site.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { showPortrait } from '../../src/client/portrait.ts'
import { PageProvider } from '../../src/components/usePage.ts'
import { Header, type HeaderProps } from '../../src/layouts/Header.tsx'
import type { PageContext } from '../../src/lib/page.ts'
import { $identity } from '../../src/stores/identity.ts'
import { dataOf } from '../connected.ts'
import { testPageData } from '../page-data.ts'
import { parsed } from '../parsed.ts'
import { expectAccessible } from './accessible.ts'
import { hydrate, openPage } from './island.tsx'

/** The menu of the sample fair. */
const MENU = {
  Home: '/home',
  Exhibitors: '/exhibitor',
  Exhibits: '/exhibits',
  'Live streams': '/live',
  Meetings: '/meeting',
  Activities: '/activity',
  'Inquiry hall': '/business',
  Tickets: '/ticket',
  News: '/news',
}

async function open(width: number, path: string, flags: PageContext['flags']): Promise<HTMLElement> {
  await page.viewport(width, 844)
  const { page: context, call } = await openPage(`/en-US${path}/`, 'common', 'account', 'basket')
  const site = { domainName: 'localhost', networkType: 'PUBLIC', terminalType: 'PC' } as const
  const fairs = dataOf(await call(exhibition.list, { terminalType: 'PC' }))
  const [current] = fairs
  if (!current) throw new Error('The sample tenant has exhibitions.')
  const props: HeaderProps = {
    site: dataOf(await call(siteCalls.tenantSite, site)),
    exhibition: current,
    exhibitions: fairs.map((each) => ({ exhibition: each, exhibitionId: each.exhibitionId })),
    languages: LANGUAGES,
    items: Object.entries(MENU).map(([label, to]) => ({ label, path: parsed(to) })),
    path,
    searchField: '',
  }
  return hydrate(
    <PageProvider value={{ ...context, flags }}>
      <Header {...props} />
    </PageProvider>,
  )
}

const boxOf = (main: HTMLElement, selector: string) => {
  const element = main.querySelector(selector)
  if (!element) throw new Error(`There is no ${selector}.`)
  return element.getBoundingClientRect()
}

/** A picture that needs no request. */
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

const REGISTRATION: PageContext['flags'] = new Set(['DISPLAY_VISITOR_REGISTRATION'])

it.each([
  [320, 'any section', '/exhibits', false],
  [390, 'one of the first sections, with tickets', '/exhibitor', true],
  [390, 'one of the last sections', '/news', false],
])('%i px wide, pre-registration and %s are in view', async (width, _, path, hasTickets) => {
  const main = await open(width, path, REGISTRATION)
  const { left } = boxOf(main, '.nav')
  const isInView = (link: string, start: number) => {
    const box = boxOf(main, link)
    return box.left >= start - 1 && box.right <= width
  }
  expect(isInView('.masthead .btn-primary', 0)).toBe(true)
  expect(isInView('.nav [aria-current]', left)).toBe(true)
  expect(isInView('.nav a[href*="/ticket/"]', left)).toBe(hasTickets)
})

it('a menu that is wider than its place is scrolled to the current section', async () => {
  const main = await open(768, '/news', REGISTRATION)
  const nav = boxOf(main, '.nav')
  const current = boxOf(main, '.nav [aria-current]')
  expect(main.querySelector('.nav')?.scrollWidth).toBeGreaterThan(nav.width)
  expect(current.left).toBeGreaterThanOrEqual(nav.left)
  expect(current.right).toBeLessThanOrEqual(nav.right)
})

it('a logged-in visitor’s portrait replaces the icon of the account menu, which returns without one', async () => {
  const main = await open(1440, '/exhibits', REGISTRATION)
  const icon = main.querySelector('.account-corner summary .icon')
  const isShown = () => icon !== null && getComputedStyle(icon).display !== 'none'
  showPortrait(testPageData())
  expect(isShown()).toBe(true)
  $identity.set({ ...$identity.get(), picture: parsed(PIXEL) })
  expect(main.querySelector('.account-corner summary img')?.getAttribute('src')).toContain(PIXEL)
  expect(isShown()).toBe(false)
  $identity.set({ ...$identity.get(), picture: parsed('') })
  expect(isShown()).toBe(true)
})

it('the login is at the end of a header without search and registration', async () => {
  const main = await open(1440, '/exhibits', new Set(['HIDE_SEARCH_BOX']))
  const wrap = main.querySelector('.masthead > .wrap')
  const end = boxOf(main, '.masthead > .wrap').right - Number.parseFloat(getComputedStyle(wrap ?? main).paddingRight)
  expect(boxOf(main, '.account-corner').right).toBeCloseTo(end, 0)
})

it('the open menu of exhibitions is accessible, with links large enough to press (WCAG 2.5.8)', async () => {
  const main = await open(1440, '/exhibits', REGISTRATION)
  main.querySelector('details')?.setAttribute('open', '')
  await expectAccessible('.topbar')
  for (const link of main.querySelectorAll('.topbar details[open] a'))
    expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
})

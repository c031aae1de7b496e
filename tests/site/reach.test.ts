// Every route can be reached from home: each is linked from a page that home leads to.
import { expect, it } from 'vitest'
import { ROUTES, routeOf } from '../../src/routes.ts'
import { pages, SITE, SITE_B, survey } from './survey.ts'

/** Routes that no page links, each with its reason. */
const NOT_LINKED: Readonly<Record<string, string>> = {
  '/404': 'the server shows it',
  '/exception/404': 'errors lead there',
  '/exception/500': 'errors lead there',
  '/loading': 'shown on the way to another page (client/unbuilt.ts)',
  '/i18n': 'the header’s menu changes the language on every page; this is its address for links from elsewhere',
  '/dockerguest': 'the organiser’s mail leads there, and it to /guest (readings)',
  '/guide': 'lists of what the visitor has saved lead there',
  '/exhibits/compare': 'the bar of exhibits that are chosen leads there (client/compare.ts)',
  '/preview': 'back offices lead there',
  '/login-preview': 'back offices lead there',
  '/honor-gust-login/platform/mobile': 'the QR code of /honor-gust-login leads there',
  '/sign-group/leader-category-list': 'a leader’s own, behind the login',
  '/sign-group/group-manage': 'a leader’s own, behind the login',
  '/sign-group/member-apply-form': 'a leader’s invitation leads there',
  '/sign-group/invalid': 'an invitation that holds no more leads there',
  '/personal-center/404': 'stands at unknown addresses below /personal-center',
  '/pay': 'orders lead there, behind the login',
  '/ticket/order-detail': 'orders lead there, behind the login',
  '/ticket/pay-status': 'the platform’s pay page leads there',
}

const SEARCH = 'the tenant hides the search box (HIDE_SEARCH_BOX)'
const FEATURES = 'features of the organiser lead there, and this fair has none'

/** For the second sample tenant, which shows less, and whose fair has no streams, groups or projects. */
const NOT_LINKED_B: Readonly<Record<string, string>> = {
  '/audience': 'the tenant has no DISPLAY_VISITOR_REGISTRATION',
  '/live/detail': 'the fair has no streams',
  '/meeting/detail': 'the fair has no meetings',
  '/concert/player': 'the fair has no channels',
  '/exhibition-group/detail': 'the fair has no groups',
  '/sign-group/leader-apply-form': 'the fair has no groups to apply for',
  '/project/detail': 'the fair has no projects',
  '/national-image/detail': 'the fair has no pavilions',
  '/marketing-form': FEATURES,
  '/micro-page': FEATURES,
  '/micro-page/servics': FEATURES,
  '/mixed-list': FEATURES,
  '/promote': FEATURES,
  '/cainiao-openweek': FEATURES,
  '/search': SEARCH,
  '/search/component/exhibitor-card': SEARCH,
  '/search/component/exhibitor-group-card': SEARCH,
  '/search/component/exhibits-card': SEARCH,
  '/search/component/meeting-live-card': SEARCH,
  '/search/component/micro-page-card': SEARCH,
  '/search/component/news-card': SEARCH,
  '/search/component/waterfall': SEARCH,
}

/** The routes that can be reached from home through links alone. */
function reachedFromHome(site: string): Set<string> {
  const all = new Map(survey(site).map((page) => [page.address, page]))
  const found = new Set(['/'])
  for (const address of found) for (const link of all.get(address)?.links ?? []) if (all.has(link)) found.add(link)
  return new Set([...found].map((address) => routeOf(all.get(address)?.path ?? '')?.pattern ?? ''))
}

it.each([
  ['the first sample tenant', SITE, NOT_LINKED] as const,
  ...(SITE_B === null ? [] : [['the second sample tenant', SITE_B, { ...NOT_LINKED, ...NOT_LINKED_B }] as const]),
])('%s: every route is reachable from home by links, or is listed with a reason', (_, site, notLinked) => {
  const reached = reachedFromHome(site)
  const missed = ROUTES.map(({ pattern }) => pattern).filter((pattern) => !reached.has(pattern))
  expect(missed.filter((pattern) => !(pattern in notLinked))).toEqual([])
  // An outdated reason must be removed.
  expect(Object.keys(notLinked).filter((pattern) => reached.has(pattern))).toEqual([])
})

it('only the pages of a tenant with a mobile site contain the redirect to it', () => {
  const code = (site: string) => {
    const found: boolean[] = []
    for (const { html } of pages(site)) {
      found.push(html.includes('/pages/index/index'))
      if (found.length === 200) break
    }
    return found
  }
  if (SITE_B !== null) expect(code(SITE_B).every(Boolean)).toBe(true)
  expect(code(SITE).some(Boolean)).toBe(false)
})

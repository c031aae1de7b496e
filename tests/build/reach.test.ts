// Whoever begins at home comes everywhere: each route of the site is linked from a page that home leads to.
import { expect, it } from 'vitest'
import { ROUTES, routeOf } from '../../src/routes.ts'
import { survey } from './survey.ts'

/** Routes that no page links, each with its reason. */
const NOT_LINKED: Readonly<Record<string, string>> = {
  '/404': 'the server shows it',
  '/exception/404': 'errors lead there',
  '/exception/500': 'errors lead there',
  '/loading': 'shown on the way to another page (client/unbuilt.ts)',
  '/i18n': 'the header’s menu changes the language on every page; this is its address for links from elsewhere',
  '/dockerguest': 'the organiser’s mail leads there, and it to /guest (readings)',
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

const all = new Map(survey().map((page) => [page.address, page]))

/** The routes that are found from an address on, by links alone. */
function reachedFrom(start: string): Set<string> {
  const found = new Set([start])
  for (const address of found) for (const link of all.get(address)?.links ?? []) if (all.has(link)) found.add(link)
  return new Set([...found].map((address) => routeOf(all.get(address)?.path ?? '')?.pattern ?? ''))
}

it('every route is reached from home by links, or says why not', () => {
  const reached = reachedFrom('/')
  const missed = ROUTES.map(({ pattern }) => pattern).filter((pattern) => !reached.has(pattern))
  expect(missed.filter((pattern) => !(pattern in NOT_LINKED))).toEqual([])
  // A reason that has become wrong is not kept.
  expect(Object.keys(NOT_LINKED).filter((pattern) => reached.has(pattern))).toEqual([])
})

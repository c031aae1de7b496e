import { CORS } from '../../src/contract/cors.ts'
import { exhibition } from '../../src/contract/exhibition.ts'
import { search } from '../../src/contract/search.ts'
import { site } from '../../src/contract/site.ts'
import type { OpenPlatform } from './open.ts'
import type { Finding, Rule } from './rules.ts'
import { signedOut } from './rules-login.ts'

/** What no platform serves. */
const UNKNOWN_HOST = 'no-such-fair.invalid'
const UNKNOWN_TENANT = 'no-such-tenant'
const WIDTH = 320

async function languages(platform: OpenPlatform): Promise<Finding> {
  const { data } = await platform.ask(site.languages, {})
  const listed = Array.isArray(data) ? (data as { value: string }[]) : []
  if (listed.length === 0) return { skipped: 'no language came to light' }
  const totals = new Map<string, number>()
  for (const { value } of listed) {
    const { checked, data } = await platform.ask(
      search.exhibits,
      { pageSize: 1 },
      { ...signedOut(platform), language: value },
    )
    const total: unknown = Object(data).total
    if (typeof total !== 'number') return { wrong: `${value} is ${checked.verdict}: ${checked.detail}` }
    totals.set(value, total)
  }
  if (new Set(totals.values()).size === 1) return null
  return { wrong: `not as many exhibits in each: ${[...totals].map((each) => each.join(' ')).join(', ')}` }
}

async function unknownHost({ ask }: OpenPlatform): Promise<Finding> {
  const where = { domainName: UNKNOWN_HOST, networkType: 'PUBLIC', terminalType: 'PC' }
  const { checked } = await ask(site.tenantSite, where, {})
  if (checked.verdict === 'refused') return null
  return { wrong: `${UNKNOWN_HOST} is ${checked.verdict} ${checked.detail}`.trim() }
}

async function unknownTenant(platform: OpenPlatform): Promise<Finding> {
  const { checked, data } = await platform.ask(
    exhibition.list,
    { terminalType: 'PC' },
    { ...signedOut(platform), tenantId: UNKNOWN_TENANT },
  )
  if (checked.verdict === 'refused' || (Array.isArray(data) && data.length === 0)) return null
  return { wrong: `the list of exhibitions is ${checked.verdict} ${checked.detail}`.trim() }
}

async function preflight({ options }: OpenPlatform): Promise<Finding> {
  const { origin, platform, product, timeout, fetch: send = fetch } = options
  if (origin === undefined) return { skipped: 'no --origin to ask from' }
  const answer = await send(`${platform.replace(/\/+$/, '')}/${product}-main${search.exhibits.path}`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': CORS.requestHeaders.join(',').toLowerCase(),
    },
    signal: AbortSignal.timeout(timeout),
  })
  const said = (name: string) => (answer.headers.get(`access-control-allow-${name}`) ?? '').toLowerCase()
  if (!answer.ok) return { wrong: `HTTP ${answer.status}` }
  if (said('origin') !== origin.toLowerCase() && said('origin') !== '*')
    return { wrong: `Access-Control-Allow-Origin is "${said('origin')}"` }
  const allowed = (name: string) =>
    said(name)
      .split(',')
      .map((each) => each.trim())
  const lacking = [
    ...CORS.requestHeaders.filter((each) => !allowed('headers').includes(each.toLowerCase())),
    // GET, HEAD and POST need no leave.
    ...['PUT', 'DELETE'].filter((each) => !allowed('methods').includes(each.toLowerCase())),
  ]
  return lacking.length === 0 ? null : { wrong: `not allowed: ${lacking.join(', ')}` }
}

async function pictures({ ask, options }: OpenPlatform): Promise<Finding> {
  const { data } = await ask(search.exhibitor, { pageSize: 1 })
  const url: unknown = Object(data).records?.[0]?.logo?.url
  if (typeof url !== 'string') return { skipped: 'no picture came to light' }
  const address = new URL(url, options.platform)
  address.searchParams.set('w', String(WIDTH))
  const answer = await (options.fetch ?? fetch)(address.href, { signal: AbortSignal.timeout(options.timeout) })
  const type = answer.headers.get('content-type') ?? 'no type'
  await answer.body?.cancel()
  return answer.ok && type.startsWith('image/') ? null : { wrong: `HTTP ${answer.status}, ${type}: ${address.href}` }
}

/** Rules for the platform as a whole. */
export const PLATFORM_RULES: readonly Rule[] = [
  {
    name: 'languages: search.exhibits',
    asked: 'the exhibits in each of site.languages',
    level: 'should',
    loses: 'pages in a language that is offered',
    check: languages,
  },
  {
    name: 'tenants: unknown host',
    asked: `site.tenantSite of ${UNKNOWN_HOST}`,
    level: 'should',
    loses: 'certainty whose fair it is: any host shows one',
    check: unknownHost,
  },
  {
    name: 'tenants: unknown tenant',
    asked: `exhibition.list of ${UNKNOWN_TENANT}`,
    level: 'must',
    loses: 'the border between tenants: one’s exhibitions are shown as another’s',
    check: unknownTenant,
  },
  {
    name: 'CORS: preflight',
    asked: 'OPTIONS from the site’s origin with the headers of every call',
    level: 'must',
    loses: 'everything that a page asks by itself: the browser sends no call',
    check: preflight,
  },
  {
    name: 'pictures: ?w=',
    asked: `a logo ${WIDTH} pixels wide`,
    level: 'should',
    loses: 'the pictures',
    check: pictures,
  },
]

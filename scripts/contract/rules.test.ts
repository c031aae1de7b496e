import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract } from '../../src/contract/index.ts'
import type { Sandbox } from '../../src/sandbox/app.ts'
import { callsOf } from '../../src/sandbox/probe/reads.ts'
import { fixtureSandbox } from '../../src/sandbox/testing/fixture.ts'
import { checkPlatform } from './check.ts'
import { type OpenPlatform, openPlatform } from './open.ts'
import { checkRules, type Rule } from './rules.ts'
import { idRules, listRules } from './rules-list.ts'
import { loginRules } from './rules-login.ts'
import { PLATFORM_RULES } from './rules-platform.ts'
import { isSound, tableOf } from './table.ts'

type Json = Record<string, unknown>
/** A platform's answer, changed; the answer itself where a fault does not touch it. */
type Fault = (request: Request, answer: (request: Request) => Promise<Response>) => Promise<Response>

const calls = callsOf(contract)
let sandbox: Sandbox
let sound: OpenPlatform
beforeAll(async () => {
  sandbox = fixtureSandbox()
  sound = await open()
  await checkPlatform(sound.options, sound)
})
afterAll(() => sandbox.close())

/** The sandbox with a picture at every address of one: drawing is tested elsewhere. */
const answerOf = async (request: Request) =>
  new URL(request.url).pathname.startsWith('/media/')
    ? new Response('picture', { headers: { 'content-type': 'image/avif' } })
    : sandbox.fetch(request)

const open = (fault: Fault = (request, answer) => answer(request)) =>
  openPlatform({
    platform: 'http://platform.example',
    domain: 'localhost',
    origin: 'http://localhost:4321',
    product: 'expo',
    calls,
    timeout: 5000,
    fetch: (input, init) => fault(new Request(String(input), init), answerOf),
  })

/** Holds the sandbox with a fault against rules; what its answers tell is known already. */
async function found(rules: readonly Rule[], fault?: Fault) {
  const platform = { ...(await open(fault)), known: sound.known }
  return checkRules(platform, rules)
}

/** Changes the JSON of one call's answers. */
const answering =
  (path: string, change: (json: Json, request: Request) => Json): Fault =>
  async (request, answer) => {
    const at = new URL(request.url)
    if (!at.pathname.endsWith(path)) return answer(request)
    return Response.json(change((await (await answer(request.clone())).json()) as Json, request))
  }

const ofName = (rules: readonly Rule[], name: string) => rules.filter((each) => each.name === name)
const kept = async (rules: readonly Rule[]) => {
  const lines = await found(rules)
  expect(lines.filter(({ verdict }) => verdict === 'failed')).toEqual([])
  expect(lines.some(({ verdict }) => verdict === 'fits')).toBe(true)
  return lines
}

it('keeps the login: every call that declares one refuses a stranger with 5014', async () => {
  const lines = await kept(loginRules(calls, true))
  expect(lines).toHaveLength(calls.filter(({ endpoint }) => endpoint.authed).length)
  expect(lines.filter(({ verdict }) => verdict === 'skipped')).toEqual([])
  const safe = loginRules(calls, false).map(({ name }) => name)
  expect(safe).toContain('login: user.info')
  expect(safe).not.toContain('login: favourite.save')
})

it.each([
  [{ success: true, errCode: 0, list: [] }, 'fits'],
  [{ success: false, errCode: 4000, errMsg: 'no' }, 'refused, 4000 no'],
])('finds a call that does not ask a stranger for the login: %j', async (answer, came) => {
  const rules = ofName(loginRules(calls, false), 'login: favourite.list')
  const lines = await found(
    rules,
    answering('/app/collect/list', () => answer),
  )
  expect(lines).toMatchObject([{ verdict: 'failed', detail: `5014 is missing: ${came}`, level: 'must' }])
  expect(isSound(lines)).toBe(false)
  expect(tableOf(lines)).toContain('LOST (must)  privacy, and the way to the login')
})

/** The first page's records, as the sandbox sends them. */
let first: Json[] = []
async function recordsOfPage(): Promise<Json[]> {
  let records: Json[] = []
  const rules = ofName(listRules(calls), 'facets: search.exhibits')
  await found(
    rules,
    answering('/search/exhibits', (json) => {
      if (records.length === 0) records = json['records'] as Json[]
      return json
    }),
  )
  return records
}

const repeating = (json: Json): Json => ({ ...json, records: [first[0], ...(json['records'] as Json[]).slice(1)] })

it('keeps its lists: pages, filters and orders are parts of one whole', async () => {
  const lines = await kept(listRules(calls))
  const names = lines.filter(({ verdict }) => verdict === 'fits').map(({ name }) => name)
  for (const area of ['paging', 'keyword', 'facets', 'sort']) expect(names).toContain(`${area}: search.exhibits`)
})

it.each<[string, string, (json: Json, query: URLSearchParams) => Json]>([
  ['paging', 'page 2 repeats a record', (json, query) => (query.get('pageNum') === '2' ? repeating(json) : json)],
  ['paging', 'pageSize 1 gives 2 records', (json) => ({ ...json, records: first.slice(0, 2) })],
  ['paging', 'is not empty', (json) => ((json['records'] as Json[]).length === 0 ? { ...json, records: first } : json)],
  ['keyword', '"qzxjkvwq" finds', (json) => ({ ...json, total: 7 })],
  ['facets', 'the list has 0', (json, query) => (query.has('region') ? { ...json, records: [], total: 0 } : json)],
  ['facets', 'widens', (json, query) => (query.has('region') ? { ...json, total: 1e6 } : json)],
  ['sort', 'sort AZ has 1 of', (json, query) => (query.get('sort') === 'AZ' ? { ...json, total: 1 } : json)],
])('finds a list that is no whole: %s, %s', async (area, detail, change) => {
  const rules = ofName(listRules(calls), `${area}: search.exhibits`)
  first = await recordsOfPage()
  const lines = await found(
    rules,
    answering('/search/exhibits', (json, request) => change(json, new URL(request.url).searchParams)),
  )
  expect(lines).toMatchObject([{ verdict: 'failed', level: 'should' }])
  expect(lines[0]?.detail).toContain(detail)
})

it('refuses unknown ids', async () => {
  const lines = await kept(idRules(calls))
  expect(lines.map(({ name }) => name)).toContain('unknown id: catalogue.exhibit')
})

it.each([
  ['HTTP 500', 500],
  ['it answers with a record', 200],
])('finds what an unknown id gives: %s', async (detail, status) => {
  const rules = ofName(idRules(calls), 'unknown id: catalogue.exhibit')
  const known = sound.known.first('exhibitsId') ?? ''
  const lines = await found(rules, async (request, answer) => {
    if (!request.url.includes('no-such-id')) return answer(request)
    if (status === 500) return new Response('<h1>Error</h1>', { status })
    return answer(new Request(request.url.replace(/no-such-id-\w+/, known), request))
  })
  expect(lines).toMatchObject([{ verdict: 'failed' }])
  expect(lines[0]?.detail).toContain(detail)
})

it('is one platform: in each language, for its tenant alone, asked from its site, with pictures', async () => {
  const lines = await kept(PLATFORM_RULES)
  expect(lines.filter(({ verdict }) => verdict !== 'fits')).toEqual([])
})

const withOther = async (request: Request, headers: Record<string, string>, body?: string) =>
  sandbox.fetch(new Request(request, { headers, ...(body === undefined ? {} : { body }) }))

it.each<[string, string, Fault]>([
  [
    'languages: search.exhibits',
    'not as many exhibits in each',
    answering('/search/exhibits', (json, { headers }) =>
      headers.get('language') === 'ja-JP' ? { ...json, total: 0 } : json,
    ),
  ],
  [
    'tenants: unknown host',
    'no-such-fair.invalid is fits',
    async (request, answer) => {
      const text = await request.clone().text()
      if (!text.includes('no-such-fair')) return answer(request)
      return withOther(
        request,
        { 'content-type': 'application/json' },
        text.replace(/no-such-fair\.invalid/, 'localhost'),
      )
    },
  ],
  [
    'tenants: unknown tenant',
    'the list of exhibitions is fits',
    async (request, answer) => {
      if (request.headers.get('tenantId') === 'no-such-tenant') request.headers.delete('tenantId')
      return answer(request)
    },
  ],
  [
    'CORS: preflight',
    'not allowed: tenantId',
    async (request, answer) => {
      const response = await answer(request)
      const allowed = response.headers.get('access-control-allow-headers')
      if (allowed) response.headers.set('access-control-allow-headers', allowed.replace(/tenantId,?/, ''))
      return response
    },
  ],
  [
    'pictures: ?w=',
    'HTTP 404',
    async (request, answer) => (request.url.includes('w=320') ? new Response('', { status: 404 }) : answer(request)),
  ],
])('finds a platform that breaks %s', async (name, detail, fault) => {
  const lines = await found(ofName(PLATFORM_RULES, name), fault)
  expect(lines).toMatchObject([{ verdict: 'failed' }])
  expect(lines[0]?.detail).toContain(detail)
})

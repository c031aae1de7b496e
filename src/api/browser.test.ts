import { auth } from '@fair/contract/auth.ts'
import { machineTime } from '@fair/contract/rules/machine-time.ts'
import { search } from '@fair/contract/search.ts'
import { user } from '@fair/contract/user.ts'
import { fixtureSandbox } from '@fair/sandbox/testing/fixture.ts'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { HANG_GUARD } from '../../tests/hang-guard.ts'
import { parsed } from '../../tests/parsed.ts'
import { storageStub } from '../../tests/storage-stub.ts'
import { now } from '../lib/clock.ts'
import { learnTime } from '../lib/learn-time.ts'
import type { PageData } from '../stores/page-data.ts'
import { writeLogin } from '../stores/session-storage.ts'
import { connect } from './browser.ts'
import { pageHeaders } from './browser-headers.ts'

const sandbox = fixtureSandbox()
afterAll(() => sandbox.close())

const say = { dark: '', light: '', saved: '', unsaved: '', failed: '', undo: '', shared: '', yours: '', login: '' }
const page: PageData = parsed({
  language: 'ja-JP',
  fallback: 'zh-CN',
  exhibitionId: '2001',
  scopeId: null,
  liveId: null,
  route: null,
  tenantId: 'A',
  brandId: 'B-A',
  groupId: 'G-A',
  product: 'expo',
  apiBase: '',
  media: '{url}?w={width}',
  zone: 'Asia/Shanghai',
  search: 'ES',
  flags: [],
  uiStrings: { ...say, network: '', offline: '', close: '' },
})

test('sends the headers of Spec 7, and no Authorization for an anonymous visitor', () => {
  expect(pageHeaders(page)).toEqual({
    language: 'ja-JP',
    exhibitionId: '2001',
    tenantId: 'A',
    brandId: 'B-A',
    groupId: 'G-A',
    visitorId: '1',
  })
  expect(pageHeaders({ ...page, exhibitionId: null })).not.toHaveProperty('exhibitionId')
})

test('sends calls to the page’s own origin, in its language', async () => {
  const requests: string[] = []
  const call = connect(page, (key) => key, {
    fetch: async (input, init) => {
      requests.push(String(input))
      return sandbox.fetch(new Request(new URL(String(input), 'http://localhost'), init))
    },
  })
  const result = await call(search.exhibitor, { pageNum: 1, pageSize: 1 })
  expect(requests).toEqual(['/webapi/expo-main/api/v2/app/search/exhibitor?pageNum=1&pageSize=1'])
  if (!result.ok) throw new Error(result.message)
  expect(result.data.records[0]?.exhibitorName).toContain('ja-JP')
})

test('uses the page’s own UI strings for failure messages', async () => {
  const call = connect(page, (key) => `text of ${key}`, { fetch: () => Promise.reject(new TypeError('fetch failed')) })
  expect(await call(search.exhibitor, {})).toMatchObject({ ok: false, code: 'network', message: 'text of network' })
})

test('reports a 429 or 503 by its HTTP status, even if the body has an errCode', async () => {
  const answer = (status: number) =>
    connect(page, (key) => key, {
      fetch: async () =>
        Response.json(
          { success: false, errCode: 9999, errMsg: 'Maintenance' },
          { status, headers: { 'retry-after': '0' } },
        ),
    })(search.exhibitor, {})
  expect(await answer(200)).toMatchObject({ code: 'service', errCode: '9999', message: 'Maintenance' })
  for (const status of [429, 503])
    expect(await answer(status)).toMatchObject({ code: 'service', errCode: String(status), message: 'Maintenance' })
})

test('transforms passwords with the tenant’s module before sending, and sends nothing if it fails', async () => {
  const sent: unknown[] = []
  const logIn = (code: string) => {
    const passwordModule = `data:text/javascript,${encodeURIComponent(code)}`
    const call = connect({ ...page, passwordModule }, (key) => `text of ${key}`, {
      fetch: async (_, init) => {
        sent.push(JSON.parse(String(init?.body)).password)
        return Response.json({ success: false, errCode: 1, errMsg: 'wrong' })
      },
    })
    return call(auth.login, {
      loginType: 'PASSWORD',
      accountType: 'EMAIL',
      account: 'a@b.example',
      password: 'Abc12345',
    })
  }
  await logIn('export default (password) => password.toUpperCase()')
  expect(sent).toEqual(['ABC12345'])
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  expect(await logIn('export default () => { throw new Error("no key") }')).toMatchObject({
    ...{ ok: false, code: 'exception', message: 'text of exception' },
  })
  expect(sent).toHaveLength(1)
  expect(reported).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

test('the first use of the session reports a page that was built for another tenant than its domain’s', async () => {
  vi.stubGlobal('sessionStorage', storageStub())
  vi.stubGlobal('location', { hostname: 'localhost' })
  vi.doMock('../stores/session-page.ts', () => ({ pageSession: () => null }))
  // Another file may have checked this host.
  vi.resetModules()
  const { openSession } = await import('./browser.ts')
  const { $toasts } = await import('../stores/toasts.ts')
  await openSession({ ...page, tenantId: 'B' }, (key) => `text of ${key}`, {
    fetch: (input, init) => sandbox.fetch(new Request(new URL(String(input), 'http://localhost'), init)),
  })
  await expect.poll(() => $toasts.get()?.text).toBe('text of otherTenant')
  vi.doUnmock('../stores/session-page.ts')
  vi.unstubAllGlobals()
})

test('without a login, does not send a call that needs one and handles it as an expired login', async () => {
  const sent: string[] = []
  const opened: unknown[] = []
  vi.doMock('../stores/session-page.ts', () => ({
    pageSession: () => ({ expired: async (refused: unknown) => opened.push(refused) > 1 }),
  }))
  const call = connect(page, (key) => `text of ${key}`, {
    fetch: async (input) => {
      sent.push(String(input))
      return Response.json({ success: true })
    },
  })
  expect(await call(user.updatePicture, { fileId: null })).toMatchObject({
    code: 'expired',
    message: 'text of expired',
  })
  expect(opened).toEqual([{ token: null, message: 'text of expired', preregistering: false }])
  expect(sent).toEqual([])
  vi.doUnmock('../stores/session-page.ts')
})

test('retries a call with the login of the visitor who made it, even if another one logs in meanwhile', async () => {
  for (const area of ['localStorage', 'sessionStorage']) vi.stubGlobal(area, storageStub())
  writeLogin({ authorization: 'first', userId: 'U1' })
  const made: (string | null)[] = []
  const call = connect(page, (key) => key, {
    fetch: async (_, init) => {
      made.push(new Headers(init?.headers).get('Authorization'))
      writeLogin({ authorization: 'second', userId: 'U2' })
      return new Response('{}', { status: made.length === 1 ? 503 : 200, headers: { 'retry-after': '0' } })
    },
  })
  await call(search.list, { goodsType: 'EXHIBIT' })
  expect(made).toEqual(['first', 'first'])
})

describe('the platform’s clock', () => {
  // This test controls the session's clock: others rely on the machine's.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => {
    vi.useRealTimers()
    learnTime(new Date(machineTime()).toUTCString(), machineTime(), machineTime())
  })
  const DAYS = 3 * 86_400_000
  const answering = (body: string, init: ResponseInit) =>
    connect(page, (key) => key, { fetch: async () => new Response(body, init) })
  const apart = () => Math.round((now().getTime() - machineTime()) / 1000)

  test.each([
    ['a response', { status: 200 }],
    ['a refusal', { status: 400 }],
    ['a failure', { status: 500 }],
  ])('is set from the Date header of %s', async (_what, init) => {
    const date = new Date(machineTime() - DAYS).toUTCString()
    await answering('{}', { ...init, headers: { date } })(
      search.list,
      { goodsType: 'EXHIBIT' },
      { timeout: HANG_GUARD },
    )
    expect(Math.abs(apart() + DAYS / 1000)).toBeLessThan(3)
  })

  test('is not set from a cached response or from one without a Date header', async () => {
    const date = new Date(machineTime() - DAYS).toUTCString()
    await answering('{}', { headers: { date, age: '259200' } })(search.list, { goodsType: 'EXHIBIT' })
    await answering('{}', {})(search.list, { goodsType: 'EXHIBIT' })
    expect(apart()).toBe(0)
  })
})

test('compiles no schema with eval, which the CSP forbids', () => {
  expect(z.config().jitless).toBe(true)
})

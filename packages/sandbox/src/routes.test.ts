import { data, done, get, none, page, post } from '@fair/contract/endpoint.ts'
import { contract } from '@fair/contract/index.ts'
import { Hono } from 'hono'
import { afterAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { SAMPLE_NOW } from './app.ts'
import { openFair } from './db/open.ts'
import { createPlatform } from './platform.ts'
import { type Answered, mountCalls } from './routes.ts'
import { callSandbox, send } from './testing/call-sandbox.ts'
import { fixtureSandbox } from './testing/fixture.ts'
import { fixtureFair } from './testing/fixture-fair.ts'

const sandbox = fixtureSandbox()
afterAll(() => sandbox.close())

describe('call URLs', () => {
  it.each(['/webapi/expo-main', '/webapi/other2-main', '/expo-main'])('are answered below %s', async (root) => {
    const { status, body, headers } = await send(sandbox, `${root}/api/v2/languages/query`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ success: true, errCode: 0, errMsg: '' })
    expect(body['list']).toHaveLength(4)
    expect(headers.get('content-type')).toContain('application/json')
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it.each([
    ['GET', '/webapi/expo-main/api/v2/nowhere'],
    ['POST', '/webapi/expo-main/api/v2/languages/query'],
    ['GET', '/webapi/EXPO/api/v2/languages/query'],
    ['GET', '/api/v2/languages/query'],
    ['GET', '/'],
  ])('are refused with 404 and 4040: %s %s', async (method, address) => {
    const { status, body } = await send(sandbox, address, { method, headers: { language: 'en-US' } })
    expect(status).toBe(404)
    expect(body).toEqual({ success: false, errCode: 4040, errMsg: `There is no such call: ${method} ${address}` })
  })

  it('allow cross-origin requests from this machine only', async () => {
    const allowed = async (origin: string) => {
      const headers = {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'language,tenantid',
      }
      const answer = await sandbox.fetch(
        new Request('http://localhost/webapi/expo-main/api/v2/languages/query', { method: 'OPTIONS', headers }),
      )
      return [answer.headers.get('access-control-allow-origin'), answer.headers.get('access-control-allow-headers')]
    }
    for (const origin of ['http://localhost:4321', 'http://b.localhost', 'http://127.0.0.1:80', 'http://[::1]:3000']) {
      expect(await allowed(origin)).toEqual([origin, expect.stringContaining('Authorization,userId')])
    }
    for (const origin of [
      'https://example.com',
      'http://localhost.example.com',
      'http://127.0.0.1.example.com',
      'null',
    ]) {
      expect((await allowed(origin))[0], origin).toBeNull()
    }
  })
})

describe('refusals', () => {
  it.each([
    ['zh-CN', '未找到：展品 X9999'],
    ['en-GB', 'Not found: exhibit X9999'],
    ['ja-JP', '見つかりません：出展品 X9999'],
    ['ko', '찾을 수 없음: 전시품 X9999'],
  ])('have a message in %s', async (language, errMsg) => {
    const envelope = await callSandbox(sandbox, contract.catalogue.exhibit, { exhibitsId: 'X9999' }, { language })
    expect(envelope).toEqual({ success: false, errCode: 4041, errMsg })
  })

  it('name the invalid field', async () => {
    const { status, body } = await send(sandbox, '/webapi/expo-main/api/v2/app/search/exhibits?pageSize=all', {
      headers: { language: 'en-US' },
    })
    expect(status).toBe(200)
    expect(body).toEqual({ success: false, errCode: 4000, errMsg: 'pageSize: must be a number' })
  })

  it.each([
    ['{"goodsType":', 'the request body must be a JSON object'],
    ['"text"', 'the request body must be a JSON object'],
    ['', 'goodsType: is required'],
    [`{"goodsType":"${'x'.repeat(1_000_000)}"}`, 'body: at most 1000000 characters are allowed'],
  ])('describe the error in a body (case %#)', async (body, errMsg) => {
    const answer = await send(sandbox, '/webapi/expo-main/ali1/api/v2/app/list/ids', {
      method: 'POST',
      headers: { language: 'en-US' },
      body,
    })
    expect(answer.body).toEqual({ success: false, errCode: 4000, errMsg })
  })
})

/** A small separate contract, for features that no declared call uses yet. */
function little(check: boolean) {
  const reports: string[] = []
  const { db, fair } = openFair({
    file: ':memory:',
    seed: 'little',
    size: 'fixture',
    origin: SAMPLE_NOW,
    fresh: SAMPLE_NOW,
    make: fixtureFair,
  })
  const byId = z.object({ id: z.string() })
  const calls: Answered[] = [
    { endpoint: get('/things/{id}', byId, data(z.string())), answer: ({ id }: { id: string }) => `thing ${id}` },
    { endpoint: get('/things/latest', none, data(z.string())), answer: () => 'the latest' },
    {
      endpoint: get('/drift', none, page(z.object({ id: z.string() }))),
      answer: () => ({ records: [{ id: 1 }], total: 1, facets: {} }),
    },
    {
      endpoint: post('/fail', none, done()),
      answer: () => {
        throw new Error('out of paper')
      },
    },
    { endpoint: post('/done', none, done()), answer: async () => null },
    { endpoint: get('/mine', none, data(z.string()), { authed: true }), answer: (_: object, { userId }) => userId },
  ]
  const platform = createPlatform(db, fair, () => SAMPLE_NOW)
  const app = new Hono()
  mountCalls(app, calls, platform, { check, report: (error, call) => reports.push(`${call}: ${error}`) })
  return { fetch: async (request: Request) => app.fetch(request), platform, reports }
}

describe('the routes', () => {
  it('match literal paths before parameters, whatever the order of declaration', async () => {
    const app = little(true)
    expect((await send(app, '/x-main/things/latest')).body['data']).toBe('the latest')
    expect((await send(app, '/x-main/things/a%20b%2Fc')).body['data']).toBe('thing a b/c')
  })

  it('return only the success fields for a call without payload', async () => {
    const { body } = await send(little(true), '/x-main/done', { method: 'POST' })
    expect(body).toEqual({ success: true, errCode: 0, errMsg: '' })
  })

  it('refuse a response that breaks the contract if checks are on, and otherwise pass it on', async () => {
    const app = little(true)
    const { body } = await send(app, '/x-main/drift', { headers: { language: 'en-US' } })
    expect(body).toMatchObject({ success: false, errCode: 5000 })
    expect(body.errMsg).toContain('GET /drift breaks its contract at records.0.id')
    expect(app.reports).toHaveLength(1)
    expect((await send(little(false), '/x-main/drift')).body).toMatchObject({ success: true, records: [{ id: 1 }] })
  })

  it('return 5000 if a handler throws, without its message', async () => {
    const app = little(false)
    const { status, body } = await send(app, '/x-main/fail', { method: 'POST', headers: { language: 'en-US' } })
    expect([status, body]).toEqual([200, { success: false, errCode: 5000, errMsg: 'Sorry, an error occurred' }])
    expect(app.reports).toEqual(['POST /fail: Error: out of paper'])
  })

  it('require a login of the same tenant if the contract does', async () => {
    const app = little(true)
    const mine = async (headers: Record<string, string>) => (await send(app, '/x-main/mine', { headers })).body
    const expired = { success: false, errCode: 5014, errMsg: 'Login has expired. Log in again' }
    expect(await mine({ language: 'en-US', userId: '7' })).toEqual(expired)
    expect(await mine({ language: 'en-US', Authorization: 'made-up' })).toEqual(expired)
    const token = app.platform.sessions.open('7', 'A')
    expect((await mine({ Authorization: token }))['data']).toBe('7')
    expect((await mine({ Authorization: `Bearer ${token}`, tenantId: 'A' }))['data']).toBe('7')
    expect((await mine({ Authorization: token, tenantId: 'B' })).errCode).toBe(5014)
    app.platform.sessions.close(token)
    expect((await mine({ Authorization: token })).errCode).toBe(5014)
  })
})

import { get, list, page } from '@fair/contract/endpoint.ts'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import * as z from 'zod/mini'
import { type AliveSandbox, aliveSandbox } from '../testing/alive.ts'
import { send } from '../testing/call-sandbox.ts'
import { fixtureFair } from '../testing/fixture-fair.ts'
import { FAULT_HEADER, FAULT_NAMES, parseFault, writtenFault } from './faults.ts'
import { mangled } from './mangle.ts'
import { createSwitches, EVERY_CALL, type FaultSwitches } from './switches.ts'
import { withUnknownFields } from './unknown-fields.ts'

const LANGUAGES_QUERY = '/webapi/expo-main/api/v2/languages/query'

describe('parseFault', () => {
  it.each(FAULT_NAMES)('parses the written form of %s to the same fault', (name) => {
    const fault = parseFault(name)
    expect(fault?.name).toBe(name)
    expect(fault && parseFault(writtenFault(fault))).toEqual(fault)
  })

  it('reads an optional amount', () => {
    expect(parseFault(' delay : 250 ')).toEqual({ name: 'delay', amount: 250 })
    expect(parseFault('huge')).toEqual({ name: 'huge', amount: 10_000_000 })
    expect(parseFault('throttled:0')).toEqual({ name: 'throttled', amount: 0 })
  })

  it.each(['', 'none', 'delay:-1', 'delay:x', 'constructor', null])('returns undefined for %j', (text) => {
    expect(parseFault(text)).toBeUndefined()
  })
})

describe('an injected fault', () => {
  let sandbox: AliveSandbox
  let switches: FaultSwitches
  beforeEach(() => {
    sandbox = aliveSandbox({ make: fixtureFair })
    switches = createSwitches(sandbox.platform.db)
  })
  afterEach(() => sandbox.close())

  const call = async (path: string, fault?: string) => {
    const init = fault === undefined ? {} : { headers: { [FAULT_HEADER]: fault } }
    return sandbox.fetch(new Request(`http://sandbox.localhost${path}`, init))
  }

  it('applies only to the request with the header', async () => {
    expect((await call(LANGUAGES_QUERY, 'forbidden')).status).toBe(403)
    expect((await call('/expo-main/api/v2/languages/query', 'empty')).status).toBe(204)
    expect((await call(LANGUAGES_QUERY)).status).toBe(200)
    expect((await call(LANGUAGES_QUERY, 'nothing such')).status).toBe(200)
  })

  it('applies to one call or to every call while its switch is set', async () => {
    const fault = parseFault('broken')
    switches.set('GET /api/v2/languages/query', fault)
    expect((await call(LANGUAGES_QUERY)).status).toBe(500)
    const topBar = '/webapi/expo-main/api/v2/app/decorations/top/bar'
    expect((await call(topBar)).status).toBe(200)
    switches.set(EVERY_CALL, parseFault('forbidden'))
    expect([(await call(topBar)).status, (await call(LANGUAGES_QUERY)).status]).toEqual([403, 500])
    switches.set(EVERY_CALL, undefined)
    switches.set('GET /api/v2/languages/query', undefined)
    expect([(await call(topBar)).status, (await call(LANGUAGES_QUERY)).status]).toEqual([200, 200])
  })

  it('distinguishes a literal path from one with a parameter', async () => {
    switches.set('GET /api/v2/app/agreement/{agreementId}', parseFault('forbidden'))
    expect((await call('/webapi/expo-main/api/v2/app/agreement/A-USER')).status).toBe(403)
    expect((await call('/webapi/expo-main/api/v2/app/agreement/batch?agreementIds=A-USER')).status).toBe(200)
  })

  it('does not affect paths that are not calls', async () => {
    switches.set(EVERY_CALL, parseFault('broken'))
    expect((await call('/nowhere')).status).toBe(404)
  })

  it('throttles with the requested Retry-After seconds', async () => {
    const answer = await call(LANGUAGES_QUERY, 'throttled:7')
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '7'])
  })

  it('delays the response by the given time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const answered = vi.fn()
    const requested = call(LANGUAGES_QUERY, 'delay:60').finally(answered)
    await expect.poll(() => vi.getTimerCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(59)
    expect(answered).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect((await requested).status).toBe(200)
  })

  it('responds with 504 if the request is aborted during a delay', async () => {
    const controller = new AbortController()
    const headers = { [FAULT_HEADER]: 'delay' }
    const requested = sandbox.app.request(LANGUAGES_QUERY, { headers, signal: controller.signal })
    controller.abort()
    expect((await requested).status).toBe(504)
  })

  it('breaks off the response body', async () => {
    const answer = await call(LANGUAGES_QUERY, 'reset')
    await expect(answer.text()).rejects.toThrow()
  })

  it('pads a response to the given size, without changing its payload', async () => {
    const answer = await call(LANGUAGES_QUERY, 'huge:50000')
    const text = await answer.text()
    expect(text.length).toBeGreaterThanOrEqual(50_000)
    expect(JSON.parse(text)).toMatchObject({ success: true, list: [{ value: 'zh-CN' }, {}, {}, {}] })
  })

  it('returns the refusal in the language of the request', async () => {
    const headers = { [FAULT_HEADER]: 'refused', language: 'ko-KR' }
    const { body } = await send(sandbox, LANGUAGES_QUERY, { headers })
    expect(body).toEqual({ success: false, errCode: 4090, errMsg: '샌드박스가 설정에 따라 이 요청을 거절했습니다' })
  })
})

describe('a mangled envelope', () => {
  const envelope = {
    success: true,
    errCode: 0,
    errMsg: '',
    list: [
      { id: 'a', n: 1, tags: [] },
      { id: 'b', n: 2, tags: ['x'] },
    ],
  }

  it('has wrong types, nulls or missing fields in its payload', () => {
    const frame = { success: true, errCode: 0, errMsg: '' }
    const types = [
      { id: 1, n: '1', tags: {} },
      { id: 1, n: '2', tags: [1] },
    ]
    expect(mangled(envelope, 'types')).toEqual({ ...frame, list: types })
    const nothing = { id: null, n: null, tags: null }
    expect(mangled(envelope, 'nulls')).toEqual({ ...frame, list: [nothing, nothing] })
    expect(mangled(envelope, 'missing')).toEqual({ ...frame, list: [{}, {}] })
  })

  it('is changed itself if it has no payload', () => {
    const bare = { success: true, errCode: 0, errMsg: '' }
    expect(mangled(bare, 'types')).toEqual({ ...bare, success: 'true' })
    expect(mangled(bare, 'missing')).toEqual({})
    expect(mangled(bare, 'doubled')).toEqual(bare)
  })

  it('has duplicate or reversed items', () => {
    const ids = (how: 'doubled' | 'unordered') =>
      (mangled(envelope, how)['list'] as unknown as { id: string }[]).map(({ id }) => id)
    expect([ids('doubled'), ids('unordered')]).toEqual([
      ['a', 'a', 'b', 'b'],
      ['b', 'a'],
    ])
  })

  it('has unknown fields in objects, but not in maps', () => {
    const item = z.object({
      inner: z.nullish(z.object({ a: z.string() })),
      many: z.array(z.object({})),
      map: z.record(z.string(), z.string()),
    })
    const value = { inner: { a: 'x' }, many: [{}], map: { k: 'v' } }
    const none = z.object({})
    const listed = withUnknownFields({ success: true, list: [value] }, get('/x', none, list(item)))
    const [first] = listed['list'] as [Record<string, Record<string, unknown>>]
    expect(Object.keys(listed)).toContain('sandboxField')
    expect([first?.['sandboxField'], first?.['inner']?.['sandboxField']]).toEqual(['unknown', 'unknown'])
    expect(first?.['many']).toMatchObject([{ sandboxField: 'unknown' }])
    expect(first?.['map']).toEqual({ k: 'v' })
    const paged = withUnknownFields({ records: [value], total: 1, facets: {} }, get('/x', none, page(item)))
    expect(paged['facets']).toEqual({})
  })
})

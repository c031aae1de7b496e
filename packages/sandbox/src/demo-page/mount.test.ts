import { contract } from '@fair/contract/index.ts'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sendMessage } from '../accounts/outbox.ts'
import { DEMO_LOGIN, DEMO_USERS } from '../demo.ts'
import type { Sandbox } from '../sandbox.ts'
import { aliveSandbox } from '../testing/alive.ts'
import { callSandbox, payload } from '../testing/call-sandbox.ts'
import { fixtureSandbox } from '../testing/fixture.ts'
import { fixtureFair } from '../testing/fixture-fair.ts'
import { answerNow } from './answer-now.ts'
import { outboxPage } from './outbox.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = fixtureSandbox()
})
afterEach(() => sandbox.close())

const HOST = 'http://localhost:4400'
const get = (path: string) => sandbox.fetch(new Request(HOST + path))
const OWN = { host: 'localhost:4400', 'sec-fetch-site': 'same-origin' }
const press = (action: string, fields: Record<string, string>, headers: Record<string, string> = OWN) =>
  sandbox.fetch(
    new Request(`${HOST}/sandbox/do/${action}`, { method: 'POST', headers, body: String(new URLSearchParams(fields)) }),
  )
const english = { language: 'en-US' }

describe('the sandbox pages', () => {
  it.each(['/sandbox', '/sandbox/outbox', '/sandbox/api'])(
    'allow no scripts and only their own style: %s',
    async (path) => {
      const page = await get(path)
      expect(page.status).toBe(200)
      expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
      expect(await page.text()).not.toMatch(/<script|javascript:|\son\w+=|\sstyle=/)
    },
  )

  it('show the demo login and the ids of the demo users', async () => {
    const text = await (await get('/sandbox')).text()
    for (const each of [DEMO_LOGIN.account, DEMO_LOGIN.password, ...Object.values(DEMO_USERS)])
      expect(text).toContain(each)
  })

  it('escape text from the query', async () => {
    const text = await (await get(`/sandbox?done=${encodeURIComponent('<img src=x onerror=alert(1)>')}`)).text()
    expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(text).not.toContain('<img')
    expect(await (await get('/sandbox/api?q=%22%3E%3Cimg%3E')).text()).not.toContain('<img')
  })

  it('list every call of the contract, and filter calls by words', async () => {
    const all = await (await get('/sandbox/api')).text()
    const calls = Object.values(contract).reduce((sum, group) => sum + Object.keys(group).length, 0)
    expect(all).toContain(`Calls: ${calls}`)
    const found = await (await get('/sandbox/api?q=siteTermianl+qr')).text()
    expect(found).toContain('Calls: 1')
    expect(found).toContain('/api/v2/app/siteTermianl/qrCodes')
    const document = await (await get('/sandbox/api.json')).json()
    expect(Object.keys(Object(document).paths)).toContain('/api/v2/app/siteTermianl/qrCodes')
  })
})

describe('an action request', () => {
  it.each([
    ['another site', { host: 'localhost:4400', 'sec-fetch-site': 'cross-site', origin: HOST }],
    [
      'another port of this machine',
      { host: 'localhost:4400', 'sec-fetch-site': 'same-site', origin: 'http://localhost:4321' },
    ],
    ['another site in an old browser', { host: 'localhost:4400', origin: 'https://example.com' }],
    ['a client that names no origin', { host: 'localhost:4400' }],
    [
      'a foreign host name that resolves to this machine',
      { host: 'evil.example:4400', 'sec-fetch-site': 'same-origin' },
    ],
    ['a host name that starts with localhost', { host: 'localhost.evil.example', 'sec-fetch-site': 'same-origin' }],
  ])('is refused with 403 from %s', async (_, headers) => {
    expect((await press('publish', { id: '2003', to: '1' }, headers)).status).toBe(403)
    const { publishState } = await payload(sandbox, contract.exhibition.detail, { id: '2003' })
    expect(publishState).toBe('0')
  })

  it('is accepted from the page itself, also without Sec-Fetch-Site and on a subdomain', async () => {
    expect((await press('answer', {}, { host: 'localhost:4400', origin: HOST })).status).toBe(303)
    expect((await press('answer', {}, { ...OWN, host: 'b.localhost:4400' })).status).toBe(303)
  })

  it.each([
    ['constructor', {}],
    ['nothing', {}],
    ['start', { kind: 'CONCERT', id: 'L3' }],
    ['switch', { kind: 'LIVE', id: 'L3', to: 'AWAY' }],
    ['session-length', { minutes: '0' }],
    ['rename', { id: 'X0', name: ' ' }],
    ['fault', { call: 'GET /nowhere', fault: 'html' }],
    ['fault', { call: '*', fault: 'explosion' }],
    ['room', { roomId: 'RM-M3', command: 'dance' }],
    ['room', { roomId: 'RM-M3', command: 'closeVideo' }],
    ['room', { roomId: 'RM-M3', command: 'meetingLayout', layout: 'CIRCLE' }],
    ['room', { command: 'allClose' }],
    ['readmit', { kind: 'CONCERT', id: 'L3' }],
  ])('is refused with 400: %s with %j', async (action, fields) => {
    expect((await press(action, fields as Record<string, string>)).status).toBe(400)
  })

  it('redirects to the page with the refusal of the platform', async () => {
    const answer = await press('start', { kind: 'LIVE', id: 'none' })
    expect(decodeURIComponent(answer.headers.get('location') ?? '')).toBe('/sandbox?done=Not found: live stream none#')
  })
})

describe('the buttons', () => {
  it('expire the logins of one user only', async () => {
    const tenantId = 'A'
    const mine = { Authorization: sandbox.admin.signIn(DEMO_USERS.buyer, tenantId) }
    const other = { Authorization: sandbox.admin.signIn(DEMO_USERS.press, tenantId) }
    const answer = await press('expire', { id: DEMO_USERS.buyer })
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/sandbox?done=The%20logins%20of%20U1001%20have%20expired.#people',
    ])
    expect((await callSandbox(sandbox, contract.user.info, {}, mine)).errCode).toBe(5014)
    expect((await callSandbox(sandbox, contract.user.info, {}, other)).success).toBe(true)
  })

  it('publish and unpublish an exhibition', async () => {
    const state = async () => (await payload(sandbox, contract.exhibition.detail, { id: '2003' })).publishState
    await press('publish', { id: '2003', to: '1' })
    expect(await state()).toBe('1')
    await press('publish', { id: '2003', to: '0' })
    expect(await state()).toBe('0')
  })

  it('start, pause and end a live, and set it offline and online again', async () => {
    const detail = async (live_id: string) => (await payload(sandbox, contract.live.detail, { live_id }, english)).state
    await press('start', { kind: 'LIVE', id: 'L6' })
    expect(await detail('L6')).toBe('live')
    await press('switch', { kind: 'LIVE', id: 'L6', to: 'PAUSED' })
    const owner = { businessType: 'LIVE', businessId: 'L6' } as const
    expect((await payload(sandbox, contract.stream.status, owner)).status).toBe('PAUSED')
    await press('end', { kind: 'LIVE', id: 'L6' })
    expect(await detail('L6')).toBe('ended')
    await press('switch', { kind: 'LIVE', id: 'L3', to: 'OFFLINE' })
    expect(await detail('L3')).toBe('offline')
    await press('switch', { kind: 'LIVE', id: 'L3', to: '' })
    expect(await detail('L3')).toBe('live')
  })

  it('remove all visitors from a live, and readmit them', async () => {
    const join = () => callSandbox(sandbox, contract.live.join, { live_id: 'L3' }, { ...english, visitorId: 'vis_1' })
    expect((await join()).success).toBe(true)
    const answer = await press('room', { command: 'Removed_forcibly', roomId: 'L3' })
    expect(answer.headers.get('location')).toBe('/sandbox?done=L3%3A%20Removed_forcibly.#lives')
    expect((await join()).errMsg).toBe('The live streaming has been set offline')
    expect(await (await get('/sandbox')).text()).toContain('Let everybody in again')
    await press('readmit', { kind: 'LIVE', id: 'L3' })
    expect((await join()).success).toBe(true)
    expect(await (await get('/sandbox')).text()).not.toContain('Let everybody in again')
  })

  it('change the layout of a meeting room', async () => {
    await press('room', { command: 'meetingLayout', roomId: 'RM-M3', layout: 'SCREEN' })
    expect((await payload(sandbox, contract.interaction.roomConfig, { roomId: 'RM-M3' })).layout).toBe('SCREEN')
  })

  it('rename an exhibit, in one language or all', async () => {
    const name = async (language: string) =>
      (await payload(sandbox, contract.catalogue.exhibit, { exhibitsId: 'X0' }, { language })).exhibitsName
    await press('rename', { id: 'X0', name: 'Lathe <A>', language: 'en-US' })
    expect([await name('en-US'), await name('ko-KR')]).toEqual(['Lathe <A>', 'Spindle 0 ko-KR'])
    await press('rename', { id: 'X0', name: 'Lathe', language: '' })
    expect(await name('ko-KR')).toBe('Lathe')
  })

  it('switch a fault on, show it, and switch it off', async () => {
    const call = 'GET /api/v2/languages/query'
    await press('fault', { call, fault: 'forbidden', amount: '' })
    const { status } = await get('/webapi/expo-main/api/v2/languages/query')
    expect(status).toBe(403)
    expect(await (await get('/sandbox')).text()).toContain('403 without an envelope')
    await press('fault', { call, fault: '' })
    expect((await get('/webapi/expo-main/api/v2/languages/query')).status).toBe(200)
  })

  it('set the session length', async () => {
    await press('session-length', { minutes: '5' })
    const { expireTime } = await payload(sandbox, contract.auth.login, {
      loginType: 'PASSWORD',
      accountType: 'EMAIL',
      ...DEMO_LOGIN,
    })
    expect(expireTime).toBe('2026-11-19T02:47:00.000Z')
  })
})

describe('simulated replies and messages', () => {
  const alive = aliveSandbox({ make: fixtureFair })
  afterAll(() => alive.close())

  it('answerNow answers all pending inquiries at once, except those without a due time', () => {
    const { db } = alive.platform
    const dues = (when: string) =>
      db.one<{ n: number }>(`SELECT count(*) AS n FROM inquiry_recipient WHERE answer_due ${when}`)?.n ?? 0
    const now = alive.platform.now().toISOString()
    const [later, never] = [dues(`> '${now}'`), dues('IS NULL')]
    expect(later).toBeGreaterThan(0)
    expect(answerNow(alive.platform)).toBeGreaterThanOrEqual(later)
    expect([dues(`> '${now}'`), dues('IS NULL')]).toEqual([0, never])
    expect(answerNow(alive.platform)).toBe(0)
  })

  it('the outbox page shows a message, with its markup escaped', async () => {
    const message = {
      tenantId: 'A',
      time: '2026-11-19T02:42:00.000Z',
      channel: 'SMS',
      recipient: '+86 1',
      code: '4711',
    } as const
    sendMessage(alive.platform.db, { ...message, language: 'zh-CN', subject: '', body: '<b>验证码</b> 4711' })
    const page = String(await outboxPage(alive.platform))
    expect(page).toContain('&lt;b&gt;验证码&lt;/b&gt; 4711')
    expect(page).toContain('<code>4711</code>')
  })
})

import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { contract } from '@fair/contract/index.ts'
import { machineTime } from '@fair/contract/rules/machine-time.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { createSandbox, SAMPLE_NOW } from './app.ts'
import { CLOCK_HEADER, clockOffsetOf } from './clock.ts'
import { DEMO_LOGIN } from './demo.ts'
import type { Sandbox } from './sandbox.ts'
import { payload } from './testing/call-sandbox.ts'

const HOUR = 3_600_000
let sandbox: Sandbox
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: SAMPLE_NOW })
  sandbox = createSandbox({ size: 'small', media: false })
})
afterAll(() => {
  sandbox.close()
  vi.useRealTimers()
})

/** The header that requests an answer as of a moment. */
const at = (moment: Date | number) => ({ [CLOCK_HEADER]: String(Math.round(Number(moment) - machineTime())) })
const lives = (headers = {}) => payload(sandbox, contract.live.list, { pageSize: 0 }, { language: 'en-US', ...headers })
const running = async (headers = {}) =>
  (await lives(headers)).records.filter(({ state }) => state === 'live').map(({ title }) => title)

describe('clockOffsetOf', () => {
  it.each([
    ['1500', null, 1500],
    ['-86400000', 'sandbox-clock=7', -86_400_000],
    [null, 'theme=dark; sandbox-clock=-7', -7],
    [undefined, undefined, undefined],
    ['soon', null, undefined],
    ['1e3', null, undefined],
    ['999999999999999', null, undefined],
    [null, 'not-sandbox-clock=7', undefined],
  ])('reads header %j and cookie %j as %j', (header, cookie, offset) => {
    expect(clockOffsetOf(header, cookie)).toBe(offset)
  })
})

describe('a request with sandbox-clock', () => {
  it('receives a Date header for the requested moment, set by header or cookie', async () => {
    const later = SAMPLE_NOW.getTime() + 20 * HOUR
    const call = async (headers: Record<string, string>) => {
      const response = await sandbox.fetch(new Request('http://localhost/webapi/expo-main/nothing', { headers }))
      return Date.parse(response.headers.get('date') ?? '')
    }
    const offset = at(later)
    expect(await call(offset)).toBe(later)
    expect(await call({ cookie: `a=b; ${CLOCK_HEADER}=${offset[CLOCK_HEADER]}` })).toBe(later)
    expect(await call({})).toBe(SAMPLE_NOW.getTime())
  })

  it('lists the live streams of that moment, without affecting concurrent requests', async () => {
    const evening = at(SAMPLE_NOW.getTime() + 20 * HOUR)
    const [now, later, again] = await Promise.all([running(), running(evening), running()])
    expect(now.length).toBeGreaterThan(0)
    expect(again).toEqual(now)
    expect(later).not.toEqual(now)
  })

  it('receives the playlist of a stream only if the stream has started at that moment', async () => {
    const first = (await lives()).records.find(({ state }) => state === 'live')
    const playlist = async (headers: Record<string, string>) =>
      (
        await sandbox.fetch(
          new Request(`http://localhost/sandbox/stream/live/${first?._id}/main/index.m3u8`, { headers }),
        )
      ).status
    const start = Date.parse(first?.startTime ?? '')
    expect(await playlist(at(start - HOUR))).toBe(404)
    expect(await playlist(at(start + 60_000))).toBe(200)
    expect(await playlist({})).toBe(200)
  })

  it('exposes the Date header to pages of another port', async () => {
    const headers = { origin: 'http://localhost:4321' }
    const response = await sandbox.fetch(new Request('http://localhost/webapi/expo-main/nothing', { headers }))
    expect(response.headers.get('access-control-expose-headers')).toContain('Date')
  })
})

it('a WebSocket uses the clock offset in its cookie', async () => {
  const server = http.createServer().listen(0, '127.0.0.1')
  server.on('upgrade', (request, socket, head) => sandbox.upgrade(request, socket, head))
  await new Promise((resolve) => server.once('listening', resolve))
  const moment = SAMPLE_NOW.getTime() + 50 * HOUR
  const requested = at(moment)
  const login = { loginType: 'PASSWORD', accountType: 'EMAIL', ...DEMO_LOGIN } as const
  const { authorization } = await payload(sandbox, contract.auth.login, login, requested)
  const headers = { Authorization: authorization, ...requested }
  const { token } = await payload(sandbox, contract.chat.token, {}, headers)
  const { chatgroupId } = await payload(sandbox, contract.chat.open, { role: 'SERVICE', roleId: 'desk' }, headers)
  const address = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/webapi/im`
  const socket = new WebSocket(address, { headers: { cookie: `${CLOCK_HEADER}=${requested[CLOCK_HEADER]}` } })
  const time = await new Promise<string>((resolve, reject) => {
    socket.on('error', reject)
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', token })))
    socket.on('message', (data) => {
      const frame = JSON.parse(String(data))
      const message = { id: 'm-1', chatgroupId, contentsType: 'TEXT', msgContent: 'Which hall?' }
      if (frame.type === 'welcome') socket.send(JSON.stringify({ type: 'send', message }))
      if (frame.type === 'ack') resolve(frame.time)
      if (frame.type === 'error' || frame.type === 'refused') reject(new Error(String(data)))
    })
  })
  socket.terminate()
  server.close()
  expect(Date.parse(time)).toBe(moment)
})

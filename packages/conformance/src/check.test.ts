import { contract } from '@fair/contract/index.ts'
import { DEMO_LOGIN } from '@fair/sandbox/demo.ts'
import { parseFault } from '@fair/sandbox/faults/faults.ts'
import { callsOf, isRead } from '@fair/sandbox/probe/reads.ts'
import type { Sandbox } from '@fair/sandbox/sandbox.ts'
import { fixtureSandbox } from '@fair/sandbox/testing/fixture.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type CheckOptions, checkPlatform } from './check.ts'
import { NAMED, needOf } from './needs.ts'
import { openPlatform, Unreachable } from './platform.ts'
import { htmlOf, isSound, lostOf, tableOf } from './table.ts'

let sandbox: Sandbox
let requests: string[] = []
beforeEach(() => {
  sandbox = fixtureSandbox()
  requests = []
})
afterEach(() => sandbox.close())

const calls = callsOf(contract)
const sandboxAt = (): CheckOptions => ({
  platform: 'http://platform.example',
  domain: 'localhost',
  product: 'expo',
  calls,
  timeout: 5000,
  fetch: async (input, init) => {
    const request = new Request(String(input), init)
    requests.push(`${request.method} ${new URL(request.url).pathname}`)
    return Promise.race([sandbox.fetch(request), givenUp(init?.signal)])
  },
})
const check = (more: Partial<CheckOptions> = {}) => checkPlatform({ ...sandboxAt(), ...more })

/** Behaves as a real fetch does: throws when its signal is aborted. */
const givenUp = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

const LANGUAGES = 'GET /api/v2/languages/query'
const languagesWith = async (fault: string, more: Partial<CheckOptions> = {}) => {
  sandbox.faults.set(LANGUAGES, parseFault(fault))
  const checked = await check(more)
  return { checked, one: checked.find(({ call }) => call === LANGUAGES) }
}

describe('a platform that conforms to the contract', () => {
  it('passes, with most of the calls that need no login checked', async () => {
    const checked = await check()
    expect(checked.filter(({ verdict }) => verdict === 'broken' || verdict === 'silent')).toEqual([])
    expect(isSound(checked)).toBe(true)
    expect(checked.map(({ name }) => name)).toEqual(calls.map(({ name }) => name))
    const open = calls.filter(({ name, endpoint }) => isRead(name, endpoint) && !endpoint.authed)
    const fits = checked.filter(({ verdict }) => verdict === 'fits')
    expect(fits.length / open.length).toBeGreaterThan(0.75)
    expect(fits.every(({ status, ms }) => status === 200 && ms !== null)).toBe(true)
  })

  it('receives no write requests', async () => {
    await check()
    const writes = calls.filter(({ name, endpoint }) => !isRead(name, endpoint))
    const paths = writes.map(({ endpoint }) => `${endpoint.method} /expo-main${endpoint.path}`)
    expect(requests.filter((each) => paths.includes(each))).toEqual([])
    expect(requests.filter((each) => each.startsWith('PUT') || each.startsWith('DELETE'))).toEqual([])
  })
})

describe('a platform that sends values of another type', () => {
  it('passes with a note if the site can read them', async () => {
    const { checked, one } = await languagesWith('types')
    expect(one?.verdict).toBe('read')
    expect(one?.detail).toContain('value: a number for a text')
    expect(isSound(checked)).toBe(true)
    expect(tableOf(checked)).toContain('1 are accepted in another form')
  })
})

describe('a platform that breaks the contract', () => {
  it.each([
    ['html', 'not JSON'],
    ['empty', 'empty answer'],
    ['truncated', 'not JSON'],
    ['broken', 'HTTP 500'],
    ['forbidden', 'HTTP 403'],
  ])('fails with the call and the reason: %s', async (fault, detail) => {
    const { checked, one } = await languagesWith(fault)
    expect(isSound(checked)).toBe(false)
    expect(one?.verdict).toBe('broken')
    expect(one?.detail).toContain(detail)
    expect(checked.filter(({ verdict }) => verdict === 'broken')).toHaveLength(1)
  })

  it('fails if a call has no answer in time', async () => {
    const { checked, one } = await languagesWith('timeout:3000', { timeout: 300 })
    expect(one).toMatchObject({ verdict: 'silent', status: null, detail: 'no answer in time' })
    expect(isSound(checked)).toBe(false)
  })

  it('passes if it refuses an optional call, and the table shows what visitors lose', async () => {
    sandbox.faults.set('GET /api/v2/app/decorations/top/bar', parseFault('silent'))
    const checked = await check()
    const one = checked.find(({ name }) => name === 'decoration.topBar')
    expect(one).toMatchObject({ verdict: 'refused', status: 200, detail: '4090 (no errMsg)', level: 'should' })
    expect(tableOf(checked)).toContain('LOST (should)  the header’s menu: decoration.topBar is refused')
    expect(isSound(checked)).toBe(true)
  })
})

describe('the check', () => {
  it('reports why a call was skipped', async () => {
    const login = { name: 'user.info', endpoint: { ...calls[0], ...contract.site.languages, authed: true } }
    const write = { name: 'auth.logout', endpoint: contract.site.languages }
    const [needsLogin, changes] = await check({ calls: [login, write] })
    expect([needsLogin?.detail, changes?.detail]).toEqual(['needs a login', 'changes something'])
  })

  it('ends if the platform is unreachable', async () => {
    const nobody: typeof fetch = () =>
      Promise.reject(new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') }))
    await expect(check({ fetch: nobody })).rejects.toThrow(Unreachable)
    await expect(check({ fetch: nobody })).rejects.toThrow('The platform does not answer: ECONNREFUSED.')
  })

  it('ends if the token is invalid, and accepts a valid one instead of a login', async () => {
    await expect(check({ token: 'none' })).rejects.toThrow('The token does not work: 5014')
    const { headers } = await openPlatform({ ...sandboxAt(), login: DEMO_LOGIN })
    const checked = await check({ token: headers['Authorization'] })
    expect(checked.find(({ name }) => name === 'user.info')?.verdict).toBe('fits')
  })

  it('ends if the login fails', async () => {
    const login = { ...DEMO_LOGIN, password: 'Wrong2026' }
    await expect(check({ login })).rejects.toThrow('The login failed')
  })
})

describe('the table', () => {
  it('has a line for each call and a summary', async () => {
    const { checked } = await languagesWith('html')
    const lines = tableOf(checked).split('\n')
    expect(lines).toHaveLength(calls.length + 2 + lostOf(checked).length)
    expect(lines.find((line) => line.startsWith('BROKEN'))).toMatch(/site\.languages +200 +\d+ ms {2}GET .+: not JSON$/)
    expect(lines.at(-1)).toMatch(
      /^\d+ of \d+ calls checked: \d+ fit, \d+ are accepted in another form, \d+ refused\. 1 do not fit\.$/,
    )
  })
})

describe('a platform without usable answers', () => {
  const through = (change: (json: Record<string, unknown>) => unknown) => ({
    fetch: (async (input, init) => {
      const reply = await sandbox.fetch(new Request(String(input), init))
      return Response.json(change((await reply.json()) as Record<string, unknown>))
    }) as typeof fetch,
  })

  it('fails if it refuses every call, and the table shows what is lost', async () => {
    const checked = await check(through(() => ({ success: false, errCode: 4000, errMsg: 'no' })))
    expect(isSound(checked)).toBe(false)
    const lost = lostOf(checked)
    expect(lost.filter(({ level }) => level === 'must').map(({ name }) => name)).toEqual(
      NAMED.filter((name) => needOf(name).level === 'must').sort((a, b) => order(a) - order(b)),
    )
    expect(tableOf(checked)).toContain('LOST (must)  the site: it has no language: site.languages is refused')
    expect(htmlOf(checked, 'https://a.example/?<x>')).toContain('the site: it has no language')
  })

  it('fails if all its lists are empty', async () => {
    const emptied = (value: unknown): unknown => {
      if (Array.isArray(value)) return []
      if (value === null || typeof value !== 'object') return value
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, key === 'total' ? 0 : emptied(each)]))
    }
    const checked = await check(through(emptied))
    expect(isSound(checked)).toBe(false)
    expect(lostOf(checked).find(({ name }) => name === 'exhibition.list')?.verdict).toBe('empty')
    expect(tableOf(checked)).toContain('every page of an exhibition: exhibition.list is empty')
  })

  it('is assessed only by calls of the contract', () => {
    const names = new Set(calls.map(({ name }) => name))
    expect(NAMED.filter((name) => !names.has(name))).toEqual([])
  })
})

const order = (name: string) => calls.findIndex((call) => call.name === name)

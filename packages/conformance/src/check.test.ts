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

describe('a platform that keeps the contract', () => {
  it('is sound, and was asked for all that can be read without a login', async () => {
    const checked = await check()
    expect(checked.filter(({ verdict }) => verdict === 'broken' || verdict === 'silent')).toEqual([])
    expect(isSound(checked)).toBe(true)
    expect(checked.map(({ name }) => name)).toEqual(calls.map(({ name }) => name))
    const open = calls.filter(({ name, endpoint }) => isRead(name, endpoint) && !endpoint.authed)
    const fits = checked.filter(({ verdict }) => verdict === 'fits')
    expect(fits.length / open.length).toBeGreaterThan(0.75)
    expect(fits.every(({ status, ms }) => status === 200 && ms !== null)).toBe(true)
  })

  it('is asked for nothing that changes anything', async () => {
    await check()
    const writes = calls.filter(({ name, endpoint }) => !isRead(name, endpoint))
    const paths = writes.map(({ endpoint }) => `${endpoint.method} /expo-main${endpoint.path}`)
    expect(requests.filter((each) => paths.includes(each))).toEqual([])
    expect(requests.filter((each) => each.startsWith('PUT') || each.startsWith('DELETE'))).toEqual([])
  })
})

describe('a platform that writes otherwise', () => {
  it('is sound where the site reads it, and told of it by a note', async () => {
    const { checked, one } = await languagesWith('types')
    expect(one?.verdict).toBe('read')
    expect(one?.detail).toContain('value: a number for a text')
    expect(isSound(checked)).toBe(true)
    expect(tableOf(checked)).toContain('1 are accepted in another form')
  })
})

describe('a platform that breaks it', () => {
  it.each([
    ['html', 'not JSON'],
    ['empty', 'empty answer'],
    ['truncated', 'not JSON'],
    ['broken', 'HTTP 500'],
    ['forbidden', 'HTTP 403'],
  ])('is told where and why: %s', async (fault, detail) => {
    const { checked, one } = await languagesWith(fault)
    expect(isSound(checked)).toBe(false)
    expect(one?.verdict).toBe('broken')
    expect(one?.detail).toContain(detail)
    expect(checked.filter(({ verdict }) => verdict === 'broken')).toHaveLength(1)
  })

  it('may be silent', async () => {
    const { checked, one } = await languagesWith('timeout:3000', { timeout: 300 })
    expect(one).toMatchObject({ verdict: 'silent', status: null, detail: 'no answer in time' })
    expect(isSound(checked)).toBe(false)
  })

  it('may refuse what a fair can do without, and is told what a visitor loses', async () => {
    sandbox.faults.set('GET /api/v2/app/decorations/top/bar', parseFault('silent'))
    const checked = await check()
    const one = checked.find(({ name }) => name === 'decoration.topBar')
    expect(one).toMatchObject({ verdict: 'refused', status: 200, detail: '4090 (no errMsg)', level: 'should' })
    expect(tableOf(checked)).toContain('LOST (should)  the header’s menu: decoration.topBar is refused')
    expect(isSound(checked)).toBe(true)
  })
})

describe('what cannot be asked', () => {
  it('is said with the reason', async () => {
    const login = { name: 'user.info', endpoint: { ...calls[0], ...contract.site.languages, authed: true } }
    const write = { name: 'auth.logout', endpoint: contract.site.languages }
    const [needsLogin, changes] = await check({ calls: [login, write] })
    expect([needsLogin?.detail, changes?.detail]).toEqual(['needs a login', 'changes something'])
  })

  it('ends the check where nobody is there', async () => {
    const nobody: typeof fetch = () =>
      Promise.reject(new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') }))
    await expect(check({ fetch: nobody })).rejects.toThrow(Unreachable)
    await expect(check({ fetch: nobody })).rejects.toThrow('The platform does not answer: ECONNREFUSED.')
  })

  it('ends the check where a token is none; a good one stands for a login', async () => {
    await expect(check({ token: 'none' })).rejects.toThrow('The token does not work: 5014')
    const { headers } = await openPlatform({ ...sandboxAt(), login: DEMO_LOGIN })
    const checked = await check({ token: headers['Authorization'] })
    expect(checked.find(({ name }) => name === 'user.info')?.verdict).toBe('fits')
  })

  it('ends the check where the login does not work', async () => {
    const login = { ...DEMO_LOGIN, password: 'Wrong2026' }
    await expect(check({ login })).rejects.toThrow('The login failed')
  })
})

describe('the table', () => {
  it('has a line for each call, and a sum', async () => {
    const { checked } = await languagesWith('html')
    const lines = tableOf(checked).split('\n')
    expect(lines).toHaveLength(calls.length + 2 + lostOf(checked).length)
    expect(lines.find((line) => line.startsWith('BROKEN'))).toMatch(/site\.languages +200 +\d+ ms {2}GET .+: not JSON$/)
    expect(lines.at(-1)).toMatch(
      /^\d+ of \d+ calls checked: \d+ fit, \d+ are accepted in another form, \d+ refused\. 1 do not fit\.$/,
    )
  })
})

describe('a platform that says no', () => {
  const through = (change: (json: Record<string, unknown>) => unknown) => ({
    fetch: (async (input, init) => {
      const reply = await sandbox.fetch(new Request(String(input), init))
      return Response.json(change((await reply.json()) as Record<string, unknown>))
    }) as typeof fetch,
  })

  it('is not sound where it refuses everything, and what is lost is named', async () => {
    const checked = await check(through(() => ({ success: false, errCode: 4000, errMsg: 'no' })))
    expect(isSound(checked)).toBe(false)
    const lost = lostOf(checked)
    expect(lost.filter(({ level }) => level === 'must').map(({ name }) => name)).toEqual(
      NAMED.filter((name) => needOf(name).level === 'must').sort((a, b) => order(a) - order(b)),
    )
    expect(tableOf(checked)).toContain('LOST (must)  the site: it has no language: site.languages is refused')
    expect(htmlOf(checked, 'https://a.example/?<x>')).toContain('the site: it has no language')
  })

  it('is not sound where all its lists are empty', async () => {
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

  it('names calls of the contract alone as needed', () => {
    const names = new Set(calls.map(({ name }) => name))
    expect(NAMED.filter((name) => !names.has(name))).toEqual([])
  })
})

const order = (name: string) => calls.findIndex((call) => call.name === name)

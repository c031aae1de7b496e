import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '../contract/endpoint.ts'
import { contract } from '../contract/index.ts'
import type { Sandbox } from '../sandbox/app.ts'
import { DEMO_USERS } from '../sandbox/demo.ts'
import { FAULT_HEADER, FAULT_NAMES, type FaultName } from '../sandbox/faults/faults.ts'
import { inputFor } from '../sandbox/probe/inputs.ts'
import { createKnown } from '../sandbox/probe/known.ts'
import { callsOf, isRead, type NamedCall } from '../sandbox/probe/reads.ts'
import { inRounds } from '../sandbox/probe/rounds.ts'
import { fixtureSandbox } from '../sandbox/testing/fixture.ts'
import { type Call, createClient, type Result } from './client.ts'

/*
 * The real client over a real connection, each call with each fault (Spec 8): it never throws, says what the visitor is to
 * read, and never repeats what is not safe to repeat.
 */

let server: Server
let base = ''
let sandbox: Sandbox
let headers: Record<string, string>
/** Requests that went out, by the id that each call's header carries. */
const sent = new Map<string, number>()
/** A slow machine must not take an answer for a timeout, but for the fault of that name. */
const PATIENCE = 60_000
const IMPATIENCE = 40

interface Asking {
  readonly named: NamedCall
  readonly input: object
  /** How the call answers without a fault. */
  readonly plain: Result<unknown>
}
let askings: Asking[] = []

const COUNTED = 'x-test-id'
const counting: typeof fetch = (input, init) => {
  const id = new Headers(init?.headers).get(COUNTED) ?? ''
  sent.set(id, (sent.get(id) ?? 0) + 1)
  return fetch(input, init)
}

function client(extra: Record<string, string>, timeout = PATIENCE): Call {
  return createClient({
    base,
    product: 'expo',
    headers: () => ({ ...headers, ...extra }),
    text: (key) => `text of ${key}`,
    fetch: counting,
    timeout,
  })
}

beforeAll(async () => {
  sandbox = fixtureSandbox()
  server = createAdaptorServer({ fetch: sandbox.fetch }) as Server
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { tenantId } = await firstTenant()
  headers = { language: 'en-US', tenantId, Authorization: sandbox.admin.signIn(DEMO_USERS.buyer, tenantId) }

  const calls = callsOf(contract)
  const known = createKnown()
  const call = client({})
  // Only what reads is asked to find ids; a write gets a made-up one where there is none, and may be refused.
  const reads = calls.filter(({ name, endpoint }) => isRead(name, endpoint))
  await inRounds(reads, known, async ({ endpoint }, input) => {
    const result = await call(endpoint, input)
    return { result, payload: result.ok ? result.data : undefined }
  })
  askings = await Promise.all(
    calls.map(async (named) => {
      const asked = inputFor(named.name, named.endpoint, known, { isAnyId: true })
      const input = 'input' in asked ? asked.input : {}
      return { named, input, plain: await call(named.endpoint, input) }
    }),
  )
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  sandbox.close()
})

async function firstTenant(): Promise<{ tenantId: string }> {
  const call = createClient({ base, product: 'expo', headers: () => ({}), text: (key) => key })
  const result = await call(contract.site.tenantSite, {
    domainName: 'localhost',
    networkType: 'PUBLIC',
    terminalType: 'PC',
  })
  if (!result.ok) throw new Error(result.message)
  return result.data
}

/** How a fault is asked for where its usual amount would take too long. */
const AMOUNTS: { readonly [Name in FaultName]?: string } = {
  delay: 'delay:5',
  timeout: 'timeout:2000',
  throttled: 'throttled:0',
  huge: 'huge:60000',
}

async function withFault(name: FaultName, { named, input }: Asking, amount = AMOUNTS[name] ?? name) {
  const id = `${name} ${named.name}`
  sent.delete(id)
  const call = client({ [FAULT_HEADER]: amount, [COUNTED]: id }, name === 'timeout' ? IMPATIENCE : PATIENCE)
  const result = await call(named.endpoint, input)
  return { result, attempts: sent.get(id) ?? 0 }
}

const failure = (code: string, message: string, errCode?: string) =>
  errCode === undefined ? { ok: false, code, message } : { ok: false, code, message, errCode }
const UNREADABLE = failure('contract', 'text of contract', expect.any(String))

/** What the client must answer, whatever the call; undefined where that depends on the call. */
const ANSWERS: { readonly [Name in FaultName]?: object } = {
  timeout: failure('timeout', 'text of timeout'),
  reset: failure('network', 'text of network'),
  empty: UNREADABLE,
  unauthorized: failure('expired', 'text of expired'),
  forbidden: failure('service', 'text of service', '403'),
  throttled: failure('service', 'text of service', '429'),
  broken: failure('service', 'text of service', '500'),
  html: UNREADABLE,
  truncated: UNREADABLE,
  expired: failure('expired', 'text of expired', '5014'),
  refused: failure('service', 'The sandbox was told to refuse this', '4090'),
  silent: failure('service', 'text of service', '4090'),
}

const REPEATED = new Set<FaultName>(['timeout', 'reset', 'throttled', 'broken'])
const attemptsOf = (name: FaultName, { safe }: Endpoint) => (REPEATED.has(name) && safe ? 3 : 1)

describe('without a fault', () => {
  test('most calls answer, so that there is something to spoil', () => {
    expect(askings.length).toBe(callsOf(contract).length)
    const answered = askings.filter(({ plain }) => plain.ok).length
    expect(answered / askings.length).toBeGreaterThan(0.6)
  })
})

describe.each(FAULT_NAMES)('%s', (name) => {
  test('never throws, says what a visitor reads, repeats only what is safe', { timeout: 120_000 }, async () => {
    const outcomes = await Promise.all(askings.map(async (asking) => ({ asking, ...(await withFault(name, asking)) })))
    const wrong = outcomes.flatMap(({ asking, result, attempts }) => {
      const problem = wrongIn(name, asking, result, attempts)
      return problem === undefined ? [] : [`${asking.named.name}: ${problem}`]
    })
    expect(wrong).toEqual([])
  })
})

/** What is wrong with an outcome; undefined for nothing. */
function wrongIn(name: FaultName, asking: Asking, result: Result<unknown>, attempts: number): string | undefined {
  const wanted = attemptsOf(name, asking.named.endpoint)
  if (attempts !== wanted) return `${attempts} requests, not ${wanted}`
  const answer = ANSWERS[name]
  if (answer) return matches(result, answer)
  if (!asking.plain.ok)
    return matches(result, name === 'nulls' || name === 'types' || name === 'missing' ? UNREADABLE : asking.plain)
  if (name === 'nulls' || name === 'types' || name === 'missing') return spoiledOr(result, asking)
  if (name === 'doubled' || name === 'unordered') return rearranged(name, result, asking.plain.data)
  return result.ok ? undefined : `${result.code} ${result.errCode}`
}

function matches(result: Result<unknown>, wanted: object): string | undefined {
  try {
    expect(result).toEqual(wanted)
    return undefined
  } catch {
    return JSON.stringify(result).slice(0, 200)
  }
}

/** Values of another type break the contract, unless it allows them: then nothing of the wrong values comes through. */
function spoiledOr(result: Result<unknown>, { named: { endpoint } }: Asking): string | undefined {
  if (!result.ok) return matches(result, UNREADABLE)
  const { kind, schema } = endpoint.reply
  const items = kind === 'page' ? Object(result.data).records : kind === 'list' ? result.data : [result.data]
  const bad = items.find((item: unknown) => !schema.safeParse(item).success)
  return bad === undefined ? undefined : `lets through ${JSON.stringify(bad).slice(0, 120)}`
}

function rearranged(name: FaultName, result: Result<unknown>, before: unknown): string | undefined {
  if (!result.ok) return result.code
  const count = (data: unknown) => (Array.isArray(data) ? data.length : (Object(data).records?.length ?? 0))
  const wanted = name === 'doubled' ? count(before) * 2 : count(before)
  return count(result.data) === wanted ? undefined : `${count(result.data)} items, not ${wanted}`
}

test('an answer of 10 MB is read', { timeout: 60_000 }, async () => {
  const asking = askings.find(({ named }) => named.name === 'search.exhibits')
  if (!asking) throw new Error('search.exhibits is not declared')
  const { result } = await withFault('huge', asking, 'huge')
  expect(result.ok).toBe(true)
})

test('a login that has expired is told to the page once for each call', async () => {
  const told: string[] = []
  const extra: Record<string, string> = { ...headers, [FAULT_HEADER]: 'expired' }
  const call = createClient({
    base,
    product: 'expo',
    headers: () => extra,
    text: (key) => `text of ${key}`,
    onExpired: ({ message }) => told.push(message),
  })
  await call(contract.site.languages, {})
  expect(told).toEqual(['text of expired'])
})

test('a 429 is waited for as it asks, but not longer than a visitor would', async () => {
  const asking = askings.find(({ named }) => named.name === 'site.languages')
  if (!asking) throw new Error('site.languages is not declared')
  const started = performance.now()
  expect((await withFault('throttled', asking, 'throttled:1')).attempts).toBe(3)
  expect(performance.now() - started).toBeGreaterThan(1900)
  const later = performance.now()
  expect((await withFault('throttled', asking, 'throttled:3600')).attempts).toBe(1)
  expect(performance.now() - later).toBeLessThan(1000)
})

test('a caller that goes away is answered at once, and is shown nothing', async () => {
  const { signal, abort } = (() => {
    const controller = new AbortController()
    return { signal: controller.signal, abort: () => controller.abort() }
  })()
  const call = client({ [FAULT_HEADER]: 'timeout:5000' })
  const pending = call(contract.site.languages, {}, { signal })
  setTimeout(abort, 20)
  const started = performance.now()
  expect(await pending).toEqual({ ok: false, code: 'aborted', message: '' })
  expect(performance.now() - started).toBeLessThan(1500)
})

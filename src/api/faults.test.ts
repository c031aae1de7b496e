import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Endpoint } from '@fair/contract/endpoint.ts'
import { contract } from '@fair/contract/index.ts'
import { CALL_RETRIES, RETRY_AFTER_MAX_MS } from '@fair/contract/rules/limits.ts'
import { SAMPLE_NOW } from '@fair/sandbox/app.ts'
import { openFair } from '@fair/sandbox/db/open.ts'
import { DEMO_USERS } from '@fair/sandbox/demo.ts'
import { FAULT_HEADER, FAULT_NAMES, type FaultName } from '@fair/sandbox/faults/faults.ts'
import { mountFaults } from '@fair/sandbox/faults/mount.ts'
import { createPlatform } from '@fair/sandbox/platform.ts'
import { inputFor } from '@fair/sandbox/probe/inputs.ts'
import { createKnown } from '@fair/sandbox/probe/known.ts'
import { callsOf, isRead, type NamedCall } from '@fair/sandbox/probe/reads.ts'
import { inRounds } from '@fair/sandbox/probe/rounds.ts'
import { fixtureSandbox } from '@fair/sandbox/testing/fixture.ts'
import { fixtureFair } from '@fair/sandbox/testing/fixture-fair.ts'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { HANG_GUARD } from '../../tests/hang-guard.ts'
import { type Call, createClient, type Result } from './client.ts'
import { idOf } from './repair.ts'

/*
 * The real client over a real connection, each call with each fault (Spec 8): it never throws, returns the right
 * message for the visitor, and never repeats a call that is not safe to repeat.
 */

let server: Server
let base = ''
/** The sandbox's recorded answer to each call: a call that one fault lets through must not change the next test. */
const recorded = new Map<string, string>()
/** Requests sent, by the id in each call's header. */
const sent = new Map<string, number>()
/** On a slow machine an answer must not count as a timeout, only the fault of that name. */
const PATIENCE = HANG_GUARD
const IMPATIENCE = 40

interface PreparedCall {
  readonly named: NamedCall
  readonly input: object
  /** The result of the call without a fault. */
  readonly plain: Result<unknown>
}
let askings: PreparedCall[] = []

const COUNTED = 'x-test-id'
const CALL = 'x-test-call'
const calls = callsOf(contract)

function client(headers: Record<string, string>, timeout = PATIENCE): Call {
  return createClient({
    base,
    product: 'expo',
    headers: () => headers,
    text: (key) => `text of ${key}`,
    timeout,
    // As for a visitor, but without the pauses between attempts.
    repeats: { most: CALL_RETRIES, longestPause: 0, longestRetryAfter: RETRY_AFTER_MAX_MS, failed: () => false },
    fetch: (input, init) => {
      const id = new Headers(init?.headers).get(COUNTED) ?? ''
      sent.set(id, (sent.get(id) ?? 0) + 1)
      return fetch(input, init)
    },
  })
}

beforeAll(async () => {
  await record()
  const { db, fair } = openFair({
    file: ':memory:',
    seed: 'faults',
    size: 'fixture',
    origin: SAMPLE_NOW,
    fresh: SAMPLE_NOW,
    make: fixtureFair,
  })
  const app = new Hono()
  const platform = createPlatform(db, fair, () => SAMPLE_NOW)
  mountFaults(
    app,
    platform,
    calls.map(({ endpoint }) => endpoint),
  )
  app.all('*', (c) => c.body(recorded.get(c.req.header(CALL) ?? '') ?? '', 200, { 'content-type': 'application/json' }))
  server = createAdaptorServer({ fetch: app.fetch }) as Server
  // A connection that the server closes while the client sends on it would count as a second attempt.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

/** Makes every call on a sandbox: reads first, to find ids, then writes, and calls that end logins last. */
async function record(): Promise<void> {
  const sandbox = fixtureSandbox()
  const headers = { language: 'en-US', tenantId: 'A', Authorization: sandbox.admin.signIn(DEMO_USERS.buyer, 'A') }
  let text = ''
  const call = createClient({
    base: 'http://sandbox.localhost',
    product: 'expo',
    headers: () => headers,
    text: (key) => `text of ${key}`,
    fetch: async (input, init) => {
      const response = await sandbox.fetch(new Request(String(input), init))
      text = await response.clone().text()
      return response
    },
  })
  const known = createKnown()
  const found = new Map<string, PreparedCall>()
  const request = async (named: NamedCall, input: object) => {
    const plain = await call(named.endpoint, input)
    recorded.set(named.name, text)
    found.set(named.name, { named, input, plain })
    return { result: plain, payload: plain.ok ? plain.data : undefined }
  }
  await inRounds(
    calls.filter(({ name, endpoint }) => isRead(name, endpoint)),
    known,
    request,
  )
  const left = calls.filter(({ name }) => !found.has(name))
  const placeOf = ({ name }: NamedCall) => (name === 'auth.logout' ? 2 : name.startsWith('auth.') ? 1 : 0)
  for (const named of left.toSorted((a, b) => placeOf(a) - placeOf(b))) {
    const requested = inputFor(named.name, named.endpoint, known, { isAnyId: true })
    await request(named, 'input' in requested ? requested.input : {})
  }
  sandbox.close()
  askings = calls.flatMap(({ name }) => found.get(name) ?? [])
}

/** The parameter of a fault whose usual amount would take too long. */
const AMOUNTS: { readonly [Name in FaultName]?: string } = {
  delay: 'delay:5',
  timeout: `timeout:${HANG_GUARD}`,
  throttled: 'throttled:0',
  huge: 'huge:60000',
}

async function withFault(name: FaultName, { named, input }: PreparedCall, amount = AMOUNTS[name] ?? name) {
  const id = `${name} ${named.name}`
  sent.delete(id)
  const headers = { language: 'en-US', [FAULT_HEADER]: amount, [COUNTED]: id, [CALL]: named.name }
  const result = await client(headers, name === 'timeout' ? IMPATIENCE : PATIENCE)(named.endpoint, input)
  return { result, attempts: sent.get(id) ?? 0 }
}

const failure = (code: string, message: string, errCode?: string) =>
  errCode === undefined ? { ok: false, code, message } : { ok: false, code, message, errCode }
const UNREADABLE = failure('contract', 'text of contract', expect.any(String))

/** The client's required result, whatever the call; undefined if that depends on the call. */
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
  test('most calls succeed, and the others are refusals', () => {
    expect(askings.length).toBe(calls.length)
    const refused = askings.filter(({ plain }) => !plain.ok)
    expect(refused.length / askings.length).toBeLessThan(0.3)
    expect(refused.filter(({ plain }) => !plain.ok && plain.code !== 'service').map(({ named }) => named.name)).toEqual(
      [],
    )
  })
})

describe.each(FAULT_NAMES)('%s', (name) => {
  test('returns the expected result for every call, and only safe calls are retried', async () => {
    const outcomes = await Promise.all(
      askings.map(async (prepared) => ({ asking: prepared, ...(await withFault(name, prepared)) })),
    )
    const wrong = outcomes.flatMap(({ asking: prepared, result, attempts }) => {
      const problem = wrongIn(name, prepared, result, attempts)
      return problem === undefined ? [] : [`${prepared.named.name}: ${problem}`]
    })
    expect(wrong).toEqual([])
  })
})

/** What is wrong with an outcome; undefined if nothing is. */
function wrongIn(
  name: FaultName,
  prepared: PreparedCall,
  result: Result<unknown>,
  attempts: number,
): string | undefined {
  const expected = attemptsOf(name, prepared.named.endpoint)
  if (attempts !== expected) return `${attempts} requests, not ${expected}`
  const answer = ANSWERS[name]
  if (answer) return matches(result, answer)
  const isSpoiled = name === 'nulls' || name === 'types' || name === 'missing'
  if (!prepared.plain.ok) return isSpoiled ? refusalText(result) : matches(result, prepared.plain)
  if (isSpoiled) return spoiledOr(result, prepared)
  if (name === 'doubled' || name === 'unordered') return rearranged(name, result, prepared)
  return matches(result, prepared.plain)
}

function matches(result: Result<unknown>, expected: object): string | undefined {
  try {
    expect(result).toEqual(expected)
    return undefined
  } catch {
    return JSON.stringify(result).slice(0, 200)
  }
}

/** A refusal in a spoiled envelope is still an error with a readable message. */
function refusalText(result: Result<unknown>): string | undefined {
  if (result.ok) return 'ok'
  return result.code === 'exception' || result.message === '' ? JSON.stringify(result) : undefined
}

/** Values of another type violate the contract, unless it allows them: then no wrong value is passed on. */
function spoiledOr(result: Result<unknown>, { named: { endpoint } }: PreparedCall): string | undefined {
  if (!result.ok) return matches(result, UNREADABLE)
  const { kind, schema } = endpoint.reply
  const items = kind === 'page' ? Object(result.data).records : kind === 'list' ? result.data : [result.data]
  const bad = items.find((item: unknown) => !schema.safeParse(item).success)
  return bad === undefined ? undefined : `lets through ${JSON.stringify(bad).slice(0, 120)}`
}

function rearranged(
  name: FaultName,
  result: Result<unknown>,
  { named, plain: before }: PreparedCall,
): string | undefined {
  if (!result.ok) return result.code
  const itemsOf = (data: unknown): unknown[] => (Array.isArray(data) ? data : (Object(data).records ?? []))
  const plain = itemsOf(before.ok ? before.data : null)
  // A record with an id occurs once, however often it was sent.
  const hasId = idOf(named.endpoint.reply.schema, plain[0]) !== null
  const duplicates = hasId ? plain : plain.flatMap((item) => [item, item])
  const expected = name === 'doubled' ? duplicates : plain.toReversed()
  return JSON.stringify(itemsOf(result.data)) === JSON.stringify(expected) ? undefined : 'other items'
}

function preparedFor(name: string): PreparedCall {
  const prepared = askings.find(({ named }) => named.name === name)
  if (!prepared) throw new Error(`${name} is not declared`)
  return prepared
}

test('reads a response of 10 MB', async () => {
  const { result } = await withFault('huge', preparedFor('search.exhibits'), 'huge')
  expect(result.ok).toBe(true)
})

test('reports an expired login to the page once', async () => {
  const messages: string[] = []
  const extra: Record<string, string> = { [FAULT_HEADER]: 'expired' }
  const call = createClient({
    base,
    product: 'expo',
    headers: () => extra,
    text: (key) => `text of ${key}`,
    onExpired: ({ message }) => messages.push(message),
  })
  await call(contract.site.languages, {})
  expect(messages).toEqual(['text of expired'])
})

test('waits for the Retry-After time of a 429, but does not retry if it is too long', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  /** The times of the attempts, in ms, if each answer requires a wait of this many seconds. */
  const attempts = async (seconds: number) => {
    const at: number[] = []
    const started = performance.now()
    const fetch = async () => {
      at.push(performance.now() - started)
      return new Response('', { status: 429, headers: { 'retry-after': String(seconds) } })
    }
    const call = createClient({ base, product: 'expo', headers: () => ({}), text: (key) => key, fetch })
    const requested = call(contract.site.languages, {})
    await vi.runAllTimersAsync()
    expect(await requested).toMatchObject({ ok: false, errCode: '429' })
    return at
  }
  expect(await attempts(1)).toEqual([0, 1000, 2000])
  expect(await attempts(3600)).toEqual([0])
})

test('returns at once and without a message when the caller aborts', async () => {
  const controller = new AbortController()
  sent.delete('aborted')
  const call = client({ [FAULT_HEADER]: `timeout:${HANG_GUARD}`, [COUNTED]: 'aborted' })
  const pending = call(contract.site.languages, {}, { signal: controller.signal })
  await expect.poll(() => sent.get('aborted')).toBe(1)
  controller.abort()
  expect(await pending).toEqual({ ok: false, code: 'aborted', message: '' })
})

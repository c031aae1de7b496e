// The worker of personal pages (public/offline.js): what it stores, also if a logout happens meanwhile, and what it opens.
import { readFileSync } from 'node:fs'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { deleteCachedPages } from './offline.ts'

const FILE = 'https://fair.example/_astro/page.1234.js'
const WORKER = readFileSync(new URL('../../public/offline.js', import.meta.url), 'utf8')

afterEach(() => vi.unstubAllGlobals())

/** Named caches in which every call yields, so that other steps can run in between. */
function memoryCaches() {
  const all = new Map<string, Map<string, Response>>()
  const open = async (name: string) => {
    const cache = all.get(name) ?? new Map<string, Response>()
    all.set(name, cache)
    return {
      put: async (url: string, response: Response) => void cache.set(url, response),
      keys: async () => [...cache.keys()].map((url) => ({ url })),
      delete: async (url: string) => cache.delete(url),
    }
  }
  return {
    all,
    caches: {
      open,
      has: async (name: string) => all.has(name),
      delete: async (name: string) => all.delete(name),
      match: async (request: unknown, { cacheName }: { cacheName: string }) => all.get(cacheName)?.get(String(request)),
    },
  }
}

/** Lets one holder at a time work, in order of request. */
function memoryLocks() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    request(_name: string, work: () => Promise<unknown>) {
      last = last.then(work, work)
      return last
    },
  }
}

/** Waits until this many other steps have run. */
async function pass(ticks: number) {
  for (let tick = 0; tick < ticks; tick++) await Promise.resolve()
}

async function slowFetch(): Promise<Response> {
  await pass(20)
  return new Response('export {}')
}

/** Starts the worker, and returns a function that dispatches an event and waits for it to end. */
function startWorker(fetch = slowFetch) {
  const { all, caches } = memoryCaches()
  const locks = memoryLocks()
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('navigator', { locks, serviceWorker: { getRegistrations: async () => [] } })
  const listeners = new Map<string, (event: unknown) => void>()
  const self = {
    location: { href: 'https://fair.example/offline.js?tenant=1001', origin: 'https://fair.example' },
    registration: { scope: 'https://fair.example/en-US/personal-center/schedule/' },
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
  }
  new Function('self', 'fetch', WORKER)(self, fetch)
  const hand = async (type: string, fields: object) => {
    const waits: Promise<unknown>[] = []
    const add = (promise: Promise<unknown>) => waits.push(promise)
    let response: Promise<Response> | undefined
    const respondWith = (promise: Promise<Response>) => {
      response = promise
      add(promise)
    }
    listeners.get(type)?.({ ...fields, waitUntil: add, respondWith })
    for (const wait of waits) await wait
    return (await response)?.text()
  }
  return { all, hand }
}

const EVENTS = [
  ['a message of the page', 'message', { data: [FILE] }],
  ['a request of the page', 'fetch', { request: { method: 'GET', url: FILE, toString: () => FILE } }],
] as const

it.each(EVENTS)('stores a file after %s', async (_name, type, fields) => {
  const { all, hand } = startWorker()
  all.set('kept:1001', new Map())
  await hand(type, fields)
  expect(all.get('kept:1001')?.size).toBe(1)
})

// A logout at each step of the work.
it.each(EVENTS)('stores nothing if a logout happens during %s', async (_name, type, fields) => {
  for (let ticks = 0; ticks < 40; ticks++) {
    const { all, hand } = startWorker()
    all.set('kept:1001', new Map())
    const work = hand(type, fields)
    await pass(ticks)
    await Promise.all([deleteCachedPages('1001'), work])
    expect([...all.keys()], `after ${ticks} ticks`).toEqual([])
  }
})

it.each(EVENTS)('stores nothing after %s that follows a logout', async (_name, type, fields) => {
  const { all, hand } = startWorker()
  await hand(type, fields)
  expect([...all.keys()]).toEqual([])
})

const PAGE = 'https://fair.example/en-US/personal-center/schedule/'
const NAVIGATION = { request: { method: 'GET', mode: 'navigate', url: PAGE, toString: () => PAGE } }

it.each([
  ['stalls', () => new Promise<Response>(() => {})],
  ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['reaches only a server error', async () => new Response('Bad gateway', { status: 502 })],
])('opens the stored page if the network %s', async (_case, fetch) => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { all, hand } = startWorker(fetch)
  all.set('kept:1001', new Map([[PAGE, new Response('stored')]]))
  const opened = hand('fetch', NAVIGATION)
  await vi.runAllTimersAsync()
  expect(await opened).toBe('stored')
})

it('opens the page of the network if that answers, or if no page is stored', async () => {
  const { all, hand } = startWorker()
  all.set('kept:1001', new Map([[PAGE, new Response('stored')]]))
  expect(await hand('fetch', NAVIGATION)).toBe('export {}')
  const failing = startWorker(async () => new Response('Bad gateway', { status: 502 }))
  expect(await failing.hand('fetch', NAVIGATION)).toBe('Bad gateway')
})

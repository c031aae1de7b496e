// A logout while the worker is writing (public/offline.js): its cache is deleted and not created again.
import { readFileSync } from 'node:fs'
import { afterEach, expect, it, vi } from 'vitest'
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
      match: async (url: string, { cacheName }: { cacheName: string }) => all.get(cacheName)?.get(url),
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

/** Starts the worker, and returns a function that dispatches an event and waits for it to end. */
function startWorker() {
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
  const slowFetch = async () => {
    await pass(20)
    return new Response('export {}')
  }
  new Function('self', 'fetch', WORKER)(self, slowFetch)
  const hand = async (type: string, fields: object) => {
    const waits: Promise<unknown>[] = []
    const add = (promise: Promise<unknown>) => waits.push(promise)
    listeners.get(type)?.({ ...fields, waitUntil: add, respondWith: add })
    for (const wait of waits) await wait
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

import { beforeEach, expect, it, vi } from 'vitest'

const ORIGIN = 'https://fair.example'

/** Whether the blocks of the stored archive cannot be read. */
const device = vi.hoisted(() => ({ isDamaged: false }))
vi.mock('./archive-store.ts', () => ({
  ArchiveStore: class {
    state = async () => ({ files: {} })
    async read(path: string) {
      if (device.isDamaged) throw new Error('Block 0 of the archive is missing.')
      return path.startsWith('/none') ? undefined : new TextEncoder().encode(`stored ${path}`)
    }
    asset = async (request: Request) => new Response(`stored ${new URL(request.url).pathname}`)
  },
}))

/** Handlers of the worker, by event. */
const handlers = new Map<string, (event: object) => void>()
let network: () => Promise<Response>

function respond(path: string, mode: 'navigate' | 'cors'): Promise<Response> {
  const { promise, resolve } = Promise.withResolvers<Response>()
  handlers.get('fetch')?.({
    request: { url: ORIGIN + path, method: 'GET', mode },
    respondWith: resolve,
    waitUntil: () => {},
  })
  return promise
}

const request = async (path: string, mode: 'navigate' | 'cors' = 'cors') => (await respond(path, mode)).text()

beforeEach(async () => {
  vi.stubGlobal('location', { search: '?tenant=1001&fallback=en-US', origin: ORIGIN })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('addEventListener', (kind: string, handler: (event: object) => void) => handlers.set(kind, handler))
  vi.stubGlobal('fetch', () => network())
  device.isDamaged = false
  vi.resetModules()
  await import('./archive-worker.ts')
  return () => vi.unstubAllGlobals()
})

const FILES = ['/search/index.json', '/icons.svg']

it.each(FILES)('answers a stored page’s request for %s from the archive, though the network stalls', async (file) => {
  network = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await request('/search/', 'navigate')).toBe('stored /search/')
  network = () => new Promise(() => {})
  expect(await request(file)).toBe(`stored ${file}`)
})

it.each(FILES)('answers a fetched page’s request for %s from the network', async (file) => {
  network = async () => new Response('new')
  expect(await request('/search/', 'navigate')).toBe('new')
  expect(await request(file)).toBe('new')
  network = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await request(file)).toBe(`stored ${file}`)
})

it('reports a page that the archive lacks, and does not redirect in circles if the archive is damaged', async () => {
  const redirect = vi.spyOn(Response, 'redirect').mockImplementation((url) => new Response(`to ${url}`))
  network = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await request('/none/', 'navigate')).toBe('to /offline/?missing=1')
  device.isDamaged = true
  redirect.mockClear()
  expect((await respond('/offline/', 'navigate')).type).toBe('error')
  expect(redirect).not.toHaveBeenCalled()
})

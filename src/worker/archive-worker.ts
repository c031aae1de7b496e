import { parseAddress } from '../domain/address.ts'
import type { ArchiveRequest, ArchiveState } from '../lib/archive-messages.ts'
import { machineTime } from '../lib/clock.ts'
import { ArchiveError, ArchiveStore } from './archive-store.ts'
import { savedPicture, savePictures } from './pictures.ts'

/*
 * The service worker of an archive (lib/archive.ts): stores it, keeps it up to date, and answers with its pages where the
 * network does not. Registered by the page "Take the fair with you" for one language of a tenant, which its address names.
 * Everything in an archive is public and the same for everybody. It answers no call of the platform.
 */

/** What a service worker's scope has, as far as it is used here: TypeScript's DOM library lacks it. */
interface WorkerScope {
  location: Location
  navigator: { onLine: boolean }
  clients: {
    claim(): Promise<void>
    matchAll(options: { includeUncontrolled: boolean }): Promise<{ postMessage(message: unknown): void }[]>
  }
  skipWaiting(): Promise<void>
  addEventListener(kind: string, listener: (event: WorkerEvent) => void): void
}
interface WorkerEvent {
  readonly request: Request
  readonly data: unknown
  waitUntil(work: Promise<unknown>): void
  respondWith(response: Promise<Response>): void
}

const scope = globalThis as unknown as WorkerScope
const asked = new URLSearchParams(scope.location.search)
const name = `${asked.get('tenant') ?? ''}:${asked.get('language') ?? ''}`
const store = new ArchiveStore(name, `/archive/${asked.get('language') ?? ''}.json`)
/** The path below which the pages of this language are: `/`, `/ja-JP/`. */
const root = asked.get('root') ?? '/'

/** Milliseconds after which a page comes from the archive although the network might still answer. */
const PATIENCE = 1500
/** Milliseconds after which the archive is compared with the site again. */
const CHECK_AFTER = 600_000

scope.addEventListener('install', () => void scope.skipWaiting())
scope.addEventListener('activate', (event) => event.waitUntil(Promise.all([scope.clients.claim(), deleteForeign()])))

/** Deletes archives of a tenant that this origin showed before. */
async function deleteForeign(): Promise<void> {
  const tenant = `${asked.get('tenant') ?? ''}:`
  const isForeign = (cache: string) => /^archive(?:-assets|-pictures)?:/.test(cache) && !cache.includes(`:${tenant}`)
  await Promise.all((await caches.keys()).filter(isForeign).map((each) => caches.delete(each)))
}

async function report(state: ArchiveState): Promise<void> {
  for (const client of await scope.clients.matchAll({ includeUncontrolled: true })) client.postMessage(state)
}

async function reportStored(): Promise<void> {
  const stored = await store.state()
  if (!stored) return report({ kind: 'none' })
  const pages = Object.keys(stored.files).filter((path) => path.endsWith('/')).length
  await report({ kind: 'ready', pages, bytes: stored.bytes, at: stored.at })
}

/** One at a time: a second request joins the first. */
let taking: Promise<void> | undefined

function take(): Promise<void> {
  taking ??= takeNow().finally(() => {
    taking = undefined
  })
  return taking
}

async function takeNow(): Promise<void> {
  let shown = -1
  try {
    await store.take((done) => {
      const percent = Math.floor(done * 100)
      if (percent === shown) return
      shown = percent
      void report({ kind: 'loading', done: percent / 100 })
    })
    await reportStored()
  } catch (error) {
    const why = error instanceof ArchiveError ? error.why : 'network'
    await report({ kind: 'failed', why, hasArchive: (await store.state()) !== null })
  }
}

scope.addEventListener('message', (event) => {
  const request = event.data as ArchiveRequest
  if (request.kind === 'take') event.waitUntil(take())
  if (request.kind === 'report') event.waitUntil(taking ?? reportStored())
  if (request.kind === 'pictures') event.waitUntil(savePictures(store, asked.get('tenant') ?? '', request.pages))
})

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const url = parseAddress(request.url)
  if (!url || request.method !== 'GET') return
  const isOwn = url.origin === scope.location.origin
  if (isOwn && request.mode === 'navigate' && url.pathname.startsWith(root))
    event.respondWith(page(event, url.pathname))
  else if (isOwn && /^\/_astro\/(?!search\/)|^\/[a-z-]+\.svg$/.test(url.pathname)) event.respondWith(asset(request))
  else if (isOwn && /^\/_astro\/search\/|\/search\/index\.json$/.test(url.pathname))
    event.respondWith(elseArchived(request, url.pathname))
  else if (request.destination === 'image' && !scope.navigator.onLine)
    event.respondWith(
      fetch(request).catch(async (error: unknown) => {
        const saved = await savedPicture(asked.get('tenant') ?? '', request)
        if (saved) return saved
        throw error
      }),
    )
})

/** A page: from the network or, where that fails or takes long, from the archive. */
async function page(event: WorkerEvent, path: string): Promise<Response> {
  const network = fetch(event.request).then(
    (response) => (response.status >= 500 ? null : response),
    () => null,
  )
  const late = new Promise<'late'>((resolve) => setTimeout(resolve, PATIENCE, 'late'))
  const first = await Promise.race([network, late])
  if (first !== null && first !== 'late') {
    event.waitUntil(keepCurrent())
    return first
  }
  return (await archived(path)) ?? (await network) ?? (await missing())
}

async function archived(path: string): Promise<Response | null> {
  const folder = path.endsWith('/') ? path : `${path}/`
  const bytes = await store.read(folder).catch(() => undefined)
  return bytes ? new Response(bytes, { headers: headersOf('text/html') }) : null
}

const headersOf = (type: string) => ({
  'Content-Type': `${type}; charset=utf-8`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
})

/** Without a network: says that the archive lacks the page, on the page of the archive. */
const missing = async (): Promise<Response> =>
  (await store.state()) ? Response.redirect(`${root}offline/?missing=1`) : Response.error()

async function asset(request: Request): Promise<Response> {
  return (await store.asset(request)) ?? fetch(request)
}

async function elseArchived(request: Request, path: string): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const bytes = await store.read(path).catch(() => undefined)
    if (!bytes) throw error
    return new Response(bytes, { headers: headersOf('application/json') })
  }
}

async function keepCurrent(): Promise<void> {
  const stored = await store.state()
  if (stored && machineTime() - stored.at > CHECK_AFTER) await take()
}

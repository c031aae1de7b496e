import { parseAddress } from '@fair/contract/rules/address.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@fair/contract/rules/language.ts'
import { machineTime } from '@fair/contract/rules/machine-time.ts'
import type { ArchiveReport, ArchiveRequest, ArchiveState, ArchiveSummary } from '../lib/archive-messages.ts'
import { ArchiveError } from './archive-bytes.ts'
import { ArchiveStore } from './archive-store.ts'
import { maySavePicture, savedPicture, savePictures } from './pictures.ts'

/*
 * The service worker of an archive (lib/archive.ts): stores it, updates it, and answers with its pages if the network
 * does not. Registered by the page "Take the fair with you" for the tenant named in its address. Everything in an
 * archive is public and the same for all visitors. It answers no call of the platform.
 */

/** The part of a service worker's scope that is used here: TypeScript's DOM library lacks it. */
interface WorkerScope {
  location: Location
  navigator: { connection?: { saveData?: boolean } }
  registration: { navigationPreload?: { enable(): Promise<void> } }
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
  /** The answer to a navigation, requested while the worker starts. */
  readonly preloadResponse: Promise<Response | undefined> | undefined
  waitUntil(work: Promise<unknown>): void
  respondWith(response: Promise<Response>): void
}

const scope = globalThis as unknown as WorkerScope
const params = new URLSearchParams(scope.location.search)
const tenant = params.get('tenant') ?? ''
/** The language of the pages without a prefix. */
const fallback = LANGUAGES.find((each) => each === params.get('fallback')) ?? DEFAULT_LANGUAGE

const stores = new Map<Language, ArchiveStore>()

function storeOf(language: Language): ArchiveStore {
  const store = stores.get(language) ?? new ArchiveStore(`${tenant}:${language}`, `/archive/${language}.json`)
  stores.set(language, store)
  return store
}

const languageOf = (path: string): Language => LANGUAGES.find((each) => `${path}/`.startsWith(`/${each}/`)) ?? fallback

/** Milliseconds after which a page is served from the archive although the network might still answer. */
const PATIENCE = 1500
/** Milliseconds after which the archive is compared with the site again. */
const CHECK_AFTER = 600_000

scope.addEventListener('install', () => void scope.skipWaiting())
scope.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([scope.clients.claim(), scope.registration.navigationPreload?.enable(), deleteForeign()]),
  ),
)

/** Deletes archives of another tenant that this origin showed before. */
async function deleteForeign(): Promise<void> {
  const isForeign = (cache: string) =>
    /^archive(?:-assets|-pictures)?:/.test(cache) && !`${cache}:`.includes(`:${tenant}:`)
  await Promise.all((await caches.keys()).filter(isForeign).map((each) => caches.delete(each)))
}

async function report(language: Language, state: ArchiveState): Promise<void> {
  const clients = await scope.clients.matchAll({ includeUncontrolled: true })
  for (const client of clients) client.postMessage({ language, state } satisfies ArchiveReport)
}

async function storedIn(language: Language): Promise<ArchiveSummary | null> {
  const stored = await storeOf(language).state()
  if (!stored) return null
  const pages = Object.keys(stored.files).filter((path) => path.endsWith('/')).length
  return { pages, bytes: stored.bytes, at: stored.at }
}

async function reportStored(language: Language): Promise<void> {
  const stored = await storedIn(language)
  await report(language, stored ? { kind: 'ready', ...stored } : { kind: 'none' })
}

/** One at a time per language: a second request joins the first. */
const taking = new Map<Language, Promise<void>>()

function take(language: Language): Promise<void> {
  const started = taking.get(language) ?? takeNow(language).finally(() => taking.delete(language))
  taking.set(language, started)
  return started
}

async function takeNow(language: Language): Promise<void> {
  let shown = -1
  try {
    await storeOf(language).take((done) => {
      const percent = Math.floor(done * 100)
      if (percent === shown) return
      shown = percent
      void report(language, { kind: 'loading', done: percent / 100 })
    })
    await reportStored(language)
  } catch (error) {
    const why = error instanceof ArchiveError ? error.why : 'network'
    await report(language, { kind: 'failed', why, stored: await storedIn(language) })
  }
}

scope.addEventListener('message', (event) => {
  const request = event.data as ArchiveRequest
  const { kind, language } = request
  if (kind === 'take') event.waitUntil(take(language))
  if (kind === 'report') event.waitUntil(taking.get(language) ?? reportStored(language))
  if (kind === 'pictures') event.waitUntil(savePictures(storeOf(language), tenant, request.pages))
})

/**
 * Files of the archive that pages request: the search index, the data for routes through halls, and small maps of
 * halls.
 */
const ARCHIVED = /^\/_astro\/search\/|\/(?:search\/index|hall\/way)\.json$|\/hall\/[^/]+\/map\.svg$/

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const url = parseAddress(request.url)
  if (!url || request.method !== 'GET') return
  const isOwn = url.origin === scope.location.origin
  if (isOwn && request.mode === 'navigate') event.respondWith(page(event, url.pathname))
  else if (isOwn && /^\/_astro\/(?!search\/)/.test(url.pathname)) event.respondWith(asset(request))
  else if (isOwn && /^\/[a-z-]+\.svg$/.test(url.pathname))
    event.respondWith(isArchiveShown ? asset(request) : fetch(request).catch(() => asset(request)))
  else if (isOwn && ARCHIVED.test(url.pathname)) event.respondWith(elseArchived(request, url.pathname))
  else if (maySavePicture(request)) event.respondWith(savedPicture(tenant, request).catch(noPicture))
  else if (isArchiveShown && request.destination === 'image') event.respondWith(fetch(request).catch(noPicture))
})

/**
 * Whether the latest page came from the archive: then its files do too, because the network may still stall, and
 * pictures that fail to load are shown as a grey box instead of the browser's broken image. Otherwise the browser fetches
 * pictures itself, without a way through this worker.
 */
let isArchiveShown = false

/** A page: from the network or, if that fails or takes long, from the archive. */
async function page(event: WorkerEvent, path: string): Promise<Response> {
  const network = Promise.resolve(event.preloadResponse)
    .then((loaded) => loaded ?? fetch(event.request))
    .catch(() => null)
  const late = new Promise<'late'>((resolve) => setTimeout(resolve, PATIENCE, 'late'))
  const first = await Promise.race([network, late])
  // A server error is shown only if the archive lacks the page.
  isArchiveShown = first === null || first === 'late' || first.status >= 500
  if (first !== null && first !== 'late' && first.status < 500) {
    event.waitUntil(updateStale(languageOf(path)))
    return first
  }
  return (await archived(path)) ?? (await network) ?? (await missing(languageOf(path)))
}

async function archived(path: string): Promise<Response | null> {
  const folder = path.endsWith('/') ? path : `${path}/`
  const bytes = await storeOf(languageOf(path))
    .read(folder)
    .catch(() => undefined)
  return bytes ? new Response(bytes, { headers: headersOf('text/html') }) : null
}

const headersOf = (type: string) => ({
  'Content-Type': `${type}; charset=utf-8`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
})

/** Without a network: states that the archive lacks the page, on a page of the archive if that can be read. */
async function missing(language: Language): Promise<Response> {
  const path = `${language === fallback ? '' : `/${language}`}/offline/`
  return (await archived(path)) ? Response.redirect(`${path}?missing=1`) : Response.error()
}

/** The names of scripts and styles depend on their content: they may come from any language's archive. */
async function asset(request: Request): Promise<Response> {
  for (const language of LANGUAGES) {
    const stored = await storeOf(language).asset(request)
    if (stored) return stored
  }
  return fetch(request)
}

/** The picture shown where there is none; part of every archive. */
const noPicture = (): Promise<Response> => asset(new Request('/no-picture.svg'))

async function elseArchived(request: Request, path: string): Promise<Response> {
  const stored = isArchiveShown ? await archivedFile(path) : null
  if (stored) return stored
  try {
    return await fetch(request)
  } catch (error) {
    const other = await archivedFile(path)
    if (other) return other
    throw error
  }
}

async function archivedFile(path: string): Promise<Response | null> {
  for (const language of LANGUAGES) {
    const bytes = await storeOf(language)
      .read(path)
      .catch(() => undefined)
    const type = path.endsWith('.svg') ? 'image/svg+xml' : 'application/json'
    if (bytes) return new Response(bytes, { headers: headersOf(type) })
  }
  return null
}

/** Updates an archive that was not compared with the site for a while; never for visitors who save data. */
async function updateStale(language: Language): Promise<void> {
  if (scope.navigator.connection?.saveData === true) return
  const stored = await storeOf(language).state()
  if (stored && machineTime() - stored.at > CHECK_AFTER) await take(language)
}

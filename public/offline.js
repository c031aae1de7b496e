// Keeps the visitor's tickets and schedule readable in a hall without a network. Registered by those pages alone, each for
// its own path (src/lib/offline.ts). It caches the page and the site's own files: these are the same for everybody. It never
// caches an answer or a picture of the platform; what the page shows, the page stores. A logout deletes the cache and
// unregisters the worker (forgetPages in src/lib/offline.ts).

/** By tenant and platform, as lib/storage-keys.ts has them: an origin may be another's one day. */
const CACHE = `kept:${new URL(self.location.href).searchParams.get('tenant') ?? ''}`
/** Files of a build have their content in their name: what is kept of them is never old. */
const BUILT = '/_astro/'
/** Further files of the site: its icons and the picture of a record without one. */
const STATIC = /^\/(?:icons\/)?[a-z0-9-]+\.(?:svg|png)$/
/** More than this, and the oldest go: builds come and go. */
const MOST = 240

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), forgetOthers(), forgetForeign()])),
)

self.addEventListener('message', (event) => {
  const wanted = Array.isArray(event.data) ? event.data.filter((each) => isOurs(each)) : []
  if (wanted.length > 0) event.waitUntil(keepAll(wanted))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || !isOurs(request.url)) return
  event.respondWith(new URL(request.url).pathname.startsWith(BUILT) ? keptFirst(request) : keptElse(request))
})

/** The worker's page or a file of the site, never something of the platform: pictures of people and tickets are there. */
function isOurs(address) {
  if (typeof address !== 'string' || !URL.canParse(address)) return false
  const { origin, pathname } = new URL(address)
  if (origin !== self.location.origin) return false
  return pathname.startsWith(BUILT) || STATIC.test(pathname) || pathname === new URL(self.registration.scope).pathname
}

async function keepAll(addresses) {
  const cache = await caches.open(CACHE)
  await Promise.allSettled(
    addresses.map(async (address) => {
      if (new URL(address).pathname.startsWith(BUILT) && (await cache.match(address))) return
      await cache.add(address)
    }),
  )
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST)).map((key) => cache.delete(key)))
}

/** What an earlier tenant of this origin has left, and what was kept before tenants had names of their own. */
async function forgetOthers() {
  const names = (await caches.keys()).filter((name) => /^kept(?::|$)/.test(name) && name !== CACHE)
  await Promise.all(names.map((name) => caches.delete(name)))
}

/** Removes the platform's pictures, which earlier versions of this worker cached. Pages of other workers stay. */
async function forgetForeign() {
  if (!(await caches.has(CACHE))) return
  const cache = await caches.open(CACHE)
  const foreign = (await cache.keys()).filter(({ url }) => !isOurs(url) && !new URL(url).pathname.endsWith('/'))
  await Promise.all(foreign.map((each) => cache.delete(each)))
}

async function keptFirst(request) {
  const kept = await caches.match(request, { cacheName: CACHE })
  if (kept) return kept
  const answer = await fetch(request)
  // After a logout the worker still serves the open page, and must not create the cache again.
  if (answer.ok && (await caches.has(CACHE))) await (await caches.open(CACHE)).put(request, answer.clone())
  return answer
}

/** From the network; without one, what was kept: of a page whatever its query, which only its island reads. */
async function keptElse(request) {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.match(request, { cacheName: CACHE, ignoreSearch: request.mode === 'navigate' })
    if (kept) return kept
    throw error
  }
}

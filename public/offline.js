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
/** Milliseconds after which a kept page is shown although the network might still answer. */
const PATIENCE = 1500

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
  event.respondWith(new URL(request.url).pathname.startsWith(BUILT) ? keptFirst(event) : keptElse(request))
})

/** The worker's page or a file of the site, never something of the platform: pictures of people and tickets are there. */
function isOurs(address) {
  if (typeof address !== 'string' || !URL.canParse(address)) return false
  const { origin, pathname } = new URL(address)
  if (origin !== self.location.origin) return false
  return pathname.startsWith(BUILT) || STATIC.test(pathname) || pathname === new URL(self.registration.scope).pathname
}

async function keepAll(addresses) {
  // Deleted by a logout.
  if (!(await caches.has(CACHE))) return
  await Promise.allSettled(
    addresses.map(async (address) => {
      const isKept = await caches.match(address, { cacheName: CACHE })
      if (isKept && new URL(address).pathname.startsWith(BUILT)) return
      await store(address, await fetch(address))
    }),
  )
  await ifCached(async (cache) => {
    const keys = await cache.keys()
    await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST)).map((key) => cache.delete(key)))
  })
}

/** Stores a response. It is read before the lock is requested, so that a slow one does not delay a logout. */
async function store(request, response) {
  if (!response.ok) return
  const stored = new Response(await response.arrayBuffer(), response)
  await ifCached((cache) => cache.put(request, stored))
}

/**
 * Runs `work` on the cache if it exists. The page creates it and a logout deletes it under the same lock: the worker still
 * serves open pages after a logout, and must not create the cache again.
 */
const ifCached = (work) =>
  navigator.locks.request(CACHE, async () => {
    if (await caches.has(CACHE)) await work(await caches.open(CACHE))
  })

/** What an earlier tenant of this origin has left, and what was kept before tenants had names of their own. */
async function forgetOthers() {
  const names = (await caches.keys()).filter((name) => /^kept(?::|$)/.test(name) && name !== CACHE)
  await Promise.all(names.map((name) => caches.delete(name)))
}

/** Removes the platform's pictures, which earlier versions of this worker cached. Pages of other workers stay. */
const forgetForeign = () =>
  ifCached(async (cache) => {
    const foreign = (await cache.keys()).filter(({ url }) => !isOurs(url) && !new URL(url).pathname.endsWith('/'))
    await Promise.all(foreign.map((each) => cache.delete(each)))
  })

async function keptFirst(event) {
  const kept = await caches.match(event.request, { cacheName: CACHE })
  if (kept) return kept
  const answer = await fetch(event.request)
  event.waitUntil(store(event.request, answer.clone()))
  return answer
}

/**
 * From the network; if that fails or takes long, from the cache. A page's query is ignored there: only its island reads it.
 */
async function keptElse(request) {
  const network = fetch(request)
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE))
  const answer = await Promise.race([network, late]).catch(() => undefined)
  if (answer && answer.status < 500) return answer
  return (await caches.match(request, { cacheName: CACHE, ignoreSearch: request.mode === 'navigate' })) ?? network
}

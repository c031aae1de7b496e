// Keeps the visitor's tickets and schedule readable in a hall without a network. Registered by those pages alone, each for
// its own path (src/lib/offline.ts): it never stands between a visitor and any other page. It keeps the page and the
// files it is made of, never an answer of the platform; what the page shows it keeps itself.

/** By tenant and platform, as lib/storage-keys.ts has them: an origin may be another's one day. */
const CACHE = `kept:${new URL(self.location.href).searchParams.get('tenant') ?? ''}`
/** Files of a build have their content in their name: what is kept of them is never old. */
const BUILT = '/_astro/'
/** More than this, and the oldest go: builds come and go. */
const MOST = 240

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([self.clients.claim(), forgetOthers()])))

self.addEventListener('message', (event) => {
  const wanted = Array.isArray(event.data) ? event.data.filter((each) => isOurs(each)) : []
  event.waitUntil(keepAll(wanted))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || !isOurs(request.url)) return
  event.respondWith(new URL(request.url).pathname.startsWith(BUILT) ? keptFirst(request) : keptElse(request))
})

/** A file or page of the site itself: not a call, not the sandbox. */
function isOurs(address) {
  if (typeof address !== 'string' || !URL.canParse(address)) return false
  const { origin, pathname } = new URL(address)
  return origin === self.location.origin && !/^\/(?:webapi|sandbox|[a-z0-9-]+-main)\//.test(pathname)
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

async function keptFirst(request) {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}

/** From the network; without one, what was kept: of a page whatever its query, which only its island reads. */
async function keptElse(request) {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await (await caches.open(CACHE)).match(request, { ignoreSearch: request.mode === 'navigate' })
    if (kept) return kept
    throw error
  }
}

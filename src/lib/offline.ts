/** Stops the work of `cachePage` on this page. */
let keeping: AbortController | undefined
/** The deletion after a logout; the next login's page waits for it. */
let forgetting = Promise.resolve()

const WORKER = '/offline.js'
/** The cache of a tenant's pages, and the lock under which it is created, written and deleted. */
const cacheOf = (tenant: string) => `kept:${tenant}`
const addressOf = (tenant: string) => `${WORKER}?tenant=${encodeURIComponent(tenant)}`

/**
 * Caches the open page and the site's files that it loads, for use without a network (public/offline.js). The page's
 * island stores its own data. Does nothing if the browser or its settings forbid it.
 *
 * @param tenant the page's tenant, with its platform (storage-keys.ts): the cache is named after it
 */
export async function cachePage(tenant: string): Promise<void> {
  if (keeping) return
  keeping = new AbortController()
  const { signal } = keeping
  try {
    await forgetting
    await keep(tenant, signal)
  } catch {
    // Blocked storage, a private window, a platform without https: the page works as usual, with a network.
  }
}

/**
 * At a logout: deletes the cached pages of a tenant and unregisters their workers. A worker still serves the open pages that
 * it controls, but caches nothing more.
 */
export function deleteCachedPages(tenant: string): Promise<void> {
  keeping?.abort()
  keeping = undefined
  forgetting = forget(tenant)
  return forgetting
}

async function forget(tenant: string): Promise<void> {
  try {
    const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
    const own = registrations.filter((each) => {
      const worker = each.active ?? each.waiting ?? each.installing
      return worker?.scriptURL.endsWith(addressOf(tenant))
    })
    await Promise.all(own.map((each) => each.unregister()))
    await navigator.locks?.request(cacheOf(tenant), () => caches.delete(cacheOf(tenant)))
    // Pictures of items that the visitor has saved (src/worker/pictures.ts). The archive itself is public, and remains.
    await globalThis.caches?.delete(`archive-pictures:${tenant}`)
  } catch {
    // Blocked: nothing is cached there anyway.
  }
}

async function keep(tenant: string, signal: AbortSignal): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const scope = location.pathname
  const registration = await navigator.serviceWorker.register(addressOf(tenant), { scope })
  // The worker stores only if the cache exists, so that work pending at a logout does not create it again.
  await navigator.locks.request(cacheOf(tenant), async () => signal.aborted || (await caches.open(cacheOf(tenant))))
  if (signal.aborted) return void (await registration.unregister())
  const worker = registration.active ?? registration.waiting ?? registration.installing
  worker?.postMessage([location.href.replace(/[?#].*$/, '')])
  // Files already loaded, and later ones: the worker itself sees only requests made after it controls the page.
  const observer = new PerformanceObserver((list) => worker?.postMessage(list.getEntries().map(({ name }) => name)))
  observer.observe({ type: 'resource', buffered: true })
  signal.addEventListener('abort', () => observer.disconnect())
}

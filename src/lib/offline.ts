/** Ends what `cachePage` does on this page. */
let keeping: AbortController | undefined
/** The deletion after a logout; the next login's page waits for it. */
let forgetting = Promise.resolve()

const WORKER = '/offline.js'
/** The cache of a tenant's pages, and the lock under which it is created, written and deleted. */
const cacheOf = (tenant: string) => `kept:${tenant}`
const addressOf = (tenant: string) => `${WORKER}?tenant=${encodeURIComponent(tenant)}`

/**
 * Caches the open page and the site's files that it loads, for use without a network (public/offline.js). The page's island
 * stores what it shows. Does nothing where the browser or its settings forbid it.
 *
 * @param tenant whose page it is, with its platform (storage-keys.ts): the cache is named by it
 */
export async function cachePage(tenant: string): Promise<void> {
  if (keeping) return
  keeping = new AbortController()
  const { signal } = keeping
  try {
    await forgetting
    await keep(tenant, signal)
  } catch {
    // Blocked storage, a private window, a platform without https: the page works as ever, with a network.
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
    // Pictures of what the visitor has saved (src/worker/pictures.ts). The archive itself is public, and stays.
    await globalThis.caches?.delete(`archive-pictures:${tenant}`)
  } catch {
    // Blocked: nothing is cached there either.
  }
}

async function keep(tenant: string, signal: AbortSignal): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const scope = location.pathname
  const registration = await navigator.serviceWorker.register(addressOf(tenant), { scope })
  // The worker stores only where the cache exists, so that what is under way at a logout does not create it again.
  await navigator.locks.request(cacheOf(tenant), async () => signal.aborted || (await caches.open(cacheOf(tenant))))
  if (signal.aborted) return void (await registration.unregister())
  const worker = registration.active ?? registration.waiting ?? registration.installing
  worker?.postMessage([location.href.replace(/[?#].*$/, '')])
  // What has come, and what comes after: the worker sees for itself only what is requested once the page is its own.
  const observer = new PerformanceObserver((list) => worker?.postMessage(list.getEntries().map(({ name }) => name)))
  observer.observe({ type: 'resource', buffered: true })
  signal.addEventListener('abort', () => observer.disconnect())
}

/**
 * Keeps the page that is open, and the files it is made of, for when there is no network (public/offline.js). What it
 * shows its island keeps itself. Nothing happens where the browser or its settings forbid it.
 */
export async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    const scope = location.pathname
    const registration = await navigator.serviceWorker.register('/offline.js', { scope })
    const worker = registration.active ?? registration.waiting ?? registration.installing
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    worker?.postMessage([location.href.replace(/[?#].*$/, ''), ...files])
  } catch {
    // Blocked storage, a private window, a platform without https: the page works as ever, with a network.
  }
}

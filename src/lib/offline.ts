let keeping: Promise<void> | undefined

/**
 * Keeps the page that is open, and the files it is made of, for when there is no network (public/offline.js). What it
 * shows its island keeps itself. Nothing happens where the browser or its settings forbid it.
 *
 * @param tenant whose page it is, with its platform (storage-keys.ts): what is kept goes by it
 */
export function keepPage(tenant: string): Promise<void> {
  keeping ??= keep(tenant).catch(() => {
    // Blocked storage, a private window, a platform without https: the page works as ever, with a network.
  })
  return keeping
}

async function keep(tenant: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const scope = location.pathname
  const registration = await navigator.serviceWorker.register(`/offline.js?tenant=${encodeURIComponent(tenant)}`, {
    scope,
  })
  const worker = registration.active ?? registration.waiting ?? registration.installing
  worker?.postMessage([location.href.replace(/[?#].*$/, '')])
  // What has come, and what comes after: the worker sees for itself only what is asked for once the page is its own.
  const observer = new PerformanceObserver((list) => worker?.postMessage(list.getEntries().map(({ name }) => name)))
  observer.observe({ type: 'resource', buffered: true })
}

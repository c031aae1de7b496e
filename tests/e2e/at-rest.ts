// Waits until a page has loaded and has done everything that it does by itself.
import { expect, type Frame, type Page, type Request } from '@playwright/test'

/**
 * Resolves when the page has rendered, its fonts are loaded, and its main thread has been idle twice: an idle callback
 * of the page may have queued another one. It waits for events of the page, so a slow machine makes no difference.
 */
export async function idle(page: Page | Frame): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const rest = () => new Promise((resolve) => requestIdleCallback(resolve))
    await document.fonts.ready
    for (let round = 0; round < 2; round += 1) {
      await frame()
      await frame()
      await rest()
    }
  })
}

/**
 * Watches the requests of a page. The returned function resolves when none is pending, and the page has been idle
 * without starting another one.
 */
export function watchNetwork(page: Page): () => Promise<void> {
  const underway = new Set<Request>()
  let started = 0
  /** The pending navigation. */
  let navigation: Request | undefined
  const ended = (request: Request) => {
    underway.delete(request)
    if (request === navigation) navigation = undefined
  }
  page.on('request', (request) => {
    started += 1
    underway.add(request)
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) navigation = request
  })
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  page.on('framenavigated', (frame) => {
    // The browser does not report the end of requests that the previous page left pending.
    if (frame !== page.mainFrame() || !navigation) return
    for (const request of underway) if (request !== navigation) underway.delete(request)
  })
  return async () => {
    const isAtRest = async () => {
      if (underway.size > 0) return [...underway].map((request) => request.url()).join(' ')
      const before = started
      try {
        await idle(page)
      } catch (error) {
        // The page has redirected to another one.
        if (/navigation|context was destroyed/i.test(String(error))) return 'navigating'
        throw error
      }
      return underway.size === 0 && started === before ? 'at rest' : 'requests'
    }
    await expect.poll(isAtRest, { intervals: [25] }).toBe('at rest')
  }
}

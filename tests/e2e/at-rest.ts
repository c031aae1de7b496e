// When a page has loaded what it loads by itself.
import { expect, type Page, type Request } from '@playwright/test'

/** How long nothing is on its way to a page that has come to rest, in ms: Playwright's `networkidle` waits for 500. */
const REST = 150

/** Watches what is on its way to a page; what it answers waits until that is nothing, for `timeout` ms at most. */
export function watchNetwork(page: Page, timeout?: number): () => Promise<void> {
  const underway = new Set<Request>()
  let changed = performance.now()
  const note = (change: (request: Request) => void) => (request: Request) => {
    change(request)
    changed = performance.now()
  }
  page.on(
    'request',
    note((request) => {
      // Of what the page before has left in the air, no end is told.
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) underway.clear()
      underway.add(request)
    }),
  )
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(
      end as 'requestfinished',
      note((request) => underway.delete(request)),
    )
  return async () => {
    const isAtRest = () => underway.size === 0 && performance.now() - changed > REST
    await expect.poll(isAtRest, { intervals: [25], ...(timeout === undefined ? {} : { timeout }) }).toBe(true)
  }
}

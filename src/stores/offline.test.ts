import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
})

it.each([
  [{ onLine: false }, true],
  [{ onLine: true }, false],
  // Node, which renders the pages.
  [{}, false],
])('a page opened in a browser with %j is offline: %s', async (navigator, isOffline) => {
  vi.stubGlobal('navigator', navigator)
  vi.resetModules()
  const { $isOffline } = await import('./offline.ts')
  expect($isOffline.get()).toBe(isOffline)
})

import type { Page } from '@playwright/test'

/** Holds the page's requests to these addresses until the returned function is called. */
export async function hold(page: Page, addresses: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Holds what the platform sends to the page about read messages until the returned function is called. */
export async function holdRead(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.routeWebSocket(/./, (socket) => {
    const platform = socket.connectToServer()
    platform.onMessage(async (frame) => {
      if (JSON.parse(String(frame)).type === 'read') await promise
      socket.send(frame)
    })
  })
  return resolve
}

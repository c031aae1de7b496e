// The slow phone that the project speaks of: what the measurements and the first-use stories run on.
import type { Page } from '@playwright/test'

/** Bytes a second. */
const DOWN = 1_600_000 / 8
const UP = 750_000 / 8

/** Makes the page's browser a slow phone: 390 wide, processor 4 times slower, 1.6 Mbit/s, 150 ms. Before it loads. */
export async function slowPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: DOWN,
    uploadThroughput: UP,
  })
}

// The slow phone that the project refers to: measurements and the first-use stories run on it.
import type { Page } from '@playwright/test'

/** Bytes per second. */
const DOWN = 1_600_000 / 8
const UP = 750_000 / 8

/** Makes the page a slow phone before it loads: 390 px wide, processor 4 times slower, 1.6 Mbit/s, 150 ms. */
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

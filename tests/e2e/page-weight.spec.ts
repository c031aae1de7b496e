// What a page fetches by itself: visitors who only read pay for no framework.
import type { Page } from '@playwright/test'
import { watchNetwork } from './at-rest.ts'
import { expect, test } from './fixtures.ts'

test.use({ locale: 'en-US' })

/** Everything but pictures that the page has fetched so far: names, and compressed bytes. */
const fetched = (page: Page): Promise<{ names: string[]; bytes: number }> =>
  page.evaluate(() => {
    const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    const own = (entries as PerformanceResourceTiming[]).filter(({ name }) => !/\/media\/|\.(svg|png)$/.test(name))
    return {
      names: own.map(({ name }) => name.replace(/^.*\//, '')),
      bytes: own.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    }
  })

for (const address of ['/en-US/exhibits/', '/en-US/exhibits/detail/800001/']) {
  test(`${address} loads at most 46 KB until it is idle, and the framework at the first interaction`, {
    tag: '@core',
  }, async ({ page }) => {
    const atRest = watchNetwork(page)
    await page.goto(address)
    await atRest()
    const { names, bytes } = await fetched(page)
    test.info().annotations.push({ type: 'fetched', description: `${bytes} bytes: ${names.join(', ')}` })
    expect(names.join(' ')).toContain('after-load')
    expect(names.join(' ')).not.toMatch(/framework|island|calls/)
    expect(bytes).toBeLessThanOrEqual(46 * 1024)
    await page.mouse.wheel(0, 10)
    await expect.poll(async () => (await fetched(page)).names.join(' ')).toContain('framework')
  })
}

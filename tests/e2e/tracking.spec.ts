// What the platform is told of a visit, and when.
import { machineTime } from '../../src/lib/clock.ts'
import { expect, test } from './fixtures.ts'

test.use({ locale: 'en-US' })

test('page views are told to the platform two seconds after the page change, with who keeps the owner at once', {
  tag: '@origins',
}, async ({ page }) => {
  const sent: {
    at: number
    records: { pathname: string; content: { owner: string | null; from: string | null } }[]
  }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/tracking/save')) sent.push({ at: machineTime(), ...request.postDataJSON() })
  })
  const told = () => sent.flatMap(({ records }) => records.map(({ pathname }) => pathname))
  await page.goto('/en-US/exhibitor/')
  // Left earlier, its record might go out as the page goes, where Playwright does not see it.
  await expect.poll(told).toEqual(['/exhibitor'])
  await page.locator('main a[href*="/exhibitor/detail/"]').first().click()
  await page.waitForURL(/\/exhibitor\/detail\//)
  const entered = await page.evaluate(() => performance.timeOrigin)
  await expect.poll(() => told().length).toBe(2)
  const detail = sent.find(({ records }) => records.some(({ pathname }) => pathname.startsWith('/exhibitor/detail/')))
  expect((detail?.at ?? 0) - entered).toBeGreaterThanOrEqual(2000)
  expect(detail?.records.at(-1)?.content).toMatchObject({ owner: 'EXHIBITOR', from: '/exhibitor' })
})

// What a visit reports to the platform. The two seconds after a page change: src/client/tracking-queue.test.ts.
import { expect, test } from './fixtures.ts'

test.use({ locale: 'en-US' })

test('page views are reported to the platform, with the owner of the page', { tag: ['@core', '@origins'] }, async ({
  page,
}) => {
  const sent: { pathname: string; content: { owner: string | null; from: string | null } }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/tracking/save')) sent.push(...request.postDataJSON().records)
  })
  const reported = () => sent.map(({ pathname }) => pathname)
  await page.goto('/en-US/exhibitor/')
  // After an earlier navigation, its record might be sent while the page closes, which Playwright does not see.
  await expect.poll(reported).toEqual(['/exhibitor'])
  await page.locator('main a[href*="/exhibitor/detail/"]').first().click()
  await page.waitForURL(/\/exhibitor\/detail\//)
  await expect.poll(() => reported().length).toBe(2)
  expect(sent[1]?.pathname).toMatch(/^\/exhibitor\/detail\//)
  expect(sent[1]?.content).toMatchObject({ owner: 'EXHIBITOR', from: '/exhibitor' })
})

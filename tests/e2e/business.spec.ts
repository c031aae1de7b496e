// A prerendered exhibitor: quiet at load, and with the platform's current figures from the first interaction on.
import { watchNetwork } from './at-rest.ts'
import { expect, test } from './fixtures.ts'
import { expectNoLayoutShift } from './layout-shift.ts'

const FIGURES = { exhibitsCount: 1234, liveCount: 0, meetingCount: 98, projectCount: 7 }

test('an exhibitor’s figures are updated after the first interaction, without a layout shift', async ({ page }) => {
  const calls: string[] = []
  await page.route('**/exhibitor/business/**', async (route) => {
    calls.push(new URL(route.request().url()).pathname.replace(/.*\/exhibitor/, 'exhibitor'))
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), data: FIGURES } })
  })
  const atRest = watchNetwork(page)
  await page.goto('/en-US/exhibitor/detail/30001/')
  await atRest()
  const exhibits = page.locator('.figures div').filter({ hasText: 'Exhibits' }).locator('dd')
  await expect(exhibits).toHaveText(/^\d{1,2}$/)
  expect(calls).toEqual([])

  await page.mouse.move(200, 200)
  await expect(exhibits).toHaveText('1,234')
  await expect(page.locator('#exhibits').getByRole('link', { name: 'All 1,234 exhibits' })).toBeVisible()
  await page.mouse.move(300, 300)
  await expectNoLayoutShift(page)
  expect(calls).toEqual(['exhibitor/business/30001'])
})

// Everything that depends on time follows the platform's running clock, whatever the computer's, at midnight, at night.
import type { Page } from '@playwright/test'
import { watchNetwork } from './at-rest.ts'
import { expect, test } from './fixtures.ts'
import { after, clockOf, fairDay, MOMENT } from './moment.ts'

test.use({ locale: 'en-US', timezoneId: 'Europe/Berlin' })

const DAY = 86_400_000
const dayNumber = (days: number): string => String(Number(fairDay(days).slice(8)))
const todayTab = (page: Page) => page.getByRole('navigation', { name: 'Days' }).getByRole('link', { name: /Today/ })
const todayPanel = (page: Page) => page.getByRole('complementary', { name: 'Today' })

/** By how many minutes the header's clock differs from a moment. */
const minutesOff = async (page: Page, moment: Date): Promise<number> => {
  const shown = await page.locator('[data-clock] time').getAttribute('datetime')
  return Math.abs(Date.parse(shown ?? '') - moment.getTime()) / 60_000
}

const headerClock = (page: Page) => page.locator('[data-clock] time')

/** The ids of the streams that a page marks as live. */
async function saidLive(page: Page, cards: string): Promise<string[]> {
  const links = page.locator(cards).locator('a[href*="/live/detail/"]')
  const hrefs = await links.evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''))
  return [...new Set(hrefs.map((href) => /detail\/([^/]+)\//.exec(href)?.[1] ?? ''))].sort()
}

const onHome = (page: Page) => saidLive(page, 'main li.item:has(.live-badge:visible)')
const onList = (page: Page) => saidLive(page, '.agenda-group[data-phase="now"] li')

/** The page shows current content: not the state of the build, and not half of it. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('html')).not.toHaveClass(/is-stale/)
}

for (const [name, ahead, tag] of [
  ['ahead', 3 * DAY, ['@time']],
  ['behind', -3 * DAY, ['@time', '@all']],
] as const) {
  test.describe(`on a computer whose clock is three days ${name}`, () => {
    test.use({ computerAhead: ahead })

    test('the clock in the header shows the platform’s time', { tag: ['@core', ...tag] }, async ({ page, clock }) => {
      await page.goto('/en-US/exhibits/')
      // The time is requested on the first interaction, once the page's script is there.
      await expect
        .poll(async () => {
          await page.mouse.move(Math.random() * 100, 300)
          return minutesOff(page, clock.now)
        })
        .toBeLessThan(60)
    })

    test('the agenda and the home page follow the platform’s clock', { tag: [...tag] }, async ({ page, clock }) => {
      await page.goto('/en-US/meeting/')
      await expect.poll(() => minutesOff(page, clock.now)).toBeLessThan(60)
      await expect(headerClock(page)).toHaveText(/^1[01]:\d\d$/)
      await expect(todayTab(page)).toContainText(dayNumber(0))
      const phases = page.locator('.agenda-group')
      await expect(phases.first()).toHaveAttribute('data-phase', 'now')
      await expect(page.locator(`.agenda-group[data-phase="next"][data-day="${fairDay(1)}"]`).first()).toBeVisible()
      await expect(page.locator(`.agenda-group[data-phase="past"][data-day="${fairDay(1)}"]`)).toHaveCount(0)

      // The next page applies it before it is rendered.
      await page.goto('/en-US/')
      await expect.poll(() => minutesOff(page, clock.now)).toBeLessThan(60)
      await expect(todayPanel(page)).toContainText('Day 2 of 5')
      await expect(todayPanel(page).locator('.day time')).toHaveText(dayNumber(0))
      await expect.poll(() => onHome(page)).not.toEqual([])
    })
  })
}

test.describe('half an hour before midnight', () => {
  test.use({ moment: `${fairDay(0)}T15:30:00Z` })

  test('open pages switch to the next day at midnight', { tag: '@time' }, async ({ page, context, clock }) => {
    await context.clock.install({ time: clock.now })
    const home = await context.newPage()
    await open(home, '/en-US/')
    await open(page, '/en-US/meeting/')
    await home.evaluate(() => Object.assign(window, { isSame: true }))
    await page.evaluate(() => Object.assign(window, { isSame: true }))
    await expect(headerClock(page)).toHaveText(/^23:[345]\d$/)
    await expect(todayTab(page)).toContainText(dayNumber(0))

    // 00:01 there.
    const moment = `${fairDay(0)}T16:01:00Z`
    await clock.moveTo(moment)
    await context.clock.fastForward(Date.parse(moment) - (await clockOf(page)))
    await expect(headerClock(page)).toHaveText(/^00:0\d$/)
    await expect(todayTab(page)).toContainText(dayNumber(1))
    await expect(todayTab(page)).toHaveCount(1)
    const tomorrow = page.locator(`.agenda-group[data-phase="next"][data-day="${fairDay(1)}"]`).first()
    await expect(tomorrow.locator('[data-today]').first()).toBeVisible()
    await expect(page.locator(`.agenda-group[data-phase="next"][data-day="${fairDay(0)}"]`)).toHaveCount(0)

    await expect(todayPanel(home)).toContainText('Day 3 of 5')
    await expect(todayPanel(home).locator('.day time')).toHaveText(dayNumber(1))
    for (const each of [home, page]) expect(await each.evaluate(() => 'isSame' in window)).toBe(true)
  })
})

test.describe('at three in the morning', () => {
  // 03:00 on the fair's third day.
  test.use({ moment: `${fairDay(0)}T19:00:00Z` })

  test('a stream is live and can be watched, and the home page and the list agree', { tag: ['@time', '@all'] }, async ({
    page,
  }) => {
    await open(page, '/en-US/')
    await expect.poll(() => onHome(page)).not.toEqual([])
    const live = await onHome(page)
    await open(page, '/en-US/live/')
    await expect.poll(() => onList(page)).toEqual(expect.arrayContaining(live))
    await expect(todayTab(page)).toContainText(dayNumber(1))

    await open(page, `/en-US/live/detail/${live[0]}/`)
    await page.getByRole('button', { name: 'Watch live' }).click()
    const video = page.locator('.stage .player video').first()
    await expect.poll(() => video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime)).toBeGreaterThan(0.5)
  })
})

for (const [name, moment, tag] of [
  ['in the morning', MOMENT, ['@time']],
  ['at noon', after(100), ['@time', '@all']],
  ['when the halls have closed', `${fairDay(0)}T12:00:00Z`, ['@time', '@all']],
  ['on the day before the fair', `${fairDay(-2)}T03:00:00Z`, ['@time', '@all']],
  ['after the fair', `${fairDay(10)}T03:00:00Z`, ['@time', '@all']],
] as const) {
  test.describe(name, () => {
    test.use({ moment })

    test('every stream that is live on the home page is live in the list', { tag: [...tag] }, async ({ page }) => {
      const atRest = watchNetwork(page)
      await open(page, '/en-US/live/')
      await atRest()
      const running = await onList(page)
      await open(page, '/en-US/')
      await expect.poll(async () => (await onHome(page)).filter((id) => !running.includes(id))).toEqual([])
      // Home has room for four.
      await expect.poll(async () => (await onHome(page)).length).toBe(Math.min(4, running.length))
      // If nothing is running there is no heading for it, and nothing that is over is below it.
      const section = page.locator('main section', { has: page.getByRole('heading', { name: 'Live now' }) })
      await expect(section.getByText(/^(?:Over|Closed)$/).and(page.locator(':visible'))).toHaveCount(0)
    })
  })
}

test.describe('for a visitor in the fair’s time zone', () => {
  test.use({ timezoneId: 'Asia/Shanghai' })

  test('the visitor’s own time is hidden', async ({ page }) => {
    await page.goto('/en-US/meeting/')
    const row = page.locator('.agenda .when').first()
    await expect(row).toBeVisible()
    await expect(page.locator('html')).toHaveClass(/in-zone/)
    await expect(row.locator('[data-mine]')).toBeHidden()
    await page.locator('.agenda h3 a').first().click()
    const clocks = page.locator('.three-clocks')
    await expect(clocks.getByText('Event time')).toBeVisible()
    await expect(clocks.getByText('Your time')).toBeHidden()
  })
})

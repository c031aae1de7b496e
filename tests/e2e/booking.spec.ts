// A buyer in Sweden meets a Japanese exhibitor at a fair in China: a time in three clocks, a conflict, a cancellation.
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { asVisitor } from './as-visitor.ts'
import { expect, expectAccessible, expectNoLayoutShift, test } from './fixtures.ts'
import { after, fairDay } from './moment.ts'
import { unique } from './unique.ts'

test.use({ locale: 'en-US', timezoneId: 'Europe/Stockholm' })

const BUYER = 'emma.larsson@example.com'
/** Kitamori Robotics in Nagoya. */
const EXHIBITOR = '/en-US/exhibitor/detail/30002/'
const SCHEDULE = '/en-US/personal-center/schedule/'

async function openSlots(page: Page) {
  await page.locator('[data-action="book"]:visible').first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { level: 2, name: 'Book a meeting' })).toBeVisible()
  return dialog
}

test('books across three time zones and cancels', { tag: '@core' }, async ({ page }) => {
  const topic = unique('Grippers')
  await asVisitor(page, BUYER)
  await page.goto(EXHIBITOR)
  const dialog = await openSlots(page)
  await dialog.getByLabel('Topic (optional)').fill(topic)
  await dialog.getByLabel(/^22 Nov/).check({ force: true })
  const slot = dialog.locator('.booking-slot:not(.clash):has(input:enabled)').first()
  const time = (await slot.locator('b').textContent()) ?? ''
  await slot.click()
  const clocks = dialog.locator('.booking-clocks')
  await expect(clocks).toContainText(`Event time${time}`)
  await expect(clocks).toContainText('UTC+8')
  await expect(clocks).toContainText('UTC+1')
  await expect(clocks).toContainText('UTC+9')
  await dialog.getByRole('button', { name: 'Book this time' }).click()
  await expect(dialog.getByRole('heading', { level: 2, name: 'Request sent' })).toBeVisible()
  await expect(dialog.getByText('To be confirmed')).toBeVisible()

  await dialog.getByRole('link', { name: 'See my schedule' }).click()
  const row = page.locator('tr.named')
  await expect(row).toContainText(topic)
  await expect(row).toContainText(time)
  await expect(row.getByRole('cell').nth(1)).toContainText('UTC+1')
  await expect(row.getByRole('cell').nth(2)).toContainText('UTC+9')
  // Scroll back up: otherwise the sticky header covers content that can be scrolled out from under it.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expectAccessible(page)

  const download = page.waitForEvent('download')
  await row.getByRole('button', { name: /^Calendar file/ }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file).toContain('METHOD:PUBLISH')
  expect(file).toContain(`DTSTART;TZID=Asia/Shanghai:${fairDay(3).replaceAll('-', '')}T${time.replace(':', '')}00`)
  expect(file.replaceAll('\r\n ', '')).toMatch(/URL:http:.*\/en-US\/exhibitor\/detail\/30002\//)
  const uid = /UID:(.+)\r\n/.exec(file)?.[1] ?? 'none'

  await row.getByRole('button', { name: /^Cancel/ }).click()
  const requested = page.getByRole('dialog')
  await requested.getByRole('button', { name: 'Cancel appointment' }).click()
  await expect(requested.getByRole('alert')).toHaveText('Choose a reason')
  await requested.getByLabel('Another reason').check()
  await requested.getByRole('button', { name: 'Cancel appointment' }).click()
  await expect(requested.getByLabel('Please say why')).toBeFocused()
  await expect(requested.getByLabel('Please say why')).toHaveAccessibleDescription('Write a few words')
  await requested.getByLabel('Please say why').fill('The train is late')
  await expectAccessible(page, 'dialog')
  await requested.getByRole('button', { name: 'Cancel appointment' }).click()
  await expect(requested).toHaveCount(0)
  await expect(row).toContainText('Canceled')
  await expect(row).toContainText('The train is late')

  // The same file again removes it from every calendar: same UID, METHOD:CANCEL, a higher sequence.
  const again = page.waitForEvent('download')
  await row.getByRole('button', { name: /^Calendar file/ }).click()
  const cancelled = await readFile(await (await again).path(), 'utf8')
  expect(cancelled).toContain('METHOD:CANCEL')
  expect(cancelled).toContain(`UID:${uid}`)
  expect(cancelled).toMatch(/SEQUENCE:[1-9]/)
})

/** The free times of one day with an exhibitor, as returned to the page's visitor. */
async function freeTimes(page: Page, exhibitorId: string, day: string): Promise<string[]> {
  return page.evaluate(
    async ({ exhibitorId, day }) => {
      const { tenantId, exhibitionId, language, product } = JSON.parse(
        document.getElementById('page')?.textContent ?? '{}',
      )
      const query = new URLSearchParams({ exhibitorId, from: day, to: day })
      const Authorization = sessionStorage.getItem('authorization') ?? ''
      const userId = sessionStorage.getItem('userId') ?? ''
      const reply = await fetch(`/webapi/${product}-main/api/v2/app/negotiation/reservation/slots?${query}`, {
        headers: { tenantId, exhibitionId, language, Authorization, userId },
      })
      const { list } = await reply.json()
      return (list as { startTime: string; state: string; conflict?: unknown }[])
        .filter(({ state, conflict }) => state === 'FREE' && !conflict)
        .map(({ startTime }) => startTime)
    },
    { exhibitorId, day },
  )
}

test(
  'a conflict is shown before booking, and can be accepted',
  { tag: '@time' },
  async ({ page }, { repeatEachIndex }) => {
    await asVisitor(page, BUYER)
    await page.goto(EXHIBITOR)
    // A time that is free for both; each repetition uses a different one.
    const others = await freeTimes(page, '30001', fairDay(2))
    const common = (await freeTimes(page, '30002', fairDay(2))).filter((each) => others.includes(each))
    const start = common.at(-1 - repeatEachIndex) ?? ''
    const time = new Date(start).toLocaleTimeString('en-GB', {
      timeZone: 'Asia/Shanghai',
      hour: '2-digit',
      minute: '2-digit',
    })
    const dialog = await openSlots(page)
    await dialog.getByLabel(/^21 Nov/).check({ force: true })
    const slotOf = (root: typeof dialog) =>
      root.locator('.booking-slot', { has: page.locator('b', { hasText: new RegExp(`^${time}$`) }) })
    await slotOf(dialog).click()
    await dialog.getByRole('button', { name: 'Book this time' }).click()
    await expect(dialog.getByRole('heading', { level: 2, name: 'Request sent' })).toBeVisible()

    await page.goto('/en-US/exhibitor/detail/30001/')
    const other = await openSlots(page)
    await other.getByLabel(/^21 Nov/).check({ force: true })
    await expect(slotOf(other)).toHaveClass(/clash/)
    await slotOf(other).click()
    await expect(other.getByText(/You are already booked for “Meeting with Kitamori Robotics”/)).toBeVisible()
    await other.getByRole('button', { name: 'Book anyway' }).click()
    await expect(other.getByRole('heading', { level: 2, name: 'Request sent' })).toBeVisible()
    await other.getByRole('link', { name: 'See my schedule' }).click()
    await expect(page.locator('tr.named.clash')).toContainText('Overlaps with “Meeting with Kitamori Robotics”')
  },
)

test('a stream is booked with one press, still booked after a reload, and can be cancelled', async ({ page }, {
  repeatEachIndex,
}) => {
  await asVisitor(page, BUYER)
  await page.goto('/en-US/live/')
  const links = page.locator('.agenda-group[data-phase="next"] h3 a, [data-phase="next"] a[href*="/live/detail/"]')
  const hrefs = [...new Set(await links.evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? '')))]
  await page.goto(hrefs[repeatEachIndex % hrefs.length] ?? '')
  const button = page.locator('[data-action="book"]:visible').first()
  await expect(button).toHaveText('Remind me')
  await button.click()
  const dialog = page.getByRole('dialog')
  const both = dialog.getByRole('button', { name: 'Book anyway' })
  const done = dialog.getByRole('heading', { level: 2, name: 'You are booked' })
  await expect(both.or(done)).toBeVisible()
  if (await both.isVisible()) await both.click()
  await expect(done).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(button).toHaveText('Booked')
  await page.reload()
  await expect(button).toHaveText('Booked')
  await button.click()
  await dialog.getByRole('button', { name: 'Undo booking' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: /^Canceled:/ })).toBeVisible()
  await expect(button).toHaveText('Remind me')
})

test('list, day and week views have addresses and history, and the schedule is shown offline', {
  tag: '@time',
}, async ({ page, context, problems }) => {
  await asVisitor(page)
  await page.goto(SCHEDULE)
  await expect(page.getByRole('heading', { level: 2, name: 'Next' })).toBeVisible()
  await expectNoLayoutShift(page)
  await expect(page.locator('tr.clash').first()).toContainText('Overlaps with')
  await page.getByRole('link', { name: 'Week', exact: true }).click()
  await expect(page).toHaveURL(/view=week/)
  await expect(page.locator('.plan-block.clash')).not.toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Fri/ }).click()
  await expect(page).toHaveURL(new RegExp(`view=day&day=${fairDay(1)}`))
  await page.goBack()
  await expect(page.locator('.plan-week')).toBeVisible()

  problems.allow(/ERR_INTERNET_DISCONNECTED|webapi/)
  await context.setOffline(true)
  // The plan is requested again each time the browser reports to be online. CI once waited in vain after one event.
  const note = page.getByText('This is your schedule as of')
  const announceNetwork = () => page.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(() => announceNetwork().then(() => note.isVisible())).toBe(true)
  await expect(page.locator('.plan-block').first()).toBeVisible()
  await context.setOffline(false)
})

test('the schedule can be subscribed to at an address that can be renewed', { tag: '@all' }, async ({ page }) => {
  await asVisitor(page)
  await page.goto('/en-US/personal-center/calendar/')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  const dialog = page.getByRole('dialog', { name: 'Subscribe to your schedule' })
  const field = dialog.getByLabel('Address of the calendar')
  await expect(field).toHaveValue(/\.ics$/)
  const before = await field.inputValue()
  await expectAccessible(page, 'dialog')
  expect(await (await page.request.get(before)).text()).toContain('BEGIN:VEVENT')
  await dialog.getByRole('button', { name: 'Get a new address' }).click()
  await expect(field).not.toHaveValue(before)
  expect((await page.request.get(before)).status()).toBe(404)
})

test('a reminder appears on any page before a booked event begins', { tag: ['@time', '@all'] }, async ({
  page,
  clock,
}) => {
  await asVisitor(page)
  await page.goto(SCHEDULE)
  await expect(page.getByRole('heading', { level: 2, name: 'Next' })).toBeVisible()
  // Ten to eleven there: an item that begins at eleven is near.
  await clock.moveTo(after(8))
  await page.goto('/en-US/news/')
  const toast = page.getByRole('status').filter({ hasText: /Starts in \d+ minutes:/ })
  await expect(toast).toContainText('11:00')
  await toast.getByRole('button', { name: 'Go there' }).click()
  await expect(page).toHaveURL(/\/(meeting|exhibitor)\/detail\//)
})

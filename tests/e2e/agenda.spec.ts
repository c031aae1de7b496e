// A visitor reads the agenda: lists by day, hall and topic, details in three clocks, calendar files, series, channels.
import { expect, expectAccessible, test } from './fixtures.ts'
import { after, fairDay } from './moment.ts'

test.use({ locale: 'en-US', timezoneId: 'Europe/Berlin' })

test('the list begins with current meetings, in three time zones', { tag: '@time' }, async ({ page }) => {
  await page.goto('/en-US/meeting/')
  const phases = await page.locator('.agenda-group').evaluateAll((all) => all.map((each) => each.dataset['phase']))
  expect(phases[0]).toBe('now')
  expect([...phases].sort((a, b) => 'now next past'.indexOf(a ?? '') - 'now next past'.indexOf(b ?? ''))).toEqual(
    phases,
  )
  // The fair's clock comes first, the visitor's and the exhibitor's are below it.
  const when = page.locator('.agenda-group[data-phase="now"] .when', { hasText: 'exhibitor' }).first()
  await expect(when).toContainText('your time')
  await expect(when).toContainText(/exhibitor \d\d:\d\d–\d\d:\d\d \(UTC\+\d/)
})

test('a row offers the action that is possible now, and its link to book opens the booking', {
  tag: '@time',
}, async ({ page }) => {
  await page.goto('/en-US/meeting/')
  const rows = (phase: string) => page.locator(`.agenda-group[data-phase="${phase}"] li`)
  await expect(
    rows('now')
      .first()
      .getByRole('link', { name: /^Enter / }),
  ).toBeVisible()
  await expect(
    rows('now')
      .first()
      .getByRole('link', { name: /^Book / }),
  ).toHaveCount(0)
  const book = rows('next')
    .getByRole('link', { name: /^Book / })
    .first()
  const title = (await book.locator('.visually-hidden').textContent()) ?? ''
  await book.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Log in to book a meeting' })).toBeVisible()
  await expect(page, 'a reload does not ask again').not.toHaveURL(/#book/)
})

test('day and hall filters are stored in the address, and going back removes them', async ({ page }) => {
  await page.goto('/en-US/meeting/')
  const rows = page.locator('.agenda-group li')
  const ofAll = await rows.count()
  await page.getByRole('navigation', { name: 'Days' }).getByRole('link', { name: /Fri/ }).click()
  await expect(page).toHaveURL(new RegExp(`/en-US/meeting/\\?date=${fairDay(1)}`))
  await expect(page.locator('.chip')).toHaveCount(1)
  await expect.poll(() => rows.count()).toBeLessThan(ofAll)
  const ofDay = await rows.count()
  await expect(page.getByRole('status').filter({ hasText: 'meeting' })).toHaveText(`${ofDay} meetings`)
  const hall = page.locator('.facet').first().getByRole('checkbox', { disabled: false }).first()
  await hall.click()
  await expect(page).toHaveURL(new RegExp(`date=${fairDay(1)}&hall=`))
  await expect(hall).toBeChecked()
  await expect.poll(() => rows.count()).toBeLessThan(ofDay)
  await page.goBack()
  await expect(rows).toHaveCount(ofDay)
  await page.goBack()
  await expect(page.locator('.chip')).toHaveCount(0)
  await expect.poll(() => rows.count()).toBeGreaterThan(ofDay)
})

test('the filters of an address are applied at once, and an empty result offers to clear them', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto(`/en-US/live/?date=${fairDay(-1)}`)
  await expect(page.locator('.chip')).toContainText('18 Nov')
  await expect(page.locator('.live-item').first()).toBeVisible()
  await page.goto('/en-US/live/?topic=Nothing')
  await expect(page.getByRole('heading', { name: 'No streams to show' })).toBeVisible()
  await page.locator('main .btn-primary').filter({ hasText: 'Clear filters' }).last().click()
  await expect(page.locator('.live-item').first()).toBeVisible()
})

test('streams can be listed by exhibitor', { tag: '@all' }, async ({ page }) => {
  await page.goto('/en-US/live/')
  await page.getByRole('link', { name: 'By exhibitor' }).click()
  await expect(page).toHaveURL(/type=exhibitor/)
  await expect(page.locator('.entities .byline').first()).toBeVisible()
  await expect(page.locator('.entities .agenda a[href*="/live/detail/"]').first()).toBeVisible()
})

test('hours after the build, events have moved to their current phase', { tag: '@time' }, async ({ page, clock }) => {
  await clock.moveTo(after(88))
  await page.goto('/en-US/meeting/')
  // 10:00-11:00 at the fair is over, 12:10 at the fair is in the hour of other items.
  const past = page.locator(`.agenda-group[data-phase="past"][data-day="${fairDay(0)}"]`)
  await expect(past).toContainText('The MDR transition')
  await expect(page.locator('[data-phase="now"]', { hasText: 'The MDR transition' })).toHaveCount(0)
  await page.goto('/en-US/live/')
  await expect(page.locator('.agenda-group[data-phase="now"]')).toContainText('At the furnace')
})

test('without JavaScript, the links to days and calendar files work', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/en-US/meeting/')
  await page.getByRole('navigation', { name: 'Days' }).getByRole('link', { name: /Sun/ }).click()
  await expect(page).toHaveURL(new RegExp(`date=${fairDay(3)}#d-${fairDay(3)}`))
  const group = page.locator(`#d-${fairDay(3)}`)
  await expect(group).toBeInViewport()
  const day = await page.request.get((await group.locator('a[download]').first().getAttribute('href')) ?? '')
  expect(day.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  const text = await day.text()
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(await group.locator('.agenda > li').count())
  expect(text).toContain(`DTSTART;TZID=Asia/Shanghai:${fairDay(3).replaceAll('-', '')}T`)

  await page.goto('/en-US/activity/')
  const off = page.locator('.agenda li', { hasText: 'Called off' }).locator('a[download]')
  const file = await (await page.request.get((await off.getAttribute('href')) ?? '')).text()
  expect(file).toContain('METHOD:CANCEL')
  expect(file).toContain('STATUS:CANCELLED')
  await context.close()
})

test('streams and meetings show their times, recordings, agenda and people before the visitor joins', async ({
  page,
}) => {
  // An exhibitor whose clock shows the fair's time has no clock of its own.
  await page.goto('/en-US/meeting/detail/5002/')
  await expect(page.locator('.three-clocks')).toContainText('Event time')
  await expect(page.locator('[data-host-clock]')).toHaveCount(0)
  await page.goto(`/en-US/live/?date=${fairDay(-1)}`)
  await page.locator('.agenda-group[data-phase="past"] h3 a').first().click()
  await expect(page.locator('.three-clocks')).toContainText('Your time')
  await expect(page.locator('.three-clocks')).toContainText('Exhibitor’s time')
  // The poster no longer shows viewers.
  await expect(page.locator('.event-head figcaption')).toBeHidden()
  await page.getByRole('link', { name: 'Watch the recording' }).click()
  await expect(page.locator('.stage video')).toBeVisible()
  await expect(page.locator('.chapters a').first()).toHaveAttribute('href', /\?replay=.+&t=\d+#replay-/)
  await expectAccessible(page)

  await page.goto('/en-US/meeting/')
  await page.locator('.agenda-group[data-phase="next"] h3 a').first().click()
  await expect(page.getByRole('button', { name: 'Join the meeting' })).toBeDisabled()
  await expect(page.getByText('Opens at (event time):')).toBeVisible()
  await expect(page.locator('.agenda-items li').first()).toBeVisible()
  await expect(page.locator('#people li').first()).toBeVisible()
})

test('details by ?id= redirect to their page, are rendered in the browser if unbuilt, or are not found', async ({
  page,
  problems,
}) => {
  problems.allow(/404.*\/(live|meeting|activity)\/detail\//)
  await page.goto('/en-US/meeting/detail/?id=5006')
  await expect(page).toHaveURL(/\/en-US\/meeting\/detail\/5006\/$/)
  for (const [kind, title] of [
    ['live', 'This stream was not found'],
    ['meeting', 'This meeting was not found'],
    ['activity', 'This activity was not found'],
  ]) {
    await page.goto(`/en-US/${kind}/detail/?id=none`)
    await expect(page.locator('h1')).toHaveText(title ?? '')
  }
  // An activity of the other exhibition has no page here, when opened by its agenda item.
  await page.goto('/en-US/activity/detail/?id=A2002-opening')
  await expect(page.locator('.three-clocks')).toBeVisible()
})

test('a series links to its activities, and an agenda item back to its activity', { tag: '@all' }, async ({ page }) => {
  await page.goto('/en-US/activity/')
  await page.getByRole('link', { name: 'New product week', exact: true }).click()
  await expect(page).toHaveURL(/\/activity\/contain\/detail\/A2001-launches\//)
  await page.getByRole('link', { name: 'Full list' }).click()
  await expect(page.locator('.agenda li')).toHaveCount(4)
  await page.goto('/en-US/activity/contain/detail/list/?id=A2001-launches')
  await expect(page).toHaveURL(/\/activity\/contain\/detail\/list\/A2001-launches\/$/)

  await page.goto('/en-US/activity/detail/A2001-supply/')
  await page.locator('.agenda-items h3 a').first().click()
  await expect(page).toHaveURL(/\/ucan\/(agenda|course)detail\/A2001-supply-1\//)
  await page.getByRole('link', { name: 'See the activity' }).click()
  await expect(page).toHaveURL(/\/activity\/detail\/A2001-supply\//)
})

test('channels link to the player page and its programme', { tag: '@all' }, async ({ page }) => {
  await page.goto('/en-US/concert/')
  await page.getByRole('link', { name: 'The making of a spindle' }).click()
  await expect(page.locator('.programme [aria-current="page"]')).toHaveText('The making of a spindle')
  await expect(page.locator('.player-place img')).toBeVisible()
})

test('a video replaces its picture, and the picture and the button return if it fails to load', {
  tag: '@all',
}, async ({ page, problems }) => {
  await page.goto('/en-US/concert/player/V-works-1/')
  await page.getByRole('button', { name: 'Play' }).click()
  const film = page.locator('video.film')
  await expect(film).toBeFocused()
  await expect(film).toHaveAttribute('aria-label', 'The making of a spindle')
  await expect(page.getByRole('button', { name: 'Play' })).toBeHidden()
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0)
  await expectAccessible(page, 'main')

  problems.allow(/stream\/video/)
  await page.route('**/stream/video*', (route) => route.abort())
  await page.reload()
  await page.getByRole('button', { name: 'Play' }).click()
  await expect(page.locator('.toast')).toContainText('The request failed')
  await expect(page.locator('.player-place img')).toBeVisible()
  await page.unroute('**/stream/video*')
  await page.getByRole('button', { name: 'Play' }).click()
  await expect(film).toBeFocused()
})

test('on the day after the build, “Today” is the new day', { tag: ['@time', '@all'] }, async ({ page, clock }) => {
  // Nine o'clock there.
  await clock.moveTo(`${fairDay(1)}T01:00:00Z`)
  await page.goto('/en-US/meeting/')
  const days = page.getByRole('navigation', { name: 'Days' })
  await expect(days.getByRole('link', { name: /Today/ })).toContainText('20')
  const made = page.locator(`.agenda-group[data-phase="past"][data-day="${fairDay(0)}"]`)
  await expect(made.locator('h2')).toHaveText('Thu 19 Nov')
  await expect(made.locator('[data-today]')).toBeHidden()
})

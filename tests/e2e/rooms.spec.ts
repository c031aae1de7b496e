// Lives, meetings and recordings while they play: rewound, interrupted, controlled, left, read.

import { DEMO_LOGIN, DEMO_USERS } from '@fair/sandbox/demo.ts'
import type { Locator, Page } from '@playwright/test'
import { asVisitor } from './as-visitor.ts'
import { idle } from './at-rest.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { after } from './moment.ts'

test.use({ locale: 'en-US' })

/** A separate live per story, because all tests share one fair; the longest ones, because their clock runs on. */
const LIVE = {
  wound: 'bd79b835fc715e2b703c4c21',
  broken: 'd05437a2e1bcc347efb66590',
  left: 'd6439f6afc47490269399b76',
  written: '39ebfceece32e86c4956099a',
}
const RECORDED = '80c1cee63fbed1c3d11af227'
const MEETING = '5002'

/** Presses a button of the sandbox's own page. */
async function press(page: Page, action: string, form: Record<string, string>): Promise<void> {
  const reply = await page.request.post(`/sandbox/do/${action}`, {
    form,
    headers: { 'sec-fetch-site': 'same-origin' },
    maxRedirects: 0,
  })
  expect(reply.status()).toBe(303)
}

const playerOf = (page: Page) => page.locator('.stage .player')
const timeOf = (within: Locator) =>
  within
    .locator('video')
    .first()
    .evaluate((video: HTMLVideoElement) => video.currentTime)

/** Waits until the video plays. */
async function expectPlaying(within: Locator): Promise<void> {
  const from = await timeOf(within)
  await expect.poll(async () => (await timeOf(within)) - from).toBeGreaterThan(0.5)
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`/en-US${path}`)
}

test('a buyer watches a stream, rewinds, and returns to the live edge', { tag: ['@core', '@origins'] }, async ({
  page,
  clock,
}) => {
  await open(page, `/live/detail/${LIVE.wound}/`)
  await page.getByRole('button', { name: 'Watch live' }).click()
  const player = playerOf(page)
  await expectPlaying(player)
  const edge = player.getByRole('button', { name: 'Live', exact: true })
  await expect(edge).toBeVisible()
  await expectAccessible(page, '.stage')

  // On keyboard focus too, a control shows its shortcut; Escape hides the tooltip and leaves the focus.
  const mute = player.getByRole('button', { name: 'Mute' })
  const words = player.getByRole('tooltip', { name: 'Mute (M)' })
  await page.waitForFunction(() => customElements.get('sl-tooltip'))
  // Half faded in, the text would be measured as too pale.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await mute.focus()
  await expect(words).toBeVisible()
  await expectAccessible(page, '.stage')
  await page.keyboard.press('Escape')
  await expect(words).toBeHidden()
  await expect(mute).toBeFocused()

  // While it is paused, only the keys move it.
  await player.getByRole('button', { name: 'Pause' }).click()
  const before = await timeOf(player)
  await edge.focus()
  for (const _ of [1, 2, 3, 4]) await page.keyboard.press('j')
  const back = player.getByRole('button', { name: 'Back to live' })
  await expect(back).toBeVisible()
  expect(await timeOf(player)).toBeLessThan(before - 20)
  await player.getByRole('button', { name: 'Play' }).click()
  await expectPlaying(player)
  await back.click()
  await expect(edge).toBeVisible()
  await expectPlaying(player)

  // Half an hour later, rewinding to its beginning is no longer possible: a message says so, and the live continues.
  await clock.moveTo(after(35))
  await open(page, `/live/detail/${LIVE.wound}/?join&t=0`)
  await expect(page.locator('#toasts')).toHaveText(/This part is no longer available: .* back to \d+:\d\d/)
  await expect(edge).toBeVisible()
})

test('captions of a stream are in the language of the page, in another on request, and can be switched off', {
  tag: '@all',
}, async ({ page }) => {
  const watch = async () => {
    await page.goto(`/ja-JP/live/detail/${LIVE.wound}/`)
    await page.getByRole('button', { name: 'ライブを視聴' }).click()
    await expectPlaying(playerOf(page))
  }
  await watch()
  const player = playerOf(page)
  const button = player.getByRole('button', { name: '字幕', exact: true })
  const caption = player.locator('.caption')
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await expect(caption).toHaveCount(0)
  const stands = await player.boundingBox()
  await player.getByRole('button', { name: '一時停止' }).focus()
  await page.keyboard.press('c')
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(caption).toHaveAttribute('lang', 'ja-JP')
  await expect(caption).toHaveText(/\p{Script=Hiragana}/u)
  expect(await player.boundingBox()).toEqual(stands)
  await expectAccessible(page, '.stage')

  await player.getByRole('combobox', { name: '字幕の言語' }).selectOption('en-US')
  await expect(caption).toHaveAttribute('lang', 'en-US')
  await expect(caption).toHaveText(/^[\x20-\x7E’\n]+$/)

  // Another page of the same visit shows them as they were left.
  await watch()
  await expect(caption).toHaveAttribute('lang', 'en-US')
  await button.click()
  await expect(caption).toHaveCount(0)
  await expect(button).toHaveAttribute('aria-pressed', 'false')
})

test('an interrupted stream shows a message and resumes', { tag: '@all' }, async ({ page, problems }) => {
  problems.allow(/404.*\/sandbox\/stream\//)
  await open(page, `/live/detail/${LIVE.broken}/`)
  await page.getByRole('button', { name: 'Watch live' }).click()
  const player = playerOf(page)
  await expectPlaying(player)
  const stream = `LIVE ${LIVE.broken}`
  await press(page, 'stream-fault', { stream, part: '', fault: 'missing' })
  await expect(player.getByText('The stream was interrupted')).toBeVisible()
  await press(page, 'stream-fault', { stream, part: '', fault: '' })
  await expect(player.getByText('The stream was interrupted')).toBeHidden()
  await expectPlaying(player)
  await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible()
})

test('a viewer who is removed from a stream sees a message, returns to the list, and cannot join again', async ({
  page,
}) => {
  const userId = DEMO_USERS.buyer
  await asVisitor(page)
  const commands: string[] = []
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('"type":"room"')) commands.push(String(payload))
    }),
  )
  await open(page, `/live/detail/${LIVE.left}/`)
  const join = page.getByRole('button', { name: 'Watch live' })
  await join.click()
  await expectPlaying(playerOf(page))
  await expect(page.locator('.side-chat').getByLabel('Message', { exact: true })).toBeVisible()

  // Messages for another room, or another person, change nothing here.
  const command = 'Removed_forcibly'
  await press(page, 'room', { command, roomId: LIVE.wound, userId })
  await press(page, 'room', { command, roomId: LIVE.left, userId: DEMO_USERS.press })
  // Commands arrive in order: one for everybody in this room arrives after both.
  await press(page, 'room', { command: 'meetingLayout', roomId: LIVE.left, layout: 'SCREEN' })
  await expect.poll(() => commands.filter((command) => command.includes('meetingLayout')).length).toBe(1)
  await idle(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await press(page, 'room', { command, roomId: LIVE.left, userId })
  const warning = page.getByRole('dialog', { name: 'The live streaming has been set offline' })
  await expect(warning).toBeVisible()
  await expectAccessible(page, 'dialog')
  await warning.getByRole('button', { name: 'OK' }).click()
  // The visit began here: the list is the next page.
  await expect(page).toHaveURL(/\/live\/$/)

  await open(page, `/live/detail/${LIVE.left}/`)
  await join.click()
  await expect(playerOf(page)).toContainText('The live streaming has been set offline')
  await playerOf(page).getByRole('button', { name: 'Back to the page' }).click()
  for (const id of [LIVE.left, LIVE.wound]) await press(page, 'readmit', { kind: 'LIVE', id })
})

test('a viewer who logs in beside a stream can write at once, and the stream goes on', { tag: '@all' }, async ({
  page,
}) => {
  await open(page, `/live/detail/${LIVE.written}/`)
  await page.getByRole('button', { name: 'Watch live' }).click()
  const player = playerOf(page)
  await expectPlaying(player)
  await player.locator('video').evaluate((video) => video.setAttribute('data-same', ''))
  const side = page.locator('.side-chat')
  await side.getByRole('button', { name: 'Log in' }).click()
  const login = page.getByRole('dialog')
  await login.getByRole('button', { name: 'By password' }).click()
  await login.getByLabel('Email').fill('press@example.com')
  await login.getByLabel('Password', { exact: true }).fill(DEMO_LOGIN.password)
  await login.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByRole('dialog', { name: 'How will you attend?' }).getByText('Choose later').click()
  const field = side.getByLabel('Message', { exact: true })
  await field.fill('What is the cycle time?')
  await field.press('Enter')
  const said = side.locator('.say', { hasText: 'What is the cycle time?' })
  await expect(said).toBeVisible()
  await expect(said).not.toContainText(/Sending|Not sent/)
  await expect(player.locator('video[data-same]')).toHaveCount(1)
  await expectPlaying(player)
})

test('a meeting is joined after the login, follows the commands of the room, and can be left', async ({ page }) => {
  await open(page, `/meeting/detail/${MEETING}/`)
  const join = page.getByRole('button', { name: 'Join the meeting' })
  await join.click()
  const login = page.getByRole('dialog', { name: 'Log in to continue' })
  await expect(login).toBeVisible()
  await login.getByRole('button', { name: 'Close' }).click()
  const stage = page.locator('.stage')
  await expect(stage).toContainText('You need to log in to join this meeting.')
  await expectAccessible(page, '.stage')
  await stage.getByRole('button', { name: 'Watch the introduction' }).click()
  await expectPlaying(playerOf(page))

  await asVisitor(page)
  await page.goto(`/en-US/meeting/detail/${MEETING}/`)
  await join.click()
  await expectPlaying(playerOf(page))
  const guests = stage.locator('.guest')
  await expect(guests).toHaveCount(3)
  const second = guests.nth(1)
  await expect(second).toContainText('Camera on')
  await expect(second.locator('video')).toHaveCount(1)
  await expectAccessible(page, '.stage')

  const guest = `RM-${MEETING} g${MEETING}-2`
  await press(page, 'room', { command: 'closeVideo', guest })
  await expect(second).toContainText('Camera off')
  await expect(second.locator('video')).toHaveCount(0)
  await press(page, 'room', { command: 'openAudio', guest })
  await expect(second).toContainText('Microphone on')
  await press(page, 'room', { command: 'meetingLayout', roomId: `RM-${MEETING}`, layout: 'SCREEN' })
  await expect(stage.getByText('Shared screen')).toBeVisible()
  await expectPlaying(playerOf(page))

  const left = page.waitForResponse(/meeting\/leave/)
  await stage.getByRole('button', { name: 'Leave' }).click()
  expect(await (await left).json()).toMatchObject({ success: true })
  await expect(page.locator('.stage > *')).toHaveCount(0)
  await expect(join).toBeFocused()
  await press(page, 'room', { command: 'allOpen', roomId: `RM-${MEETING}` })
  await press(page, 'room', { command: 'meetingLayout', roomId: `RM-${MEETING}`, layout: 'GRID' })
})

test('on a phone a meeting plays one video, and shows its guests as portraits', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await asVisitor(page)
  await open(page, `/meeting/detail/${MEETING}/`)
  await page.getByRole('button', { name: 'Join the meeting' }).click()
  await expectPlaying(playerOf(page))
  await expect(page.locator('.stage .guest')).toHaveCount(3)
  await expect(page.locator('.stage video')).toHaveCount(1)
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(wider, 'the page can be moved sideways').toBe(0)
})

test('a recording opens at a given time, and its transcript can be searched', { tag: ['@origins', '@all'] }, async ({
  page,
}) => {
  await open(page, `/live/detail/${RECORDED}/`)
  const chapter = page.locator('.chapters a[href*="replay="]').nth(1)
  const address = new URL((await chapter.getAttribute('href')) ?? '', page.url())
  const at = Number(address.searchParams.get('t'))
  expect(at).toBeGreaterThan(30)
  await page.goto(address.href)
  const player = playerOf(page)
  await expectPlaying(player)
  const video = player.locator('video')
  // It shows what was played a moment after it plays.
  await expect.poll(() => video.evaluate(({ played }: HTMLVideoElement) => played.length)).toBeGreaterThan(0)
  const begun = await video.evaluate(({ played }: HTMLVideoElement) => played.start(0))
  expect(Math.abs(begun - at)).toBeLessThan(3)

  const words = page.locator('.stage .transcript li')
  await expect(words.nth(3)).toBeVisible()
  const all = await words.count()
  const line = ((await words.last().getByRole('button').textContent()) ?? '').replace(/^.*?:\s*/, '')
  const word = line.split(/[\s,.]+/).sort((a, b) => b.length - a.length)[0] ?? ''
  await page.getByRole('searchbox', { name: 'Search the transcript' }).fill(word.toUpperCase())
  await expect.poll(() => words.count()).toBeLessThan(all)
  await expectAccessible(page, '.stage')
  await words.last().getByRole('button').click()
  await expectPlaying(player)
  expect(await timeOf(player)).toBeGreaterThan(at + 60)
})

test('an unbuilt stream can be watched as well', { tag: '@all' }, async ({ page, problems }) => {
  problems.allow(/404.*\/live\/detail\//)
  // The platform has it, the site does not.
  await page.route(`**/live/detail/${LIVE.wound}/`, (route) => route.fulfill({ status: 404, body: '' }))
  await open(page, `/live/detail/?id=${LIVE.wound}`)
  await page.getByRole('button', { name: 'Watch live' }).click()
  await expectPlaying(playerOf(page))
  const { searchParams } = new URL(page.url())
  expect(searchParams.get('id')).toBe(LIVE.wound)
})

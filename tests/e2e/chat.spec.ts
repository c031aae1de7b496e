// Messages over a page and on their own: buyer and staff across two languages, a message written in a tunnel, pictures,
// voice, cards, and how fast and how light all of it is.
import type { Page } from '@playwright/test'
import { asVisitor } from './as-visitor.ts'
import { awayExhibitor, firstUse, keyToShown, speakAsMicrophone, tallChat, writeAsStaff } from './chat-helpers.ts'
import { expect, expectAccessible, expectNoLayoutShift, slowPhone, test } from './fixtures.ts'

test.use({ locale: 'en-US' })

const EXHIBITOR = '/en-US/exhibitor/detail/30001/'
const SWEDE = 'emma.larsson@example.com'
const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Messages' })

async function openChat(page: Page) {
  await page.locator('[data-act="chat"]:visible').first().click()
  const drawer = drawerOf(page)
  await expect(drawer.getByRole('heading', { level: 2, name: 'Hanlin Precision Machinery' })).toBeVisible()
  return drawer
}

/** A picture as a camera or a screen gives it. */
const picture = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAIAAABxZ0isAAAAFklEQVR4nGMMjX7BgA0wYRUdtBIAO/4BaEdSjbUAAAAASUVORK5CYII=',
    'base64',
  ),
})

test('buyer and staff across two languages', async ({ page }) => {
  await asVisitor(page)
  await page.goto(EXHIBITOR)
  const drawer = await openChat(page)
  const field = drawer.getByLabel('Message', { exact: true })
  await expect(field).toBeFocused()
  await field.fill('How long is the lead time?')
  await field.press('Enter')
  const own = drawer.locator('.msg.mine', { hasText: 'How long is the lead time?' }).last()
  await expect(own).toContainText('Delivered')
  await expect(own).toContainText('Read')
  const answer = drawer.locator('.msg:not(.mine)', { has: page.locator('.words') }).last()
  await expect(answer).toContainText('标准交期 35 天')
  await expect(answer).toContainText('The usual lead time is 35 days')
  await expect(answer).toContainText('Translated from Chinese')
  await expectAccessible(page, 'dialog.talk')
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
})

test('message written in a tunnel: it waits, outlives the page, and is sent once', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|WebSocket|webapi/)
  const text = `From the tunnel ${Date.now()}`
  await asVisitor(page)
  await page.goto(EXHIBITOR)
  const drawer = await openChat(page)
  const field = drawer.getByLabel('Message', { exact: true })
  await expect(drawer.locator('.msg').first()).toBeVisible()
  await context.setOffline(true)
  await expect(drawer.getByText('connection failed')).toBeVisible({ timeout: 30_000 })
  await field.fill(text)
  await field.press('Enter')
  await expect(drawer.locator('.msg.mine.pending', { hasText: text })).toContainText('once you are online')
  // The page goes while there is no network; the next one sends.
  await context.setOffline(false)
  await page.goto(EXHIBITOR)
  const again = await openChat(page)
  await expect(again.locator('.msg.mine', { hasText: text })).toHaveCount(1)
  await expect(again.locator('.msg.mine', { hasText: text })).toContainText(/Delivered|Read/)
})

test('a draft is kept for each chat, and words that may not be sent stay in the field', async ({ page }) => {
  await asVisitor(page)
  await page.goto(EXHIBITOR)
  const drawer = await openChat(page)
  const field = drawer.getByLabel('Message', { exact: true })
  await field.fill('A counterfeit part')
  await field.press('Enter')
  await expect(drawer.getByRole('alert')).toContainText('counterfeit')
  await expect(field).toHaveValue('A counterfeit part')
  await page.reload()
  const again = await openChat(page)
  await expect(again.getByLabel('Message', { exact: true })).toHaveValue('A counterfeit part')
})

test('pictures are chosen, pasted and dropped, and seen larger; an upload that fails is sent again', async ({
  page,
  problems,
}) => {
  problems.allow(/upload/)
  await asVisitor(page, SWEDE)
  await page.goto('/en-US/chat/?role=EXHIBITOR&roleId=30001')
  await expect(page).toHaveURL(/\?chatgroupId=/)
  const sent = page.locator('.msg.mine .bubble.img')
  const done = page.locator('.msg.mine', { has: page.locator('.bubble.img'), hasText: /Delivered|Read/ })
  await expect(page.getByLabel('Message', { exact: true })).toBeEnabled()
  const before = await done.count()

  // The store cannot be reached at first.
  await page.route('**/sandbox/upload/**', (route) => route.abort())
  await page.locator('.tools input[type=file]').setInputFiles(picture('part.png'))
  const failed = page.locator('.msg.failed')
  await expect(failed).toContainText('The upload failed')
  await page.unroute('**/sandbox/upload/**')
  await failed.getByRole('button', { name: 'Send again' }).click()
  await expect(failed).toHaveCount(0)
  await expect(done).toHaveCount(before + 1)

  for (const kind of ['paste', 'drop'] as const) {
    await page.evaluate(async (kind) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 })
      canvas.getContext('2d')?.fillRect(80, 60, 480, 360)
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
      const data = new DataTransfer()
      if (blob) data.items.add(new File([blob], 'screen.png', { type: 'image/png' }))
      const init = { bubbles: true, cancelable: true }
      if (kind === 'drop') {
        document.querySelector('.msgs')?.dispatchEvent(new DragEvent('drop', { ...init, dataTransfer: data }))
      } else {
        document
          .querySelector('.write textarea')
          ?.dispatchEvent(new ClipboardEvent('paste', { ...init, clipboardData: data }))
      }
    }, kind)
    await expect(done).toHaveCount(before + (kind === 'paste' ? 2 : 3))
  }
  await page.locator('.tools input[type=file]').setInputFiles({ ...picture('plan.svg'), mimeType: 'image/svg+xml' })
  await expect(page.locator('.chat-note')).toContainText('Only JPG, PNG, WebP and GIF')

  await sent.last().getByRole('button', { name: 'Enlarge the picture from you' }).click()
  const large = page.getByRole('dialog', { name: 'Picture from you' })
  await expect(large.getByRole('img', { name: 'Picture from you' })).toHaveJSProperty('naturalWidth', 640)
  await expectAccessible(page, 'dialog.dialog')
  await page.keyboard.press('Escape')
  await expect(large).toHaveCount(0)
  await expect(sent.last().getByRole('button')).toBeFocused()
})

test('a voice message is recorded, sent with its length, and played', async ({ page }) => {
  await speakAsMicrophone(page)
  await asVisitor(page, SWEDE)
  await page.goto('/en-US/chat/?role=EXHIBITOR&roleId=30002')
  await page.getByRole('button', { name: 'Record a voice message' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Recording' })).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByText(/0:(?:0[2-9]|[1-5]\d) \/ 1:00/)).toBeVisible()
  await page.getByRole('button', { name: 'Send voice message' }).click()
  const own = page.locator('.msg.mine', { has: page.locator('.voice') }).last()
  await expect(own).toContainText(/Delivered|Read/)
  await expect(own).toContainText(/0:(?:0[2-9]|[1-5]\d)/)
  await expect(page.getByLabel('Message', { exact: true })).toBeFocused()
  await own.getByRole('button', { name: /^Play voice message, 0:\d\d$/ }).click()
  await expect(own.getByRole('button', { name: /^Pause/ })).toBeVisible()
  await expect(own.getByRole('button', { name: /^Play/ })).toBeVisible()
  // Once played, it is drawn as loud as it was.
  await expect
    .poll(() =>
      own.locator('rect').evaluateAll((bars) => Math.max(...bars.map((bar) => bar.getBoundingClientRect().height))),
    )
    .toBeGreaterThan(20)
  // Thrown away with Esc, nothing is sent.
  await page.getByRole('button', { name: 'Record a voice message' }).click()
  await expect(page.getByText('0:01 / 1:00')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Message', { exact: true })).toBeFocused()
  await expect(page.locator('.msg .voice')).toHaveCount(1)
})

test('cards are exchanged in the chat, and stand in it', async ({ page }) => {
  await asVisitor(page)
  await page.goto('/en-US/chat/?role=EXHIBITOR&roleId=30006')
  await page.locator('.about').getByRole('button', { name: 'Exchange cards' }).click()
  const dialog = page.getByRole('dialog', { name: 'Exchange cards' })
  await expect(dialog.getByRole('group', { name: 'What you give' })).toBeVisible()
  await expectAccessible(page, 'dialog.dialog')
  await dialog.getByLabel(/^Mobile/).uncheck()
  await dialog.getByRole('button', { name: 'Send my card' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('.bubble.chat-card')).toContainText(/You gave your card|have exchanged cards/)
})

test('nobody is on duty: a message is left with a way to be reached, and nothing that was typed is lost', async ({
  page,
  problems,
}, { repeatEachIndex, retry }) => {
  problems.allow(/audience\/message/)
  await asVisitor(page, 'minjun@example.com')
  // One of its own for each time that this is told: what was left is answered after a while.
  const roleId = await awayExhibitor(page, repeatEachIndex + retry)
  await page.goto(`/en-US/chat/?role=EXHIBITOR&roleId=${roleId}`)
  const field = page.getByLabel('Message', { exact: true })
  await field.fill('Hello, anybody there?')
  await field.evaluate((own: HTMLTextAreaElement) => own.setSelectionRange(5, 5))
  await page.getByRole('button', { name: 'Emoji' }).click()
  await expect(page.getByRole('gridcell').first()).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('Hello😄, anybody there?')
  await expect(field).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('.msg.mine')).toContainText('Hello😄, anybody there?')
  await expect(page.getByRole('log')).toContainText('Nobody is on duty now')

  const leave = page.getByRole('button', { name: 'Leave a message' })
  await leave.click()
  await page.getByLabel('Message', { exact: true }).fill('Please call about the lead time')
  await page.reload()
  await leave.click()
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Please call about the lead time')
  const contact = page.getByLabel('Email or phone')
  await contact.fill('minjun')
  const send = page.getByRole('button', { name: 'Leave message' })
  await send.click()
  await expect(contact).toBeFocused()
  await expect(contact).toHaveAccessibleDescription(/Enter an email/)
  await expectAccessible(page)
  await contact.fill('minjun@example.com')
  await page.route('**/audience/message', (route) => route.abort())
  await send.click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.unroute('**/audience/message')
  await send.click()
  await expect(page.getByText('Your message has been left.')).toContainText('to minjun@example.com')
  await expect(page.locator('.msg.mine', { hasText: 'Please call about the lead time' })).toHaveCount(1)
})

test('a live leads to the chat with its exhibitor', async ({ page }) => {
  await asVisitor(page, 'minjun@example.com')
  await page.goto('/en-US/live/')
  await page.locator('a[href*="/live/detail/"]').first().click()
  const name = (await page.locator('.byline a').textContent()) ?? ''
  await page.getByRole('button', { name: 'Chat with the exhibitor' }).click()
  await expect(drawerOf(page).getByRole('heading', { level: 2, name })).toBeVisible()
})

test('/chat by keyboard alone: found, opened, written in, taken off the list and brought back', async ({ page }) => {
  await asVisitor(page)
  await page.goto('/en-US/chat/')
  await expectNoLayoutShift(page)
  const list = page.getByRole('region', { name: 'Conversations' })
  await expect(list.getByRole('button').first()).toBeVisible()
  await page.getByLabel('Find a conversation').focus()
  await page.keyboard.type('Kitamori')
  await expect(list.locator('li')).toHaveCount(1)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?chatgroupId=/)
  await expect(page.getByLabel('Message', { exact: true })).toBeFocused()
  const text = `By keyboard ${Date.now()}`
  await page.keyboard.type(text)
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('two lines')
  await page.keyboard.press('Enter')
  await expect(page.locator('.msg.mine', { hasText: text })).toContainText(/Delivered|Read/)
  await expectAccessible(page)

  // A search that finds others leaves the open chat where it is.
  await page.getByLabel('Find a conversation').fill('Hanlin')
  await expect(list.getByText('Kitamori Robotics')).toHaveCount(0)
  await expect(page.locator('.msg.mine', { hasText: text })).toBeVisible()

  // The address leads here again, and to the list without it.
  const address = page.url()
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 2, name: 'Kitamori Robotics' })).toBeVisible()
  await expect(page.locator('.msg.mine', { hasText: text })).toBeVisible()
  await page.getByRole('button', { name: 'Remove from the list' }).press('Enter')
  await expect(list.getByText('Kitamori Robotics')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Kitamori Robotics' })).toBeVisible()
  await expect(page.locator('.msg.mine', { hasText: text })).toBeVisible()
})

test('an unknown chat says so; signed out, the login leads back to the chat', async ({ page }) => {
  await page.goto('/en-US/chat/?role=EXHIBITOR&roleId=30001')
  const login = page.getByRole('dialog')
  await expect(login.getByRole('heading')).toContainText('chat')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Log in to see your messages' })).toBeVisible()
  await expectAccessible(page)
  await asVisitor(page)
  await page.goto('/en-US/chat/?chatgroupId=none')
  await expect(page.getByText('This conversation is not in your list')).toBeVisible()
})

test('what comes in stands in the title and in the header, and the browser tells of it after consent', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications'])
  // Headless browsers show no notes: what would be shown is kept.
  await page.addInitScript(() => {
    const shown: string[] = []
    Object.assign(window, { shownNotes: shown })
    const Real = window.Notification
    class Kept extends EventTarget {
      static permission = 'default'
      static requestPermission = async () => {
        Kept.permission = 'granted'
        return 'granted'
      }
      constructor(title: string, options?: NotificationOptions) {
        super()
        shown.push(`${title}: ${options?.body}`)
      }
      close() {}
    }
    if (Real) Object.assign(window, { Notification: Kept })
    let hidden = false
    Object.defineProperty(document, 'hidden', { get: () => hidden })
    Object.defineProperty(document, 'visibilityState', { get: () => (hidden ? 'hidden' : 'visible') })
    Object.assign(window, {
      hide: (now: boolean) => {
        hidden = now
        document.dispatchEvent(new Event('visibilitychange'))
      },
    })
  })
  await asVisitor(page, 'sato@example.com')
  await page.goto('/en-US/chat/?role=EXHIBITOR&roleId=30008')
  await expect(page).toHaveURL(/chatgroupId=/)
  const chatgroupId = new URL(page.url()).searchParams.get('chatgroupId') ?? ''
  await page.getByRole('button', { name: 'Turn on notifications' }).click()
  await expect(page.getByLabel('Notify me of new messages')).toBeChecked()
  await expect(page.getByLabel('Message', { exact: true })).toBeEnabled()
  await expect(page.locator('.banner-note')).toHaveCount(0)
  await page.evaluate(() => (window as unknown as { hide(now: boolean): void }).hide(true))
  const before = Number(/^\((\d+)\)/.exec(await page.title())?.[1] ?? 0)
  await writeAsStaff(page, chatgroupId, 'The sample is ready')
  await expect(page).toHaveTitle(new RegExp(`^\\(${before + 1}\\) Messages`))
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shownNotes: string[] }).shownNotes.join()))
    .toContain('The sample is ready')
  const count = page.locator('[data-account=message]')
  await expect(count).toHaveText('1')
  // Seen again, it is read: title and header follow.
  await page.evaluate(() => (window as unknown as { hide(now: boolean): void }).hide(false))
  await expect(page).toHaveTitle(before === 0 ? /^Messages/ : new RegExp(`^\\(${before}\\) Messages`))
  await expect(count).toHaveText('')
})

test('10,000 messages: under 100 rows in the document, and the view stays when history comes in', async ({ page }) => {
  test.setTimeout(240_000)
  const { chatgroupId, climb } = await tallChat(page, 10_000)
  await page.goto(`/en-US/chat/?chatgroupId=${chatgroupId}`)
  await expect(page.locator('.msgs')).toContainText('Message 10000 of 10000')
  const { rows, jumps, pages } = await page.evaluate(climb)
  test.info().annotations.push({
    type: 'climb',
    description: `${pages} pages of history, at most ${rows} rows, largest jump ${Math.max(...jumps).toFixed(1)} px`,
  })
  await expect(page.locator('.msgs')).toContainText('Message 1 of 10000')
  expect(pages).toBeGreaterThanOrEqual(99)
  expect(rows).toBeLessThan(100)
  expect(Math.max(...jumps)).toBeLessThanOrEqual(2)
})

test('the first use of the chat fetches at most 120 KB', async ({ page }) => {
  await asVisitor(page)
  await slowPhone(page)
  // What follows a login (the account's hearts) is settled by a first visit, so that the second has nothing but its own.
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto(EXHIBITOR, { waitUntil: 'load' })
    await page.waitForTimeout(1500)
  }
  const { ms, bytes, files } = await page.evaluate(firstUse)
  const description = `${Math.round(ms)} ms, ${bytes} bytes: ${files}`
  test.info().annotations.push({ type: 'first use', description })
  // The framework is part of it.
  expect(files).toContain('framework')
  expect(bytes).toBeLessThanOrEqual(120 * 1024)
  expect(files).not.toContain('xmpp')
})

test('from the key to the message on the screen, and on the other side’s', async ({ page, browser }) => {
  await asVisitor(page)
  const address = await roomWithSeats(page)
  const other = await (await browser.newContext({ locale: 'en-US' })).newPage()
  await asVisitor(other, SWEDE)
  for (const each of [page, other]) {
    await each.goto(address)
    await expect(each.getByLabel('Message', { exact: true })).toBeEnabled()
    await expect(each.getByText('connection failed')).toHaveCount(0)
  }
  const here: number[] = []
  const there: number[] = []
  for (let n = 0; n < 12; n += 1) {
    const text = `Figure ${n} ${Date.now()}`
    const arrives = keyToShown(other, text)
    const shown = keyToShown(page, text)
    await page.getByLabel('Message', { exact: true }).fill(text)
    await page.evaluate(() =>
      addEventListener('keydown', () => Object.assign(window, { pressed: Date.now() }), { once: true, capture: true }),
    )
    await page.keyboard.press('Enter')
    const [own, theirs] = await Promise.all([shown, arrives])
    const pressed = await page.evaluate(() => (window as unknown as { pressed: number }).pressed)
    here.push(own - pressed)
    there.push(theirs - pressed)
  }
  const middle = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
  test.info().annotations.push({
    type: 'figure',
    description: `key to own screen ${middle(here)} ms, to the other's ${middle(there)} ms (median of ${here.length})`,
  })
  expect(middle(here)).toBeLessThan(150)
  expect(middle(there)).toBeLessThan(1000)
})

/** The address of a live's chat in which one may write. */
async function roomWithSeats(page: Page): Promise<string> {
  await page.goto('/en-US/live/')
  const ids = await page
    .locator('a[href*="/live/detail/"]')
    .evaluateAll((links) => [
      ...new Set(links.map((link) => /detail\/([^/]+)\//.exec(link.getAttribute('href') ?? '')?.[1])),
    ])
  for (const id of ids) {
    const address = `/en-US/chat/?role=LIVE&roleId=${id}`
    await page.goto(address)
    await expect(page.locator('.conv textarea, [role=alert]').first()).toBeVisible()
    if (await page.locator('.conv textarea:enabled').count()) return address
  }
  throw new Error('No live whose chat is open')
}

test('the chat in Korean on a phone in the dark', async ({ browser }) => {
  const context = await browser.newContext({
    locale: 'ko-KR',
    colorScheme: 'dark',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await asVisitor(page)
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  await page.goto('/ko-KR/chat/')
  await page.getByRole('region', { name: '대화 목록' }).locator('li button').first().tap()
  await expect(page.getByLabel('메시지', { exact: true })).toBeInViewport()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('button', { name: '전체 대화' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: '메시지' })).toBeVisible()
  await expectAccessible(page)
  await context.close()
})

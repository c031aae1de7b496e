// Messages on a separate page, where they are opened from, and how visitors are notified of them.
import { asVisitor } from './as-visitor.ts'
import { awayExhibitor, drawerOf, writeAsStaff } from './chat-helpers.ts'
import { expect, expectAccessible, expectNoLayoutShift, test } from './fixtures.ts'
import { unique } from './unique.ts'

test.use({ locale: 'en-US' })

test('a message left while no staff is on duty survives a reload and a failed call', async ({ page, problems }, {
  repeatEachIndex,
  retry,
}) => {
  problems.allow(/audience\/message/)
  await asVisitor(page, 'minjun@example.com')
  // A new exhibitor for each run: messages left there are answered after a while.
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
  await expect(page.locator('.message.mine')).toContainText('Hello😄, anybody there?')
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
  await expect(page.getByText('Not sent yet: it will be sent as soon as you are online')).toBeVisible()
  const sent = page.waitForResponse('**/audience/message')
  await page.unroute('**/audience/message')
  await page.reload()
  await sent
  await page.reload()
  await expect(page.locator('.message.mine', { hasText: 'Please call about the lead time' })).toHaveCount(1)
  await leave.click()
  await page.getByLabel('Message', { exact: true }).fill('And about the price')
  await contact.fill('minjun@example.com')
  await send.click()
  await expect(page.getByText('Your message has been left.')).toContainText('to minjun@example.com')
  await expect(page.locator('.message.mine', { hasText: 'And about the price' })).toHaveCount(1)
})

test('a stream page opens the chat with its exhibitor', { tag: '@all' }, async ({ page }) => {
  await asVisitor(page, 'minjun@example.com')
  await page.goto('/en-US/live/')
  await page.locator('a[href*="/live/detail/"]').first().click()
  const name = (await page.locator('.byline div a').textContent()) ?? ''
  await page.getByRole('button', { name: /^(Chat now|Leave a message)$/ }).click()
  await expect(drawerOf(page).getByRole('heading', { level: 2, name })).toBeVisible()
})

test('/chat can be used by keyboard alone: search, open, write, remove and restore', {
  tag: '@all',
}, async ({ page }) => {
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
  const text = unique('By keyboard')
  await page.keyboard.type(text)
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('two lines')
  await page.keyboard.press('Enter')
  await expect(page.locator('.message.mine', { hasText: text })).toContainText(/Delivered|Read/)
  await expectAccessible(page)

  // A search that finds other chats leaves the open chat in place.
  await page.getByLabel('Find a conversation').fill('Hanlin')
  await expect(list.getByText('Kitamori Robotics')).toHaveCount(0)
  await expect(page.locator('.message.mine', { hasText: text })).toBeVisible()

  // The address leads back here, and to the list without it.
  const address = page.url()
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 2, name: 'Kitamori Robotics' })).toBeVisible()
  await expect(page.locator('.message.mine', { hasText: text })).toBeVisible()
  await page.getByRole('button', { name: 'Remove from the list' }).press('Enter')
  await expect(list.getByText('Kitamori Robotics')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Kitamori Robotics' })).toBeVisible()
  await expect(page.locator('.message.mine', { hasText: text })).toBeVisible()
})

test('an incoming message updates the title and the header, and shows a notification after consent', {
  tag: '@all',
}, async ({ page, context }) => {
  await context.grantPermissions(['notifications'])
  // Headless browsers show no notifications: they are recorded instead.
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
  // Once seen, it is read: title and header follow.
  await page.evaluate(() => (window as unknown as { hide(now: boolean): void }).hide(false))
  await expect(page).toHaveTitle(before === 0 ? /^Messages/ : new RegExp(`^\\(${before}\\) Messages`))
  await expect(count).toHaveText('')
})

test('the chat is accessible in Korean on a phone in the dark theme', { tag: '@all' }, async ({ browser }) => {
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
  // Not simply the first chat: another story of this visitor removes its own from the list.
  const list = page.getByRole('region', { name: '대화 목록' })
  await list.locator('li button', { hasText: '한린정밀기계' }).tap()
  await expect(page.getByLabel('메시지', { exact: true })).toBeInViewport()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('button', { name: '전체 대화' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: '메시지' })).toBeVisible()
  await expectAccessible(page)
  await context.close()
})

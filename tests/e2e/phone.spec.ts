// What visitors do at the fair with a phone, each from its beginning to its confirmation.
import type { Page } from '@playwright/test'
import { asVisitor, expireLogin } from './as-visitor.ts'
import { EXHIBITOR, openChat, SWEDE } from './chat-helpers.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { codeFor, enter } from './login-helpers.ts'
import { fairDay } from './moment.ts'
import { unique } from './unique.ts'

const WIDTH = 390

test.use({ locale: 'en-US', viewport: { width: WIDTH, height: 844 }, hasTouch: true, isMobile: true })

/** The page does not scroll sideways. */
const expectNarrow = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(WIDTH)

/** Whether the video plays. */
const expectPlaying = (page: Page) =>
  expect
    .poll(() =>
      page
        .locator('.stage video')
        .first()
        .evaluate((video: HTMLVideoElement) => video.currentTime),
    )
    .toBeGreaterThan(0.5)

test('a search with a typing error leads to three compared exhibits and one inquiry', { tag: '@all' }, async ({
  page,
}) => {
  await asVisitor(page, SWEDE)
  await page.goto('/en-US/')
  await page.locator('.masthead').getByRole('link', { name: 'Search' }).tap()
  await page.locator('#search-for').fill('robto')
  await page.locator('#search-for').press('Enter')
  await expect(page.locator('.result')).toContainText('nothing is written exactly “robto”')
  await page.locator('.find-tabs').getByRole('link', { name: 'Exhibits' }).tap()
  await expect(page).toHaveURL(/kind=exhibit/)
  const toggles = page.locator('.items .compare-toggle')
  for (const nth of [0, 1, 2]) await toggles.nth(nth).tap()
  await page.getByRole('region', { name: 'Exhibits to compare' }).getByRole('link', { name: 'Compare 3' }).tap()
  await expect(page.locator('.compare-table thead th[scope=col]')).toHaveCount(3)
  await page.getByRole('button', { name: 'Send one inquiry to all' }).tap()
  await expect(page.locator('.iq-asked li')).not.toHaveCount(0)
  await page.getByLabel('Title').fill(unique('Robots for a bakery'))
  // The exhibits are in the description already.
  await expect(page.getByLabel('Description')).toHaveValue(/^· \S/)
  await page.getByRole('button', { name: 'Send the inquiry' }).tap()
  await expect(page.getByText(/sent to \d exhibitors?/)).toBeVisible()
  await expectNarrow(page)
})

test.describe('in Japan', () => {
  test.use({ locale: 'ja-JP', timezoneId: 'Asia/Tokyo' })

  test('a newcomer requests a meeting, and is asked for missing details afterwards', { tag: '@all' }, async ({
    page,
  }) => {
    const email = `aoi-${crypto.randomUUID()}@example.com`
    await page.goto('/ja-JP/exhibitor/detail/30002/')
    await page.locator('[data-action="book"]:visible').first().tap()
    const login = page.getByRole('dialog', { name: 'ログイン' })
    await login.getByRole('button', { name: '認証コード', exact: true }).tap()
    await login.getByLabel('メールアドレス').fill(email)
    await login.getByRole('button', { name: 'コードを送信' }).tap()
    await expect(login.getByRole('status').first()).toContainText('a***')
    await login.getByLabel('認証コード', { exact: true }).fill(await codeFor(page, email))
    await login.getByLabel(/同意します/).check()
    await login.getByRole('button', { name: 'ログイン', exact: true }).tap()

    const dialog = page.getByRole('dialog').filter({ has: page.locator('.booking-slots') })
    // The visitor is in the exhibitor's zone: two clocks, not three.
    await dialog.locator('.booking-slot:has(input:enabled)').last().tap()
    await expect(dialog.locator('.booking-clocks dt')).toHaveCount(2)
    await dialog.getByRole('button', { name: 'この時間で予約' }).tap()
    const requested = page.getByRole('dialog', { name: 'リクエストを送信しました' })
    await expect(requested).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expectAccessible(page, 'dialog')
    await expectNarrow(page)
    await requested.getByRole('button', { name: '閉じる' }).tap()
    await expect(page.getByRole('dialog', { name: '未入力の情報があります' })).toBeVisible()
  })

  test('a stream is watched with the words of its audience beside it, and a recording is played', {
    tag: '@all',
  }, async ({ page }) => {
    await asVisitor(page, SWEDE)
    await page.goto('/ja-JP/live/')
    await page.locator('.agenda-group[data-phase="now"] h3 a').first().tap()
    await page.getByRole('button', { name: 'ライブを視聴' }).tap()
    await expectPlaying(page)
    await expect(page.locator('.side-chat .say')).not.toHaveCount(0)
    await expectNarrow(page)

    await page.goto(`/ja-JP/live/?date=${fairDay(-1)}`)
    await page.locator('.agenda-group[data-phase="past"] h3 a').first().tap()
    await page.getByRole('link', { name: '録画を見る' }).tap()
    await expectPlaying(page)
    await expectNarrow(page)
  })
})

test('an inquiry whose login expires while it is sent is sent once, and confirmed', { tag: '@all' }, async ({
  page,
  problems,
}) => {
  problems.allow(/401/)
  const title = unique('Torque wrenches')
  await asVisitor(page, SWEDE)
  await page.goto('/en-US/business/publish-inquiry/')
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Description').fill('Calibrated.')
  await page.getByRole('combobox', { name: 'Category' }).first().selectOption({ index: 1 })
  await expireLogin(page)
  await page.getByRole('button', { name: 'Post the inquiry' }).tap()
  await enter(page, SWEDE)
  await expect(page.getByRole('heading', { name: 'Your inquiry is on its way' })).toBeVisible()
  await page.goto('/en-US/personal-center/inquiry/')
  await expect(page.locator('.iq-rows li', { hasText: title })).toHaveCount(1)
  await page.goto('/en-US/business/publish-inquiry/')
  await expect(page.getByLabel('Title')).toHaveValue('')
})

test('a message is sent to an exhibitor, and answered', { tag: '@all' }, async ({ page }) => {
  await asVisitor(page, SWEDE)
  await page.goto(EXHIBITOR)
  const drawer = await openChat(page)
  const text = 'How long is the lead time?'
  const field = drawer.getByLabel('Message', { exact: true })
  await expect(field).toBeInViewport()
  await field.fill(text)
  await drawer.getByRole('button', { name: 'Send', exact: true }).tap()
  await expect(drawer.locator('.message.mine', { hasText: text }).last()).toContainText('Read')
  const answer = drawer.locator('.message:not(.mine)', { has: page.locator('.words') }).last()
  await expect(answer).toContainText('The usual lead time is 35 days')
  await expectNarrow(page)
})

test('a card is sent to an exhibitor, and listed', { tag: '@all' }, async ({ page }) => {
  const need = unique('Oak shelves')
  await asVisitor(page, SWEDE)
  await page.goto('/en-US/exhibitor/detail/30003/')
  await page.locator('[data-action="card"]:visible').first().tap()
  const dialog = page.getByRole('dialog', { name: 'Exchange cards' })
  await dialog.getByLabel('What you need (optional)').fill(need)
  await dialog.getByRole('button', { name: 'Send my card' }).tap()
  await page.getByRole('button', { name: 'See exchanges' }).tap()
  await expect(page.locator('.exchange.named')).toContainText(need)
  await expectNarrow(page)
})

test.describe('in the fair’s time zone', () => {
  test.use({ timezoneId: 'Asia/Shanghai' })

  test('the schedule shows what is next, overlaps, and each time once', { tag: '@all' }, async ({ page }) => {
    await asVisitor(page)
    await page.goto('/en-US/personal-center/schedule/')
    await expect(page.getByRole('heading', { level: 2, name: 'Next' })).toBeVisible()
    await expect(page.locator('tr.clash').first()).toContainText('Overlaps with')
    for (const row of await page.locator('.plan-group tbody tr').all()) {
      const times = await row.locator('.clocks-time:visible > time').allTextContents()
      expect(new Set(times).size).toBe(times.length)
    }
    await expect(
      page
        .locator('tr.clash')
        .first()
        .getByRole('button', { name: /^Cancel/ }),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Week', exact: true }).tap()
    await expect(page.locator('.plan-block').first()).toBeVisible()
    await expectNarrow(page)
  })
})

test.describe('without JavaScript', () => {
  test.use({ locale: 'zh-CN', javaScriptEnabled: false })

  test('visitors read the fair, and learn how to contact the organiser', async ({ page }) => {
    for (const path of ['', 'exhibits/', 'exhibits/detail/800001/', 'exhibitor/detail/30002/', 'live/', 'meeting/']) {
      const reply = await page.goto(`/${path}`)
      expect(reply?.status()).toBe(200)
      await expect(page.locator('h1').first()).toBeVisible()
      await expect(page.locator('[data-save], [data-action], .needs-js').filter({ visible: true })).toHaveCount(0)
    }
    await page.locator('.masthead').getByRole('link', { name: '预登记' }).tap()
    await expect(page.getByRole('main').locator('a[href^="mailto:"]')).toBeVisible()
  })
})

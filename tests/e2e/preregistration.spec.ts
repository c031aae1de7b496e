// A visitor registers for the fair: two identities, two steps, a final check, and the QR code for entry.
import type { Page } from '@playwright/test'
import { asVisitor, expireLogin } from './as-visitor.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

test('a visitor with two identities registers and gets the entry code', { tag: '@core' }, async ({ page }) => {
  const sent: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (request.url().includes('/preregistration/submitInfo')) sent.push(request.postDataJSON())
  })
  await asVisitor(page)
  // The visit begins on another page: the parameters of its address are remembered (Spec 2, 7).
  await page.goto('/en-US/news/?logIdUrl=https%3A%2F%2Flog.example%2F%3Fid%3D7')
  await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).toContain('log.example')
  await page.goto('/en-US/audience/?promotionChannelId=PARTNER')
  await expect(page.getByText('You were invited by Partner association')).toBeVisible()
  await page.getByRole('radio', { name: /Professional visitor/ }).check()
  await page.getByRole('button', { name: 'Continue as Professional visitor' }).click()

  // Known account data is filled in; the address is not, by the rule of Spec 5.
  await expect(page.getByLabel('Full name')).toHaveValue('陈思远')
  const company = page.getByRole('group', { name: /Company address/ })
  await company.getByLabel(/country or region/).selectOption({ label: 'Japan' })
  await company.getByLabel('Street, number, place').fill('愛知県名古屋市港区金城ふ頭2-2')
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Next: sourcing needs' }).click()

  const categories = page.getByRole('group', { name: /^Categories/ })
  await categories.getByRole('combobox').first().selectOption({ index: 1 })
  await expect(categories.getByRole('combobox')).toHaveCount(2)
  await page.getByRole('button', { name: 'Check before sending' }).click()
  await expect(page.getByRole('heading', { name: 'Please check your registration' })).toBeVisible()
  await expect(page.getByText('Badge')).toBeVisible()
  await expect(page.getByText('愛知県名古屋市港区金城ふ頭2-2, Japan')).toBeVisible()
  await page.getByRole('button', { name: 'Send registration' }).click()

  await expect(page.getByRole('heading', { name: 'You are registered' })).toBeVisible()
  const code = page.getByRole('img', { name: /QR code for entry/ })
  await expect(code).toBeVisible()
  const number = (await code.getAttribute('aria-label'))?.split(' ').at(-1) ?? ''
  // The second step has requested the intentions.
  await expect(page.getByRole('heading', { name: 'Your company' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What you are looking for' })).toHaveCount(0)
  await expectAccessible(page)
  expect(sent).toHaveLength(2)
  expect(sent[0]).toMatchObject({ step: 1, promotionChannelId: 'PARTNER', logIdUrl: 'https://log.example/?id=7' })
  expect(sent[1]).toMatchObject({ step: 2, logIdUrl: 'https://log.example/?id=7' })

  await page.goto('/en-US/audience/')
  await expect(page.getByRole('heading', { name: 'You are registered' })).toBeVisible()
  // One entry, one code: the ticket has the same one, and is active already.
  await page.getByRole('link', { name: 'See your ticket' }).click()
  await expect(page.getByRole('img', { name: /QR code for entry|QR code/ })).toBeVisible()
  await expect(page.locator('.eticket')).toContainText(number)
  await expect(page.getByRole('button', { name: 'Activate', exact: true })).toHaveCount(0)
})

test.describe('a phone in Japan', () => {
  test.use({
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })

  test('a buyer registers, from the header of a page to the entry code', { tag: '@all' }, async ({ page }) => {
    const email = `haruka-${crypto.randomUUID()}@example.com`
    await page.goto('/ja-JP/exhibits/')
    const link = page.locator('.masthead').getByRole('link', { name: '事前登録', exact: true })
    await expect(link).toBeInViewport({ ratio: 1 })
    await link.tap()
    await expect(page).toHaveURL(/\/ja-JP\/audience\/$/)
    await expect(page.locator('.registration-needs')).toBeVisible()
    await page.getByRole('button', { name: 'ログインして登録する' }).tap()

    // The first login by a code creates the account.
    const login = page.getByRole('dialog', { name: 'ログインして入力する' })
    await login.getByLabel('メールアドレス').fill(email)
    await login.getByRole('button', { name: 'コードを送信' }).tap()
    await expect(login.getByRole('status').first()).toContainText('h***')
    const outbox = await (await page.request.get('/sandbox/outbox')).text()
    const row = outbox.split('<tr>').find((each) => each.includes(email)) ?? ''
    await login.getByLabel('認証コード', { exact: true }).fill(/<code>(\d+)<\/code>/.exec(row)?.[1] ?? '')
    await login.getByLabel(/同意します/).check()
    await login.getByRole('button', { name: 'ログイン', exact: true }).tap()

    await page.getByLabel('氏名').fill('山田 遥')
    await page.getByLabel('国番号').selectOption('+81')
    // As typed on a Japanese keyboard.
    await page.getByLabel('携帯電話').fill('０９０-１２３４-５６７８')
    await page.getByLabel('メールアドレス').fill(email)
    await page.getByRole('textbox', { name: /^会社名/ }).fill('株式会社みなと商会')
    await page.getByLabel('役職').fill('購買部長')
    const company = page.getByRole('group', { name: /^会社所在地/ })
    await company.getByLabel(/国・地域/).selectOption({ label: '日本' })
    await company.getByLabel('番地・建物名').fill('愛知県名古屋市港区金城ふ頭2-2')
    for (const box of await page.locator('main').getByRole('checkbox').all()) await box.check()
    await expectAccessible(page)
    await page.getByRole('button', { name: '次へ：調達ニーズ' }).tap()

    await page.getByRole('button', { name: 'スキップ' }).tap()
    await expect(page.getByRole('heading', { name: '登録内容をご確認ください' })).toBeVisible()
    await expect(page.getByRole('figure')).toContainText('山田 遥')
    await page.getByRole('button', { name: '登録を送信する' }).tap()
    await expect(page.getByRole('heading', { name: '事前登録が完了しました' })).toBeVisible()
    await expect(page.getByRole('img', { name: /^入場用QRコード/ })).toBeVisible()
    await expect(page.locator('.registration-needs')).toBeHidden()
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wider).toBeLessThanOrEqual(0)
    await expectAccessible(page)
  })
})

/** Fills in the questions for a newcomer. */
async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Full name').fill('陈小雨')
  await page.getByRole('textbox', { name: /^Company/ }).fill('新月贸易')
  await expect(page.getByText('Draft saved')).toBeVisible()
  await page.getByLabel('Mobile phone').fill('13900139000')
  await page.getByLabel('Email').fill('xiaoyu@example.com')
  await page.getByLabel('Job title').fill('Buyer')
  const company = page.getByRole('group', { name: /Company address/ })
  await company.getByLabel(/country or region/).selectOption({ label: 'Japan' })
  await company.getByLabel('Street, number, place').fill('港区')
  for (const box of await page.getByRole('checkbox').all()) await box.check()
}

test('if the login expires, the form keeps its input and is sent with the same request id after a new login', {
  tag: '@all',
}, async ({ page }) => {
  const sent: { requestId?: string }[] = []
  page.on('request', (request) => {
    if (request.url().includes('/preregistration/submitInfo')) sent.push(request.postDataJSON())
  })
  await asVisitor(page, 'newcomer@example.com')
  await page.goto('/en-US/audience/')
  await fillIn(page)
  await expireLogin(page)
  await page.getByRole('button', { name: /^Next/ }).click()

  // Spec 4: loginFormType 0, which is the code, and the dialog for visitors who are registering.
  const dialog = page.getByRole('dialog', { name: 'Verify to continue your pre-registration' })
  await expect(dialog).toHaveCount(1)
  await expect(dialog).toContainText('Your login has expired. Log in again.')
  await expect(dialog.getByRole('button', { name: 'By code' })).toHaveAttribute('aria-current', 'true')
  expect(await page.evaluate(() => sessionStorage.getItem('authorization'))).toBeNull()
  // After it is cancelled nothing is lost, and the form may be sent again.
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByLabel('Full name')).toHaveValue('陈小雨')
  await expect(page.getByLabel('Job title')).toHaveValue('Buyer')
  await page.getByRole('button', { name: /^Next/ }).click()
  await expect(dialog).toHaveCount(1)

  await dialog.getByRole('button', { name: 'By password' }).click()
  await dialog.getByLabel('Email').fill('newcomer@example.com')
  await dialog.getByLabel('Password', { exact: true }).fill('Fair2026')
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('group', { name: /^Categories/ })).toBeVisible()
  // Tried three times, sent when there was a login, and accepted once: the platform recognises its id.
  expect(sent).toHaveLength(2)
  expect(sent[1]?.requestId).toBe(sent[0]?.requestId)
})

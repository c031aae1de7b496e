// A visitor registers for the fair: two identities, two steps, once more to read, and the QR that lets in.
import { asVisitor } from './as-visitor.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

/** The sandbox's own moment: what is open there is open here. */
const NOW = new Date('2026-11-19T02:42:00Z')
test.beforeEach(({ page }) => page.clock.setFixedTime(NOW))

test('signed out, one sees how to attend and is asked to log in', async ({ page }) => {
  await page.goto('/en-US/audience/')
  await expect(page.getByRole('heading', { name: 'Log in to register' })).toBeVisible()
  await expect(page.getByText('Professional visitor')).toBeVisible()
  await expectAccessible(page)
})

test('from two identities to the pass', async ({ page }) => {
  const sent: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (request.url().includes('/preregistration/submitInfo')) sent.push(request.postDataJSON())
  })
  await asVisitor(page)
  await page.goto('/en-US/audience/?promotionChannelId=PARTNER&logIdUrl=https%3A%2F%2Flog.example%2F%3Fid%3D7')
  await expect(page.getByText('You come by the invitation of Partner association')).toBeVisible()
  await page.getByRole('radio', { name: /Professional visitor/ }).check()
  await page.getByRole('button', { name: 'Continue as Professional visitor' }).click()

  // What the account knows is there; the address is not, by the rule of Spec 5.
  await expect(page.getByLabel('Full name')).toHaveValue('陈思远')
  const company = page.getByRole('group', { name: /Company address/ })
  await company.getByLabel(/country or region/).selectOption({ label: 'Japan' })
  await company.getByLabel('Street, number, place').fill('愛知県名古屋市港区金城ふ頭2-2')
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Next: intentions' }).click()

  const categories = page.getByRole('group', { name: /^Categories/ })
  await categories.getByRole('combobox').first().selectOption({ index: 1 })
  await expect(categories.getByRole('combobox')).toHaveCount(2)
  await page.getByRole('button', { name: 'Check before sending' }).click()
  await expect(page.getByRole('heading', { name: 'Please check your registration' })).toBeVisible()
  await expect(page.getByText('Badge')).toBeVisible()
  await expect(page.getByText('愛知県名古屋市港区金城ふ頭2-2, Japan')).toBeVisible()
  await page.getByRole('button', { name: 'Send registration' }).click()

  await expect(page.getByRole('heading', { name: 'You are registered' })).toBeVisible()
  await expect(page.getByRole('img', { name: /QR code for entry/ })).toBeVisible()
  await expectAccessible(page)
  expect(sent).toHaveLength(2)
  expect(sent[0]).toMatchObject({ step: 1, promotionChannelId: 'PARTNER', logIdUrl: 'https://log.example/?id=7' })
  expect(sent[1]).toMatchObject({ step: 2, logIdUrl: 'https://log.example/?id=7' })

  await page.goto('/en-US/audience/')
  await expect(page.getByRole('heading', { name: 'You are registered' })).toBeVisible()
})

test('pending and refused each have a face', async ({ page }) => {
  await asVisitor(page, 'sato@example.com')
  await page.goto('/ja-JP/audience/')
  await expect(page.getByRole('heading', { name: '登録内容を審査しています' })).toBeVisible()
  await asVisitor(page, 'minjun@example.com')
  await page.goto('/ko-KR/audience/')
  // A refused one begins again, at the picker or the form.
  await expect(page.locator('.form .steps')).toBeVisible()
})

test('a login that ends in the middle of the form takes nothing away', async ({ page, problems }) => {
  problems.allow(/status of 401/)
  await asVisitor(page, 'newcomer@example.com')
  await page.goto('/en-US/audience/')
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
  await page.evaluate(() => sessionStorage.setItem('authorization', 'expired'))
  await page.getByRole('button', { name: /^Next/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Full name')).toHaveValue('陈小雨')
  await expect(page.getByLabel('Job title')).toHaveValue('Buyer')
})

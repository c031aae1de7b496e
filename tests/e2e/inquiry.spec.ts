// A buyer contacts five exhibitors at once, compares their answers, and closes the deal with one of them.
import type { Page } from '@playwright/test'
import { asVisitor, expireLogin } from './as-visitor.ts'
import { expect, expectAccessible, expectNoLayoutShift, test } from './fixtures.ts'
import { enter } from './login-helpers.ts'

const EXHIBITORS = 5

/** Adds exhibitors with the page's own search, the first result for each word. */
async function addExhibitors(page: Page, count: number): Promise<void> {
  const field = page.getByRole('searchbox', { name: 'Add exhibitors' })
  for (const word of ['a', 'e', 'o', 'in', 'r', 'm']) {
    await field.fill(word)
    await page.locator('.iq-found li').first().waitFor()
    const open = page.locator('.iq-found button:not([aria-disabled])')
    while ((await page.locator('.iq-asked li').count()) < count && (await open.count()) > 0) await open.first().click()
    if ((await page.locator('.iq-asked li').count()) >= count) break
    await field.fill('')
    await page.locator('.iq-found').waitFor({ state: 'detached' })
  }
  await expect(page.locator('.iq-asked li')).toHaveCount(count)
}

/** On the platform an inquiry takes minutes: the demo's own inquiry already has its five answers. */
const ANSWERED = '/en-US/personal-center/inquiry/?tab=answered'

test('a buyer sends an inquiry to five exhibitors, compares their answers and closes the deal', async ({ page }) => {
  await asVisitor(page)
  await page.goto('/en-US/exhibits/')
  await page.locator('.items .item h3 a').first().click()
  await page.locator('[data-action=inquire]:visible').first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Title')).toHaveValue(/^Inquiry about /)
  await expectAccessible(page, 'dialog')
  await dialog.getByRole('button', { name: 'Add to the basket' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Ask them all' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write an inquiry')
  await expect(page.locator('.iq-asked li')).toHaveCount(1)
  await addExhibitors(page, EXHIBITORS)
  await page.getByLabel('Title').fill('Oak shelves for twelve shops')
  await page.getByLabel('Description').fill('Solid oak, oiled.\nPlease quote.')
  await page.getByRole('textbox', { name: 'Quantity' }).fill('1200')
  await page.getByLabel('Total budget').fill('12,000.505')
  await page.getByLabel('Currency').selectOption('EUR')
  await page.locator('input[type=file]').setInputFiles({
    name: 'shelf.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4 a drawing'),
  })
  await expect(page.locator('.files')).toContainText('shelf.pdf')
  await expectAccessible(page)

  // Half a cent is not a valid amount: the field reports it, and nothing is lost.
  await page.getByRole('button', { name: 'Send the inquiry' }).click()
  await expect(page.locator('.summary')).toContainText('no more decimals than the currency has')
  await expect(page.getByLabel('Title')).toHaveValue('Oak shelves for twelve shops')
  await page.getByLabel('Total budget').fill('12,000.50')
  await page.getByRole('button', { name: 'Send the inquiry' }).click()
  await expect(page.getByText('sent to 5 exhibitors')).toBeVisible()

  await page.getByRole('link', { name: 'Track it' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oak shelves for twelve shops')
  await expect(page).toHaveTitle(/^Oak shelves for twelve shops/)
  await expect(page.locator('.fact-lines')).toContainText('€12,000.50')
  await expect(page.locator('.iq-recipients li')).toHaveCount(EXHIBITORS)
  await expect(page.locator('.timeline .todo')).not.toHaveCount(0)
  await expect(page.getByText('shelf.pdf')).toBeVisible()

  // An inquiry of two days ago, which five have answered.
  await page.goto(ANSWERED)
  await page.locator('.iq-rows li', { hasText: '5 answers' }).getByRole('link').click()
  const table = page.locator('.iq-compare')
  await expect(table.locator('thead th')).toHaveCount(EXHIBITORS)
  await expect(table.locator('tbody')).toContainText('Best')
  await expectAccessible(page)
  const detail = page.url()
  await page.getByRole('link', { name: 'In full' }).click()
  await expect(page.locator('.iq-answers > li')).toHaveCount(EXHIBITORS)
  await page.goBack()
  await expect(table).toBeVisible()

  const winner = (await table.locator('thead th a').nth(1).textContent()) ?? ''
  await table.getByRole('button', { name: `Close the deal ${winner}` }).click()
  await page.getByLabel('A word to the exhibitor (optional)').fill('See you at your stand.')
  await expectAccessible(page, 'dialog')
  await page.getByRole('dialog').getByRole('button', { name: 'Close the deal' }).click()
  await expect(page.locator('.iq-head')).toContainText('Deal closed')
  await expect(page.locator('.timeline')).toContainText(`Deal closed with ${winner}`)
  await expect(page.locator('.timeline')).toContainText('See you at your stand.')
  await page.goto(detail)
  await expect(page.getByRole('button', { name: 'End the inquiry' })).toHaveCount(0)
})

test('an inquiry posted in the hall is visible to everyone until it is removed', { tag: '@origins' }, async ({
  page,
  browser,
}) => {
  await asVisitor(page)
  await page.goto('/en-US/business/')
  await page.locator('main').getByRole('link', { name: 'Write an inquiry' }).click()
  await page.getByLabel('Title').fill('Ten drones for orchards')
  await page.getByLabel('Description').fill('With batteries.')
  await page.getByRole('combobox', { name: 'Category' }).first().selectOption({ index: 1 })
  await page.getByLabel('Hide my company name in the hall').check()
  await page.getByRole('button', { name: 'Post the inquiry' }).dblclick()
  await page.getByRole('link', { name: 'Track it' }).waitFor()

  // Another person, on another device.
  const elsewhere = await browser.newContext()
  const anyone = await elsewhere.newPage()
  await anyone.goto(new URL('/en-US/business/', page.url()).href)
  // A second press sends nothing: it exists once.
  const found = anyone.getByRole('link', { name: 'Ten drones for orchards' })
  await expect(found).toHaveCount(1)
  await found.click()
  await expect(anyone.getByRole('dialog')).toContainText('Anonymous buyer')
  await expectAccessible(anyone, 'dialog')
  await expect(anyone).toHaveURL(/\?id=/)
  await anyone.keyboard.press('Escape')
  await expect(anyone).not.toHaveURL(/id=/)

  await page.getByRole('link', { name: 'Track it' }).click()
  await page.getByRole('button', { name: 'Remove from the hall' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove from the hall' }).click()
  await expect(page.locator('.iq-head')).toContainText('Ended')
  await anyone.reload()
  await expect(anyone.locator('.results .iq-hall')).toBeVisible()
  await expect(found).toHaveCount(0)
  await expectNoLayoutShift(anyone)
  await elsewhere.close()
})

test('the hall is filtered by its address, and an unknown inquiry shows a message', { tag: '@all' }, async ({
  page,
  problems,
}) => {
  await page.goto('/en-US/business/')
  const count = page.locator('.result')
  await page.locator('[data-facet=region] input').first().check()
  await expect(page).toHaveURL(/region=/)
  await expect(page.locator('.chip')).toHaveCount(1)
  await page.goBack()
  await expect(page.locator('.chip')).toHaveCount(0)
  await expect(count).toBeVisible()
  problems.allow(/404/)
  await page.goto('/en-US/business/?id=none')
  await expect(page.getByRole('dialog')).toContainText('not found')
})

test('a failure keeps the input, and a retry sends it', { tag: '@all' }, async ({ page, context, problems }) => {
  await asVisitor(page)
  await page.goto('/en-US/personal-center/inquiry/?tab=waiting')
  await page.locator('.iq-rows li').filter({ hasNotText: 'In the hall' }).getByRole('link').first().click()
  await page.getByRole('button', { name: 'End the inquiry' }).click()
  const reason = page.getByLabel('Reason (optional)')
  await reason.fill('We found another way.')
  await page.getByLabel(/^Take back what I wrote/).check()
  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to load|net::/)
  await context.setOffline(true)
  await page.getByRole('dialog').getByRole('button', { name: 'End without a deal' }).click()
  await expect(page.getByRole('alert')).toContainText('network')
  await expect(reason).toHaveValue('We found another way.')
  await context.setOffline(false)
  await page.getByRole('dialog').getByRole('button', { name: 'End without a deal' }).click()
  await expect(page.locator('.timeline')).toContainText('We found another way.')
  await expect(page.locator('.iq-head')).toContainText('Taken back')
})

test('a sample is requested, and the request is cancelled', { tag: '@all' }, async ({ page }) => {
  await asVisitor(page)
  await page.goto('/en-US/exhibits/')
  await page.locator('.items .item h3 a').nth(1).click()
  await page.locator('[data-action=inquire]:visible').first().click()
  await page.getByRole('dialog').getByRole('link', { name: 'Ask for a sample' }).click()
  await page.getByLabel('Recipient').fill('Ada Lovelace')
  await page.locator('input[type=tel]').fill('2125550123')
  await page.locator('.levels select').first().selectOption('GB')
  await page.locator('.street input').first().fill('1 Dorset Street')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send the request' }).click()
  const first = page.locator('.pc-list > li').first()
  await expect(first).toContainText('Ada Lovelace')
  await expect(first).toContainText('Requested')
  await first.getByRole('button', { name: 'Cancel the request' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the request' }).click()
  await expect(first).toContainText('Canceled')
})

test('a project page offers an inquiry and a chat with its publisher', { tag: '@all' }, async ({ page }) => {
  await asVisitor(page)
  await page.goto('/en-US/project/detail/P003/')
  const owner = (await page.locator('.buy .byline div a b').textContent()) ?? ''
  await page.getByRole('button', { name: 'Contact the publisher' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(owner)
  await expect(dialog.getByLabel('Title')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Chat now' }).click()
  await expect(dialog.getByRole('textbox')).toBeVisible()
  await expect(dialog).toContainText(owner)
})

/** Whether this account has to choose its identity depends on other stories: the picker is postponed if it appears. */
const putIdentityOff = (page: Page) => {
  const later = page.getByRole('button', { name: 'Choose later' })
  return page.addLocatorHandler(later, () => later.click())
}

const saves = (page: Page) => {
  const ids: string[] = []
  page.on('response', async (response) => {
    if (response.url().endsWith('/inquiry/save') && (await response.json()).success) ids.push(response.url())
  })
  return ids
}

test('an inquiry whose login expires while it is sent is sent once, and confirmed', { tag: '@core' }, async ({
  page,
  problems,
}) => {
  problems.allow(/401/)
  const saved = saves(page)
  await putIdentityOff(page)
  await asVisitor(page)
  await page.goto('/en-US/business/publish-inquiry/')
  const title = `Torque wrenches ${crypto.randomUUID()}`
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Description').fill('Calibrated.')
  await page.getByRole('combobox', { name: 'Category' }).first().selectOption({ index: 1 })
  await expireLogin(page)
  await page.getByRole('button', { name: 'Post the inquiry' }).click()
  await enter(page, 'buyer@example.com')
  await expect(page.getByRole('heading', { name: 'Your inquiry is on its way' })).toBeVisible()
  await expect.poll(() => saved).toHaveLength(1)
  await page.getByRole('link', { name: 'Track it' }).click()
  await expect(page.getByText(title).first()).toBeVisible()
  // Nothing remains that looks unsent.
  await page.goto('/en-US/business/publish-inquiry/')
  await expect(page.getByLabel('Title')).toHaveValue('')
})

test('an inquiry in a dialog is sent once after an expired login, and not for another person', async ({
  page,
  problems,
}) => {
  problems.allow(/401/)
  const saved = saves(page)
  await putIdentityOff(page)
  await asVisitor(page)
  await page.goto('/en-US/exhibitor/detail/30002/')
  const form = page.getByRole('dialog').filter({ has: page.getByLabel('Title') })
  const send = async () => {
    await page.locator('[data-action=inquire]:visible').first().click()
    await form.getByLabel('Title').fill('Spare parts')
    await form.getByLabel('Description').fill('For two machines.')
    await expireLogin(page)
    await form.getByRole('button', { name: 'Send the inquiry' }).click()
  }
  await send()
  await enter(page, 'press@example.com')
  // The form and its text were another person's.
  await expect(form).toHaveCount(0)
  await asVisitor(page)
  await page.goto('/en-US/exhibitor/detail/30002/')
  // The page of the other person is closed: it sends nothing any more.
  expect(saved).toHaveLength(0)
  await send()
  await enter(page, 'buyer@example.com')
  await expect(page.getByText('sent to 1 exhibitor')).toBeVisible()
  await expect.poll(() => saved).toHaveLength(1)
})

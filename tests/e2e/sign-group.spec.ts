// A leader brings a group: pastes rows, corrects them, invites by link; members complete their own.
import { asVisitor } from './as-visitor.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

const ROWS = [
  'Full name\tMobile phone\tEmail\tJob title\tDocument\tDocument number',
  ...Array.from({ length: 12 }, (_, n) =>
    [
      `Member ${n + 1}`,
      n === 4 ? '123' : `+44 7700 9002${String(n).padStart(2, '0')}`,
      `m${n}@example.com`,
      'Buyer',
      'Passport',
      `P12345${n}`,
    ].join('\t'),
  ),
].join('\n')

test('a leader creates a group, adds twelve members and invites one more', async ({ page, browser }) => {
  await asVisitor(page, 'press@example.com')
  await page.goto('/en-US/sign-group/group-category-list/')
  await page.getByRole('listitem').filter({ hasText: 'Trade delegation' }).getByRole('link').click()
  await page.getByLabel('Name of the group').fill('Chamber of Mills')
  await page.getByLabel('Full name').fill('Marta Kowalska')
  await page.getByLabel('Mobile phone').fill('512 345 678')
  await page.getByLabel('Email').fill('press@example.com')
  await page.getByLabel('Company').fill('Fair & Trade Weekly')
  await page.getByLabel('Job title').fill('Editor')
  await page.getByLabel('The delegation comes from').fill('Poland')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Send and add members' }).click()

  await expect(page.getByRole('heading', { name: /Chamber of Mills/ })).toBeVisible()
  await page.getByRole('button', { name: 'Paste a list' }).click()
  await page.getByLabel('Copy the rows of your spreadsheet').fill(ROWS)
  await page.getByRole('button', { name: 'Read the rows' }).click()
  await expect(page.getByText('11 of 12 rows are ready')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add 11 members' }).click()
  await expect(page.getByText('0 of 1 rows are ready')).toBeVisible()
  await page.getByLabel('Mobile phone, row 1').fill('+44 7700 900299')
  await page.getByRole('button', { name: 'Add 1 member' }).click()
  await expect(page.getByText('12 of 50 members, 12 complete')).toBeVisible()

  await page.getByRole('button', { name: 'Remove Member 12' }).click()
  await expect(page.getByText('11 of 50 members')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('12 of 50 members')).toBeVisible()

  await page.getByRole('button', { name: 'Invite by link' }).click()
  const link = await page.getByLabel('Invitation link', { exact: true }).inputValue()
  const other = await browser.newContext({ locale: 'en-US' })
  const member = await other.newPage()
  await member.goto(link)
  await expect(member.getByText('Marta Kowalska invites you to join Chamber of Mills')).toBeVisible()
  await member.getByLabel('Full name').fill('山田 太郎')
  await member.getByLabel('Country code').selectOption('+81')
  await member.getByLabel('Mobile phone').fill('90-1111-2222')
  await member.getByLabel('Email').fill('yamada@example.com')
  await member.getByLabel('Job title').fill('部長')
  await member.getByLabel('Document', { exact: false }).first().selectOption({ label: 'Passport' })
  await member.getByLabel('Document number').fill('TR1234567')
  await member.getByRole('button', { name: 'Send my details' }).click()
  await expect(member.getByRole('heading', { name: 'You have joined' })).toBeVisible()
  await other.close()
  await page.reload()
  await expect(page.getByText('13 of 50 members')).toBeVisible()
})

test('the passes of a group are downloaded as one file', { tag: '@all' }, async ({ page }) => {
  await asVisitor(page, 'press@example.com')
  await page.goto('/en-US/sign-group/group-manage/?id=SG-1')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download 1 pass' }).click()
  expect((await download).suggestedFilename()).toBe('Polish Furniture Chamber.html')
})

test('on a phone the members are listed one below another, and the page does not scroll sideways', {
  tag: '@all',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await asVisitor(page, 'press@example.com')
  await page.goto('/en-US/sign-group/group-manage/?id=SG-1')
  await expect(page.getByRole('button', { name: 'Remove Jan Nowak' })).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectAccessible(page)
})

test('an unknown invitation shows a message', { tag: '@all' }, async ({ page }) => {
  await page.goto('/en-US/sign-group/member-apply-form/?inviteToken=nothing')
  await expect(page.getByRole('heading', { name: 'There is no such invitation' })).toBeVisible()
  await expectAccessible(page)
})

test('without a login, a leader is asked to log in', { tag: '@all' }, async ({ page }) => {
  await page.goto('/en-US/sign-group/leader-category-list/')
  await expect(page.getByRole('heading', { name: 'Log in to lead a group' })).toBeVisible()
})

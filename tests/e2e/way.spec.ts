// The route between two places of the fair: by form, link and keyboard, on a desktop and a phone, in four languages.
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { LANGUAGES, prefixOf } from './addresses.ts'
import { asVisitor } from './as-visitor.ts'
import { expect, test } from './fixtures.ts'

const steps = (page: Page) => page.locator('.way-steps li')

test.describe('in English', () => {
  test.use({ locale: 'en-US' })

  test('a route is requested by exhibitor and service with the keyboard alone, and stored in the address', async ({
    page,
  }) => {
    const plans: string[] = []
    page.on('request', (request) => request.url().endsWith('way.json') && plans.push(request.url()))
    await page.goto('/en-US/exhibitor/detail/30001/')
    const booth = (await page.locator('main a.booth-link .booth-l').textContent()) ?? ''
    const name = (await page.locator('h1').textContent()) ?? ''
    await page.goto('/en-US/hall/way/')
    expect(plans).toEqual([])
    const from = page.getByLabel('I am at')
    await from.focus()
    await page.keyboard.type(name.slice(0, 8))
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(from).toHaveAttribute('aria-activedescendant', 'way-from-0')
    await page.keyboard.press('Enter')
    await expect(from).toHaveValue(new RegExp(`^${name} · `))
    expect(plans).toHaveLength(1)
    await page.keyboard.press('Tab')
    await page.keyboard.type('8.1')
    await expect(page.getByRole('option').first()).toHaveText('Hall 8.1 Machinery')
    await page.keyboard.press('Control+A')
    await page.keyboard.type('nearest restrooms')
    await page.keyboard.press('Enter')
    await expect(page.locator('#way-title')).toBeFocused()
    await expect(page).toHaveURL(/\?from=8\.1\+\w+&to=restroom$/)
    await expect(steps(page).first()).toContainText(`Come out of ${name} (booth `)
    await expect(steps(page).last()).toContainText('Your destination is')
    await expect(page.locator('.way-map svg')).toHaveAccessibleName('Map of the route in hall 8.1')
    expect(booth).toContain('8.1')
    await page.goBack()
    await expect(page.locator('#way-title')).toBeHidden()
  })

  test('a link opens its route, which a switch makes step-free', async ({ page }) => {
    await page.goto('/en-US/hall/way/?from=9.1&to=8.2+A04')
    await expect(page.locator('.way-steps')).toContainText('Take the stairs to floor 2, hall 8.2.')
    await expect(page.locator('.way-map')).toHaveCount(2)
    const flat = page.getByRole('switch', { name: 'Step-free' })
    await flat.press('Space')
    await expect(page.locator('.way-steps')).toContainText('Take the elevator to floor 2, hall 8.2.')
    await expect(page.locator('.way-steps')).not.toContainText('stairs')
    await expect(page).toHaveURL(/&stepfree=1$/)
    await page.getByRole('button', { name: 'Swap' }).click()
    await expect(page.locator('.way-steps')).toContainText('Take the elevator to floor 1, hall 8.1.')
    await expect(page).toHaveURL(/from=8\.2\+A04&to=9\.1&stepfree=1$/)
  })

  test('an unknown place is reported at its field', async ({ page }) => {
    await page.goto('/en-US/hall/way/?from=8.1+B12&to=The+moon')
    await expect(page.getByLabel('I want to go to')).toHaveAccessibleDescription(/“The moon” was not found/)
    await expectAccessible(page)
    await page.getByLabel('I want to go to').fill('8.1')
    await page.keyboard.press('Enter')
    await expect(page.locator('#way-title')).toContainText('Hall 8.1')
  })

  test('an exhibitor page links to the route to its booth', async ({ page }) => {
    await page.goto('/en-US/exhibitor/detail/30001/')
    await page.getByRole('link', { name: 'Way to this booth' }).click()
    await expect(page.getByLabel('I want to go to')).toHaveValue(/ · 8\.1 /)
  })

  test('saved booths are visited in the order with the shortest walk', { tag: '@all' }, async ({ page }) => {
    await page.goto('/en-US/hall/way/?tour=1')
    await expect(page.getByRole('heading', { name: 'No saved booths' })).toBeVisible()
    for (const id of ['30001', '30002', '30003']) {
      await page.goto(`/en-US/exhibitor/detail/${id}/`)
      const heart = page.locator(`[data-save="EXHIBITOR:${id}"]`).first()
      await heart.click()
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
    }
    await page.goto('/en-US/personal-center/exhibitors/')
    await page.getByRole('link', { name: 'Best order for my saved booths' }).click()
    await expect(page.locator('.way-stops li')).toHaveCount(3)
    await expect(page.locator('.way-leg')).toHaveCount(2)
    await expectAccessible(page)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.locator('#toasts')).toContainText('Link copied')
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toMatch(/\/hall\/way\/\?stops=[\d.]+\+\w+,[\d.]+\+\w+,[\d.]+\+\w+$/)
    await page.getByLabel('Start at (optional)').fill('8.1')
    await page.keyboard.press('Enter')
    await expect(page.locator('.way-stops li')).toHaveCount(4)
    await expect(page.locator('.way-stops li').first()).toContainText('Hall 8.1')
    await page.locator('.way-leg a').first().click()
    await expect(steps(page).last()).toContainText('Your destination is')
  })

  test('the schedule shows the walking time between two appointments, and warns if it is too long', {
    tag: '@all',
  }, async ({ page }) => {
    await asVisitor(page)
    await page.route(/\/app\/schedule(\?|$)/, async (route) => {
      const answer = await route.fetch()
      const body = await answer.json()
      // Two booked broadcasts take place in halls far from each other.
      const booked = body.list.filter(
        ({ kind, state }: Record<string, string>) => kind === 'LIVE' && state === 'BOOKED',
      )
      Object.assign(booked[0], { isOnline: false, booth: { hall: '8.2', stand: 'A04' } })
      Object.assign(booked[1], { isOnline: false, booth: { hall: '1.2', stand: 'A02' } })
      await route.fulfill({ response: answer, json: body })
    })
    await page.goto('/en-US/personal-center/schedule/')
    await expect(page.locator('.plan-walk', { hasText: /\d min walk from “Meeting with/ })).toBeVisible()
    const warning = page.locator('.plan-clash', { hasText: 'The walk from' })
    await expect(warning).toContainText('but there are only 15 min between them')
    await expectAccessible(page, '.plan')
    await page.getByRole('link', { name: 'Day', exact: true }).click()
    await page.getByRole('link', { name: 'Route through this day' }).click()
    await expect(page.locator('.way-stops li')).toHaveCount(3)
  })
})

test.describe('without JavaScript', () => {
  test.use({ locale: 'en-US', javaScriptEnabled: false })

  test('the page shows a message, and links to the lists of the halls', async ({ page }) => {
    await page.goto('/en-US/hall/way/')
    await expect(page.locator('.way-note')).toContainText('needs JavaScript')
    await expect(page.locator('.way-form')).toBeHidden()
    await page.getByRole('link', { name: 'All halls' }).click()
    await expect(page.locator('.hall-list li')).toHaveCount(14)
  })
})

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: language })

    const tag = language === 'ko-KR' ? [] : '@all'
    test(`${language}: a route is accessible in both themes, and fits a phone`, { tag }, async ({ page }) => {
      await page.goto(`${prefixOf(language)}/hall/way/?from=8.1+B12&to=9.1+A02`)
      await expect(page.locator('.way-map')).not.toHaveCount(0)
      await expectAccessible(page)
      await page.setViewportSize({ width: 390, height: 844 })
      const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
      expect(await isWide()).toBe(false)
      await expectAccessible(page)
    })
  })
}

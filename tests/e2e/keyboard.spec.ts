// A buyer without a mouse: from the list to an exhibit, through its pictures, and on to the next; from a search to an
// inquiry.
import type { Locator } from '@playwright/test'
import { firstItem } from './addresses.ts'
import { asVisitor } from './as-visitor.ts'
import { watchNetwork } from './at-rest.ts'
import { SWEDE } from './chat-helpers.ts'
import { expect, test } from './fixtures.ts'

test.use({ locale: 'en-US' })

test('an exhibit page can be used by keyboard alone', { tag: '@core' }, async ({ page }) => {
  const atRest = watchNetwork(page)
  await page.goto(await firstItem(page, '/en-US/exhibits/', '/exhibits/detail'))
  await atRest()
  const focused = page.locator(':focus')

  await page.keyboard.press('Tab')
  await expect(focused).toHaveText('Skip to content')
  await expect(focused).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(focused).toHaveAttribute('id', 'main')

  // The thumbnails switch the pictures, and mark the current one.
  const thumbs = page.locator('[data-thumb]')
  await thumbs.nth(1).focus()
  await page.keyboard.press('Enter')
  await expect(thumbs.nth(1)).toHaveAttribute('aria-current', 'true')
  await expect(thumbs.nth(0)).not.toHaveAttribute('aria-current')
  await expect(page.locator('[data-picture]').nth(1)).toBeInViewport({ ratio: 0.9 })

  const heart = page.locator('.buy [data-save]')
  await heart.focus()
  await page.keyboard.press('Space')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(heart).toBeFocused()

  // An inquiry requires a login; Escape returns the focus to the button.
  const inquire = page.locator('.buy [data-action="inquire"]')
  await inquire.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(inquire).toBeFocused()

  const { pathname } = new URL(page.url())
  await page.locator('a[rel="next"]').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => url.pathname !== pathname && url.pathname.startsWith('/en-US/exhibits/detail/'))
})

test('every stop of the Tab key is in view and has a focus ring', { tag: '@core' }, async ({ page }) => {
  await page.goto('/en-US/news/')
  for (let stop = 0; stop < 30; stop += 1) {
    await page.keyboard.press('Tab')
    const shown = await page.evaluate(() => {
      const at = document.activeElement
      if (!at || at === document.body) return 'nothing'
      const rings = [at, at.closest('.item, .exhibitor-card'), at.parentElement].map(
        (one) => one && getComputedStyle(one),
      )
      const ringed = rings.some((style) => style && style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0)
      const box = at.getBoundingClientRect()
      const inside = box.bottom > 0 && box.top < innerHeight && box.width > 0
      return ringed && inside ? '' : `${at.outerHTML.slice(0, 120)}: ${ringed ? 'outside of the view' : 'no ring'}`
    })
    expect(shown).toBe('')
  }
})

test('menus open and close by keyboard and return the focus, and / focuses the search', async ({ page }) => {
  await page.goto('/en-US/exhibits/')
  const summary = page.locator('.topbar summary.lang')
  await summary.focus()
  await page.keyboard.press('Enter')
  const menu = page.locator('.topbar details:has(summary.lang)')
  await expect(menu).toHaveAttribute('open')
  await page.keyboard.press('Tab')
  await expect(menu.locator('a').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).not.toHaveAttribute('open')
  await expect(summary).toBeFocused()

  const search = page.locator('#q')
  // The shortcut works once the scripts after the page's load have arrived (client/after-load.ts).
  await expect(async () => {
    await page.keyboard.press('/')
    expect(await search.evaluate((field) => field === document.activeElement)).toBe(true)
  }).toPass()
  await page.keyboard.type('a/b')
  await expect(search).toHaveValue('a/b')
})

test('an exhibit is found by search, and asked about in an inquiry, by keyboard alone', { tag: '@all' }, async ({
  page,
}) => {
  const { keyboard } = page
  /** Presses Tab until the element has the focus. */
  const tabTo = async (element: Locator) => {
    for (let stop = 0; stop < 80; stop += 1) {
      if (await element.evaluateAll(([each]) => each === document.activeElement)) return
      await keyboard.press('Tab')
    }
    await expect(element).toBeFocused()
  }
  await asVisitor(page, SWEDE)
  await page.goto('/en-US/')
  await tabTo(page.locator('#q'))
  await keyboard.type('welding')
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\/.*welding/)
  const hit = page.locator('main a[href*="/exhibits/detail/"]').first()
  await expect(hit).toBeVisible()
  await tabTo(hit)
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/exhibits\/detail\//)
  await tabTo(page.locator('.buy [data-action="inquire"]'))
  await keyboard.press('Enter')
  const form = page.getByRole('dialog')
  await expect(form.getByLabel('Title')).toHaveValue(/^Inquiry about /)
  await tabTo(form.getByLabel('Description'))
  await keyboard.press('ControlOrMeta+End')
  await keyboard.type(' Which voltage does it need?')
  await tabTo(form.getByRole('button', { name: 'Send the inquiry' }))
  await keyboard.press('Enter')
  await expect(page.getByText('sent to 1 exhibitor')).toBeVisible()
})

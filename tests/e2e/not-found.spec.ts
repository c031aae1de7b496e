// A visitor follows a wrong link, and sees pages that explain what happened.
import { LANGUAGES, pathOf, prefixOf } from './addresses.ts'
import { expect, test } from './fixtures.ts'

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: language })

    const tag = language === 'zh-CN' ? '@core' : '@all'
    test('an unknown address returns 404 in its language, with links to other pages', { tag }, async ({
      page,
      problems,
    }) => {
      problems.allow(/nothing\/here/)
      const address = `${prefixOf(language)}/nothing/here/`
      const reply = await page.goto(address)
      expect(reply?.status()).toBe(404)
      // The address does not change, so that it can be corrected.
      await expect.poll(() => pathOf(page)).toBe(address)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.locator('main .line-art')).toBeVisible()
      await page.locator('main .btn-primary').click()
      await expect.poll(() => pathOf(page)).toBe(`${prefixOf(language)}/exhibits/`)
    })
  })
}

test.describe('in English', () => {
  test.use({ locale: 'en-US' })

  test('an address without its trailing slash leads to its page', async ({ page }) => {
    await page.goto('/en-US/exception/500')
    await expect.poll(() => pathOf(page)).toBe('/en-US/exception/500/')
    await expect(page.locator('h1')).toHaveText('This page could not be shown')
  })

  test('/404 and /exception/404 have the same content', { tag: '@all' }, async ({ page, problems }) => {
    problems.allow(/status of 404|status 404/)
    const faces: string[] = []
    for (const address of ['/en-US/404/', '/en-US/exception/404/']) {
      await page.goto(address)
      faces.push(await page.locator('main').innerHTML())
    }
    expect(faces[0]).toBe(faces[1])
  })
})

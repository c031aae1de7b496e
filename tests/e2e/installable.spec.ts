// Installing the site as an app, and the link of a booth's small map.
import { expect } from '@playwright/test'
import { watchNetwork } from './at-rest.ts'
import { test } from './fixtures.ts'

for (const [prefix, lang] of [
  ['', 'zh-CN'],
  ['/en-US', 'en-US'],
  ['/ja-JP', 'ja-JP'],
  ['/ko-KR', 'ko-KR'],
] as const) {
  test.describe(lang, () => {
    test.use({ locale: lang })

    const tag = lang === 'zh-CN' ? [] : '@all'
    test('the home page has an installable manifest, and all its addresses exist', { tag }, async ({ page }) => {
      await page.goto(`${prefix}/`)
      const devtools = await page.context().newCDPSession(page)
      const { url, errors } = await devtools.send('Page.getAppManifest')
      expect(errors).toEqual([])
      expect(new URL(url).pathname).toBe(`${prefix}/manifest.webmanifest`)
      const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
      // Playwright's pages are private windows.
      expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
      const response = await page.request.get(url)
      expect(response.headers()['content-type']).toContain('application/manifest+json')
      const manifest = (await response.json()) as Manifest
      expect(manifest.lang).toBe(lang)
      for (const address of [
        manifest.start_url,
        ...manifest.icons.map(({ src }) => src),
        ...manifest.shortcuts.map(({ url }) => url),
      ])
        expect((await page.request.get(address, { maxRedirects: 0 })).status(), address).toBe(200)
    })
  })
}

interface Manifest {
  lang: string
  start_url: string
  icons: { src: string }[]
  shortcuts: { url: string }[]
}

test.describe('the small map', () => {
  test.use({ locale: 'en-US' })

  test('of an exhibitor leads to its booth on the map of the hall', async ({ page }) => {
    await page.goto('/en-US/exhibitor/detail/30001/')
    const map = page.locator('.booth-map')
    await map.scrollIntoViewIfNeeded()
    const picture = map.getByRole('img', { name: 'Hall 8.1, booth B12' })
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    await map.click()
    await expect(page).toHaveURL(/\/en-US\/hall\/8\.1\/#B12$/)
  })
})

test.describe('the installed app', () => {
  test.use({ locale: 'en-US' })

  test('stores the fair on its first start, opens offline, and does not store it again after a deletion', {
    tag: '@all',
  }, async ({ page, context, problems }) => {
    // No protocol emulates this media feature.
    await page.addInitScript(() => {
      const match = window.matchMedia.bind(window)
      window.matchMedia = (query) => match(query === '(display-mode: standalone)' ? 'all' : query)
    })
    await page.goto('/en-US/')
    const isStored = () =>
      page.evaluate(async () => {
        const names = (await caches.keys()).filter((name) => name.startsWith('archive:'))
        return names.length === 1 && (await caches.match('/archive/state', { cacheName: names[0] ?? '' })) !== undefined
      })
    await expect.poll(isStored).toBe(true)
    problems.allow(/Failed to fetch|ERR_INTERNET_DISCONNECTED|net::|Failed to load resource/)
    await context.setOffline(true)
    const response = await page.goto('/en-US/')
    expect(response?.fromServiceWorker()).toBe(true)
    await expect(page.locator('h1')).not.toBeEmpty()
    await context.setOffline(false)

    // If the visitor deletes it, it is not downloaded again.
    await page.goto('/en-US/offline/')
    await page.getByRole('button', { name: 'Delete from this device' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete from this device' }).click()
    await expect(page.getByRole('button', { name: /^Download/ })).toBeVisible()
    const atRest = watchNetwork(page)
    await page.goto('/en-US/')
    await atRest()
    expect(await isStored()).toBe(false)
  })
})

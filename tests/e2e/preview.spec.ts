// An editor views unpublished content; nobody else can.
import { expect, expectAccessible, test } from './fixtures.ts'

test.use({ locale: 'en-US' })

const TOKEN = 'preview-demo'

test('without a token the page asks for one; a wrong one is refused and stays in the field', async ({ page }) => {
  await page.goto('/en-US/preview/')
  await expect(page.locator('h1')).toHaveText('A preview needs a code')
  const field = page.getByLabel('Preview code')
  await field.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Enter the code first')
  await field.fill('nonsense')
  await field.press('Enter')
  await expect(page.locator('h1')).toHaveText('This code is not valid')
  await expect(field).toHaveValue('nonsense')
  await field.fill(TOKEN)
  await page.getByRole('button', { name: 'Open the preview' }).click()
  await expect(page.locator('.preview-bar')).toBeVisible()
  // The editors' additions to home.
  await expect(page.getByRole('heading', { name: 'Late opening' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Highlights' })).toBeVisible()
  await expectAccessible(page, 'main')
})

test('a token in the address is removed from it, stored for the tab, and deleted at the end of the preview', {
  tag: '@core',
}, async ({ page, context }) => {
  await page.goto(`/en-US/preview/#token=${TOKEN}`)
  await expect(page.locator('.preview-bar')).toBeVisible()
  expect(page.url()).not.toContain(TOKEN)
  await page.reload()
  await expect(page.locator('.preview-bar')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/en-US/preview/')
  await expect(other.locator('h1')).toHaveText('A preview needs a code')
  await page.getByRole('button', { name: 'End the preview' }).click()
  await expect(page).toHaveURL(/\/en-US\/$/)
  await page.goto('/en-US/preview/')
  await expect(page.locator('h1')).toHaveText('A preview needs a code')

  await page.goto(`/en-US/preview/?previewToken=${TOKEN}`)
  await expect(page.locator('.preview-bar')).toBeVisible()
  expect(page.url()).not.toContain(TOKEN)
})

test('?preview=true opens the draft of the home page, of a micro page and of a group', { tag: '@all' }, async ({
  page,
  request,
}) => {
  await page.goto(`/en-US/?preview=true#token=${TOKEN}`)
  await expect(page.locator('.preview-bar')).toContainText('Home page')
  await expect(page).toHaveURL((url) => url.pathname === '/en-US/preview/' && !url.hash)

  // A page that nobody else may see, so it has no file.
  await page.goto('/en-US/micro-page/?microPageId=MP08&preview=true')
  await expect(page).toHaveURL((url) => url.pathname === '/en-US/preview/')
  await expect(page.getByRole('heading', { name: 'Some figures' })).toBeVisible()
  await expect(page.locator('[data-unit="seconds"]')).toHaveText(/^\d\d$/)

  const html = await (await request.get('/en-US/exhibition-group/')).text()
  const group = /exhibition-group\/detail\/([^"/?#]+)\//.exec(html)?.[1] ?? ''
  expect(group).not.toBe('')
  await page.goto(`/en-US/exhibition-group/detail/?id=${group}&preview=true`)
  await expect(page.locator('.preview-bar')).toContainText('Exhibitor group')
  await expect(page.locator('.micro h1')).not.toBeEmpty()

  await page.goto('/en-US/preview/?microPageId=MP99')
  await expect(page.locator('h1')).toHaveText('There is nothing to preview')
})

test('the login page can be previewed as well', { tag: '@all' }, async ({ page }) => {
  await page.goto(`/en-US/login-preview/#token=${TOKEN}`)
  await expect(page.locator('.preview-bar')).toContainText('Login page')
  await expect(page.getByRole('heading', { name: 'Here for the first time?' })).toBeVisible()
})

test('previews are neither indexed nor cached', { tag: '@all' }, async ({ page, request }) => {
  for (const path of ['/en-US/preview/', '/en-US/login-preview/']) {
    const response = await request.get(path)
    expect(response.headers()['cache-control']).toBe('no-store')
    expect(response.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(await response.text()).toContain('<meta name="robots" content="noindex">')
  }
  expect(await (await request.get('/sitemap-en-US.xml')).text()).not.toContain('preview')
  await page.goto(`/en-US/preview/#token=${TOKEN}`)
  await expect(page.locator('.preview-bar')).toBeVisible()
  const stored = await page.evaluate(async () => (await window.caches.keys()).length)
  expect(stored).toBe(0)
})

test('demo.html shows the sanitised review content of this device, and follows the editor', { tag: '@all' }, async ({
  page,
  problems,
}) => {
  // The editor's HTML contains styles and scripts: the sanitiser parses it separately, where the policy reports it.
  problems.allow(/CSP style-src-attr|CSP script-src-attr|Applying inline style|Executing inline event handler/)
  await page.goto('/demo.html')
  await expect(page.locator('h1')).toHaveText('There is nothing to review')
  await page.evaluate(() => {
    const content =
      '<p id="x" style="color:red">Words</p><script>document.title="hit"</script><img src="/icons/icon-192.png" onerror="document.title=1"><a href="javascript:document.title=2">x</a>'
    localStorage.setItem('reviewContent', JSON.stringify({ title: 'A story', content }))
  })
  await page.goto('/demo.html')
  await expect(page.locator('h1')).toHaveText('A story')
  await expect(page.locator('.prose p')).toHaveText('Words')
  expect(await page.locator('.prose').innerHTML()).not.toMatch(/style=|onerror|javascript:|<script/)
  expect(await page.title()).not.toBe('hit')
  await page.evaluate(() => {
    localStorage.setItem('reviewContent', '<p>Newer</p>')
    dispatchEvent(new StorageEvent('storage', { key: 'reviewContent' }))
  })
  await expect(page.locator('.prose p')).toHaveText('Newer')
})

// A visitor reads: the news from list to story to its neighbours, and the agreements at their addresses.
import { firstItem, OTHER_EXHIBITION, pathOf } from './addresses.ts'
import { expect, test } from './fixtures.ts'

test.use({ locale: 'en-US' })

test('news articles are sorted newest first, with links to older and newer articles and to the same column', async ({
  page,
}) => {
  await page.goto('/en-US/news/')
  const times = await page.locator('main time').evaluateAll((all) => all.map((each) => each.getAttribute('datetime')))
  expect(times.length).toBeGreaterThan(10)
  expect(times).toEqual([...times].sort().reverse())

  await page.locator('.news-lead a').click()
  const newest = pathOf(page)
  await expect(page.locator('a[rel="next"]')).toHaveCount(0)
  await page.locator('a[rel="prev"]').click()
  await expect(page).toHaveURL((url) => url.pathname !== newest)
  await page.locator('a[rel="next"]').click()
  await expect(page).toHaveURL((url) => url.pathname === newest)

  const column = await page.locator('article .meta .tag').textContent()
  for (const tag of await page.locator('.side .tag').all()) await expect(tag).toHaveText(column ?? '')
})

test('the second page continues the first one, and links back to it', { tag: '@all' }, async ({ page }) => {
  await page.goto('/en-US/news/')
  const first = await page.locator('main h3 a').evaluateAll((all) => all.map((each) => each.getAttribute('href')))
  await page.locator('.pager a[rel="next"]').press('Enter')
  await expect.poll(() => pathOf(page)).toBe('/en-US/news/page/2/')
  const second = await page.locator('main h3 a').evaluateAll((all) => all.map((each) => each.getAttribute('href')))
  expect(second.filter((each) => first.includes(each))).toEqual([])
  await page.locator('.pager a[rel="prev"]').press('Enter')
  await expect.poll(() => pathOf(page)).toBe('/en-US/news/')
})

test('an article by ?id= redirects to its page, is rendered in the browser if unbuilt, or is not found', {
  tag: '@all',
}, async ({ page, problems }) => {
  const own = await firstItem(page, '/en-US/news/', '/news/detail')
  await page.goto(`/en-US/news/detail/?id=${own.split('/').at(-2)}&from=mail`)
  await expect(page).toHaveURL((url) => url.pathname === own && url.search === '?from=mail')

  // A story of the other exhibition has no page in this one.
  problems.allow(/404.*\/en-US\/news\/detail\//)
  const other = await firstItem(page, `/en-US/e/${OTHER_EXHIBITION}/news/`, '/news/detail')
  const title = /<h1[^>]*>([^<]+)/.exec(await (await page.request.get(other)).text())?.[1] ?? ''
  await page.goto(`/en-US/news/detail/?id=${other.split('/').at(-2)}`)
  await expect(page.locator('h1')).toHaveText(title)
  await expect.poll(() => page.title().then((all) => all.startsWith(`${title} – `))).toBe(true)
  await expect(page.locator('.prose')).not.toBeEmpty()

  await page.goto('/en-US/news/detail/?id=none')
  await expect(page.locator('h1')).toHaveText('This story was not found')
  await page.locator('main .btn-primary').click()
  await expect.poll(() => pathOf(page)).toBe('/en-US/news/')
})

test('agreements open from the list, by id and by ?id=, and the user agreement opens without an id', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto('/en-US/agreements/')
  const count = await page.locator('.documents li').count()
  expect(count).toBeGreaterThan(2)
  const item = await firstItem(page, '/en-US/agreements/', '/agreement')
  await page.goto(item)
  const title = await page.locator('h1').textContent()
  const id = item.split('/').at(-2) ?? ''
  await page.goto(`/en-US/agreement/?id=${id}`)
  await expect(page).toHaveURL((url) => url.pathname === item)
  await expect(page.locator('h1')).toHaveText(title ?? '')
  await page.goto('/en-US/agreement/')
  await expect.poll(() => pathOf(page)).toBe('/en-US/agreement/')
  await expect(page.locator('h1')).not.toHaveText(title ?? '')
})

test('links in the contents scroll to their headings, below the header', { tag: '@all' }, async ({ page }) => {
  await page.goto('/en-US/privacy/')
  const link = page.locator('.contents a').nth(2)
  const text = await link.textContent()
  await link.click()
  const heading = page.locator('.prose h2').nth(2)
  await expect(heading).toHaveText(text ?? '')
  await expect(heading).toBeInViewport()
  const header = await page.locator('.masthead').boundingBox()
  const top = (await heading.boundingBox())?.y ?? 0
  expect(top).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
})

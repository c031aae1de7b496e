// A detail by its id: the prerendered page, an item that was not built, and one that does not exist. Each kind of item:
// tests/component/detail-shells.test.tsx.
import { expect, test } from './fixtures.ts'
import { EXHIBITORS, EXHIBITS, items } from './lists-helpers.ts'

test.describe('a detail page by id', () => {
  test('redirects to the prerendered page, and keeps the rest of the address', async ({ page }) => {
    await page.goto(EXHIBITS)
    const href = (await items(page).locator('h3 a').first().getAttribute('href')) ?? ''
    const id = /detail\/(.+)\//.exec(href)?.[1] ?? ''
    await page.goto(`/en-US/exhibits/detail/?id=${id}&preview=true#about`)
    await expect(page).toHaveURL(new RegExp(`/en-US/exhibits/detail/${id}/\\?preview=true#about$`))
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${EXHIBITS}$`))
  })

  test('renders an unbuilt item in the browser, and shows “not found” for an unknown one', { tag: '@origins' }, async ({
    page,
    problems,
  }) => {
    problems.allow(/404.*\/detail\//)
    await page.goto(EXHIBITS)
    const href = (await items(page).locator('h3 a').first().getAttribute('href')) ?? ''
    const id = /detail\/(.+)\//.exec(href)?.[1] ?? ''
    // The platform has it, the site does not.
    await page.route(`**${href}`, (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto(`${EXHIBITS}detail/?id=${id}`)
    await expect(page.getByRole('main').getByText('Specifications', { exact: true }).first()).toBeVisible()
    const name = await page.getByRole('heading', { level: 1 }).textContent()
    await expect.poll(() => page.title()).toContain(name ?? '-')

    await page.goto(`${EXHIBITS}detail/?id=nothing-of-this`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This exhibit was not found')
    await page.getByRole('link', { name: 'Browse all exhibits' }).click()
    await expect(page).toHaveURL(new RegExp(`${EXHIBITS}$`))
  })

  test('links to the list if the id is missing', { tag: '@all' }, async ({ page }) => {
    await page.goto('/en-US/exhibitor/detail/')
    await page.getByRole('main').getByRole('link', { name: 'Browse all exhibitors' }).click()
    await expect(page).toHaveURL(new RegExp(`${EXHIBITORS}$`))
  })
})

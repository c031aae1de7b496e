// The lists of exhibits and exhibitors, for their stories.
import type { Page } from '@playwright/test'

export const EXHIBITS = '/en-US/exhibits/'
export const EXHIBITORS = '/en-US/exhibitor/'

export const count = (page: Page) => page.locator('.result')
export const items = (page: Page) => page.locator('#list :is(.item, .exhibitor-card)')
export const names = (page: Page) => items(page).locator('h3').allTextContents()
export const chips = (page: Page) => page.locator('.chip')
export const box = (page: Page, facet: string, value: string) => page.locator(`input[data-key="${facet}:${value}"]`)
/** The number of items that a value shows. */
export const promised = async (page: Page, facet: string, value: string) => {
  const text = await box(page, facet, value).locator('xpath=..').locator('.number').textContent()
  return Number((text ?? '').replace(/\D/g, ''))
}
export const address = (page: Page) => decodeURIComponent(new URL(page.url()).pathname + new URL(page.url()).search)
export const number = (n: number) => n.toLocaleString('en-US')
/** Follows the pager's link by key: while cards above it are laid out for the first time, a click may miss it. */
export const followPager = (page: Page, name: string) =>
  page.locator('.pager').getByRole('link', { name, exact: true }).press('Enter')

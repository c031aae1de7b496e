// The faces of the site's pages that `npm run shots` looks at.
import type { Page } from '@playwright/test'

export interface Face {
  /** The start of the picture's file name. */
  name: string
  /** The address without the language's prefix; `{first:/exhibits/}` is the first detail linked from that page. */
  path: string
  /** What to do on the page before the picture is taken. */
  before?: (page: Page) => Promise<void>
}

/** Chooses the first value of the first filter; on a phone the filters' sheet is opened for it. */
async function filterOnce(page: Page): Promise<void> {
  const sheet = page.locator('a[href="#filters"]').first()
  if (await sheet.isVisible()) await sheet.click()
  await page.locator('[data-facet] input').first().check()
  await page.locator('.chip').first().waitFor({ state: 'attached' })
}

export const FACES: readonly Face[] = [
  { name: 'home', path: '/' },
  { name: 'exhibition', path: '/exhibition/' },
  { name: 'exhibitors', path: '/exhibitor/' },
  { name: 'exhibitor', path: '{first:/exhibitor/}' },
  { name: 'exhibitor-more', path: '/exhibitor/more/' },
  { name: 'exhibits', path: '/exhibits/' },
  { name: 'exhibits-filters', path: '/exhibits/', before: filterOnce },
  { name: 'exhibits-page-2', path: '/exhibits/page/2/' },
  { name: 'exhibit', path: '{first:/exhibits/}' },
  { name: 'exhibit-unknown', path: '/exhibits/detail/?id=0' },
  { name: 'news', path: '/news/' },
  { name: 'news-detail', path: '{first:/news/}' },
  { name: 'agreements', path: '/agreements/' },
  { name: 'agreement', path: '/agreement/' },
  { name: 'privacy', path: '/privacy/' },
  { name: 'not-found', path: '/nothing/here/' },
  { name: 'exception-500', path: '/exception/500/' },
  { name: 'i18n', path: '/i18n/' },
  { name: 'loading', path: '/loading/' },
]

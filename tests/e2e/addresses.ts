// Where the stories go: the site's languages as the build has them (tenant A: zh-CN has no prefix).
import type { Page } from '@playwright/test'
import { LANGUAGES, type Language } from '../../src/rules/language.ts'

export { LANGUAGES, type Language }

export const FALLBACK: Language = 'zh-CN'
/** The second published exhibition of the sample fair, which stands under /e/2002/. */
export const OTHER_EXHIBITION = '2002'
/** One that only an address leads to. */
export const UNPUBLISHED_EXHIBITION = '2003'

export const prefixOf = (language: Language): string => (language === FALLBACK ? '' : `/${language}`)

/** The first address that a list links of the items under `route`, e.g. '/exhibits/detail'. */
export async function firstItem(page: Page, list: string, route: string): Promise<string> {
  const html = await (await page.request.get(list)).text()
  const address = new RegExp(`href="([^"]*${route}/[^"/?#]+/)"`).exec(html)?.[1]
  if (address === undefined) throw new Error(`${list} links to nothing under ${route}`)
  return address
}

/** The path that the page stands at, without origin. */
export const pathOf = (page: Page): string => new URL(page.url()).pathname

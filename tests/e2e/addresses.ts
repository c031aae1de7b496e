// The addresses in the stories: the site's languages as built (tenant A: zh-CN has no prefix).
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { LANGUAGES, type Language } from '@fair/contract/rules/language.ts'
import type { Page } from '@playwright/test'

export { LANGUAGES, type Language }

const FALLBACK: Language = 'zh-CN'
/** The second published exhibition of the sample fair, below /e/2002/. */
export const OTHER_EXHIBITION = '2002'
/** A published one without pages in the test site (scripts/test.mjs). */
export const UNBUILT_EXHIBITION = '2006'
/** One that is reachable only by its address. */
export const UNPUBLISHED_EXHIBITION = '2003'

export const prefixOf = (language: Language): string => (language === FALLBACK ? '' : `/${language}`)

const built = (address: string) => path.join(process.env['TEST_SITE'] ?? '.cache/test-site', address)

/** Whether the built site has a page at an address. */
export const isBuilt = (address: string): boolean => existsSync(path.join(built(address), 'index.html'))

/** The first item that the built site has below an address, e.g. '/ja-JP/exhibits/detail/'. */
export function builtItem(address: string): string {
  const item = readdirSync(built(address)).find((name) => name !== 'page' && isBuilt(path.join(address, name)))
  if (item === undefined) throw new Error(`The site has nothing below ${address}`)
  return item
}

/** The first address below `route`, e.g. '/exhibits/detail', that a list links to. */
export async function firstItem(page: Page, list: string, route: string): Promise<string> {
  const html = await (await page.request.get(list)).text()
  const address = new RegExp(`href="([^"]*${route}/[^"/?#]+/)"`).exec(html)?.[1]
  if (address === undefined) throw new Error(`${list} links to nothing under ${route}`)
  return address
}

/** The path of the current page, without origin. */
export const pathOf = (page: Page): string => new URL(page.url()).pathname

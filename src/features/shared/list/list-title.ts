import type { PageContext } from '../../../lib/page.ts'

/**
 * The tab's title says the page of the list, as that of a built page does (layouts/ListPage.astro): two pages of one list
 * have not the same name in a history or to a reader of the screen (WCAG 2.4.2).
 *
 * @param from the page that the title says now, from 1
 */
export function announcePage({ t, format }: PageContext, from: number, to: number): void {
  const title = document.querySelector('h1')?.textContent ?? ''
  const words = (page: number) => (page === 1 ? title : t('list:pageTitle', { title, page: format.number(page) }))
  if (title !== '' && from !== to) document.title = document.title.replace(words(from), () => words(to))
}

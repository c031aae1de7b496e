import type { PageContext } from '../../../lib/page.ts'

/**
 * The tab's title contains the page number of the list, like that of a prerendered page (layouts/ListPage.astro): two
 * pages of one list must not have the same title in the history or for screen readers (WCAG 2.4.2).
 *
 * @param from the page number in the current title, from 1
 */
export function announcePage({ t, format }: PageContext, from: number, to: number): void {
  const title = document.querySelector('h1')?.textContent ?? ''
  const words = (page: number) => (page === 1 ? title : t('list:pageTitle', { title, page: format.number(page) }))
  if (title !== '' && from !== to) document.title = document.title.replace(words(from), () => words(to))
}

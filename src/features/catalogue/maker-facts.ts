import type { PageContext } from '../../lib/page.ts'

/** The founding year of a company; '' if the platform does not report it (0). */
export const foundedText = ({ t }: PageContext, year: number): string =>
  year > 0 ? t('exhibits:foundedYear', { year: String(year) }) : ''

/** How often it has exhibited at this fair. */
export function editionsText({ t }: PageContext, editions: number): string {
  if (editions < 1) return ''
  return editions === 1 ? t('exhibits:firstTime') : t('exhibits:editionsCount', { count: editions })
}

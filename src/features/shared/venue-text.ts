import type { Exhibition } from '@fair/contract/exhibition.ts'
import type { PageContext } from '../../lib/page.ts'

/** Venue and city in one line; '' for a fair that takes place online only. Needs the namespace `exhibition`. */
export const venueText = (
  { t }: Pick<PageContext, 't'>,
  { venue, city }: Pick<Exhibition, 'venue' | 'city'>,
): string => (venue && city ? t('exhibition:venue', { venue, city }) : venue || city)

import { noonOf } from '@fair/contract/rules/time.ts'
import type { PageContext } from '../../lib/page.ts'

/** 'Fri 20 Nov' as the reader writes it. */
export const dayTitle = ({ t, format }: PageContext, day: string): string =>
  t('plan:dayLine', { day: format.day(noonOf(day), 'UTC'), weekday: format.weekday(noonOf(day), 'UTC') })

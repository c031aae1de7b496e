import type { PageContext } from '../../lib/page.ts'
import { type AgendaEntry, namesHall } from './agenda.ts'

/** Its place in one line: the room, and the hall unless the room's name contains it. */
export const placeText = ({ t }: Pick<PageContext, 't'>, at: Pick<AgendaEntry, 'place' | 'hall'>): string =>
  namesHall(at) ? at.place : t('agenda:placeLine', { place: at.place, hall: t('common:hall', { hall: at.hall }) })

import type { PageContext } from '../../lib/page.ts'
import type { AgendaKind } from './agenda.ts'

/*
 * Calendar files are written at build (pages/site/calendar): a link then works without script, from a mail and from a
 * calendar program that fetches it again, and a called-off event reaches who already has it by the same address. They
 * stand below /site, where every build clears away what it did not write.
 */

const folder = ({ language, exhibitionId }: Pick<PageContext, 'language' | 'exhibitionId'>) =>
  `/site/calendar/${language}/${exhibitionId ?? 'current'}`

/** The calendar file of one live, meeting or activity. */
export const eventFile = (page: Pick<PageContext, 'language' | 'exhibitionId'>, kind: AgendaKind, id: string): string =>
  `${folder(page)}/${kind}-${id}.ics`

/** The calendar file of a whole day of one kind; `day` as YYYY-MM-DD. */
export const dayFile = (page: Pick<PageContext, 'language' | 'exhibitionId'>, kind: AgendaKind, day: string): string =>
  `${folder(page)}/${kind}-day-${day}.ics`

import type { PageContext } from '../../lib/page.ts'
import type { AgendaKind } from './agenda.ts'

/*
 * Calendar files are written by the build (pages/site/calendar). A link then works without script, from an email and
 * from a calendar program that fetches it again, and a cancellation reaches everyone who already has the file by the
 * same address. They are stored below /site, where every build removes files it did not write.
 */

const folder = ({ language, exhibitionId }: Pick<PageContext, 'language' | 'exhibitionId'>) =>
  `/site/calendar/${language}/${exhibitionId ?? 'current'}`

/** The address of the calendar file of one live, meeting or activity. */
export const eventFile = (page: Pick<PageContext, 'language' | 'exhibitionId'>, kind: AgendaKind, id: string): string =>
  `${folder(page)}/${kind}-${id}.ics`

/** The address of the calendar file of a day, for one kind; `day` as YYYY-MM-DD. */
export const dayFile = (page: Pick<PageContext, 'language' | 'exhibitionId'>, kind: AgendaKind, day: string): string =>
  `${folder(page)}/${kind}-day-${day}.ics`

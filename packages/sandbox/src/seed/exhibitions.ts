import type { Language } from '@fair/contract/rules/language.ts'
import { load } from '../data/load.ts'
import { type Motif, pavilionPicture, planPicture } from '../media/address.ts'
import type { Block, Exhibition } from '../sent.ts'
import type { Calendar } from './calendar.ts'
import { currentFair, endOf, laterFair, minutesBefore, startOf } from './calendar.ts'
import type { Text } from './text.ts'
import { columnOf } from './text.ts'
import type { SeededExhibition } from './types.ts'

/** The texts of an exhibition; `{year}` is that of its first day. */
interface Portrait {
  readonly exhibitionId: string
  readonly tenantId: string
  readonly isCurrent: boolean
  readonly isPublished: boolean
  readonly theme: string | null
  readonly primaryColor: string | null
  readonly calendar: Calendar
  readonly name: Text
  readonly shortName: Text
  readonly summary: Text
  readonly venue: Text
  readonly city: Text
  /** The seed of its mark, and the motif of its entrance. */
  readonly cover: string
  readonly motifs: readonly Motif[]
  readonly address: Text | null
  readonly travel: readonly Text[]
  readonly contact: { readonly phone: string; readonly email: string } | null
}

const PLANS = load('site/exhibitions')

const portraits = (now: Date): readonly Portrait[] =>
  PLANS.map(({ held, ...portrait }) => ({
    ...portrait,
    calendar: held === null ? currentFair(now) : laterFair(now, held.inDays, held.days, held.timeZone),
  }))

function seeded(portrait: Portrait, now: Date, home: (column: 0 | 1 | 2 | 3) => Block[]): SeededExhibition {
  const { exhibitionId, tenantId, calendar } = portrait
  const year = String(calendar.firstDay.year)
  const compose = (language: Language): Exhibition => {
    const column = columnOf(language)
    return {
      exhibitionId,
      isCurrent: portrait.isCurrent ? '1' : '0',
      publishState: portrait.isPublished ? '1' : '0',
      dataSourceSearch: exhibitionId === '2002' ? 'DB' : 'ES',
      businessCardConfig: ['name', 'company', 'jobTitle', 'email', 'phone'],
      exhibitionName: portrait.name[column].replace('{year}', year),
      shortName: portrait.shortName[column],
      theme: portrait.theme,
      summary: portrait.summary[column],
      startTime: startOf(calendar),
      endTime: endOf(calendar),
      openFrom: calendar.openFrom,
      openTo: calendar.openTo,
      timeZone: calendar.timeZone,
      venue: portrait.venue[column],
      city: portrait.city[column],
      cover: pavilionPicture(portrait.motifs, portrait.cover),
      ...(portrait.address && { address: portrait.address[column], plan: planPicture('halls') }),
      ...(portrait.travel.length > 0 && { travel: portrait.travel.map((way) => way[column]) }),
      ...(portrait.contact && { contactPhone: portrait.contact.phone, contactEmail: portrait.contact.email }),
      updateTime: minutesBefore(now, 3 * 24 * 60),
    }
  }
  const { primaryColor } = portrait
  return { exhibitionId, tenantId, primaryColor, compose, home: (language) => home(columnOf(language)) }
}

/** The exhibitions of both tenants; `home` returns the blocks of an exhibition's home page in a language's column. */
export const makeExhibitions = (
  now: Date,
  home: (exhibitionId: string, column: 0 | 1 | 2 | 3) => Block[],
): SeededExhibition[] =>
  portraits(now).map((portrait) => seeded(portrait, now, (column) => home(portrait.exhibitionId, column)))

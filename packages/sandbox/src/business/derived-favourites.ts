import type { GenericFollowType } from '@fair/contract/favourite.ts'
import { type Context, requesterOf } from '../context.ts'
import type { FavouriteEntry } from '../sent.ts'
import { placesFor } from './destinations.ts'
import { scheduleOf } from './entries.ts'
import { exchangesOf } from './exchanges.ts'
import { type InquiryRow, toInquirySummary } from './inquiries.ts'

/**
 * The lists that the generic calls serve although nothing is saved to them: cards, inquiries, the calendar (Spec 3).
 */
export type Derived = Extract<GenericFollowType, 'CARD' | 'inquiry' | 'calendar'>

export function isDerived(followType: GenericFollowType): followType is Derived {
  return followType === 'CARD' || followType === 'inquiry' || followType === 'calendar'
}

/** The user's entries, latest first; the calendar by start. */
export async function derivedEntries(followType: Derived, context: Context): Promise<FavouriteEntry[]> {
  const entry = (targetId: string, followTime: string): FavouriteEntry => ({
    followId: `F-${targetId}`,
    followType,
    targetId,
    followTime,
  })
  switch (followType) {
    case 'CARD':
      return exchangesOf(context).map((card) => ({ ...entry(card.exchangeId, card.updateTime), card }))
    case 'calendar':
      return scheduleOf(context).map((calendar) => ({ ...entry(calendar.entryId, calendar.updateTime), calendar }))
    case 'inquiry': {
      const rows = context.db.all<InquiryRow>(
        'SELECT * FROM inquiry WHERE user_id = ? ORDER BY create_time DESC, id',
        requesterOf(context),
      )
      const tree = await placesFor(
        rows.map(({ destination }) => destination),
        context.language,
      )
      return rows.map((row) => ({ ...entry(row.id, row.create_time), inquiry: toInquirySummary(row, context, tree) }))
    }
  }
}

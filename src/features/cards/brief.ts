import { readDay } from '../../domain/read-value.ts'
import type { PageContext } from '../../lib/page.ts'

/** What a visitor requests along with a card, as typed; '' for an empty field. `by` is a day, YYYY-MM-DD. */
interface Brief {
  readonly need: string
  readonly quantity: string
  readonly by: string
}

/** Together with their labels they stay below the 500 characters of a request's message (contract/card.ts). */
export const NEED_MAX = 360
export const QUANTITY_MAX = 40

/** The message of a request: a line each for need, quantity and day, in the visitor's language; '' if all are empty. */
export function briefText({ t, format, zone }: PageContext, { need, quantity, by }: Brief): string {
  const day = readDay(by, zone)
  const lines = [
    need.trim(),
    quantity.trim() && t('card:brief.quantityLine', { quantity: quantity.trim() }),
    day && t('card:brief.byLine', { day: format.date(day, zone) }),
  ]
  return lines.filter(Boolean).join('\n')
}

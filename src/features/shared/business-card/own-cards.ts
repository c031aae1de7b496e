import type { Call, Failure } from '../../../api/client.ts'
import { type Card, CardField, card, type Exchange } from '../../../contract/card.ts'
import { exhibition } from '../../../contract/exhibition.ts'
import type { PageContext } from '../../../lib/page.ts'
import { NETWORKS } from '../../../lib/vcard.ts'

export interface OwnCards {
  cards: Card[]
  /** What the exhibition lets be exchanged (businessCardConfig, Spec 3). */
  allowed: CardField[]
}

/** One's own cards, and which fields may be given away at this exhibition. */
export async function loadOwn(
  call: Call,
  exhibitionId: string | null,
): Promise<{ ok: true; data: OwnCards } | Failure> {
  const [cards, fair] = await Promise.all([
    call(card.own, {}),
    exhibitionId === null ? null : call(exhibition.detail, { id: exhibitionId }),
  ])
  if (!cards.ok) return cards
  if (fair && !fair.ok) return fair
  const config = fair?.data.businessCardConfig ?? []
  return { ok: true, data: { cards: cards.data, allowed: CardField.options.filter((field) => config.includes(field)) } }
}

/** The fields that go out with a card unless chosen otherwise: those it shows, as far as they may be given. */
export const usualFields = ({ fields, shownFields }: Card, allowed: readonly CardField[]): CardField[] =>
  allowed.filter((field) => shownFields.includes(field) && fields[field] !== undefined)

/** How a field is called; networks are called the same everywhere. */
export const fieldName = ({ t }: PageContext, field: CardField): string =>
  field === 'wechat' || field === 'line' || field === 'kakao' ? NETWORKS[field] : t(`card:field.${field}`)

/** What an exchange with an exhibitor has come to, before one requests it (again). */
export function exchangeLine(exchange: Exchange | null) {
  switch (exchange?.state) {
    case 'ASKED':
      return 'card:askedAlready'
    case 'OFFERED':
      return 'card:offeredAlready'
    case 'EXCHANGED':
      return 'card:exchangedAlready'
    default:
      return 'card:askWhy'
  }
}

import { type Card, CardField, card, type Exchange } from '@fair/contract/card.ts'
import { exhibition } from '@fair/contract/exhibition.ts'
import type { Call, Failure } from '../../../api/client.ts'
import type { PageContext } from '../../../lib/page.ts'
import { NETWORKS } from '../../../lib/vcard.ts'

export interface OwnCards {
  cards: Card[]
  /** Fields that the exhibition allows to be exchanged (businessCardConfig, Spec 3). */
  allowed: CardField[]
}

/** The visitor's own cards, and which fields may be given at this exhibition. */
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

/** The fields given with a card unless chosen otherwise: those it shows, if they may be given. */
export const usualFields = ({ fields, shownFields }: Card, allowed: readonly CardField[]): CardField[] =>
  allowed.filter((field) => shownFields.includes(field) && fields[field] !== undefined)

/** A field's label; social networks have the same name in all languages. */
export const fieldName = ({ t }: PageContext, field: CardField): string =>
  field === 'wechat' || field === 'line' || field === 'kakao' ? NETWORKS[field] : t(`card:field.${field}`)

/** The text key for the state of an exchange with an exhibitor, shown before the visitor requests one (again). */
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

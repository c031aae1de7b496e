import type { ReceiveHindrance } from '@fair/contract/ticket.ts'
import type { Context } from '../context.ts'
import { found, refused } from '../failure.ts'
import { ticketPicture } from '../media/address.ts'
import { say as textIn } from '../seed/text.ts'
import type { TicketKind } from '../sent.ts'
import { say, type TextKey, type TextParams } from '../texts.ts'
import { hasIdentity } from './person.ts'
import { type PlacedKind, placedKind, programmesOf } from './programme.ts'
import { leftOf, ownedOf } from './stock.ts'
import { isWaitingFor, saveWaiting } from './waiting-list.ts'

/** The ticket kinds of the requested exhibition, in the order in which they are offered. */
export function kindsOf(context: Context): readonly PlacedKind[] {
  return programmesOf(context.fair).get(context.exhibitionId)?.kinds ?? []
}

/** A kind of any exhibition of the tenant. @throws PlatformError 4041 */
export function kindOf(context: Context, ticketKindId: string): PlacedKind {
  return found(placedKind(context, ticketKindId), 'ticketKind', ticketKindId)
}

/** Amounts are in fen: the fair sells in a single currency. */
export const CURRENCY = 'CNY'

function saleStateOf(context: Context, kind: PlacedKind): TicketKind['saleState'] {
  const now = context.now().toISOString()
  if (now < kind.saleFrom) return 'NOT_YET'
  if (now >= kind.saleTo) return 'ENDED'
  return leftOf(context.db, kind.id, context.now()) === 0 ? 'SOLD_OUT' : 'ON_SALE'
}

/** Why a visitor cannot have a kind; RECEIVED: the limit per person is reached. */
export function hindranceOf(context: Context, kind: PlacedKind): ReceiveHindrance | null {
  const { db, userId } = context
  const state = saleStateOf(context, kind)
  const full = userId !== null && ownedOf(db, kind.id, userId, context.now()) >= kind.plan.limit
  if (full) return 'RECEIVED'
  if (kind.plan.identity && userId !== null && !hasIdentity(context, kind.plan.identity)) return 'IDENTITY'
  return state === 'ON_SALE' ? null : state
}

const REASONS: Readonly<Record<ReceiveHindrance, TextKey>> = {
  RECEIVED: 'ticketLimitReached',
  NOT_YET: 'ticketNotYet',
  SOLD_OUT: 'ticketSoldOut',
  ENDED: 'ticketSaleEnded',
  IDENTITY: 'ticketIdentity',
}

/** The sentence for a hindrance, with its parameters. */
export function reasonOf(hindrance: ReceiveHindrance, kind: PlacedKind): readonly [TextKey, TextParams] {
  return [REASONS[hindrance], { limit: kind.plan.limit }]
}

export function offer(context: Context, kind: PlacedKind): TicketKind {
  const { language, db } = context
  const { plan } = kind
  const hindrance = hindranceOf(context, kind)
  return {
    ticketKindId: kind.id,
    ticketName: textIn(plan.name, language),
    summary: textIn(plan.summary, language),
    description: `<p>${say(language, 'ticketTerms')}</p>`,
    picture: pictureOf(kind),
    way: plan.way,
    price: { amount: plan.price, currency: CURRENCY },
    originalPrice: plan.originalPrice === null ? null : { amount: plan.originalPrice, currency: CURRENCY },
    stock: leftOf(db, kind.id, context.now()),
    limit: plan.limit,
    saleFrom: kind.saleFrom,
    saleTo: kind.saleTo,
    saleState: saleStateOf(context, kind),
    validFrom: kind.validFrom,
    validTo: kind.validTo,
    benefits: plan.benefits.map((benefit) => textIn(benefit, language)),
    applicable: hindrance === null,
    inapplicableReason: hindrance && say(language, ...reasonOf(hindrance, kind)),
    isWaiting: plan.capacity === null ? null : isWaitingFor(context, 'TICKET', kind.id),
  }
}

export function pictureOf({ plan }: PlacedKind) {
  return ticketPicture(`ticket-${plan.code}`, plan.palette)
}

/** Adds the user to a kind's waiting list, or removes them. @throws PlatformError for a kind that is not sold out */
export function waitForKind(context: Context, ticketKindId: string, isWaiting: boolean): void {
  const kind = kindOf(context, ticketKindId)
  const { saleState } = offer(context, kind)
  if (isWaiting && saleState === 'ENDED') throw refused(...reasonOf('ENDED', kind))
  if (isWaiting && saleState !== 'SOLD_OUT') throw refused('ticketNotSoldOut')
  saveWaiting(context, 'TICKET', kind.id, isWaiting)
}

import type { CardField, ExchangeState } from '@fair/contract/card.ts'
import { type Context, requesterOf } from '../context.ts'
import { found } from '../failure.ts'
import { exhibitor as exhibitorOf } from '../handlers/goods.ts'
import type { Card, Exchange } from '../sent.ts'
import { type CardRow, givenCard, staffCard } from './cards.ts'
import { dueTime, isDue } from './clock.ts'
import { staffOf } from './subjects.ts'
import { wordsForOrNone } from './words.ts'

export interface ExchangeRow {
  exchange_id: string
  user_id: string
  state: ExchangeState
  exhibitor_id: string | null
  /** JSON of a Card: the data of a scanned card. */
  other_card: string | null
  share_id: string | null
  own_card_id: string | null
  given_fields: string
  source: Exchange['source']
  chatgroup_id: string | null
  message: string | null
  answer_due: string | null
  accepts: number
  removed: number
  update_time: string
}

export interface ShareRow {
  share_id: string
  user_id: string
  card_id: string
  fields: string
  expire_time: string | null
  withdrawn: number
  create_time: string
}

/** The user's exchanges, latest change first, without removed ones. */
export function exchangesOf(context: Context): Exchange[] {
  const rows = context.db.all<ExchangeRow>(
    'SELECT * FROM card_exchange WHERE user_id = ? AND removed = 0',
    requesterOf(context),
  )
  const exchanges = rows.map((row) => exchangeFrom(row, context))
  return exchanges.sort((a, b) => (a.updateTime < b.updateTime ? 1 : a.updateTime > b.updateTime ? -1 : 0))
}

/** One of the user's exchanges, including removed ones. @throws PlatformError 4041 */
export function ownExchange(context: Context, exchangeId: string): ExchangeRow {
  const row = context.db.one<ExchangeRow>('SELECT * FROM card_exchange WHERE exchange_id = ?', exchangeId)
  return found(row?.user_id === requesterOf(context) ? row : undefined, 'exchange', exchangeId)
}

/** The state of an exchange: exhibitors answer after a while. A card that its owner withdraws is removed everywhere. */
export function stateAt(row: ExchangeRow, context: Context): ExchangeState {
  if (row.state === 'ASKED' && isDue(row.answer_due, context.now())) return row.accepts ? 'EXCHANGED' : 'REFUSED'
  if (row.state === 'KEPT' && row.share_id !== null && !sharedCard(row.share_id, context)) return 'WITHDRAWN'
  return row.state
}

export function exchangeFrom(row: ExchangeRow, context: Context): Exchange {
  const exhibitor = row.exhibitor_id === null ? undefined : exhibitorOf(row.exhibitor_id, context)
  const state = stateAt(row, context)
  const isAnswered = row.state === 'ASKED' && row.answer_due !== null && state !== 'ASKED'
  const card = hasCard(state) ? otherCard(row, context) : null
  return {
    exchangeId: row.exchange_id,
    state,
    card,
    otherName: (exhibitor ? (staffOf(exhibitor)?.staffName ?? exhibitor.exhibitorName) : card?.fields.name) ?? '',
    otherCompany: exhibitor?.exhibitorName ?? card?.fields.company ?? '',
    exhibitorId: row.exhibitor_id,
    ownCardId: row.own_card_id,
    givenFields: JSON.parse(row.given_fields),
    source: row.source,
    chatgroupId: row.chatgroup_id,
    message: wordsForOrNone(row.message, context.language),
    updateTime: isAnswered ? dueTime(row.answer_due ?? '', context.now()) : row.update_time,
  }
}

function hasCard(state: ExchangeState): boolean {
  return state === 'EXCHANGED' || state === 'KEPT'
}

function otherCard(row: ExchangeRow, context: Context): Card | null {
  if (row.other_card !== null) return JSON.parse(row.other_card)
  if (row.share_id !== null) return sharedCard(row.share_id, context) ?? null
  const exhibitor = row.exhibitor_id === null ? undefined : exhibitorOf(row.exhibitor_id, context)
  return exhibitor ? staffCard(exhibitor, context) : null
}

export function shareOf({ db }: Context, shareId: string): ShareRow | undefined {
  return db.one<ShareRow>('SELECT * FROM card_share WHERE share_id = ?', shareId)
}

/** The card behind a share that was not withdrawn; an expired one remains available to those who saved it. */
export function sharedCard(shareId: string, context: Context): Card | undefined {
  const share = shareOf(context, shareId)
  if (!share || share.withdrawn) return undefined
  const row = context.db.one<CardRow>('SELECT * FROM card WHERE card_id = ?', share.card_id)
  const fields: CardField[] = JSON.parse(share.fields)
  return row && givenCard(row, fields)
}

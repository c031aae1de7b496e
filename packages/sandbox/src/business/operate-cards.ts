import type { CardFields } from '@fair/contract/card.ts'
import { type Context, requesterOf } from '../context.ts'
import type { Database } from '../db/database.ts'
import { found, refused, wrongField } from '../failure.ts'
import { exhibitor as exhibitorOf } from '../handlers/goods.ts'
import { chance, keyOf } from '../seed/random.ts'
import type { Card, CardOperation } from '../sent.ts'
import { checkedFields } from './card-fields.ts'
import { fieldsToGive, ownCard } from './cards.ts'
import { dueIn, MINUTE } from './clock.ts'
import { type ExchangeRow, ownExchange, sharedCard, shareOf, stateAt } from './exchanges.ts'
import { wordsOrNone } from './fields.ts'
import { newId } from './numbers.ts'
import { wordsToColumn } from './words.ts'

type Operation<K extends CardOperation['operation']> = Extract<CardOperation, { operation: K }>

/** The delay before an exhibitor answers. */
const ANSWERED_AFTER = MINUTE
/** Share of exhibitors that refuse. */
const REFUSING = 0.08

/** Performs an operation, and returns the id of the exchange. In a transaction. */
export function operate(input: CardOperation, context: Context): string {
  switch (input.operation) {
    case 'REQUEST':
      return request(input, context)
    case 'ACCEPT':
      return accept(input, context)
    case 'REFUSE':
      return refuse(input, context)
    case 'WITHDRAW':
      return withdraw(input, context)
    case 'KEEP':
      return keep(input, context)
    case 'RESTORE':
      return restore(input, context)
  }
}

/**
 * Sends a request; a repeated one only changes the given fields. An exhibitor that has offered its card has already
 * answered.
 */
function request(input: Operation<'REQUEST'>, context: Context): string {
  const { exhibitorId, cardId, source, chatgroupId = null } = input
  found(exhibitorOf(exhibitorId, context), 'exhibitor', exhibitorId)
  const fields = JSON.stringify(fieldsToGive(ownCard(context, cardId), input.fields, context))
  const said = wordsOrNone('message', input.message, 500)
  const known = context.db.one<ExchangeRow>(
    'SELECT * FROM card_exchange WHERE user_id = ? AND exhibitor_id = ? ORDER BY removed, update_time DESC',
    requesterOf(context),
    exhibitorId,
  )
  const state = known && stateAt(known, context)
  if (known && (state === 'OFFERED' || state === 'EXCHANGED' || state === 'ASKED')) {
    if (state === 'OFFERED') change(known, { state: 'EXCHANGED', removed: 0 }, context)
    return change(known, { own_card_id: cardId, given_fields: fields, removed: 0 }, context)
  }
  const changes = {
    state: 'ASKED',
    own_card_id: cardId,
    given_fields: fields,
    source,
    chatgroup_id: chatgroupId,
    message: said === null ? null : wordsToColumn(said),
    answer_due: dueIn(context.now(), ANSWERED_AFTER),
    accepts: Number(!chance(keyOf(exhibitorId, 'card'), 0, REFUSING)),
    removed: 0,
  }
  return change(
    known ?? insertExchange(context.db, requesterOf(context), { exhibitorId }, context.now()),
    changes,
    context,
  )
}

function accept({ exchangeId, cardId, fields }: Operation<'ACCEPT'>, context: Context): string {
  const row = ownExchange(context, exchangeId)
  const given = JSON.stringify(fieldsToGive(ownCard(context, cardId), fields, context))
  if (row.state !== 'OFFERED') throw refused('notOffered')
  return change(row, { state: 'EXCHANGED', own_card_id: cardId, given_fields: given }, context)
}

function refuse({ exchangeId }: Operation<'REFUSE'>, context: Context): string {
  const row = ownExchange(context, exchangeId)
  if (row.state === 'REFUSED') return exchangeId
  if (row.state !== 'OFFERED') throw refused('notOffered')
  return change(row, { state: 'REFUSED' }, context)
}

/** Withdraws the given card, even before it is answered. The other side then withdraws its own too. */
function withdraw({ exchangeId }: Operation<'WITHDRAW'>, context: Context): string {
  const row = ownExchange(context, exchangeId)
  const state = stateAt(row, context)
  if (state === 'WITHDRAWN') return exchangeId
  if (state !== 'ASKED' && state !== 'EXCHANGED') throw refused('nothingGiven')
  return change(row, { state: 'WITHDRAWN', own_card_id: null, given_fields: '[]', message: null }, context)
}

function keep({ shareId, card, source = 'SCAN' }: Operation<'KEEP'>, context: Context): string {
  const { db } = context
  const userId = requesterOf(context)
  if (shareId === undefined) {
    if (card === undefined) throw wrongField('card', 'required')
    const scanned = scannedCard(checkedFields(card), context)
    const row = insertExchange(db, userId, { card: scanned }, context.now())
    return change(row, { state: 'KEPT', source }, context)
  }
  const share = found(shareOf(context, shareId), 'share', shareId)
  if (share.user_id === userId) throw refused('ownCardShared')
  checkShare(shareId, context)
  const known = db.one<ExchangeRow>('SELECT * FROM card_exchange WHERE user_id = ? AND share_id = ?', userId, shareId)
  const row = known ?? insertExchange(db, userId, { shareId }, context.now())
  return change(row, { state: 'KEPT', source: 'LINK', removed: 0 }, context)
}

/** @throws PlatformError 4090 for a share that was withdrawn or has expired */
export function checkShare(shareId: string, context: Context): Card {
  const share = found(shareOf(context, shareId), 'share', shareId)
  const card = sharedCard(shareId, context)
  if (!card) throw refused('shareWithdrawn')
  if (share.expire_time !== null && share.expire_time <= context.now().toISOString()) throw refused('shareExpired')
  return card
}

function restore({ exchangeId }: Operation<'RESTORE'>, context: Context): string {
  const row = ownExchange(context, exchangeId)
  context.db.run('UPDATE card_exchange SET removed = 0 WHERE exchange_id = ?', row.exchange_id)
  return exchangeId
}

function scannedCard(fields: CardFields, context: Context): Card {
  return {
    cardId: newId('SC'),
    label: '',
    language: context.language,
    fields,
    shownFields: [],
    portrait: null,
    isDefault: false,
    updateTime: context.now().toISOString(),
  }
}

interface Other {
  readonly exhibitorId?: string
  readonly shareId?: string
  readonly card?: Card
}

/** A new exchange of a user, OFFERED until it is changed. */
export function insertExchange(db: Database, userId: string, other: Other, now: Date): ExchangeRow {
  const id = newId('X')
  db.run(
    "INSERT INTO card_exchange VALUES (?, ?, 'OFFERED', ?, ?, ?, NULL, '[]', 'EXHIBITOR', NULL, NULL, NULL, 1, 0, ?)",
    id,
    userId,
    other.exhibitorId ?? null,
    other.card ? JSON.stringify(other.card) : null,
    other.shareId ?? null,
    now.toISOString(),
  )
  return found(db.one<ExchangeRow>('SELECT * FROM card_exchange WHERE exchange_id = ?', id), 'exchange', id)
}

/** Changes columns and the update time; returns the exchange's id. */
function change(
  row: ExchangeRow,
  columns: Readonly<Partial<Record<keyof ExchangeRow, string | number | null>>>,
  { db, now }: Pick<Context, 'db' | 'now'>,
): string {
  const entries = Object.entries({ ...columns, update_time: now().toISOString() })
  db.run(
    `UPDATE card_exchange SET ${entries.map(([name]) => `${name} = ?`).join(', ')} WHERE exchange_id = ?`,
    ...entries.map(([, value]) => value),
    row.exchange_id,
  )
  return row.exchange_id
}

import type { card as declared } from '@fair/contract/card.ts'
import type { InputOf } from '@fair/contract/endpoint.ts'
import { checkedFields } from '../business/card-fields.ts'
import { cardFrom, cardsOf, fieldsToGive, ownCard } from '../business/cards.ts'
import { stamp } from '../business/clock.ts'
import { exchangeFrom, exchangesOf, ownExchange, type ShareRow, shareOf } from '../business/exchanges.ts'
import { idsIn, wordsOrNone } from '../business/fields.ts'
import { ownPicture } from '../business/files.ts'
import { newId } from '../business/numbers.ts'
import { checkShare, operate } from '../business/operate-cards.ts'
import { type Context, requesterOf } from '../context.ts'
import { found, refused, wrongField } from '../failure.ts'
import type { GroupHandlers } from '../handler.ts'
import { once } from '../once.ts'
import { slice } from '../paging.ts'
import { hasTerms, searchText, termsOf } from '../search-text.ts'
import type { CardShare } from '../sent.ts'

type Calls = typeof declared

const PAGE_SIZE = 20
/** The maximum number of cards per user. */
const CARDS_MAX = 20
const REMOVED_MAX = 200

/** Spec 7, "Personal center": business cards, the user's own and exchanged ones. */
export const card: GroupHandlers<Calls> = {
  own: (_, context) => cardsOf(context).map(cardFrom),
  detail: ({ cardId }, context) => {
    const given = exchangesOf(context).find((each) => each.card?.cardId === cardId)?.card
    if (given) return given
    return cardFrom(ownCard(context, cardId))
  },
  exchanged: ({ keyword, state, ...paging }, context) => {
    const terms = termsOf(keyword)
    const matching = exchangesOf(context).filter(
      (each) =>
        (state === undefined || state.length === 0 || state.includes(each.state)) &&
        hasTerms(searchText(each.otherName, each.otherCompany, ...Object.values(each.card?.fields ?? {})), terms),
    )
    return { records: slice(matching, paging, PAGE_SIZE), total: matching.length, facets: {} }
  },
  remove: ({ kind, ids }, context) => {
    const own = idsIn('ids', ids, REMOVED_MAX)
    context.db.transaction(() => {
      for (const id of own) kind === 'OWN' ? removeCard(id, context) : removeExchange(id, context)
    })
    return null
  },
  save: (input, context) => context.db.transaction(() => cardFrom(ownCard(context, saveCard(input, context)))),
  operate: (input, context) =>
    once(context, 'card/operate', input.operation === 'KEEP' ? input.requestId : undefined, () =>
      exchangeFrom(ownExchange(context, operate(input, context)), context),
    ),
  share: ({ cardId, fields, expireTime }, context) => {
    const given = fieldsToGive(ownCard(context, cardId), fields, context)
    const expires = expireTime === undefined ? null : futureIn('expireTime', expireTime, context)
    const shareId = newId('K')
    const time = context.now().toISOString()
    const values = [shareId, requesterOf(context), cardId, JSON.stringify(given), expires, time]
    context.db.run('INSERT INTO card_share VALUES (?, ?, ?, ?, ?, 0, ?)', ...values)
    return shareFrom(found(shareOf(context, shareId), 'share', shareId))
  },
  shares: (_, context) => {
    const sql = 'SELECT * FROM card_share WHERE user_id = ? AND withdrawn = 0 ORDER BY create_time DESC, share_id'
    const rows = context.db.all<ShareRow>(sql, requesterOf(context))
    const now = context.now().toISOString()
    return rows.filter(({ expire_time }) => expire_time === null || expire_time > now).map(shareFrom)
  },
  shared: ({ shareId }, context) => checkShare(shareId, context),
  withdrawShare: ({ shareId }, context) => {
    const share = shareOf(context, shareId)
    found(share?.user_id === requesterOf(context) ? share : undefined, 'share', shareId)
    context.db.run('UPDATE card_share SET withdrawn = 1 WHERE share_id = ?', shareId)
    return null
  },
}

/** Creates or changes a card; one of them is always the default. */
function saveCard(input: InputOf<Calls['save']>, context: Context): string {
  const { db } = context
  const userId = requesterOf(context)
  const fields = checkedFields(input.fields)
  const shown = [...new Set(input.shownFields)].filter((field) => fields[field] !== undefined)
  const language = languageIn('language', input.language)
  const label = wordsOrNone('label', input.label, 60) ?? ''
  const before = cardsOf(context)
  const known = input.cardId === undefined ? undefined : ownCard(context, input.cardId)
  if (!known && before.length >= CARDS_MAX) throw refused('cardsMax', { max: CARDS_MAX })
  const portrait = portraitIn(input.portraitFileId, known?.portrait ?? null, context)
  const others = before.filter(({ card_id }) => card_id !== known?.card_id)
  const isDefault = input.isDefault || others.every(({ is_default }) => is_default === 0)
  if (isDefault) db.run('UPDATE card SET is_default = 0 WHERE user_id = ?', userId)
  const cardId = known?.card_id ?? newId('C')
  db.run(
    'INSERT OR REPLACE INTO card VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
    ...[cardId, userId, label, language, JSON.stringify(fields), JSON.stringify(shown), portrait],
    ...[Number(isDefault), context.now().toISOString()],
  )
  return cardId
}

/** If omitted, the portrait stays; null removes it. */
function portraitIn(fileId: string | null | undefined, before: string | null, context: Context): string | null {
  if (fileId === undefined) return before
  return fileId === null ? null : JSON.stringify(ownPicture(context, 'portraitFileId', fileId, 'CARD'))
}

/** Cards given out stay valid: they are taken back by withdrawing. A card that was already removed stays removed. */
function removeCard(cardId: string, context: Context): void {
  const { db } = context
  const row = db.one<{ is_default: number }>(
    'SELECT is_default FROM card WHERE card_id = ? AND user_id = ?',
    cardId,
    requesterOf(context),
  )
  if (!row) return
  db.run('DELETE FROM card WHERE card_id = ?', cardId)
  db.run('UPDATE card_share SET withdrawn = 1 WHERE card_id = ?', cardId)
  const [next] = cardsOf(context)
  if (row.is_default && next) db.run('UPDATE card SET is_default = 1 WHERE card_id = ?', next.card_id)
}

function removeExchange(exchangeId: string, { db, userId }: Context): void {
  db.run('UPDATE card_exchange SET removed = 1 WHERE exchange_id = ? AND user_id = ?', exchangeId, userId)
}

function shareFrom(row: ShareRow): CardShare {
  return {
    shareId: row.share_id,
    path: `/personal-center/card/?shareId=${row.share_id}`,
    expireTime: row.expire_time,
    cardId: row.card_id,
    fields: JSON.parse(row.fields),
  }
}

function futureIn(field: string, value: string, { now }: Context): string {
  const time = Date.parse(value)
  if (Number.isNaN(time) || time <= now().getTime()) throw wrongField(field, 'notFuture')
  return stamp(new Date(time))
}

function languageIn(field: string, value: string): string {
  try {
    const [tag] = Intl.getCanonicalLocales(value)
    if (tag !== undefined) return tag
  } catch {
    // The error is thrown below.
  }
  throw wrongField(field, 'invalid')
}

import * as z from 'zod/mini'
import { data, done, get, list, Media, none, Paging, page, post } from './endpoint.ts'
import { id, languageTag, link, time } from './kinds.ts'

/** The fields of a business card that may be given away one by one; businessCardConfig names those of an exhibition. */
export const CardField = z.enum([
  'name',
  'company',
  'jobTitle',
  'department',
  'mobile',
  'phone',
  'email',
  'website',
  'address',
  'wechat',
  'line',
  'kakao',
])
export type CardField = z.infer<typeof CardField>

/** What stands on a card; absent fields were not given. */
export const CardFields = z.partialRecord(CardField, z.string())
export type CardFields = z.infer<typeof CardFields>

/** A business card: one's own (several, e.g. one a language), or another's as far as it was given. */
export const Card = z.object({
  cardId: z.string(),
  /** One's own name for it, e.g. "English, Frankfurt office"; empty on another's. */
  label: z.string(),
  /** BCP 47 tag of what stands on it. */
  language: languageTag,
  fields: CardFields,
  /** The fields that go out with it unless chosen otherwise. */
  shownFields: z.array(CardField),
  portrait: z.nullish(Media),
  isDefault: z.boolean(),
  updateTime: time,
})
export type Card = z.infer<typeof Card>

/**
 * How an exchange stands, seen from the visitor: ASKED by the visitor and OFFERED by the other side wait for an answer;
 * WITHDRAWN: given once, and taken back since. KEPT: one-sided, scanned or by a link.
 */
export const ExchangeState = z.enum(['ASKED', 'OFFERED', 'EXCHANGED', 'KEPT', 'REFUSED', 'WITHDRAWN'])
export type ExchangeState = z.infer<typeof ExchangeState>

export const Exchange = z.object({
  exchangeId: z.string(),
  state: ExchangeState,
  /** The other's card; null until it is given, and after it was withdrawn. */
  card: z.nullish(Card),
  /** Who the other is, known before the card is. */
  otherName: z.string(),
  otherCompany: z.string(),
  exhibitorId: z.nullish(id),
  /** Which card the visitor gave, and which of its fields. */
  ownCardId: z.nullish(z.string()),
  givenFields: z.array(CardField),
  /** Where it began. */
  source: z.enum(['EXHIBITOR', 'CHAT', 'LIVE', 'MEETING', 'SCAN', 'LINK']),
  chatgroupId: z.nullish(z.string()),
  message: z.nullish(z.string()),
  updateTime: time,
})
export type Exchange = z.infer<typeof Exchange>

const given = { cardId: z.string(), fields: z.array(CardField) }

/** What operateCards does; every operation answers the exchange as it stands then. */
export const CardOperation = z.discriminatedUnion('operation', [
  /** Asks an exhibitor to exchange, giving a card. */
  z.object({
    operation: z.literal('REQUEST'),
    exhibitorId: id,
    ...given,
    source: Exchange.shape.source,
    chatgroupId: z.optional(z.string()),
    message: z.optional(z.string()),
  }),
  /** Answers another's offer. */
  z.object({ operation: z.literal('ACCEPT'), exchangeId: z.string(), ...given }),
  z.object({ operation: z.literal('REFUSE'), exchangeId: z.string() }),
  /** Takes back what was given: the other side no longer sees it. */
  z.object({ operation: z.literal('WITHDRAW'), exchangeId: z.string() }),
  /** Keeps a card that was scanned: of this platform by its share, else by what its vCard says. */
  z.object({ operation: z.literal('KEEP'), shareId: z.optional(z.string()), card: z.optional(CardFields) }),
  /** Undoes a removal. */
  z.object({ operation: z.literal('RESTORE'), exchangeId: z.string() }),
])
export type CardOperation = z.infer<typeof CardOperation>

/** A card given by link or QR. `path` opens it on this site. */
export const CardShare = z.object({
  shareId: z.string(),
  path: link,
  expireTime: z.nullish(time),
  ...given,
})
export type CardShare = z.infer<typeof CardShare>

export const card = {
  /** One's own cards, the default one first. */
  own: get('/api/v2/app/card/cards', none, list(Card), { authed: true }),
  /** One card, one's own or one that was given (Spec 7; prefix assumed). */
  detail: get('/api/v2/app/card', z.object({ cardId: z.string() }), data(Card), { authed: true }),
  /** Exchanges in every state, latest change first (Spec 7; prefix assumed). */
  exchanged: get(
    '/api/v2/app/card/exchanged',
    z.object({ ...Paging, keyword: z.optional(z.string()), state: z.optional(z.array(ExchangeState)) }),
    page(Exchange),
    { authed: true },
  ),
  /** Removes one's own cards or exchanges (Spec 7; prefix assumed). RESTORE undoes it for exchanges. */
  remove: post(
    '/api/v2/app/card/remove',
    z.object({ kind: z.enum(['OWN', 'EXCHANGE']), ids: z.array(z.string()) }),
    done(),
    { authed: true },
  ),
  /** Makes a card, or changes the one of `cardId` (Spec 7; prefix assumed). */
  save: post(
    '/api/v2/app/card/save',
    z.object({
      cardId: z.optional(z.string()),
      label: z.string(),
      language: z.string(),
      fields: CardFields,
      shownFields: z.array(CardField),
      /** An uploaded file of purpose CARD. */
      portraitFileId: z.nullish(z.string()),
      isDefault: z.boolean(),
    }),
    data(Card),
    { authed: true },
  ),
  /** Exchanging: asks, answers, withdraws, keeps, restores. */
  operate: post('/api/v2/app/negotiation/operateCards', CardOperation, data(Exchange), { authed: true }),
  /** Added: gives a card by link or QR, for whoever opens it; operateCards needs to know the other side. */
  share: post('/api/v2/app/card/share', z.object({ ...given, expireTime: z.optional(z.string()) }), data(CardShare), {
    authed: true,
    added: true,
  }),
  /** Added: the shares that still stand, to withdraw them. */
  shares: get('/api/v2/app/card/share/list', none, list(CardShare), { authed: true, added: true }),
  /** Added: the card behind a share; refused after it was withdrawn or has run out. */
  shared: get('/api/v2/app/card/share', z.object({ shareId: z.string() }), data(Card), { added: true }),
  /** Added: takes a share back. */
  withdrawShare: post('/api/v2/app/card/share/withdraw', z.object({ shareId: z.string() }), done(), {
    authed: true,
    safe: true,
    added: true,
  }),
}

import * as z from 'zod/mini'
import { data, done, get, list, Media, none, Once, Paging, page, post } from './endpoint.ts'
import { id, languageTag, link, sentTime, time } from './kinds.ts'

/**
 * The fields of a business card that may be given away one by one; businessCardConfig names those of an exhibition.
 * mobile and phone are numbers with their dialling codes, phone the one at work; website is a whole http(s) address;
 * wechat, line and kakao are ids at those messengers.
 */
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

/** What is on a card, by field, each at most 120 characters (website and address 300); absent fields were not given. */
export const CardFields = z.partialRecord(CardField, z.string())
export type CardFields = z.infer<typeof CardFields>

/** A business card: one's own (several, e.g. one a language), or another's as far as it was given. */
export const Card = z.object({
  /** What card, card/save and card/share take. */
  cardId: z.string(),
  /** One's own name for it, e.g. "English, Frankfurt office"; empty on another's. */
  label: z.string(),
  /** BCP 47 tag of what is on it, e.g. de-DE. */
  language: languageTag,
  /** What is on it; of another's card, only what was given. */
  fields: CardFields,
  /** The fields that go out with it unless chosen otherwise; on another's card, those that were given. */
  shownFields: z.array(CardField),
  /** Picture of the person; null without. */
  portrait: z.nullish(Media),
  /** True for the one of one's own cards that is offered first; false on another's. */
  isDefault: z.boolean(),
  /** When it last changed, ISO 8601 in UTC. */
  updateTime: time,
})
export type Card = z.infer<typeof Card>

/**
 * How an exchange stands, seen from the visitor: ASKED by the visitor and OFFERED by the other side wait for an answer;
 * EXCHANGED: both have given; KEPT: one-sided, scanned or by a link; REFUSED by either side; WITHDRAWN: given once, and
 * taken back since.
 */
export const ExchangeState = z.enum(['ASKED', 'OFFERED', 'EXCHANGED', 'KEPT', 'REFUSED', 'WITHDRAWN'])
export type ExchangeState = z.infer<typeof ExchangeState>

/** An exchange of cards with one other person or exhibitor, or a card kept. */
export const Exchange = z.object({
  /** What operateCards and card/remove take. */
  exchangeId: z.string(),
  /** How it stands; an exhibitor's answer changes it without a call. */
  state: ExchangeState,
  /** The other's card; null until it is given (EXCHANGED, KEPT), and after it was withdrawn. */
  card: z.nullish(Card),
  /** Who the other is, known before the card is; '' where nothing names them. */
  otherName: z.string(),
  /** The other's company; '' where nothing names it. */
  otherCompany: z.string(),
  /** The exhibitor on the other side; null for a card that was scanned or came by a link. */
  exhibitorId: z.nullish(id),
  /** `cardId` of the card that the visitor gave; null: none, or withdrawn. */
  ownCardId: z.nullish(z.string()),
  /** Which fields of that card the other side sees; empty where none was given. */
  givenFields: z.array(CardField),
  /**
   * Where it began: on an exhibitor's page, in a CHAT, LIVE or MEETING, by SCAN of a paper card or QR, by a LINK, out of a
   * FILE of an address book (added).
   */
  source: z.enum(['EXHIBITOR', 'CHAT', 'LIVE', 'MEETING', 'SCAN', 'LINK', 'FILE']),
  /** The chat in which it was requested; null outside of chats. */
  chatgroupId: z.nullish(z.string()),
  /** What the visitor wrote with the request, plain text; null without, and after it was withdrawn. */
  message: z.nullish(z.string()),
  /** When its state last changed, ISO 8601 in UTC; lists come in its order, latest first. */
  updateTime: time,
})
export type Exchange = z.infer<typeof Exchange>

const given = {
  /** One of the visitor's own cards. */
  cardId: z.string(),
  /** Which of its fields are given, one at least: filled in on the card, and among the exhibition's businessCardConfig. */
  fields: z.array(CardField),
}

/** What operateCards does; every operation answers the exchange as it stands then. */
export const CardOperation = z.discriminatedUnion('operation', [
  /** Asks an exhibitor to exchange, giving a card. Asked again, only what is given changes; an offer is accepted by it. */
  z.object({
    operation: z.literal('REQUEST'),
    /** The exhibitor that is asked. */
    exhibitorId: id,
    ...given,
    /** Where the visitor asks from. */
    source: Exchange.shape.source,
    /** The chat in which it is requested; absent outside of chats. */
    chatgroupId: z.optional(z.string()),
    /** What the visitor needs, how much and until when: plain text of at most 500 characters; absent: none. */
    message: z.optional(z.string()),
  }),
  /** Answers another's offer with a card; refused unless the exchange is OFFERED. */
  z.object({
    operation: z.literal('ACCEPT'),
    /** One of the visitor's own exchanges. */
    exchangeId: z.string(),
    ...given,
  }),
  /** Answers another's offer with no; refused unless it is OFFERED (or REFUSED already). */
  z.object({
    operation: z.literal('REFUSE'),
    /** One of the visitor's own exchanges. */
    exchangeId: z.string(),
  }),
  /** Takes back card and message: the other side no longer sees them, nor the visitor the other's card. For ASKED and EXCHANGED. */
  z.object({
    operation: z.literal('WITHDRAW'),
    /** One of the visitor's own exchanges. */
    exchangeId: z.string(),
  }),
  /** Keeps a card that was scanned, or read from a file: of this platform by its share, else by what its vCard says. */
  z.object({
    operation: z.literal('KEEP'),
    /** The share whose link or QR was read; refused for one's own, and where it was withdrawn or has run out. */
    shareId: z.optional(z.string()),
    /** What a scanned card says, with a name at least; needed without `shareId`, else not read. */
    card: z.optional(CardFields),
    /** FILE for a card out of an address book's file (added); absent: SCAN. Not read with `shareId`. */
    source: z.optional(z.enum(['SCAN', 'FILE'])),
    ...Once,
  }),
  /** Undoes a removal. */
  z.object({
    operation: z.literal('RESTORE'),
    /** One of the visitor's own exchanges. */
    exchangeId: z.string(),
  }),
])
export type CardOperation = z.infer<typeof CardOperation>

/** A card given by link or QR. */
export const CardShare = z.object({
  /** Not guessable: whoever has it reads the card. */
  shareId: z.string(),
  /** Path of this site that opens it: the link to send, and what its QR holds. */
  path: link,
  /** When it runs out, ISO 8601 in UTC; null: it stands until it is withdrawn. */
  expireTime: z.nullish(time),
  ...given,
})
export type CardShare = z.infer<typeof CardShare>

export const card = {
  /** One's own cards, the default one first, then the latest. Logged in only; none: an empty list. */
  own: get('/api/v2/app/card/cards', none, list(Card), { authed: true }),
  /**
   * One card, one's own or one that was given (Spec 7; prefix assumed). Logged in only; any other is refused as
   * unknown.
   */
  detail: get(
    '/api/v2/app/card',
    z.object({
      /** Of one's own cards, or of the card of an exchange. */
      cardId: z.string(),
    }),
    data(Card),
    { authed: true },
  ),
  /**
   * Exchanges in every state, latest change first (Spec 7; prefix assumed), without those removed. Logged in only; 20 a
   * page unless requested otherwise; none: an empty page.
   */
  exchanged: get(
    '/api/v2/app/card/exchanged',
    z.object({
      ...Paging,
      /** Words that must all occur in the other's name, company or card. */
      keyword: z.optional(z.string()),
      /** Only these states, any of them; absent or empty: all. */
      state: z.optional(z.array(ExchangeState)),
    }),
    page(Exchange),
    { authed: true },
  ),
  /**
   * Removes one's own cards or exchanges (Spec 7; prefix assumed). Logged in only; unknown ids are passed over. RESTORE
   * undoes it for exchanges. A removed card's shares are withdrawn, what was given of it in exchanges stays given.
   */
  remove: post(
    '/api/v2/app/card/remove',
    z.object({
      /** OWN: `ids` are of own cards. EXCHANGE: of exchanges. */
      kind: z.enum(['OWN', 'EXCHANGE']),
      /** `cardId`s or `exchangeId`s by `kind`, at most 200. */
      ids: z.array(z.string()),
    }),
    done(),
    { authed: true },
  ),
  /** Makes a card, or changes the one of `cardId` as a whole (Spec 7; prefix assumed). Logged in only; at most 20 cards. */
  save: post(
    '/api/v2/app/card/save',
    z.object({
      /** The card to change; absent: a new one. */
      cardId: z.optional(z.string()),
      /** One's own name for it, at most 60 characters; '' without. */
      label: z.string(),
      /** BCP 47 tag of what is on it, e.g. ja-JP. */
      language: z.string(),
      /** All that is on it: `name` is needed, email, numbers and website have to be valid; blank ones are left out. */
      fields: CardFields,
      /** Which of them go out with it unless chosen otherwise; those not filled in are passed over. */
      shownFields: z.array(CardField),
      /** An uploaded file of purpose CARD. Absent: the portrait stays; null: it is taken away. */
      portraitFileId: z.nullish(z.string()),
      /** True makes it the default in place of the one before; the only card is the default in any case. */
      isDefault: z.boolean(),
    }),
    data(Card),
    { authed: true },
  ),
  /** Exchanging: asks, answers, withdraws, keeps, restores, by `operation`. Logged in only; answers the exchange then. */
  operate: post('/api/v2/app/negotiation/operateCards', CardOperation, data(Exchange), { authed: true }),
  /**
   * Added: gives a card by link or QR, for whoever opens it; operateCards needs to know the other side. Logged in only;
   * each call makes another share.
   */
  share: post(
    '/api/v2/app/card/share',
    z.object({
      ...given,
      /** When it is to run out, ISO 8601, in the future; absent: it stands until it is withdrawn. */
      expireTime: z.optional(sentTime),
    }),
    data(CardShare),
    {
      authed: true,
      added: true,
    },
  ),
  /** Added: the shares that still stand, to withdraw them, the latest first. Logged in only; none: an empty list. */
  shares: get('/api/v2/app/card/share/list', none, list(CardShare), { authed: true, added: true }),
  /** Added: the card behind a share. Open to everybody; refused after it was withdrawn or has run out. */
  shared: get(
    '/api/v2/app/card/share',
    z.object({
      /** From the link that was opened. */
      shareId: z.string(),
    }),
    data(Card),
    { added: true },
  ),
  /** Added: takes a share back, also from those who have kept the card. Logged in only; again, nothing happens. */
  withdrawShare: post(
    '/api/v2/app/card/share/withdraw',
    z.object({
      /** One of the visitor's own. */
      shareId: z.string(),
    }),
    done(),
    {
      authed: true,
      safe: true,
      added: true,
    },
  ),
}

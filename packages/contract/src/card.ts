import * as z from 'zod/mini'
import { data, done, get, list, Media, none, Once, Paging, page, post } from './endpoint.ts'
import { id, languageTag, link, sentTime, time } from './kinds.ts'

/**
 * The fields of a business card that may be shared individually; businessCardConfig lists those of an exhibition.
 * mobile and phone are numbers with their dialling codes, phone the one at work; website is an absolute http(s)
 * address; wechat, line and kakao are ids at those messengers.
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

/**
 * The contents of a card by field, at most 120 characters each (website and address 300); absent fields were not given.
 */
export const CardFields = z.partialRecord(CardField, z.string())
export type CardFields = z.infer<typeof CardFields>

/** A business card: the visitor's own (several, e.g. one per language), or another person's as far as it was shared. */
export const Card = z.object({
  /** Taken by card, card/save and card/share. */
  cardId: z.string(),
  /** The visitor's own label for it, e.g. "English, Frankfurt office"; empty on another person's card. */
  label: z.string(),
  /** BCP 47 tag of its contents, e.g. de-DE. */
  language: languageTag,
  /** Its contents; of another person's card, only the shared fields. */
  fields: CardFields,
  /** The fields that are shared unless chosen otherwise; on another person's card, those that were shared. */
  shownFields: z.array(CardField),
  /** Portrait of the person; null if there is none. */
  portrait: z.nullish(Media),
  /** True for the visitor's card that is offered first; false on another person's. */
  isDefault: z.boolean(),
  /** When it last changed, ISO 8601 in UTC. */
  updateTime: time,
})
export type Card = z.infer<typeof Card>

/**
 * State of an exchange, from the visitor's side: ASKED by the visitor and OFFERED by the other side wait for an answer;
 * EXCHANGED: both have shared; KEPT: one-sided, scanned or by a link; REFUSED by either side; WITHDRAWN: shared once,
 * and taken back since.
 */
export const ExchangeState = z.enum(['ASKED', 'OFFERED', 'EXCHANGED', 'KEPT', 'REFUSED', 'WITHDRAWN'])
export type ExchangeState = z.infer<typeof ExchangeState>

/** An exchange of cards with one other person or exhibitor, or a saved card. */
export const Exchange = z.object({
  /** Taken by operateCards and card/remove. */
  exchangeId: z.string(),
  /** State of the exchange; an exhibitor's answer changes it without a call. */
  state: ExchangeState,
  /** The other side's card; null until it is shared (EXCHANGED, KEPT), and after it was withdrawn. */
  card: z.nullish(Card),
  /** Name of the other side, available before the card; '' if unknown. */
  otherName: z.string(),
  /** The other side's company; '' if unknown. */
  otherCompany: z.string(),
  /** The exhibitor on the other side; null for a card that was scanned or opened by a link. */
  exhibitorId: z.nullish(id),
  /** `cardId` of the card that the visitor shared; null: none, or withdrawn. */
  ownCardId: z.nullish(z.string()),
  /** Which fields of that card the other side sees; empty if none was shared. */
  givenFields: z.array(CardField),
  /**
   * Where it began: on an exhibitor's page, in a CHAT, LIVE or MEETING, by SCAN of a paper card or QR code, by a LINK,
   * or from an address book FILE (added).
   */
  source: z.enum(['EXHIBITOR', 'CHAT', 'LIVE', 'MEETING', 'SCAN', 'LINK', 'FILE']),
  /** The chat in which it was requested; null outside of chats. */
  chatgroupId: z.nullish(z.string()),
  /** The visitor's message with the request, plain text; null if there is none, and after it was withdrawn. */
  message: z.nullish(z.string()),
  /** When its state last changed, ISO 8601 in UTC; lists are sorted by it, latest first. */
  updateTime: time,
})
export type Exchange = z.infer<typeof Exchange>

const given = {
  /** One of the visitor's own cards. */
  cardId: z.string(),
  /**
   * Which of its fields are shared, at least one: filled in on the card, and in the exhibition's businessCardConfig.
   */
  fields: z.array(CardField),
}

/** An operation of operateCards; each returns the exchange in its new state. */
export const CardOperation = z.discriminatedUnion('operation', [
  /**
   * Requests an exchange with an exhibitor, sharing a card. Repeating it only changes the shared data; it accepts an
   * offer.
   */
  z.object({
    operation: z.literal('REQUEST'),
    /** The exhibitor to exchange with. */
    exhibitorId: id,
    ...given,
    /** Where the visitor sends the request from. */
    source: Exchange.shape.source,
    /** The chat in which it is requested; absent outside of chats. */
    chatgroupId: z.optional(z.string()),
    /** What the visitor needs, how much and by when: plain text of at most 500 characters; absent if there is none. */
    message: z.optional(z.string()),
  }),
  /** Answers an offer with a card; refused unless the exchange is OFFERED. */
  z.object({
    operation: z.literal('ACCEPT'),
    /** One of the visitor's own exchanges. */
    exchangeId: z.string(),
    ...given,
  }),
  /** Declines an offer; refused unless the exchange is OFFERED (or already REFUSED). */
  z.object({
    operation: z.literal('REFUSE'),
    /** One of the visitor's own exchanges. */
    exchangeId: z.string(),
  }),
  /** Withdraws card and message: neither side sees the other's card any more. For ASKED and EXCHANGED. */
  z.object({
    operation: z.literal('WITHDRAW'),
    /** One of the visitor's own exchanges. */
    exchangeId: z.string(),
  }),
  /** Saves a card that was scanned, or read from a file: by its share if it is of this platform, else by its vCard. */
  z.object({
    operation: z.literal('KEEP'),
    /** The share whose link or QR code was read; refused if it is the visitor's own, was withdrawn or has expired. */
    shareId: z.optional(z.string()),
    /** Contents of a scanned card, with at least a name; required without `shareId`, otherwise ignored. */
    card: z.optional(CardFields),
    /** FILE for a card from an address book file (added); absent: SCAN. Ignored with `shareId`. */
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

/** A card shared by link or QR code. */
export const CardShare = z.object({
  /** Not guessable: anyone who has it can read the card. */
  shareId: z.string(),
  /** Path of this site that opens it: the link to send, and the content of its QR code. */
  path: link,
  /** When it expires, ISO 8601 in UTC; null: valid until it is withdrawn. */
  expireTime: z.nullish(time),
  ...given,
})
export type CardShare = z.infer<typeof CardShare>

export const card = {
  /** The visitor's own cards, the default one first, then the latest. Requires login; empty if there are none. */
  own: get('/api/v2/app/card/cards', none, list(Card), { authed: true }),
  /**
   * One card, the visitor's own or one shared with them (Spec 7; prefix assumed). Requires login; any other is refused
   * as unknown.
   */
  detail: get(
    '/api/v2/app/card',
    z.object({
      /** One of the visitor's own cards, or the card of an exchange. */
      cardId: z.string(),
    }),
    data(Card),
    { authed: true },
  ),
  /**
   * Exchanges in every state, latest change first (Spec 7; prefix assumed), without removed ones. Requires login; 20 a
   * page by default; empty if there are none.
   */
  exchanged: get(
    '/api/v2/app/card/exchanged',
    z.object({
      ...Paging,
      /** Words that must all occur in the other side's name, company or card. */
      keyword: z.optional(z.string()),
      /** Only these states, any of them; absent or empty: all. */
      state: z.optional(z.array(ExchangeState)),
    }),
    page(Exchange),
    { authed: true },
  ),
  /**
   * Removes the visitor's own cards or exchanges (Spec 7; prefix assumed). Requires login; unknown ids are ignored.
   * RESTORE undoes it for exchanges. The shares of a removed card are withdrawn; fields shared in exchanges remain
   * shared.
   */
  remove: post(
    '/api/v2/app/card/remove',
    z.object({
      /** OWN: `ids` are of the visitor's cards. EXCHANGE: of exchanges. */
      kind: z.enum(['OWN', 'EXCHANGE']),
      /** `cardId`s or `exchangeId`s by `kind`, at most 200. */
      ids: z.array(z.string()),
    }),
    done(),
    { authed: true },
  ),
  /**
   * Creates a card, or replaces the card `cardId` entirely (Spec 7; prefix assumed). Requires login; at most 20 cards.
   */
  save: post(
    '/api/v2/app/card/save',
    z.object({
      /** The card to change; absent: a new one. */
      cardId: z.optional(z.string()),
      /** The visitor's own label for it, at most 60 characters; '' if there is none. */
      label: z.string(),
      /** BCP 47 tag of its contents, e.g. ja-JP. */
      language: z.string(),
      /** All its contents: `name` is required; email, numbers and website must be valid; blank fields are skipped. */
      fields: CardFields,
      /** Which fields are shared unless chosen otherwise; those not filled in are ignored. */
      shownFields: z.array(CardField),
      /** An uploaded file of purpose CARD. Absent: the portrait is unchanged; null: it is removed. */
      portraitFileId: z.nullish(z.string()),
      /** True: it becomes the default card; the only card is always the default. */
      isDefault: z.boolean(),
    }),
    data(Card),
    { authed: true },
  ),
  /**
   * Requests, answers, withdraws, saves or restores an exchange, by `operation`. Requires login; returns the exchange.
   */
  operate: post('/api/v2/app/negotiation/operateCards', CardOperation, data(Exchange), { authed: true }),
  /**
   * Added: shares a card by link or QR code, for anyone who opens it; operateCards requires a known other side.
   * Requires login; each call creates another share.
   */
  share: post(
    '/api/v2/app/card/share',
    z.object({
      ...given,
      /** When it expires, ISO 8601, in the future; absent: valid until it is withdrawn. */
      expireTime: z.optional(sentTime),
    }),
    data(CardShare),
    {
      authed: true,
      added: true,
    },
  ),
  /**
   * Added: the active shares, latest first, so that they can be withdrawn. Requires login; an empty list if there are
   * none.
   */
  shares: get('/api/v2/app/card/share/list', none, list(CardShare), { authed: true, added: true }),
  /** Added: the card behind a share. Open to everyone; refused if the share was withdrawn or has expired. */
  shared: get(
    '/api/v2/app/card/share',
    z.object({
      /** From the link that was opened. */
      shareId: z.string(),
    }),
    data(Card),
    { added: true },
  ),
  /** Added: withdraws a share, also from people who have saved the card. Requires login; repeating it has no effect. */
  withdrawShare: post(
    '/api/v2/app/card/share/withdraw',
    z.object({
      /** One of the visitor's own shares. */
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

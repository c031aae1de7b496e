import * as z from 'zod/mini'
import { data, get, list, Media, Once, Paging, page, post, put } from './endpoint.ts'
import { html, id, Money, time } from './kinds.ts'

/** A kind of ticket on offer. Times are ISO 8601 in UTC. */
export const TicketKind = z.object({
  /** Taken by orders, applications and free/receive; part of its page's address, /ticket/details/{ticketKindId}/. */
  ticketKindId: id,
  /** The name in the requested language. */
  ticketName: z.string(),
  /** One line of plain text for its card. */
  summary: z.string(),
  /** Platform HTML: sanitised before it is shown. */
  description: html,
  /** Picture of its card; null if there is none. */
  picture: z.nullish(Media),
  /** How visitors get it: BUY by an order, APPLY by an application that is reviewed, FREE by receiving it once. */
  way: z.enum(['BUY', 'APPLY', 'FREE']),
  /** Amount 0 for APPLY and FREE. */
  price: Money,
  /** Price before a discount, shown struck through; null if there is none. */
  originalPrice: z.nullish(Money),
  /** Number left; null if there is no limit. */
  stock: z.nullish(z.number()),
  /** Maximum per person, including those ordered and applied for; at least 1. */
  limit: z.number(),
  /** Start of the period in which it is available. */
  saleFrom: time,
  /** End of the period in which it is available. */
  saleTo: time,
  /** NOT_YET before `saleFrom`; ON_SALE; SOLD_OUT: `stock` is 0; ENDED after `saleTo`. */
  saleState: z.enum(['NOT_YET', 'ON_SALE', 'SOLD_OUT', 'ENDED']),
  /** Start of its validity for admission. */
  validFrom: time,
  /** End of its validity for admission. */
  validTo: time,
  /** Its benefits, line by line in the requested language, e.g. "All halls, five days"; empty if there are none. */
  benefits: z.array(z.string()),
  /** Whether this visitor may have it; signed out: whether anyone may. */
  applicable: z.boolean(),
  /** Why not, as a sentence in the requested language; null if `applicable`. */
  inapplicableReason: z.nullish(z.string()),
  /**
   * Whether this visitor is on its waiting list (added), false if signed out; null or absent: the platform has no
   * waiting list for this kind.
   */
  isWaiting: z.nullish(z.boolean()),
})
export type TicketKind = z.infer<typeof TicketKind>

/** The details of an application (Spec 3). */
export const TicketApply = z.object({
  /** Why the tickets are requested, 1 to 200 characters. */
  reason: z.string(),
  /** Further details, at most 1000 characters; '' if there are none. */
  description: z.string(),
  /** Name of the contact person, 1 to 60 characters. */
  contactPerson: z.string(),
  /** A phone number or an email address; anything else is refused. */
  contactMethod: z.string(),
  /** Recipient of the tickets: a company or a person, 1 to 120 characters. */
  principalName: z.string(),
})
export type TicketApply = z.infer<typeof TicketApply>

/** A ticket that the visitor has, or has applied for. */
export const Ticket = z.object({
  /** Not guessable; taken by the calls. */
  ticketId: id,
  /** Its kind, from ticket/apply/applicable. */
  ticketKindId: id,
  /** The kind's name in the requested language. */
  ticketName: z.string(),
  /** Picture of its card; null if there is none. */
  picture: z.nullish(Media),
  /**
   * APPLYING, REFUSED: an application, under review or refused. INACTIVE: has no holder yet. ACTIVE: valid for
   * admission. USED: was used for admission. EXPIRED: after `validTo`. REFUNDED: its order was refunded.
   */
  status: z.enum(['APPLYING', 'REFUSED', 'INACTIVE', 'ACTIVE', 'USED', 'EXPIRED', 'REFUNDED']),
  /** Number for people, e.g. HH28-0417-9926; null for an application. */
  ticketNumber: z.nullish(z.string()),
  /** Name of the person it admits; null until it is activated. */
  holderName: z.nullish(z.string()),
  /** Start of its validity for admission, ISO 8601 in UTC. */
  validFrom: time,
  /** End of its validity for admission, ISO 8601 in UTC. */
  validTo: time,
  /** The entrance it is valid for, in the requested language, e.g. "North hall, gate 2". */
  gate: z.string(),
  /** The text of its QR code; null unless ACTIVE. */
  qrContent: z.nullish(z.string()),
  /** Price of one ticket of its kind; amount 0 for APPLY and FREE. */
  price: Money,
  /** The order that provided it; null if it was applied for or received. */
  orderId: z.nullish(id),
  /** The application that provided it; null if it was bought or received. */
  apply: z.nullish(TicketApply),
  /** Why the application was REFUSED, in the requested language; null in all other states. */
  refusedReason: z.nullish(z.string()),
  /** Whether activities may be booked with it (getRuleList). */
  hasRules: z.boolean(),
  /** When it was bought, received or applied for, ISO 8601 in UTC; lists are sorted by it, latest first. */
  receiveTime: time,
  /** When it was activated, ISO 8601 in UTC; null before then. */
  activateTime: z.nullish(time),
})
export type Ticket = z.infer<typeof Ticket>

/**
 * Why a free ticket cannot be received. RECEIVED: this visitor has reached the limit; NOT_YET, SOLD_OUT, ENDED: as its
 * `saleState`; IDENTITY: it is for another kind of visitor.
 */
export const ReceiveHindrance = z.enum(['RECEIVED', 'NOT_YET', 'SOLD_OUT', 'ENDED', 'IDENTITY'])
export type ReceiveHindrance = z.infer<typeof ReceiveHindrance>

const byKind = z.object({
  /** A kind of way FREE; any other is refused. */
  ticketKindId: z.string(),
})

/** Spec 7 gives the prefix of most of these as /api/v2/app. */
export const ticket = {
  /**
   * The visitor's tickets of all the tenant's exhibitions, including applications, latest first (followType TICKET
   * sends page 1 of 5000). Requires login; empty if there are none.
   */
  mine: get('/api/v2/app/ticket/myBuy', z.object(Paging), page(Ticket), { authed: true }),
  /**
   * Applies for tickets of way APPLY; returns the applications, APPLYING, one for each ticket. Requires login. Refused
   * if the stock or limit is exceeded, and for kinds that the visitor may not have. A PUT: not repeated without a
   * requestId.
   */
  apply: put(
    '/api/v2/app/ticket/apply',
    z.object({
      /** The details of the application, for all its tickets. */
      apply: TicketApply,
      /** 1 to 10 kinds. */
      tickets: z.array(
        z.object({
          /** A kind of way APPLY. */
          ticketKindId: z.string(),
          /** Integer from 1 to the kind's `limit`. */
          count: z.number(),
        }),
      ),
      ...Once,
    }),
    list(Ticket),
    { authed: true },
  ),
  /**
   * Every kind on offer at the exhibition, each with whether this visitor may have it. Open to everyone, also signed
   * out; empty if the exhibition has no tickets.
   */
  kinds: get('/api/v2/app/ticket/apply/applicable', z.object({}), list(TicketKind)),
  /**
   * Added: puts the visitor on the waiting list of a kind that is SOLD_OUT, or takes them off it. Returns the kind.
   * Waiting visitors get one notice when tickets are available again; none is reserved for them. Repeating it has no
   * effect. Requires login; refused if the kind is not sold out, but a visitor may always leave the list.
   */
  wait: post(
    '/api/v2/app/ticket/waitingList',
    z.object({
      /** A kind whose `isWaiting` is not null. */
      ticketKindId: z.string(),
      /** True: wait from now on; false: stop waiting. */
      isWaiting: z.boolean(),
    }),
    data(TicketKind),
    { authed: true, added: true },
  ),
  /** One ticket in its current state. Requires login; refused if it is not the visitor's own. */
  detail: get(
    '/api/v2/app/ticket/detail/{ticketId}',
    z.object({
      /** One of the visitor's tickets. */
      ticketId: z.string(),
    }),
    data(Ticket),
    { authed: true },
  ),
  /**
   * Assigns a holder to an INACTIVE ticket: it becomes ACTIVE, with a QR code. This cannot be undone. Requires login,
   * own tickets only; the same holder again has no effect, another one is refused.
   */
  activate: post(
    '/api/v2/app/ticket/active',
    z.object({
      /** One of the visitor's tickets. */
      ticketId: z.string(),
      /** Name of the person it admits, 1 to 60 characters. */
      holderName: z.string(),
      /** A phone number or an email address of the holder; the site sends none. */
      contactMethod: z.optional(z.string()),
    }),
    data(Ticket),
    { authed: true },
  ),
  /**
   * Receives a free ticket, INACTIVE, up to the kind's `limit`. Requires login; refused for the reasons of
   * free/receive/check.
   */
  receiveFree: post('/api/v2/app/ticket/free/receive', byKind, data(Ticket), { authed: true }),
  /** Whether a free ticket may be received. Requires login. Changes nothing. */
  checkFree: get(
    '/api/v2/app/ticket/free/receive/check',
    byKind,
    data(
      z.object({
        /** True: free/receive returns one. */
        receivable: z.boolean(),
        /** Why not; null if it is receivable. */
        hindrance: z.nullish(ReceiveHindrance),
        /** A ticket of this kind that the visitor already has; null if there is none. */
        ticketId: z.nullish(id),
      }),
    ),
    { authed: true },
  ),
}

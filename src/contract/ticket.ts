import * as z from 'zod/mini'
import { data, get, list, Media, Once, Paging, page, post, put } from './endpoint.ts'
import { html, id, time } from './kinds.ts'
import { Money } from './money.ts'

/** A kind of ticket, as it is offered. Times are ISO 8601 in UTC. */
export const TicketKind = z.object({
  /** What orders, applications and free/receive take; is in the address of its page, /ticket/details/{ticketKindId}/. */
  ticketKindId: id,
  /** The name in the requested language. */
  ticketName: z.string(),
  /** One line of plain text for its card. */
  summary: z.string(),
  /** Platform HTML: goes through the sanitiser before it is shown. */
  description: html,
  /** Picture of its card; null without. */
  picture: z.nullish(Media),
  /** How one gets it: BUY by an order, APPLY by an application that is examined, FREE by receiving it once. */
  way: z.enum(['BUY', 'APPLY', 'FREE']),
  /** Amount 0 for APPLY and FREE. */
  price: Money,
  /** The price before a reduction, shown struck through; null: there is none. */
  originalPrice: z.nullish(Money),
  /** How many are left; null where there is no limit. */
  stock: z.nullish(z.number()),
  /** At most for one person, those ordered and applied for among them; at least 1. */
  limit: z.number(),
  /** From when on it can be had. */
  saleFrom: time,
  /** Until when it can be had. */
  saleTo: time,
  /** NOT_YET before `saleFrom`; ON_SALE; SOLD_OUT: `stock` is 0; ENDED after `saleTo`. */
  saleState: z.enum(['NOT_YET', 'ON_SALE', 'SOLD_OUT', 'ENDED']),
  /** From when on it lets in. */
  validFrom: time,
  /** Until when it lets in. */
  validTo: time,
  /** What it opens, line by line in the requested language, e.g. "All halls, five days"; empty without. */
  benefits: z.array(z.string()),
  /** Whether this visitor may have it; signed out: whether anybody may. */
  applicable: z.boolean(),
  /** Why not, a sentence in the requested language; null where `applicable`. */
  inapplicableReason: z.nullish(z.string()),
  /**
   * Whether this visitor waits for it (added), false signed out; null or absent: the platform keeps no waiting list of this
   * kind.
   */
  isWaiting: z.nullish(z.boolean()),
})
export type TicketKind = z.infer<typeof TicketKind>

/** The words of an application (Spec 3). */
export const TicketApply = z.object({
  /** Why the tickets are wanted, 1 to 200 characters. */
  reason: z.string(),
  /** Anything else, at most 1000 characters; '' without. */
  description: z.string(),
  /** Who may be asked, by name, 1 to 60 characters. */
  contactPerson: z.string(),
  /** A phone number or an email; anything else is refused. */
  contactMethod: z.string(),
  /** Whom the tickets are for: a company or a person, 1 to 120 characters. */
  principalName: z.string(),
})
export type TicketApply = z.infer<typeof TicketApply>

/** A ticket that the visitor has, or has applied for. */
export const Ticket = z.object({
  /** Not guessable; the calls take it. */
  ticketId: id,
  /** What kind it is of: one of ticket/apply/applicable's. */
  ticketKindId: id,
  /** The kind's name in the requested language. */
  ticketName: z.string(),
  /** Picture of its card; null without. */
  picture: z.nullish(Media),
  /**
   * APPLYING, REFUSED: an application, examined or turned down. INACTIVE: has no holder yet. ACTIVE: lets in. USED: has let
   * in. EXPIRED: after `validTo`. REFUNDED: its order was refunded.
   */
  status: z.enum(['APPLYING', 'REFUSED', 'INACTIVE', 'ACTIVE', 'USED', 'EXPIRED', 'REFUNDED']),
  /** As people read it, e.g. HH28-0417-9926; null for an application. */
  ticketNumber: z.nullish(z.string()),
  /** Whom it lets in, by name; null until it is activated. */
  holderName: z.nullish(z.string()),
  /** From when on it lets in, ISO 8601 in UTC. */
  validFrom: time,
  /** Until when it lets in, ISO 8601 in UTC. */
  validTo: time,
  /** Where it lets in, in the requested language, e.g. "North hall, gate 2". */
  gate: z.string(),
  /** The text of its QR; null unless ACTIVE. */
  qrContent: z.nullish(z.string()),
  /** What one of its kind costs; amount 0 for APPLY and FREE. */
  price: Money,
  /** The order that it came by; null for one applied for or received. */
  orderId: z.nullish(id),
  /** The words of the application that it came by; null for one bought or received. */
  apply: z.nullish(TicketApply),
  /** Why the application was REFUSED, in the requested language; null in all other states. */
  refusedReason: z.nullish(z.string()),
  /** Whether activities may be booked with it (getRuleList). */
  hasRules: z.boolean(),
  /** When it was bought, received or applied for, ISO 8601 in UTC; lists come in its order, latest first. */
  receiveTime: time,
  /** When it got its holder, ISO 8601 in UTC; null before. */
  activateTime: z.nullish(time),
})
export type Ticket = z.infer<typeof Ticket>

/**
 * Why a free ticket can't be received. RECEIVED: this visitor has as many as one may have; NOT_YET, SOLD_OUT, ENDED: as
 * its sale stands; IDENTITY: it is for another kind of visitor.
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
   * The visitor's tickets of all the tenant's exhibitions, latest first. Applications too (followType TICKET asks page
   * 1 of 5000). Logged in only; none: an empty page.
   */
  mine: get('/api/v2/app/ticket/myBuy', z.object(Paging), page(Ticket), { authed: true }),
  /**
   * Applies for tickets of way APPLY; answers the applications, APPLYING, one for each ticket. Logged in only. Refused when
   * stock or limit do not suffice, and for kinds that the visitor may not have. A PUT: not repeated without a requestId.
   */
  apply: put(
    '/api/v2/app/ticket/apply',
    z.object({
      /** The words of the application, for all its tickets. */
      apply: TicketApply,
      /** 1 to 10 kinds. */
      tickets: z.array(
        z.object({
          /** A kind of way APPLY. */
          ticketKindId: z.string(),
          /** Whole number from 1 to the kind's `limit`. */
          count: z.number(),
        }),
      ),
      ...Once,
    }),
    list(Ticket),
    { authed: true },
  ),
  /**
   * Every kind on offer at the exhibition, each with whether this visitor may have it. Open to everybody, signed out
   * too; an exhibition without tickets has an empty list.
   */
  kinds: get('/api/v2/app/ticket/apply/applicable', z.object({}), list(TicketKind)),
  /**
   * Added: puts the visitor on the waiting list of a kind that is SOLD_OUT, or takes them off. Answers the kind. Who waits is
   * told once, by a notice, when there are tickets again; none is held for them. The same again changes nothing. Logged in
   * only; a kind that is not sold out is refused, but one may always leave the list.
   */
  wait: post(
    '/api/v2/app/ticket/waitingList',
    z.object({
      /** A kind whose `isWaiting` is not null. */
      ticketKindId: z.string(),
      /** True: waits from now on; false: no longer. */
      isWaiting: z.boolean(),
    }),
    data(TicketKind),
    { authed: true, added: true },
  ),
  /** One ticket as it stands now. Logged in only; refused for anybody else's. */
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
   * Gives an INACTIVE ticket its holder: it is ACTIVE, with a QR. It can't be undone. Logged in, one's own only; the same
   * holder again changes nothing, another one is refused.
   */
  activate: post(
    '/api/v2/app/ticket/active',
    z.object({
      /** One of the visitor's tickets. */
      ticketId: z.string(),
      /** Whom it is to let in, by name, 1 to 60 characters. */
      holderName: z.string(),
      /** A phone number or an email of the holder; the site sends none. */
      contactMethod: z.optional(z.string()),
    }),
    data(Ticket),
    { authed: true },
  ),
  /**
   * Receives a free ticket, INACTIVE, as often as the kind's `limit` says. Logged in only; refused as free/receive/check
   * says.
   */
  receiveFree: post('/api/v2/app/ticket/free/receive', byKind, data(Ticket), { authed: true }),
  /** Whether a free ticket may be received. Logged in only. Changes nothing. */
  checkFree: get(
    '/api/v2/app/ticket/free/receive/check',
    byKind,
    data(
      z.object({
        /** True: free/receive gives one. */
        receivable: z.boolean(),
        /** Why not; null where it is receivable. */
        hindrance: z.nullish(ReceiveHindrance),
        /** The ticket of this kind that the visitor has had before; null: none. */
        ticketId: z.nullish(id),
      }),
    ),
    { authed: true },
  ),
}

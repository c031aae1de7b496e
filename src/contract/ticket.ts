import * as z from 'zod/mini'
import { data, get, list, Media, Once, Paging, page, post, put } from './endpoint.ts'
import { html, id, time } from './kinds.ts'
import { Money } from './money.ts'

/** A kind of ticket, as it is offered. Times are ISO 8601 in UTC. */
export const TicketKind = z.object({
  ticketKindId: id,
  ticketName: z.string(),
  summary: z.string(),
  /** Platform HTML: goes through the sanitiser before it is shown. */
  description: html,
  picture: z.nullish(Media),
  /** How one gets it: BUY by an order, APPLY by an application that is examined, FREE by receiving it once. */
  way: z.enum(['BUY', 'APPLY', 'FREE']),
  /** Amount 0 for APPLY and FREE. */
  price: Money,
  /** The price before a reduction. */
  originalPrice: z.nullish(Money),
  /** How many are left; null where there is no limit. */
  stock: z.nullish(z.number()),
  /** At most for one person. */
  limit: z.number(),
  saleFrom: time,
  saleTo: time,
  saleState: z.enum(['NOT_YET', 'ON_SALE', 'SOLD_OUT', 'ENDED']),
  validFrom: time,
  validTo: time,
  /** What it opens, e.g. "All halls, five days". */
  benefits: z.array(z.string()),
  /** Whether this visitor may have it; signed out: whether anybody may. */
  applicable: z.boolean(),
  /** Why not, in the asked language. */
  inapplicableReason: z.nullish(z.string()),
})
export type TicketKind = z.infer<typeof TicketKind>

/** The words of an application (Spec 3). */
export const TicketApply = z.object({
  reason: z.string(),
  description: z.string(),
  contactPerson: z.string(),
  /** A phone number or an email. */
  contactMethod: z.string(),
  /** Whom the tickets are for: a company or a person. */
  principalName: z.string(),
})
export type TicketApply = z.infer<typeof TicketApply>

/** A ticket that the visitor has, or has applied for. */
export const Ticket = z.object({
  ticketId: id,
  ticketKindId: id,
  ticketName: z.string(),
  picture: z.nullish(Media),
  /** APPLYING, REFUSED: an application. INACTIVE: has no holder yet. */
  status: z.enum(['APPLYING', 'REFUSED', 'INACTIVE', 'ACTIVE', 'USED', 'EXPIRED', 'REFUNDED']),
  /** As people read it, e.g. HH28-0417-9926; null for an application. */
  ticketNumber: z.nullish(z.string()),
  holderName: z.nullish(z.string()),
  validFrom: time,
  validTo: time,
  /** Where it lets in, e.g. "North hall, gate 2". */
  gate: z.string(),
  /** The text of its QR; null unless ACTIVE. */
  qrContent: z.nullish(z.string()),
  price: Money,
  orderId: z.nullish(id),
  apply: z.nullish(TicketApply),
  refusedReason: z.nullish(z.string()),
  /** Whether activities may be booked with it (getRuleList). */
  hasRules: z.boolean(),
  receiveTime: time,
  activateTime: z.nullish(time),
})
export type Ticket = z.infer<typeof Ticket>

/** Why a free ticket can't be received. */
export const ReceiveHindrance = z.enum(['RECEIVED', 'NOT_YET', 'SOLD_OUT', 'ENDED', 'IDENTITY'])
export type ReceiveHindrance = z.infer<typeof ReceiveHindrance>

const byKind = z.object({ ticketKindId: z.string() })

/** Spec 7 gives the prefix of most of these as /api/v2/app. */
export const ticket = {
  /** The visitor's tickets, latest first (followType TICKET: page 1 of 5000). */
  mine: get('/api/v2/app/ticket/myBuy', z.object(Paging), page(Ticket), { authed: true }),
  /** Applies for tickets of way APPLY; answers the applications. */
  apply: put(
    '/api/v2/app/ticket/apply',
    z.object({
      apply: TicketApply,
      tickets: z.array(z.object({ ticketKindId: z.string(), count: z.number() })),
      ...Once,
    }),
    list(Ticket),
    { authed: true },
  ),
  /** Every kind on offer, each with whether this visitor may have it. Asked signed out too. */
  kinds: get('/api/v2/app/ticket/apply/applicable', z.object({}), list(TicketKind)),
  detail: get('/api/v2/app/ticket/detail/{ticketId}', z.object({ ticketId: z.string() }), data(Ticket), {
    authed: true,
  }),
  /** Gives a ticket its holder. It can't be undone. */
  activate: post(
    '/api/v2/app/ticket/active',
    z.object({ ticketId: z.string(), holderName: z.string(), contactMethod: z.optional(z.string()) }),
    data(Ticket),
    { authed: true },
  ),
  /** Receives a free ticket, once a person. */
  receiveFree: post('/api/v2/app/ticket/free/receive', byKind, data(Ticket), { authed: true }),
  /** Whether it may be received; if it was before, `ticketId` is that ticket. */
  checkFree: get(
    '/api/v2/app/ticket/free/receive/check',
    byKind,
    data(
      z.object({
        receivable: z.boolean(),
        hindrance: z.nullish(ReceiveHindrance),
        ticketId: z.nullish(id),
      }),
    ),
    { authed: true },
  ),
}

import type { ExchangeState } from './card.ts'
import type { AuditStatus } from './form.ts'
import type { InquiryStatus } from './inquiry.ts'
import type { OrderInvoice, OrderRefund, OrderStatus } from './order.ts'
import type { Sample } from './sample.ts'
import type { ScheduleEntry } from './schedule.ts'
import type { Ticket } from './ticket.ts'

/*
 * How an entity of the platform enters a state and leaves it, and what causes each step: `call: next state`. Only for
 * the API document, so that it adds nothing to the bundles; a state of the contract that is missing from a table is a
 * type error. A final state has no steps: a call that tries one is refused with code 4090.
 */

/** The cause of a step: a call of the visitor's (its name), or an action of the other side or the clock. */
interface Step {
  readonly by: string
  readonly to: string
}

interface State {
  readonly means: string
  readonly next: readonly Step[]
}

interface LifeCycle<S extends string> {
  /** Calls that create one, each with its initial state. */
  readonly begins: readonly Step[]
  readonly states: Readonly<Record<S, State>>
}

const order: LifeCycle<OrderStatus> = {
  begins: [{ by: '`order.create`', to: 'UNPAID' }],
  states: {
    UNPAID: {
      means: 'Awaiting payment until `payBefore`; its stock and coupons are reserved.',
      next: [
        { by: '`order.pay`, once the visitor confirms on the pay page', to: 'PAYING or PAID' },
        { by: '`order.cancel`', to: 'CANCELLED' },
        { by: 'the clock, at `payBefore`', to: 'CLOSED' },
      ],
    },
    PAYING: {
      means: 'The bank has not reported the result of the payment yet.',
      next: [
        { by: 'the bank accepts it', to: 'PAID' },
        { by: 'the bank declines it (`failReason`)', to: 'UNPAID' },
      ],
    },
    PAID: {
      means: 'Its tickets or rights have been issued (`ticketIds`).',
      next: [{ by: 'the organiser, on its own or after `order.refund`', to: 'REFUNDING' }],
    },
    CANCELLED: { means: 'Cancelled by the visitor; its stock and coupons are released.', next: [] },
    CLOSED: { means: 'Not paid in time.', next: [] },
    REFUNDING: { means: 'The refund is in progress.', next: [{ by: 'the bank', to: 'REFUNDED' }] },
    REFUNDED: { means: 'The money has been returned; its tickets are REFUNDED.', next: [] },
  },
}

const refund: LifeCycle<OrderRefund['state']> = {
  begins: [{ by: '`order.refund`', to: 'ASKED' }],
  states: {
    ASKED: {
      means: 'The organiser decides; the order stays PAID.',
      next: [
        { by: 'the organiser grants it: the order is REFUNDING', to: 'GRANTED' },
        { by: 'the organiser refuses it (`refusedReason`)', to: 'REFUSED' },
        { by: '`order.withdrawRefund`', to: 'gone' },
      ],
    },
    GRANTED: { means: 'The money is being returned; the order’s state shows the progress.', next: [] },
    REFUSED: { means: 'The order stays as it is; no second request is possible.', next: [] },
  },
}

const invoice: LifeCycle<OrderInvoice['state']> = {
  begins: [{ by: '`order.invoice`', to: 'ASKED' }],
  states: {
    ASKED: {
      means: 'Not issued yet; `order.invoice` changes its details.',
      next: [
        { by: 'the organiser issues it (`file`)', to: 'ISSUED' },
        { by: 'the organiser refuses to issue it (`refusedReason`)', to: 'REFUSED' },
        { by: 'its order is refunded', to: 'VOID' },
      ],
    },
    ISSUED: { means: 'Available for download.', next: [{ by: 'its order is refunded', to: 'VOID' }] },
    REFUSED: { means: 'Some of its details were wrong.', next: [{ by: '`order.invoice`', to: 'ASKED' }] },
    VOID: { means: 'Void, as the order was refunded.', next: [] },
  },
}

const ticket: LifeCycle<Ticket['status']> = {
  begins: [
    { by: '`ticket.apply`', to: 'APPLYING' },
    { by: '`ticket.receiveFree`, or an order that is paid', to: 'INACTIVE' },
  ],
  states: {
    APPLYING: {
      means: 'An application under review.',
      next: [
        { by: 'the organiser grants it', to: 'INACTIVE' },
        { by: 'the organiser refuses it (`refusedReason`)', to: 'REFUSED' },
      ],
    },
    REFUSED: { means: 'The application was refused; it uses neither stock nor the visitor’s limit.', next: [] },
    INACTIVE: {
      means: 'Has no holder and no QR code yet.',
      next: [
        { by: '`ticket.activate` or `activity.activateAndBook`', to: 'ACTIVE' },
        { by: 'the clock, at `validTo`', to: 'EXPIRED' },
        { by: 'its order is refunded', to: 'REFUNDED' },
      ],
    },
    ACTIVE: {
      means: 'Admits its holder with `qrContent`.',
      next: [
        { by: 'the gate', to: 'USED' },
        { by: 'the clock, at `validTo`', to: 'EXPIRED' },
        { by: 'its order is refunded', to: 'REFUNDED' },
      ],
    },
    USED: { means: 'Was scanned at the gate.', next: [] },
    EXPIRED: { means: 'No longer valid.', next: [] },
    REFUNDED: { means: 'Refunded with its order.', next: [] },
  },
}

const inquiry: LifeCycle<InquiryStatus> = {
  begins: [{ by: '`inquiry.save`', to: 'SENT' }],
  states: {
    SENT: {
      means: 'Sent; no exhibitor has opened it yet.',
      next: [
        { by: 'an exhibitor opens it', to: 'READ' },
        { by: 'the clock, after `deadline`', to: 'CLOSED' },
      ],
    },
    READ: {
      means: 'An exhibitor has opened it.',
      next: [
        { by: 'an exhibitor answers (`inquiry.feedback`)', to: 'ANSWERED' },
        { by: 'the clock, after `deadline`', to: 'CLOSED' },
      ],
    },
    ANSWERED: {
      means: 'An exhibitor has answered; others may follow.',
      next: [
        { by: '`inquiry.finish` with `feedbackId` (DIRECT)', to: 'FINISHED' },
        { by: '`inquiry.finish` without it (DIRECT), `inquiry.end` (HALL), or the clock', to: 'CLOSED' },
      ],
    },
    FINISHED: { means: 'Ended by the visitor with a deal.', next: [] },
    CLOSED: { means: 'Ended without a deal, or by its deadline.', next: [] },
  },
}

const schedule: LifeCycle<ScheduleEntry['state']> = {
  begins: [
    { by: '`favourite.save` of a live or meeting', to: 'FOLLOWED' },
    { by: '`reservation.create`, or `appointment.create` of a CHAT', to: 'WAITING' },
    { by: '`appointment.create` of a LIVE or MEETING, or `activity.activateAndBook`', to: 'BOOKED' },
  ],
  states: {
    FOLLOWED: {
      means: 'Saved as a favourite; nothing is booked.',
      next: [
        { by: '`appointment.create`', to: 'BOOKED' },
        { by: '`favourite.cancel`', to: 'gone' },
      ],
    },
    WAITING: {
      means: 'The other side has not confirmed yet.',
      next: [
        { by: 'the exhibitor confirms', to: 'BOOKED' },
        { by: '`reservation.cancel` (negotiations) or `appointment.cancel` (all others)', to: 'CANCELLED' },
      ],
    },
    BOOKED: {
      means: 'Confirmed. `sequence` grows with each change, so that calendars update.',
      next: [
        { by: '`reservation.cancel` (negotiations), `appointment.cancel` (all others), or the host', to: 'CANCELLED' },
        { by: 'the clock, at `endTime`', to: 'ENDED' },
      ],
    },
    CANCELLED: { means: 'Cancelled by the visitor or the host (`cancelReason`).', next: [] },
    ENDED: { means: 'Over; a past appointment cannot be cancelled.', next: [] },
  },
}

const application: LifeCycle<AuditStatus> = {
  begins: [
    {
      by: '`preregistration.submit` (last step), `preregistration.skipStepTwo`, `form.submit`, `signGroup.save`',
      to: 'PENDING, or PASSED if no review is needed',
    },
  ],
  states: {
    NONE: { means: 'Nothing was sent.', next: [{ by: 'the calls above', to: 'PENDING or PASSED' }] },
    PENDING: {
      means: 'Under review by the organiser.',
      next: [
        { by: 'the organiser', to: 'PASSED' },
        { by: 'the organiser, with a reason', to: 'REFUSED' },
      ],
    },
    PASSED: {
      means: 'Approved; a registration has its pass. A change is reviewed again.',
      next: [{ by: 'a change', to: 'PENDING' }],
    },
    REFUSED: {
      means: 'Not approved, with the reason; it may be corrected.',
      next: [{ by: 'sent again', to: 'PENDING' }],
    },
  },
}

const cardExchange: LifeCycle<ExchangeState> = {
  begins: [
    { by: '`card.operate` REQUEST', to: 'ASKED' },
    { by: 'an exhibitor offers its card', to: 'OFFERED' },
    { by: '`card.operate` KEEP (scanned, or by a link)', to: 'KEPT' },
  ],
  states: {
    ASKED: {
      means: 'Waiting for the exhibitor’s answer.',
      next: [
        { by: 'the exhibitor gives its card', to: 'EXCHANGED' },
        { by: '`card.operate` WITHDRAW', to: 'WITHDRAWN' },
      ],
    },
    OFFERED: {
      means: 'Waiting for the visitor’s answer.',
      next: [
        { by: '`card.operate` ACCEPT', to: 'EXCHANGED' },
        { by: '`card.operate` REFUSE', to: 'REFUSED' },
      ],
    },
    EXCHANGED: {
      means: 'Both sides have shared their cards.',
      next: [{ by: '`card.operate` WITHDRAW', to: 'WITHDRAWN' }],
    },
    KEPT: { means: 'One-sided: only the visitor has the other’s card.', next: [] },
    REFUSED: { means: 'The offer was declined.', next: [] },
    WITHDRAWN: { means: 'The other side can no longer see the visitor’s card.', next: [] },
  },
}

const sample: LifeCycle<Sample['status']> = {
  begins: [{ by: '`sample.save`', to: 'REQUESTED' }],
  states: {
    REQUESTED: {
      means: 'The exhibitor has not answered yet.',
      next: [
        { by: 'the exhibitor', to: 'ACCEPTED or REFUSED' },
        { by: '`sample.operate` CANCEL', to: 'CANCELLED' },
      ],
    },
    ACCEPTED: {
      means: 'Will be sent.',
      next: [
        { by: 'the exhibitor (`carrier`, `trackingNumber`)', to: 'SENT' },
        { by: '`sample.operate` CANCEL', to: 'CANCELLED' },
      ],
    },
    REFUSED: { means: 'Refused, with its `reason`.', next: [] },
    SENT: { means: 'On its way.', next: [{ by: '`sample.operate` RECEIVE', to: 'RECEIVED' }] },
    RECEIVED: { means: 'Arrived.', next: [] },
    CANCELLED: { means: 'Cancelled before it was sent.', next: [] },
  },
}

/** By the headings of the document. */
export const LIFE_CYCLES = {
  Order: order,
  'Refund request of an order': refund,
  'Invoice of an order': invoice,
  Ticket: ticket,
  Inquiry: inquiry,
  'Schedule entry, appointment and reservation': schedule,
  'Application and registration (AuditStatus)': application,
  'Exchange of cards': cardExchange,
  Sample: sample,
} satisfies Readonly<Record<string, LifeCycle<never>>>

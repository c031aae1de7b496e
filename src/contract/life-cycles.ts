import type { ExchangeState } from './card.ts'
import type { AuditStatus } from './form.ts'
import type { InquiryStatus } from './inquiry.ts'
import type { OrderInvoice, OrderRefund, OrderStatus } from './order.ts'
import type { Sample } from './sample.ts'
import type { ScheduleEntry } from './schedule.ts'
import type { Ticket } from './ticket.ts'

/*
 * How a thing of the platform comes to be in a state and what becomes of it, by who moves it: `call: next state`. For the
 * API document alone, so that it costs no browser a byte; a state that the contract knows and a table does not is an error
 * of types. What nobody may move any more has no steps: asked all the same, the platform refuses with code 4090.
 */

/** What takes a thing further: a call of the visitor's (its name), or what the other side or the clock does. */
interface Step {
  readonly by: string
  readonly to: string
}

interface State {
  readonly means: string
  readonly next: readonly Step[]
}

interface LifeCycle<S extends string> {
  /** Calls that make one, each with the state in which it begins. */
  readonly begins: readonly Step[]
  readonly states: Readonly<Record<S, State>>
}

const order: LifeCycle<OrderStatus> = {
  begins: [{ by: '`order.create`', to: 'UNPAID' }],
  states: {
    UNPAID: {
      means: 'Waits for its payment until `payBefore`; holds its stock and coupons.',
      next: [
        { by: '`order.pay`, once the visitor confirms on the pay page', to: 'PAYING or PAID' },
        { by: '`order.cancel`', to: 'CANCELLED' },
        { by: 'the clock, at `payBefore`', to: 'CLOSED' },
      ],
    },
    PAYING: {
      means: 'The bank has not said yet what became of the payment.',
      next: [
        { by: 'the bank takes it', to: 'PAID' },
        { by: 'the bank refuses it (`failReason`)', to: 'UNPAID' },
      ],
    },
    PAID: {
      means: 'Its tickets or rights are there (`ticketIds`).',
      next: [{ by: 'the organiser, also where `order.refund` has asked for it', to: 'REFUNDING' }],
    },
    CANCELLED: { means: 'Given up by the visitor; stock and coupons are free again.', next: [] },
    CLOSED: { means: 'Not paid in time.', next: [] },
    REFUNDING: { means: 'The money is on its way back.', next: [{ by: 'the bank', to: 'REFUNDED' }] },
    REFUNDED: { means: 'The money is back; its tickets are REFUNDED.', next: [] },
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
    GRANTED: { means: 'The money goes back; how far, the order says.', next: [] },
    REFUSED: { means: 'The order stays as it is; there is no second request.', next: [] },
  },
}

const invoice: LifeCycle<OrderInvoice['state']> = {
  begins: [{ by: '`order.invoice`', to: 'ASKED' }],
  states: {
    ASKED: {
      means: 'Not issued yet; `order.invoice` changes what stands on it.',
      next: [
        { by: 'the organiser issues it (`file`)', to: 'ISSUED' },
        { by: 'the organiser does not (`refusedReason`)', to: 'REFUSED' },
        { by: 'its order is refunded', to: 'VOID' },
      ],
    },
    ISSUED: { means: 'There to download.', next: [{ by: 'its order is refunded', to: 'VOID' }] },
    REFUSED: { means: 'Something on it was not right.', next: [{ by: '`order.invoice`', to: 'ASKED' }] },
    VOID: { means: 'Nothing was sold in the end.', next: [] },
  },
}

const ticket: LifeCycle<Ticket['status']> = {
  begins: [
    { by: '`ticket.apply`', to: 'APPLYING' },
    { by: '`ticket.receiveFree`, or an order that is paid', to: 'INACTIVE' },
  ],
  states: {
    APPLYING: {
      means: 'An application that is examined.',
      next: [
        { by: 'the organiser grants it', to: 'INACTIVE' },
        { by: 'the organiser refuses it (`refusedReason`)', to: 'REFUSED' },
      ],
    },
    REFUSED: { means: 'The application was refused; it holds no stock and no limit.', next: [] },
    INACTIVE: {
      means: 'Has no holder yet, and no QR.',
      next: [
        { by: '`ticket.activate` or `activity.activateAndBook`', to: 'ACTIVE' },
        { by: 'the clock, at `validTo`', to: 'EXPIRED' },
        { by: 'its order is refunded', to: 'REFUNDED' },
      ],
    },
    ACTIVE: {
      means: 'Lets its holder in by `qrContent`.',
      next: [
        { by: 'the gate', to: 'USED' },
        { by: 'the clock, at `validTo`', to: 'EXPIRED' },
        { by: 'its order is refunded', to: 'REFUNDED' },
      ],
    },
    USED: { means: 'Was read at the gate.', next: [] },
    EXPIRED: { means: 'Its time is over.', next: [] },
    REFUNDED: { means: 'Went back with its order.', next: [] },
  },
}

const inquiry: LifeCycle<InquiryStatus> = {
  begins: [{ by: '`inquiry.save`', to: 'SENT' }],
  states: {
    SENT: {
      means: 'On its way; nobody has opened it.',
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
      means: 'An exhibitor has answered; more may.',
      next: [
        { by: '`inquiry.finish` with `feedbackId` (DIRECT)', to: 'FINISHED' },
        { by: '`inquiry.finish` without it (DIRECT), `inquiry.end` (HALL), or the clock', to: 'CLOSED' },
      ],
    },
    FINISHED: { means: 'Ended by the visitor with a deal.', next: [] },
    CLOSED: { means: 'Ended without one, or by its deadline.', next: [] },
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
      means: 'Stands. `sequence` grows with each change, so that calendars follow.',
      next: [
        { by: '`reservation.cancel` (negotiations), `appointment.cancel` (all others), or the host', to: 'CANCELLED' },
        { by: 'the clock, at `endTime`', to: 'ENDED' },
      ],
    },
    CANCELLED: { means: 'Given up, or called off (`cancelReason`).', next: [] },
    ENDED: { means: 'Is over; a time that has passed cannot be cancelled.', next: [] },
  },
}

const application: LifeCycle<AuditStatus> = {
  begins: [
    {
      by: '`preregistration.submit` (last step), `preregistration.skipStepTwo`, `form.submit`, `signGroup.save`',
      to: 'PENDING, or PASSED where nothing is examined',
    },
  ],
  states: {
    NONE: { means: 'Nothing was sent.', next: [{ by: 'the calls above', to: 'PENDING or PASSED' }] },
    PENDING: {
      means: 'The organiser examines it.',
      next: [
        { by: 'the organiser', to: 'PASSED' },
        { by: 'the organiser, with a reason', to: 'REFUSED' },
      ],
    },
    PASSED: {
      means: 'Admitted; a registration has its pass. A change is examined again.',
      next: [{ by: 'a change', to: 'PENDING' }],
    },
    REFUSED: {
      means: 'Not admitted, with the reason; it may be corrected.',
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
      means: 'The visitor waits for the answer.',
      next: [
        { by: 'the exhibitor gives its card', to: 'EXCHANGED' },
        { by: '`card.operate` WITHDRAW', to: 'WITHDRAWN' },
      ],
    },
    OFFERED: {
      means: 'The other side waits for the answer.',
      next: [
        { by: '`card.operate` ACCEPT', to: 'EXCHANGED' },
        { by: '`card.operate` REFUSE', to: 'REFUSED' },
      ],
    },
    EXCHANGED: { means: 'Both have given.', next: [{ by: '`card.operate` WITHDRAW', to: 'WITHDRAWN' }] },
    KEPT: { means: 'One-sided; only the visitor has the other’s card.', next: [] },
    REFUSED: { means: 'The offer was not taken.', next: [] },
    WITHDRAWN: { means: 'What the visitor gave is no longer seen by the other side.', next: [] },
  },
}

const sample: LifeCycle<Sample['status']> = {
  begins: [{ by: '`sample.save`', to: 'REQUESTED' }],
  states: {
    REQUESTED: {
      means: 'The exhibitor has not answered.',
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
    RECEIVED: { means: 'Has come.', next: [] },
    CANCELLED: { means: 'Given up before it was sent.', next: [] },
  },
}

/** By the words under which the document tells of it. */
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

import { activity } from '../../../../contract/activity.ts'
import { appointment } from '../../../../contract/appointment.ts'

import { live, liveRest } from '../../../../contract/live.ts'
import { meeting, meetingRest } from '../../../../contract/meeting.ts'
import { order } from '../../../../contract/order.ts'
import { replay } from '../../../../contract/replay.ts'
import { reservation } from '../../../../contract/reservation.ts'
import { search, searchRest } from '../../../../contract/search.ts'
import { sessionFeedback } from '../../../../contract/session-feedback.ts'
import { stream } from '../../../../contract/stream.ts'
import { ticket } from '../../../../contract/ticket.ts'
import { DEMO_USERS } from '../../../demo.ts'
import { REQUEST_ID } from './account.ts'
import { first, type Walker } from './walker.ts'

/** The programme and what lets in: tickets, orders, activities, appointments, rooms and recordings. */
export async function walkProgramme(walker: Walker): Promise<void> {
  await walkTickets(walker)
  await walkAppointments(walker)
  await walkRooms(walker)
}

async function walkTickets({ as, sandbox }: Walker): Promise<void> {
  const buyer = as(DEMO_USERS.buyer)
  const kinds = await buyer.ask(ticket.kinds, {})
  const paid = first(kinds, 'ticket for sale', ({ price, saleState }) => price.amount > 0 && saleState === 'ON_SALE')
  const items = [{ itemId: paid.ticketKindId, count: 1 }]
  const created = await buyer.ask(order.create, { orderType: 'TICKET', items, couponIds: [], requestId: REQUEST_ID })
  await buyer.ask(order.pay, { orderId: created.orderId, returnPath: '/en-US/ticket/pay-status/' })
  await buyer.ask(order.detail, { orderId: created.orderId })
  await buyer.ask(order.cancel, { orderId: created.orderId })
  await buyer.refusal(order.refund, { orderId: created.orderId, reason: 'CANNOT_COME' })
  const { records: orders } = await buyer.ask(order.list, { orderStatus: 'PAID', orderType: 'TICKET' })
  const { orderId } = first(orders, 'order to give back', ({ canRefund, canInvoice }) =>
    Boolean(canRefund && canInvoice),
  )
  const invoice = { buyerType: 'COMPANY', title: 'Harbour Imports', taxNumber: 'DE811223344' } as const
  await buyer.ask(order.invoice, { orderId, ...invoice, email: 'buyer@example.com', requestId: REQUEST_ID })
  const remark = 'My flight was cancelled.'
  await buyer.ask(order.refund, { orderId, reason: 'CANNOT_COME', remark, requestId: REQUEST_ID })
  await buyer.ask(order.withdrawRefund, { orderId })
  const gone = first(kinds, 'ticket that is sold out', ({ saleState }) => saleState === 'SOLD_OUT')
  await buyer.ask(ticket.wait, { ticketKindId: gone.ticketKindId, isWaiting: true })
  await buyer.refusal(ticket.wait, { ticketKindId: paid.ticketKindId, isWaiting: true })
  const applied = first(kinds, 'ticket to apply for', ({ way, applicable }) => way === 'APPLY' && applicable)
  const apply = {
    ...{ reason: 'Yearly buying', description: 'Two buyers for two days', contactPerson: 'Alex Chen' },
    ...{ contactMethod: 'buyer@example.com', principalName: 'Harbour Imports' },
  }
  const tickets = [{ ticketKindId: applied.ticketKindId, count: 1 }]
  await buyer.ask(ticket.apply, { apply, tickets, requestId: REQUEST_ID })

  const holder = as(DEMO_USERS.newcomer)
  for (const { ticketKindId } of kinds) sandbox.admin.giveTickets(DEMO_USERS.newcomer, ticketKindId, 1)
  const { records } = await holder.ask(ticket.mine, {})
  for (const { ticketId } of records.filter(({ hasRules }) => hasRules)) {
    const [rule] = await holder.ask(activity.rules, { ticketId })
    if (!rule) continue
    const bookable = await holder.ask(activity.ruleGroupActivities, { ticketId, ruleGroupId: rule.ruleGroupId })
    const open = bookable.find(({ hindrance, conflict }) => !hindrance && !conflict)
    if (!open || rule.minChoices > 1) continue
    const activityIds = [open.activityId]
    await holder.ask(activity.activateAndBook, { ticketId, holderName: 'Kim Lee', activityIds, requestId: REQUEST_ID })
    await holder.ask(activity.byTicket, { ticketId })
    break
  }
  const rest = first(records, 'ticket without rules', ({ hasRules, status }) => !hasRules && status === 'INACTIVE')
  await holder.ask(ticket.activate, { ticketId: rest.ticketId, holderName: 'Kim Lee' })
}

async function walkAppointments({ as, anybody }: Walker): Promise<void> {
  const buyer = as(DEMO_USERS.buyer)
  const { records } = await anybody.ask(search.exhibitor, { pageSize: 20 })
  const host = first(records, 'exhibitor who takes appointments', ({ takesAppointments }) => takesAppointments)
  const { exhibitorId } = host
  const days = { exhibitorId, from: '2026-11-20', to: '2026-11-20' }
  const slots = await buyer.ask(reservation.slots, days)
  const slot = first(slots, 'free slot', ({ state, conflict }) => state === 'FREE' && !conflict)
  const wish = { exhibitorId, slotId: slot.slotId, isOnline: false, topic: 'Oak shelves' }
  const entry = await buyer.ask(reservation.create, { ...wish, requestId: REQUEST_ID })
  const reasons = await buyer.ask(reservation.cancelReasons, {})
  const { reasonId } = first(reasons, 'reason', ({ needsRemark }) => !needsRemark)
  await buyer.ask(reservation.cancel, { appointmentId: entry.entryId, reasonId })

  const { records: lives } = await anybody.ask(live.list, { pageSize: 0 })
  const upcoming = first(lives, 'live to come', ({ state }) => state === 'upcoming')
  const booking = { appointmentType: 'LIVE', businessId: upcoming._id, acceptConflict: true } as const
  const { appointmentId } = await buyer.ask(appointment.create, { ...booking, requestId: REQUEST_ID })
  await buyer.ask(appointment.cancel, { appointmentId: appointmentId ?? '' })
  const { records: activities } = await buyer.ask(searchRest.offlineActivity, {})
  const full = first(
    activities,
    'activity that is full',
    ({ state, seatsLeft }) => state === 'upcoming' && seatsLeft === 0,
  )
  const place = { appointmentType: 'ACTIVITY', businessId: full.activityId } as const
  await buyer.ask(appointment.wait, { ...place, isWaiting: true })
}

async function walkRooms({ as, anybody }: Walker): Promise<void> {
  const buyer = as(DEMO_USERS.buyer)
  const { records } = await anybody.ask(meeting.list, { pageSize: 0 })
  for (const { meetingId, state } of records) {
    if (state !== 'live') continue
    const joined = await buyer.ask(meetingRest.join, { meetingId })
    await buyer.ask(stream.guests, { meetingId, roomId: joined.roomId })
    const running = { businessType: 'MEETING', businessId: meetingId } as const
    const content = 'Is there a version for 110 volts?'
    const { questionId } = await buyer.ask(sessionFeedback.ask, { ...running, content, requestId: REQUEST_ID })
    await buyer.ask(sessionFeedback.vote, { ...running, questionId, voted: true })
    await anybody.ask(sessionFeedback.questions, running)
    await buyer.ask(meetingRest.leave, { meetingId })
    break
  }
  const { records: lives } = await anybody.ask(live.list, { pageSize: 0 })
  const over = first(lives, 'live with a recording', ({ state }) => state === 'ended' || state === 'replay')
  await anybody.ask(liveRest.detail, { live_id: over._id })
  const session = { businessType: 'LIVE', businessId: over._id } as const
  await anybody.ask(replay.list, session)
  await buyer.ask(sessionFeedback.rate, { ...session, stars: 4, comment: 'Clear, and to the point.' })
  await anybody.ask(sessionFeedback.rating, session)
}

import { activity } from '@fair/contract/activity.ts'
import { appointment } from '@fair/contract/appointment.ts'

import { live, liveRest } from '@fair/contract/live.ts'
import { meeting, meetingRest } from '@fair/contract/meeting.ts'
import { order } from '@fair/contract/order.ts'
import { replay } from '@fair/contract/replay.ts'
import { reservation } from '@fair/contract/reservation.ts'
import { search, searchRest } from '@fair/contract/search.ts'
import { sessionFeedback } from '@fair/contract/session-feedback.ts'
import { stream } from '@fair/contract/stream.ts'
import { ticket } from '@fair/contract/ticket.ts'
import { DEMO_USERS } from '../../../demo.ts'
import { REQUEST_ID } from './account.ts'
import { first, type Walker } from './walker.ts'

/** The programme and admission: tickets, orders, activities, appointments, rooms and recordings. */
export async function walkProgramme(walker: Walker): Promise<void> {
  await walkTickets(walker)
  await walkAppointments(walker)
  await walkRooms(walker)
}

async function walkTickets({ as, sandbox }: Walker): Promise<void> {
  const buyer = as(DEMO_USERS.buyer)
  const kinds = await buyer.call(ticket.kinds, {})
  const paid = first(kinds, 'ticket for sale', ({ price, saleState }) => price.amount > 0 && saleState === 'ON_SALE')
  const items = [{ itemId: paid.ticketKindId, count: 1 }]
  const created = await buyer.call(order.create, { orderType: 'TICKET', items, couponIds: [], requestId: REQUEST_ID })
  await buyer.call(order.pay, { orderId: created.orderId, returnPath: '/en-US/ticket/pay-status/' })
  await buyer.call(order.detail, { orderId: created.orderId })
  await buyer.call(order.cancel, { orderId: created.orderId })
  await buyer.refusal(order.refund, { orderId: created.orderId, reason: 'CANNOT_COME' })
  const { records: orders } = await buyer.call(order.list, { orderStatus: 'PAID', orderType: 'TICKET' })
  const { orderId } = first(orders, 'order to give back', ({ canRefund, canInvoice }) =>
    Boolean(canRefund && canInvoice),
  )
  const invoice = { buyerType: 'COMPANY', title: 'Harbour Imports', taxNumber: 'DE811223344' } as const
  await buyer.call(order.invoice, { orderId, ...invoice, email: 'buyer@example.com', requestId: REQUEST_ID })
  const remark = 'My flight was cancelled.'
  await buyer.call(order.refund, { orderId, reason: 'CANNOT_COME', remark, requestId: REQUEST_ID })
  await buyer.call(order.withdrawRefund, { orderId })
  const soldOut = first(kinds, 'ticket that is sold out', ({ saleState }) => saleState === 'SOLD_OUT')
  await buyer.call(ticket.wait, { ticketKindId: soldOut.ticketKindId, isWaiting: true })
  await buyer.refusal(ticket.wait, { ticketKindId: paid.ticketKindId, isWaiting: true })
  const applied = first(kinds, 'ticket to apply for', ({ way, applicable }) => way === 'APPLY' && applicable)
  const apply = {
    ...{ reason: 'Yearly buying', description: 'Two buyers for two days', contactPerson: 'Alex Chen' },
    ...{ contactMethod: 'buyer@example.com', principalName: 'Harbour Imports' },
  }
  const tickets = [{ ticketKindId: applied.ticketKindId, count: 1 }]
  await buyer.call(ticket.apply, { apply, tickets, requestId: REQUEST_ID })

  const holder = as(DEMO_USERS.newcomer)
  for (const { ticketKindId } of kinds) sandbox.admin.giveTickets(DEMO_USERS.newcomer, ticketKindId, 1)
  const { records } = await holder.call(ticket.mine, {})
  for (const { ticketId } of records.filter(({ hasRules }) => hasRules)) {
    const [rule] = await holder.call(activity.rules, { ticketId })
    if (!rule) continue
    const bookable = await holder.call(activity.ruleGroupActivities, { ticketId, ruleGroupId: rule.ruleGroupId })
    const open = bookable.find(({ hindrance, conflict }) => !hindrance && !conflict)
    if (!open || rule.minChoices > 1) continue
    const activityIds = [open.activityId]
    await holder.call(activity.activateAndBook, { ticketId, holderName: 'Kim Lee', activityIds, requestId: REQUEST_ID })
    await holder.call(activity.byTicket, { ticketId })
    break
  }
  const rest = first(records, 'ticket without rules', ({ hasRules, status }) => !hasRules && status === 'INACTIVE')
  await holder.call(ticket.activate, { ticketId: rest.ticketId, holderName: 'Kim Lee' })
}

async function walkAppointments({ as, anybody }: Walker): Promise<void> {
  const buyer = as(DEMO_USERS.buyer)
  const { records } = await anybody.call(search.exhibitor, { pageSize: 20 })
  const host = first(records, 'exhibitor who takes appointments', ({ takesAppointments }) => takesAppointments)
  const { exhibitorId } = host
  const days = { exhibitorId, from: '2026-11-20', to: '2026-11-20' }
  const slots = await buyer.call(reservation.slots, days)
  const slot = first(slots, 'free slot', ({ state, conflict }) => state === 'FREE' && !conflict)
  const wish = { exhibitorId, slotId: slot.slotId, isOnline: false, topic: 'Oak shelves' }
  const entry = await buyer.call(reservation.create, { ...wish, requestId: REQUEST_ID })
  const reasons = await buyer.call(reservation.cancelReasons, {})
  const { reasonId } = first(reasons, 'reason', ({ needsRemark }) => !needsRemark)
  await buyer.call(reservation.cancel, { appointmentId: entry.entryId, reasonId })

  const { records: lives } = await anybody.call(live.list, { pageSize: 0 })
  const upcoming = first(lives, 'live to come', ({ state }) => state === 'upcoming')
  const booking = { appointmentType: 'LIVE', businessId: upcoming._id, acceptConflict: true } as const
  const { appointmentId } = await buyer.call(appointment.create, { ...booking, requestId: REQUEST_ID })
  await buyer.call(appointment.cancel, { appointmentId: appointmentId ?? '' })
  const { records: activities } = await buyer.call(searchRest.offlineActivity, {})
  const full = first(
    activities,
    'activity that is full',
    ({ state, seatsLeft }) => state === 'upcoming' && seatsLeft === 0,
  )
  const place = { appointmentType: 'ACTIVITY', businessId: full.activityId } as const
  await buyer.call(appointment.wait, { ...place, isWaiting: true })
}

async function walkRooms({ as, anybody }: Walker): Promise<void> {
  const buyer = as(DEMO_USERS.buyer)
  const { records } = await anybody.call(meeting.list, { pageSize: 0 })
  for (const { meetingId, state } of records) {
    if (state !== 'live') continue
    const joined = await buyer.call(meetingRest.join, { meetingId })
    await buyer.call(stream.guests, { meetingId, roomId: joined.roomId })
    const running = { businessType: 'MEETING', businessId: meetingId } as const
    const content = 'Is there a version for 110 volts?'
    const { questionId } = await buyer.call(sessionFeedback.ask, { ...running, content, requestId: REQUEST_ID })
    await buyer.call(sessionFeedback.vote, { ...running, questionId, voted: true })
    await anybody.call(sessionFeedback.questions, running)
    await buyer.call(meetingRest.leave, { meetingId })
    break
  }
  const { records: lives } = await anybody.call(live.list, { pageSize: 0 })
  const over = first(lives, 'live with a recording', ({ state }) => state === 'ended' || state === 'replay')
  await anybody.call(liveRest.detail, { live_id: over._id })
  const session = { businessType: 'LIVE', businessId: over._id } as const
  await anybody.call(replay.list, session)
  await buyer.call(sessionFeedback.rate, { ...session, stars: 4, comment: 'Clear, and to the point.' })
  await anybody.call(sessionFeedback.rating, session)
}

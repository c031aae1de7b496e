import { expect, it } from 'vitest'
import { calls, openDesk } from '../testing/business.ts'

it('answers every reading call for the demo buyer', async () => {
  const desk = openDesk()
  const buyer = desk.as('U1001')
  const { favourite, card, inquiry, appointment, schedule, ticket, order, coupon, rights } = calls
  const { material, sample, enterprise, member, reservation } = calls
  for (const followType of [
    'EXHIBITOR',
    'EXHIBIT',
    'EXHIBITOR_GROUP',
    'LIVE',
    'MEETING',
    'INFORMATION',
    'PROJECT',
    'MEMBER',
    'ACTIVITY',
    'CARD',
    'inquiry',
    'calendar',
  ] as const) {
    const p = await buyer.get(favourite.page, { followType, pageSize: 0 })
    console.log(followType, p.total)
  }
  console.log(
    (await buyer.get(card.own, {})).length,
    (await buyer.get(card.exchanged, {})).records.map((x) => [x.state, x.otherName, x.otherCompany]),
  )
  console.log(
    (await buyer.get(inquiry.mine, {})).records.map((x) => [
      x.id,
      x.status,
      x.title,
      x.feedbackCount,
      x.destinationName,
    ]),
  )
  console.log(
    (await buyer.get(inquiry.feedback, { inquiryId: 'IQ-demo-3' })).map((x) => [x.unitPrice, x.terms, x.text]),
  )
  console.log(
    (await buyer.get(inquiry.hall, {})).records.map((x) => [x.status, x.title, x.destinationName, x.feedbackCount]),
  )
  console.log(
    (await buyer.get(schedule.list, {})).map((x) => [
      x.kind,
      x.state,
      x.title,
      x.startTime,
      x.place,
      x.conflictsWith.length,
    ]),
  )
  console.log((await buyer.get(appointment.calendar, {})).length)
  console.log(
    (await buyer.get(ticket.mine, {})).records.map((x) => [x.ticketName, x.status, x.ticketNumber, x.hasRules]),
  )
  console.log(
    (await buyer.get(ticket.kinds, {})).map((x) => [
      x.ticketName,
      x.saleState,
      x.stock,
      x.applicable,
      x.inapplicableReason,
    ]),
  )
  console.log(
    (await buyer.get(order.list, { orderStatus: 'ALL', orderType: 'ALL' })).records.map((x) => [
      x.orderStatus,
      x.payable,
      x.failReason,
      x.payMethod,
    ]),
  )
  console.log(
    (await buyer.get(coupon.list, { scope: 'MINE' })).records.map((x) => [x.couponName, x.status]),
    (await buyer.get(coupon.list, { scope: 'OFFERED' })).records.map((x) => [x.couponName, x.status]),
  )
  console.log(
    (await buyer.get(rights.owner, { applySource: 'PERSONAL' })).records.map((x) => [
      x.rightName,
      x.status,
      x.used,
      x.quota,
    ]),
  )
  console.log((await buyer.get(rights.levels, {})).length, (await buyer.get(material.list, {})).total)
  console.log((await buyer.get(sample.list, {})).records.map((x) => [x.status, x.carrier, x.trackingNumber]))
  console.log(
    await buyer.get(enterprise.authentication, {}),
    (await buyer.get(member.list, {})).records.map((x) => [x.memberName, x.levelName]),
  )
  console.log(await buyer.get(enterprise.companies, { searchKey: 'works 1' }))
  console.log(
    (await buyer.get(reservation.slots, { exhibitorId: 'E7', from: '2026-11-19', to: '2026-11-20' }))
      .map((x) => x.state)
      .join(' '),
  )
  expect(1).toBe(1)
  desk.close()
})

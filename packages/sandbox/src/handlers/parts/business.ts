import type { Contract } from '@fair/contract/index.ts'
import { inquiry as inquiryCalls } from '@fair/contract/inquiry.ts'
import type { GroupHandlers } from '../../handler.ts'
import type { Answered } from '../../routes.ts'
import { activity } from '../activity.ts'
import { appointment } from '../appointment.ts'
import { card } from '../card.ts'
import { coupon } from '../coupon.ts'
import { enterprise } from '../enterprise.ts'
import { favourite } from '../favourite.ts'
import { inquiry } from '../inquiry.ts'
import { material } from '../material.ts'
import { member } from '../member.ts'
import { order } from '../order.ts'
import { reservation } from '../reservation.ts'
import { rights } from '../rights.ts'
import { sample } from '../sample.ts'
import { schedule } from '../schedule.ts'
import { ticket } from '../ticket.ts'

type Groups =
  | 'favourite'
  | 'card'
  | 'inquiry'
  | 'appointment'
  | 'reservation'
  | 'schedule'
  | 'ticket'
  | 'order'
  | 'coupon'
  | 'rights'
  | 'material'
  | 'sample'
  | 'activity'
  | 'enterprise'
  | 'member'

/** The handlers for a visitor's activity at the fair. */
export const business: { readonly [Group in Groups]: GroupHandlers<Contract[Group]> } = {
  favourite,
  card,
  inquiry,
  appointment,
  reservation,
  schedule,
  ticket,
  order,
  coupon,
  rights,
  material,
  sample,
  activity,
  enterprise,
  member,
}

/** Addresses that are accepted in addition to the declared ones (inquiryUnitEnum). */
export const businessAliases: readonly Answered[] = [
  { endpoint: { ...inquiryCalls.units, path: '/api/v2/app/inquiryUnitEnum' }, answer: inquiry.units },
]

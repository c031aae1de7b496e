import * as z from 'zod/mini'
import { data, get, list, Media, none, Once, Paging, page, post } from './endpoint.ts'
import { id, time } from './kinds.ts'
import { Money } from './money.ts'

/** For whom a right was given: the person, or the enterprise. */
export const ApplySource = z.enum(['PERSONAL', 'ENTERPRISE'])
export type ApplySource = z.infer<typeof ApplySource>

/** A right that the visitor has, e.g. lounge, shuttle, match-making. Times are ISO 8601 in UTC. */
export const Right = z.object({
  rightId: id,
  rightName: z.string(),
  description: z.string(),
  picture: z.nullish(Media),
  applySource: ApplySource,
  status: z.enum(['USABLE', 'PENDING', 'USED_UP', 'EXPIRED']),
  /** How often it may be used, and was; `quota` null: without limit. */
  quota: z.nullish(z.number()),
  used: z.number(),
  validFrom: time,
  validTo: time,
  /** The text of the QR that uses it on site; null where it is used otherwise. */
  qrContent: z.nullish(z.string()),
})
export type Right = z.infer<typeof Right>

/** A level of membership with what it brings (/vip-rights). */
export const RightsLevel = z.object({
  levelId: z.string(),
  levelName: z.string(),
  price: Money,
  isMine: z.boolean(),
  rights: z.array(z.object({ rightName: z.string(), description: z.string(), quota: z.nullish(z.number()) })),
})
export type RightsLevel = z.infer<typeof RightsLevel>

export const rights = {
  /** The visitor's rights (followType RIGHTS: page 1 of 10, applySource PERSONAL). */
  owner: get('/api/v1/app/rights/owner', z.object({ ...Paging, applySource: ApplySource }), page(Right), {
    authed: true,
  }),
  /** Added: the levels of /vip-rights; the specification has the page but no call. Bought by an order of type RIGHTS. */
  levels: get('/api/v1/app/rights/levels', none, list(RightsLevel), { added: true }),
  /** Added: asks for the use of a right that is granted ahead (a lounge seat, a shuttle). */
  apply: post(
    '/api/v1/app/rights/apply',
    z.object({ rightId: z.string(), remark: z.optional(z.string()), ...Once }),
    data(Right),
    { authed: true, added: true },
  ),
}

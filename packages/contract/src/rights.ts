import * as z from 'zod/mini'
import { data, get, list, Media, none, Once, Paging, page, post } from './endpoint.ts'
import { id, Money, time } from './kinds.ts'

/** Holder of a right: the person, or the enterprise. */
export const ApplySource = z.enum(['PERSONAL', 'ENTERPRISE'])
export type ApplySource = z.infer<typeof ApplySource>

/** A right that the visitor has, e.g. lounge, shuttle, match-making. Times are ISO 8601 in UTC. */
export const Right = z.object({
  /** Taken by rights/apply. */
  rightId: id,
  /** Name of the right, in the requested language, e.g. "Buyers’ lounge". */
  rightName: z.string(),
  /** Its benefits and how it is used, plain text in the requested language. */
  description: z.string(),
  /** Picture of its card; null if there is none. */
  picture: z.nullish(Media),
  /** Holder of the right. */
  applySource: ApplySource,
  /**
   * PENDING: a use is requested and not granted yet. USED_UP: `used` equals `quota`. EXPIRED: over, or its order
   * refunded.
   */
  status: z.enum(['USABLE', 'PENDING', 'USED_UP', 'EXPIRED']),
  /** Number of permitted uses; null: unlimited. */
  quota: z.nullish(z.number()),
  /** Number of uses so far, including granted ones. */
  used: z.number(),
  /** Start of its validity. */
  validFrom: time,
  /** End of its validity. */
  validTo: time,
  /** The text of the on-site QR code; null unless USABLE, and if its use is granted in advance (rights/apply). */
  qrContent: z.nullish(z.string()),
})
export type Right = z.infer<typeof Right>

/** A membership level with its rights (/vip-rights). */
export const RightsLevel = z.object({
  /** The `itemId` of an order of type RIGHTS. */
  levelId: z.string(),
  /** The level's name in the requested language. */
  levelName: z.string(),
  /** Price of the level. */
  price: Money,
  /** Whether this visitor has bought it; false if signed out. */
  isMine: z.boolean(),
  /** The rights included. */
  rights: z.array(
    z.object({
      /** Name of the right, in the requested language. */
      rightName: z.string(),
      /** Its benefits and how it is used, plain text in the requested language. */
      description: z.string(),
      /** Number of permitted uses; null: unlimited. */
      quota: z.nullish(z.number()),
    }),
  ),
})
export type RightsLevel = z.infer<typeof RightsLevel>

export const rights = {
  /**
   * The visitor's rights, latest first (followType RIGHTS: page 1 of 10, applySource PERSONAL). Requires login; empty
   * if there are none.
   */
  owner: get(
    '/api/v1/app/rights/owner',
    z.object({
      ...Paging,
      /** Holder of the rights: the person, or the enterprise for its people. */
      applySource: ApplySource,
    }),
    page(Right),
    { authed: true },
  ),
  /**
   * Added: the levels of /vip-rights; the specification has the page but no call. Open to everyone; bought by an order
   * of type RIGHTS. Empty if the exhibition has no levels.
   */
  levels: get('/api/v1/app/rights/levels', none, list(RightsLevel), { added: true }),
  /**
   * Added: requests the use of a right that is granted in advance (a lounge seat, a shuttle). The right is PENDING
   * until the organiser grants it, then `used` increases. Requires login, own rights only; refused if it is used on
   * site or not USABLE.
   */
  apply: post(
    '/api/v1/app/rights/apply',
    z.object({
      /** One of the visitor's USABLE rights without a QR code. */
      rightId: z.string(),
      /** Information for the organiser (when, how many), at most 500 characters. */
      remark: z.optional(z.string()),
      ...Once,
    }),
    data(Right),
    { authed: true, added: true },
  ),
}

import * as z from 'zod/mini'
import { data, get, list, Media, none, Once, Paging, page, post } from './endpoint.ts'
import { id, time } from './kinds.ts'
import { Money } from './money.ts'

/** For whom a right was given: the person, or the enterprise. */
export const ApplySource = z.enum(['PERSONAL', 'ENTERPRISE'])
export type ApplySource = z.infer<typeof ApplySource>

/** A right that the visitor has, e.g. lounge, shuttle, match-making. Times are ISO 8601 in UTC. */
export const Right = z.object({
  /** What rights/apply takes. */
  rightId: id,
  /** What it opens, in the requested language, e.g. "Buyers’ lounge". */
  rightName: z.string(),
  /** What it brings and how it is used, plain text in the requested language. */
  description: z.string(),
  /** Picture of its card; null without. */
  picture: z.nullish(Media),
  /** For whom it was given. */
  applySource: ApplySource,
  /** PENDING: a use is requested and not granted yet. USED_UP: `used` has reached `quota`. EXPIRED: over, or its order refunded. */
  status: z.enum(['USABLE', 'PENDING', 'USED_UP', 'EXPIRED']),
  /** How often it may be used; null: without limit. */
  quota: z.nullish(z.number()),
  /** How often it was used, or its use was granted. */
  used: z.number(),
  /** From when on it may be used. */
  validFrom: time,
  /** Until when it may be used. */
  validTo: time,
  /** The text of the QR that uses it on site; null unless USABLE, and where its use is granted ahead (rights/apply). */
  qrContent: z.nullish(z.string()),
})
export type Right = z.infer<typeof Right>

/** A level of membership with what it brings (/vip-rights). */
export const RightsLevel = z.object({
  /** The `itemId` of an order of type RIGHTS. */
  levelId: z.string(),
  /** The level's name in the requested language. */
  levelName: z.string(),
  /** What it costs. */
  price: Money,
  /** Whether this visitor has bought it; signed out: false. */
  isMine: z.boolean(),
  /** The rights that it brings. */
  rights: z.array(
    z.object({
      /** What the right opens, in the requested language. */
      rightName: z.string(),
      /** What it brings and how it is used, plain text in the requested language. */
      description: z.string(),
      /** How often it may be used; null: without limit. */
      quota: z.nullish(z.number()),
    }),
  ),
})
export type RightsLevel = z.infer<typeof RightsLevel>

export const rights = {
  /**
   * The visitor's rights, latest first (followType RIGHTS: page 1 of 10, applySource PERSONAL). Logged in only; none: an
   * empty page.
   */
  owner: get(
    '/api/v1/app/rights/owner',
    z.object({
      ...Paging,
      /** Whose rights: the person's own, or those that the enterprise has for its people. */
      applySource: ApplySource,
    }),
    page(Right),
    { authed: true },
  ),
  /**
   * Added: the levels of /vip-rights; the specification has the page but no call. Open to everybody; bought by an order of
   * type RIGHTS. An exhibition without levels: an empty list.
   */
  levels: get('/api/v1/app/rights/levels', none, list(RightsLevel), { added: true }),
  /**
   * Added: requests the use of a right that is granted ahead (a lounge seat, a shuttle). The right is PENDING until the
   * organiser grants it, then `used` grows. Logged in, one's own only; refused for one that is used on site or not
   * USABLE.
   */
  apply: post(
    '/api/v1/app/rights/apply',
    z.object({
      /** One of the visitor's USABLE rights without a QR. */
      rightId: z.string(),
      /** What the organiser should know (when, how many), at most 500 characters. */
      remark: z.optional(z.string()),
      ...Once,
    }),
    data(Right),
    { authed: true, added: true },
  ),
}

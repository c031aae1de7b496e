import type { coupon as declared } from '@fair/contract/coupon.ts'
import { couponFrom, couponOf, couponsOf, couponsOffered } from '../business/coupons.ts'
import { requesterOf } from '../context.ts'
import { refused } from '../failure.ts'
import type { GroupHandlers } from '../handler.ts'
import { slice } from '../paging.ts'

const PAGE_SIZE = 20

/** Spec 2 (/coupon). */
export const coupon: GroupHandlers<typeof declared> = {
  list: ({ scope, ...paging }, context) => {
    const coupons = scope === 'MINE' ? couponsOf(context) : couponsOffered(context)
    const records = slice(coupons, paging, PAGE_SIZE).map((each) => couponFrom(each, context))
    return { records, total: coupons.length, facets: {} }
  },
  /** If it was already received, its current state is returned. */
  receive: ({ couponId }, context) =>
    context.db.transaction(() => {
      const placed = couponOf(context, couponId)
      const { status } = couponFrom(placed, context)
      if (status === 'GONE') throw refused('couponGone')
      if (status === 'EXPIRED') throw refused('couponExpired')
      const sql = 'INSERT OR IGNORE INTO coupon_owner VALUES (?, ?, NULL, ?)'
      context.db.run(sql, couponId, requesterOf(context), context.now().toISOString())
      return couponFrom(placed, context)
    }),
}

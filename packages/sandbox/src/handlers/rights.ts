import type { rights as declared } from '@fair/contract/rights.ts'
import { RIGHTS_PAGE_SIZE } from '@fair/contract/rules/limits.ts'
import { dueIn, MINUTE } from '../business/clock.ts'
import { wordsOrNone } from '../business/fields.ts'
import { settlePayments } from '../business/payments.ts'
import { levelsOf, ownRight, planOf, rightFrom, rightsOf } from '../business/rights.ts'
import { refused } from '../failure.ts'
import type { GroupHandlers } from '../handler.ts'
import { once } from '../once.ts'
import { slice } from '../paging.ts'

/** The delay before the organiser grants the use of a requested right. */
const GRANTED_AFTER = 2 * MINUTE

/** Spec 7 (rights/owner), Spec 2 (/vip-rights). */
export const rights: GroupHandlers<typeof declared> = {
  owner: ({ applySource, ...paging }, context) => {
    settlePayments(context)
    const rows = rightsOf(context, applySource)
    const records = slice(rows, paging, RIGHTS_PAGE_SIZE).map((row) => rightFrom(row, context))
    return { records, total: rows.length, facets: {} }
  },
  levels: (_, context) => {
    settlePayments(context)
    return levelsOf(context)
  },
  apply: ({ rightId, remark, requestId }, context) =>
    once(context, 'rights/apply', requestId, () => {
      const row = ownRight(context, rightId)
      if (!planOf(row).isRequested) throw refused('rightUsedOnSite')
      const { status } = rightFrom(row, context)
      if (status !== 'USABLE') throw refused(status === 'PENDING' ? 'rightPending' : 'rightGone')
      context.db.run(
        'INSERT INTO right_use VALUES (?, ?, ?)',
        rightId,
        dueIn(context.now(), GRANTED_AFTER),
        wordsOrNone('remark', remark, 500),
      )
      return rightFrom(ownRight(context, rightId), context)
    }),
}

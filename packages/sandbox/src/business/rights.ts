import type { ApplySource } from '@fair/contract/rights.ts'
import { type Context, requesterOf } from '../context.ts'
import type { Database } from '../db/database.ts'
import { found } from '../failure.ts'
import { ticketPicture } from '../media/address.ts'
import { RIGHT_PLANS, type RightPlan } from '../seed/business/rights.ts'
import { say } from '../seed/text.ts'
import type { Right, RightsLevel } from '../sent.ts'
import { isDue } from './clock.ts'
import { CURRENCY } from './kinds.ts'
import { newId } from './numbers.ts'
import { type PlacedLevel, programmesOf } from './programme.ts'

export interface RightRow {
  right_id: string
  user_id: string
  exhibition_id: string
  code: string
  apply_source: ApplySource
  order_id: string | null
  quota: number | null
  used: number
  order_status: string | null
}

const SELECT =
  'SELECT owned_right.*, purchase.status AS order_status FROM owned_right LEFT JOIN purchase USING (order_id)'

/** The user's rights from one source, latest first. */
export function rightsOf(context: Context, source: ApplySource): RightRow[] {
  return context.db.all<RightRow>(
    `${SELECT} WHERE owned_right.user_id = ? AND apply_source = ? ORDER BY owned_right.seq DESC`,
    requesterOf(context),
    source,
  )
}

/** @throws PlatformError 4041 */
export function ownRight(context: Context, rightId: string): RightRow {
  const sql = `${SELECT} WHERE right_id = ? AND owned_right.user_id = ?`
  return found(context.db.one<RightRow>(sql, rightId, requesterOf(context)), 'right', rightId)
}

export interface NewRights {
  readonly userId: string
  readonly level: PlacedLevel
  readonly orderId: string | null
  readonly source?: ApplySource
}

/** Gives a user all rights of a level. */
export function grantLevel(db: Database, { userId, level, orderId, source = 'PERSONAL' }: NewRights): void {
  // The list is sorted latest first: written in reverse, it keeps the level's own order.
  for (const [code, quota] of level.plan.rights.toReversed()) {
    db.run(
      'INSERT INTO owned_right VALUES (NULL, ?, ?, ?, ?, ?, ?, ?, 0)',
      ...[newId('R'), userId, level.exhibitionId, code, source, orderId, quota],
    )
  }
}

export function planOf(row: RightRow): RightPlan {
  return found(
    RIGHT_PLANS.find(({ code }) => code === row.code),
    'right',
    row.right_id,
  )
}

export function rightFrom(row: RightRow, context: Context): Right {
  const { db, fair, language } = context
  const plan = planOf(row)
  const days = programmesOf(fair).get(row.exhibition_id)?.days
  const validFrom = days?.at({ first: 0 }, '00:00') ?? ''
  const validTo = days?.at({ last: 0 }, '24:00') ?? ''
  const uses = db.all<{ grant_due: string | null }>('SELECT grant_due FROM right_use WHERE right_id = ?', row.right_id)
  const granted = uses.filter(({ grant_due }) => isDue(grant_due, context.now())).length
  const used = row.used + granted
  const status = statusOf(row, used, granted < uses.length, validTo, context.now())
  return {
    rightId: row.right_id,
    rightName: say(plan.name, language),
    description: say(plan.description, language),
    picture: ticketPicture(`right-${plan.code}`, plan.palette),
    applySource: row.apply_source,
    status,
    quota: row.quota,
    used,
    validFrom,
    validTo,
    qrContent: plan.isRequested || status !== 'USABLE' ? null : `FAIR:${row.right_id}`,
  }
}

function statusOf(row: RightRow, used: number, isWaiting: boolean, validTo: string, now: Date): Right['status'] {
  const isGone = row.order_status === 'REFUNDING' || row.order_status === 'REFUNDED'
  if (isGone || validTo <= now.toISOString()) return 'EXPIRED'
  if (isWaiting) return 'PENDING'
  return row.quota !== null && used >= row.quota ? 'USED_UP' : 'USABLE'
}

/** The levels of the requested exhibition; `isMine` for one that was bought and not refunded. */
export function levelsOf(context: Context): RightsLevel[] {
  const { fair, exhibitionId, language } = context
  return (programmesOf(fair).get(exhibitionId)?.levels ?? []).map((level) => ({
    levelId: level.id,
    levelName: say(level.plan.name, language),
    price: { amount: level.plan.price, currency: CURRENCY },
    isMine: hasLevel(context, level, ['PAID']),
    rights: level.plan.rights.flatMap(([code, quota]) => {
      const plan = RIGHT_PLANS.find((each) => each.code === code)
      return plan ? [{ rightName: say(plan.name, language), description: say(plan.description, language), quota }] : []
    }),
  }))
}

/** Whether the user has an order for a level in one of these states. */
export function hasLevel({ db, userId }: Context, level: PlacedLevel, statuses: readonly string[]): boolean {
  if (userId === null) return false
  const rows = db.all<{ status: string }>(
    'SELECT status FROM purchase_item JOIN purchase USING (order_id) WHERE item_id = ? AND user_id = ?',
    level.id,
    userId,
  )
  return rows.some(({ status }) => statuses.includes(status))
}

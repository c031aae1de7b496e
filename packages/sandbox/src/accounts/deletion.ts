import type { Deletion } from '@fair/contract/user.ts'
import type { Context } from '../context.ts'
import { denied, refused } from '../failure.ts'
import { say, type TextKey } from '../texts.ts'
import { accountOf, keyOf } from './account.ts'
import { takeCode } from './codes.ts'
import { demandPassword } from './own-password.ts'
import { forgetUser } from './personal-data.ts'
import { ownAccount, requester, type UserRow } from './users.ts'

/** What a user loses, each with its count. */
const LOSSES: readonly [key: TextKey, count: string][] = [
  ['lossTickets', 'SELECT count(*) AS n FROM ticket WHERE user_id = ? AND use_time IS NULL AND refused_reason IS NULL'],
  ['lossBookings', 'SELECT count(*) AS n FROM appointment WHERE user_id = ? AND cancelled = 0'],
  ['lossCards', 'SELECT count(*) AS n FROM card_exchange WHERE user_id = ? AND removed = 0'],
  ['lossInquiries', 'SELECT count(*) AS n FROM inquiry WHERE user_id = ?'],
  [
    'lossChats',
    "SELECT count(*) AS n FROM chat_member JOIN chat_group USING (chatgroup_id) WHERE user_id = ? AND role NOT IN ('LIVE', 'MEETING')",
  ],
  ['lossSaved', 'SELECT count(*) AS n FROM favourite WHERE user_id = ?'],
]

/** What deleting the user's account entails, and how it is confirmed. */
export function deletionOf(context: Context): Deletion {
  const { db, language } = context
  const row = requester(context)
  const count = (sql: string) => db.one<{ n: number }>(sql, row.id)?.n ?? 0
  const losses = LOSSES.flatMap(([key, sql]) => {
    const n = count(sql)
    return n > 0 ? [say(language, key, { count: n })] : []
  })
  const isKept = count("SELECT count(*) AS n FROM purchase WHERE user_id = ? AND status IN ('PAID', 'REFUNDED')") > 0
  const isHindered = hindrance(row, context)
  return {
    losses: [...losses, say(language, 'lossLogin')],
    kept: isKept ? [say(language, 'keptOrders')] : [],
    hindrance: isHindered ? say(language, 'deletionHindered') : null,
    confirmBy: confirmBy(row),
  }
}

const confirmBy = (row: UserRow): Deletion['confirmBy'] =>
  row.password !== null ? 'PASSWORD' : row.phone || row.email ? 'CODE' : 'NOTHING'

/** Whether money is on its way to or from the platform. */
function hindrance({ id }: UserRow, { db }: Context): boolean {
  const sql = `SELECT count(*) AS n FROM purchase LEFT JOIN order_refund USING (order_id)
    WHERE user_id = ? AND (status IN ('PAYING', 'REFUNDING') OR (status = 'PAID' AND order_refund.ask_time IS NOT NULL AND outcome IS NULL))`
  return (db.one<{ n: number }>(sql, id)?.n ?? 0) > 0
}

interface Proof {
  readonly password?: string | undefined
  readonly code?: string | undefined
  readonly accountType?: 'PHONE' | 'EMAIL' | undefined
  readonly account?: string | undefined
  readonly areaCode?: string | undefined
}

/** @throws PlatformError 4090 while deletion is blocked, or the error of a wrong password or code */
export async function deleteAccount(proof: Proof, context: Context): Promise<void> {
  const row = requester(context)
  if (hindrance(row, context)) throw refused('deletionHindered')
  switch (confirmBy(row)) {
    case 'PASSWORD':
      await demandPassword(row, 'password', proof.password, context)
      break
    case 'CODE':
      demandCode(row, proof, context)
      break
    case 'NOTHING':
  }
  context.db.transaction(() => forgetUser(context.db, row))
}

function demandCode(
  row: UserRow,
  { code = '', accountType = 'EMAIL', account = '', areaCode }: Proof,
  context: Context,
) {
  const named = accountOf({ accountType, account, areaCode })
  const own = ownAccount(row, accountType)
  if (!own || keyOf(own) !== keyOf(named)) throw denied('proof', 'proofInvalid')
  takeCode(context, 'DELETE_ACCOUNT', named, code)
}

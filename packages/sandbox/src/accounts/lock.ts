import type { Context } from '../context.ts'
import { denied } from '../failure.ts'
import { momentOf, msSince } from './elapsed.ts'

/** Wrong passwords in a row before an account is locked temporarily. */
const PASSWORD_TRIES = 5
/** How long it is locked, in minutes, counted from the last wrong attempt. */
const LOCK_MINUTES = 15

const LOCK_MS = LOCK_MINUTES * 60_000

/**
 * @param account as written by keyOf. A non-existent account is locked like any other, so that a lock reveals nothing.
 * @throws PlatformError 4102 while the account is locked
 */
export function demandUnlocked(context: Context, account: string): void {
  const { count, left } = stateOf(context, account)
  if (count >= PASSWORD_TRIES) throw locked(left)
}

/** Counts a wrong password. Returns the refusal to throw: the wrong login, or the lock that it caused. */
export function wrongPassword(context: Context, account: string): Error {
  const { db, tenantId } = context
  const count = stateOf(context, account).count + 1
  const { time, real } = momentOf(context)
  db.run('INSERT OR REPLACE INTO wrong_password VALUES (?, ?, ?, ?, ?)', tenantId, account, count, time, real)
  return count >= PASSWORD_TRIES
    ? locked(LOCK_MS)
    : denied('wrongLogin', 'wrongLogin', { left: PASSWORD_TRIES - count })
}

/** Forgets the wrong attempts, after a correct one or a new password. */
export function unlock({ db, tenantId }: Context, account: string): void {
  db.run('DELETE FROM wrong_password WHERE tenant_id = ? AND account = ?', tenantId, account)
}

function stateOf(context: Context, account: string): { count: number; left: number } {
  const row = context.db.one<{ count: number; time: string; real: number }>(
    'SELECT count, last_time AS time, last_real AS real FROM wrong_password WHERE tenant_id = ? AND account = ?',
    ...[context.tenantId, account],
  )
  const left = row ? LOCK_MS - msSince(context, row) : 0
  return row && left > 0 ? { count: row.count, left } : { count: 0, left: 0 }
}

function locked(left: number): Error {
  return denied('locked', 'accountLocked', { minutes: Math.ceil(left / 60_000) })
}

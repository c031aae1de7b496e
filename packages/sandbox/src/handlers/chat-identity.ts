import { randomId } from '@fair/contract/rules/limits.ts'
import type { Context } from '../context.ts'
import type { Database } from '../db/database.ts'

/*
 * Identities on the chat connection. An IM id is the hexadecimal form of a user's or staff's id, so that each can be
 * derived from the other without a table.
 */

const TOKEN_LENGTH = 48
/** How long a token can open the connection, in ms. */
const TOKEN_LIFETIME = 5 * 60_000

export const imIdOf = (id: string): string => Buffer.from(id, 'utf8').toString('hex')

/** The user or staff behind an IM id; undefined for an invalid one. @internal */
export function idOfIm(imId: string): string | undefined {
  return /^(?:[0-9a-f]{2})+$/.test(imId) ? Buffer.from(imId, 'hex').toString('utf8') : undefined
}

/** Whether the tenant has a person with this id: a user, or a member of an exhibitor's staff. */
export function isKnown(id: string, { db, fair, tenantId }: Context): boolean {
  if (db.one<object>('SELECT 1 FROM user WHERE id = ? AND tenant_id = ?', id, tenantId)) return true
  const own = new Set(fair.exhibitions.flatMap((each) => (each.tenantId === tenantId ? each.exhibitionId : [])))
  const maker = fair.exhibitors.find((each) => id.startsWith(`${each.id}-`) && own.has(each.exhibitionId))
  return maker?.compose('en-US').staff.some(({ staffId }) => staffId === id) ?? false
}

/** A short-lived token to open the connection as a user. */
export function openToken({ db, now }: Context, userId: string): { token: string; expireTime: string } {
  const token = randomId(TOKEN_LENGTH)
  const expireTime = new Date(now().getTime() + TOKEN_LIFETIME).toISOString()
  db.run('INSERT INTO im_token VALUES (?, ?, ?)', token, userId, expireTime)
  return { token, expireTime }
}

/** The user that a token admits; null once it has expired. */
export function userOfToken(db: Database, token: string, now: Date): string | null {
  const sql = 'SELECT user_id FROM im_token WHERE token = ? AND expire_time > ?'
  return db.one<{ user_id: string }>(sql, token, now.toISOString())?.user_id ?? null
}

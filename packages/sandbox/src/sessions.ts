import { randomId } from '@fair/contract/rules/limits.ts'
import type { Database } from './db/database.ts'

/** Valid logins. A token is the value of the Authorization header, with or without 'Bearer '. */
export interface Sessions {
  /** The user behind a token; null without one, or if it has expired or belongs to another tenant. */
  userOf(authorization: string | null, tenantId: string): string | null
  /** Opens a login and returns its token. */
  open(userId: string, tenantId: string): string
  /** When a login expires, ISO 8601 in UTC; null for an unknown token. */
  expireTimeOf(authorization: string): string | null
  /** Ends a login at once: the next call with its token answers 5014. */
  close(authorization: string): void
  /** Ends all of a user's logins, except the one of `except`. */
  closeAll(userId: string, except?: string | null): void
  /** Makes all logins, or those of one user, expire now. */
  expire(userId?: string): void
  /** The validity of new logins, in minutes; stored in the database. */
  setLength(minutes: number): void
}

/** The default validity of a login, in minutes. */
const LENGTH = 24 * 60
const TOKEN_LENGTH = 40

export function createSessions(db: Database, now: () => Date): Sessions {
  return {
    userOf: (authorization, tenantId) => {
      if (!authorization) return null
      const row = db.one<{ user_id: string; expire_time: string }>(
        'SELECT user_id, expire_time FROM session WHERE token = ? AND tenant_id = ?',
        tokenIn(authorization),
        tenantId,
      )
      return row && row.expire_time > now().toISOString() ? row.user_id : null
    },
    open: (userId, tenantId) => {
      const token = randomId(TOKEN_LENGTH)
      const expires = new Date(now().getTime() + lengthIn(db) * 60_000).toISOString()
      db.run('INSERT INTO session VALUES (?, ?, ?, ?)', token, userId, tenantId, expires)
      return token
    },
    expireTimeOf: (authorization) =>
      db.one<{ expire_time: string }>('SELECT expire_time FROM session WHERE token = ?', tokenIn(authorization))
        ?.expire_time ?? null,
    close: (authorization) => db.run('DELETE FROM session WHERE token = ?', tokenIn(authorization)),
    closeAll: (userId, except) =>
      db.run('DELETE FROM session WHERE user_id = ? AND token <> ?', userId, tokenIn(except ?? '')),
    expire: (userId) =>
      db.run(
        'UPDATE session SET expire_time = min(expire_time, ?) WHERE user_id = coalesce(?, user_id)',
        now().toISOString(),
        userId ?? null,
      ),
    setLength: (minutes) => db.run('INSERT OR REPLACE INTO meta VALUES (?, ?)', LENGTH_KEY, String(minutes)),
  }
}

const LENGTH_KEY = 'session-minutes'

function lengthIn(db: Database): number {
  return Number(db.one<{ value: string }>('SELECT value FROM meta WHERE key = ?', LENGTH_KEY)?.value ?? LENGTH)
}

function tokenIn(authorization: string): string {
  return authorization.replace(/^Bearer\s+/i, '')
}

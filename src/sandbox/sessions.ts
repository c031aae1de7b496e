import { randomId } from '../rules/limits.ts'
import type { Database } from './db/database.ts'

/** Logins that are still good. A token is what the Authorization header carries, with or without 'Bearer '. */
export interface Sessions {
  /** The user behind a token; null without one, or when it has expired or belongs to another tenant. */
  userOf(authorization: string | null, tenantId: string): string | null
  /** Opens a login and gives its token. */
  open(userId: string, tenantId: string): string
  /** Ends a login at once: the next call with its token answers 5014. */
  close(authorization: string): void
}

/** How long a login is good for, in ms. */
const LIFETIME = 24 * 60 * 60 * 1000
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
      const expires = new Date(now().getTime() + LIFETIME).toISOString()
      db.run('INSERT INTO session VALUES (?, ?, ?, ?)', token, userId, tenantId, expires)
      return token
    },
    close: (authorization) => db.run('DELETE FROM session WHERE token = ?', tokenIn(authorization)),
  }
}

function tokenIn(authorization: string): string {
  return authorization.replace(/^Bearer\s+/i, '')
}

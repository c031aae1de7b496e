import type { Database } from '../db/database.ts'
import { DEMO_LOGIN } from '../demo.ts'

/** A person registered with the built-in issuer: the staff of a company that buys at the fair. */
export interface Person {
  /** The issuer's id for them, the `sub` of the token. */
  readonly subject: string
  readonly name: string
  readonly email: string
  readonly emailVerified: boolean
}

/** In the order of the issuer's page. Names are personal names, the same in every language. */
export const DIRECTORY: readonly Person[] = [
  // Has an account with this email already, which stays.
  { subject: 'staff-001', name: '陈思远', email: DEMO_LOGIN.account, emailVerified: true },
  // Has none: the first login creates one.
  { subject: 'staff-002', name: 'Hannah Weber', email: 'hannah.weber@example.com', emailVerified: true },
  // An unverified email must not open the account that it belongs to.
  { subject: 'staff-003', name: '高橋 健', email: 'emma.larsson@example.com', emailVerified: false },
]

export const personOf = (subject: string): Person | undefined => DIRECTORY.find((each) => each.subject === subject)

/** The user that the issuer's person is linked to; undefined at the first login. */
export function knownUser(db: Database, issuer: string, subject: string, tenantId: string): string | undefined {
  return db.one<{ user_id: string }>(
    'SELECT user_id FROM external_login WHERE issuer = ? AND subject = ? AND tenant_id = ?',
    issuer,
    subject,
    tenantId,
  )?.user_id
}

export function linkUser(db: Database, issuer: string, subject: string, tenantId: string, userId: string): void {
  db.run('INSERT INTO external_login VALUES (?, ?, ?, ?)', issuer, subject, tenantId, userId)
}

import type { AuditStatus } from '../contract/form.ts'
import { type OutboxMessage, type OutboxQuery, readOutbox } from './accounts/outbox.ts'
import { type UserRow, userById } from './accounts/users.ts'
import { type Audited, auditAt, decide } from './audience/audit.ts'
import { keepWords } from './business/words.ts'
import { found } from './failure.ts'
import type { Platform } from './platform.ts'
import type { Text } from './seed/text.ts'

/** A user as the demo page lists them. */
export interface ListedUser {
  readonly userId: string
  readonly tenantId: string
  readonly userName: string
  /** Whole, not masked: the page is a developer's. */
  readonly email: string | null
  readonly phone: string | null
  readonly hasPassword: boolean
  /** Logins that are still good. */
  readonly sessions: number
}

/** Something that waits to be examined, or was. */
export interface ListedAudit {
  readonly kind: Audited
  readonly id: string
  /** Whose it is, and what: 'RG-2017-5530', 'BASIC-BUYER', the group's or the member's name. */
  readonly userId: string | null
  readonly label: string
  readonly status: AuditStatus
}

/** A page view as it was received. */
export interface ListedView {
  readonly time: string
  readonly pathname: string
  readonly userId: string | null
  readonly visitorId: string
  readonly content: string
}

/** What the platform's staff would do about visitors, at once: for the demo page and for tests. */
export interface VisitorAdmin {
  users(): ListedUser[]
  /** What was sent to people, newest first. */
  outbox(query?: OutboxQuery): OutboxMessage[]
  /** Lets all logins run out now, or one user's: their next call answers 5014. */
  expireSessions(userId?: string): void
  /** How long new logins are good for, in minutes. */
  setSessionLength(minutes: number): void
  /** Forgets wrong passwords and codes, so that nobody is locked out or has to wait. */
  unlockAll(): void
  /** Everything that is or was examined, waiting ones first. */
  audits(): ListedAudit[]
  /** Decides one, with a reason for a refusal. @throws PlatformError 4041 for an unknown id */
  decide(kind: Audited, id: string, status: AuditStatus, reason?: string | Text): void
  /** Page views, the latest first. */
  pageViews(limit?: number): ListedView[]
}

export function createVisitorAdmin({ db, sessions, now }: Platform): VisitorAdmin {
  const listed = ({ id, tenant_id, user_name, email, area_code, phone, password }: UserRow): ListedUser => ({
    userId: id,
    tenantId: tenant_id,
    userName: user_name,
    email,
    phone: phone && `${area_code} ${phone}`,
    hasPassword: password !== null,
    sessions:
      db.one<{ n: number }>(
        'SELECT count(*) AS n FROM session WHERE user_id = ? AND expire_time > ?',
        id,
        now().toISOString(),
      )?.n ?? 0,
  })
  return {
    users: () => db.all<UserRow>('SELECT * FROM user ORDER BY register_time, id').map(listed),
    outbox: (query) => readOutbox(db, query),
    expireSessions: (userId) => {
      if (userId !== undefined) found(userById(db, userId), 'user', userId)
      sessions.expire(userId)
    },
    setSessionLength: (minutes) => sessions.setLength(minutes),
    unlockAll: () => {
      db.run('DELETE FROM wrong_password')
      db.run('DELETE FROM verification_code')
    },
    audits: () => {
      const rows = db.all<Omit<ListedAudit, 'status'> & { audit_status: AuditStatus; audit_due: string | null }>(AUDITS)
      const audits = rows.map(({ kind, id, userId, label, ...row }) => ({
        kind,
        id,
        userId,
        label,
        status: auditAt(row, now()),
      }))
      return [...audits.filter(isWaiting), ...audits.filter((audit) => !isWaiting(audit))]
    },
    decide: (kind, id, status, reason) => {
      found(db.one(`SELECT 1 FROM ${kind} WHERE id = ?`, id), KINDS[kind], id)
      decide(db, kind, id, status, reason === undefined ? null : keepWords(reason))
    },
    pageViews: (limit = 100) =>
      db.all<ListedView>(
        `SELECT time, pathname, user_id AS userId, visitor_id AS visitorId, content FROM tracking_record
         ORDER BY seq DESC LIMIT ?`,
        limit,
      ),
  }
}

const isWaiting = ({ status }: ListedAudit) => status === 'PENDING'

const KINDS = {
  registration: 'registration',
  form_submission: 'form',
  sign_group: 'signGroup',
  sign_member: 'signMember',
} as const satisfies Record<Audited, string>

const AUDITS = `
  SELECT 'registration' AS kind, id, user_id AS userId, number AS label, audit_status, audit_due FROM registration
  WHERE step = 0
  UNION ALL
  SELECT 'form_submission', id, user_id, form_id, audit_status, audit_due FROM form_submission
  WHERE audit_status <> 'NONE'
  UNION ALL
  SELECT 'sign_group', id, user_id, name, audit_status, audit_due FROM sign_group
  UNION ALL
  SELECT 'sign_member', id, NULL, json_extract(member_values, '$.userName'), audit_status, audit_due FROM sign_member
  WHERE state = 'COMPLETE'`

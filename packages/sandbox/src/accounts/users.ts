import { ERROR_CODES } from '@fair/contract/error-codes.ts'
import type { Language } from '@fair/contract/rules/language.ts'
import { randomId } from '@fair/contract/rules/limits.ts'
import type { Database } from '../db/database.ts'
import { PlatformError } from '../failure.ts'
import type { Media, UserInfo } from '../sent.ts'
import { type Account, maskedEmail, maskedPhone } from './account.ts'

/** A user as stored in the table; lists and the portrait are JSON, the booleans 0 or 1. */
export interface UserRow {
  readonly id: string
  readonly tenant_id: string
  readonly user_name: string
  readonly area_code: string | null
  readonly phone: string | null
  readonly email: string | null
  readonly password: string | null
  readonly portrait: string | null
  readonly company: string | null
  readonly job_title: string | null
  readonly language: string
  readonly time_zone: string | null
  readonly tag_ids: string
  readonly industry_ids: string
  readonly category_ids: string
  readonly receives_email: number
  readonly receives_sms: number
  readonly tracking_consent: number | null
  readonly advice_unread: number
  readonly message_unread: number
  readonly register_time: string
}

export function userById(db: Database, id: string): UserRow | undefined {
  return db.one<UserRow>('SELECT * FROM user WHERE id = ?', id)
}

export function userByAccount(db: Database, tenantId: string, account: Account): UserRow | undefined {
  if (account.accountType === 'EMAIL') {
    return db.one<UserRow>('SELECT * FROM user WHERE tenant_id = ? AND email = ?', tenantId, account.email)
  }
  const { areaCode, phone } = account
  return db.one<UserRow>(
    'SELECT * FROM user WHERE tenant_id = ? AND area_code = ? AND phone = ?',
    tenantId,
    areaCode,
    phone,
  )
}

/**
 * The calling user.
 *
 * @throws PlatformError 5014 for an anonymous visitor
 */
export function requester({ db, userId }: { readonly db: Database; readonly userId: string | null }): UserRow {
  const row = userId === null ? undefined : userById(db, userId)
  if (!row) throw new PlatformError(ERROR_CODES.expired, 'expired')
  return row
}

export interface NewUser {
  readonly tenantId: string
  readonly language: Language
  readonly registerTime: string
  readonly account: Account | null
  readonly userName?: string
  /** As returned by hashPassword. */
  readonly password?: string
}

/** Creates an account and returns its id. */
export function createUser(db: Database, { tenantId, language, registerTime, account, ...rest }: NewUser): string {
  const id = `U${randomId(12)}`
  db.run(
    'INSERT INTO user (id, tenant_id, user_name, password, language, register_time) VALUES (?, ?, ?, ?, ?, ?)',
    ...[id, tenantId, rest.userName ?? '', rest.password ?? null, language, registerTime],
  )
  if (account) setAccount(db, id, account)
  return id
}

export function setAccount(db: Database, userId: string, account: Account): void {
  if (account.accountType === 'EMAIL') {
    db.run('UPDATE user SET email = ? WHERE id = ?', account.email, userId)
  } else {
    db.run('UPDATE user SET area_code = ?, phone = ? WHERE id = ?', account.areaCode, account.phone, userId)
  }
}

/** The current phone number or email of a user; undefined if there is none of that type. */
export function ownAccount(row: UserRow, accountType: Account['accountType']): Account | undefined {
  if (accountType === 'EMAIL') return row.email === null ? undefined : { accountType, email: row.email }
  const { area_code: areaCode, phone } = row
  return areaCode === null || phone === null ? undefined : { accountType, areaCode, phone }
}

/** The user as reported to the site (Spec 3): phone number and email masked. */
export function userInfoOf(row: UserRow): UserInfo {
  return {
    userId: row.id,
    tenantId: row.tenant_id,
    userName: row.user_name,
    portrait: portraitOf(row),
    areaCode: row.area_code,
    phone: row.phone && maskedPhone(row.phone),
    email: row.email && maskedEmail(row.email),
    company: row.company,
    jobTitle: row.job_title,
    language: row.language,
    timeZone: row.time_zone,
    hasPassword: row.password !== null,
    registerTime: row.register_time,
    userMessage: {
      notReadAllCounts: row.advice_unread + row.message_unread,
      adviceNotReadCounts: row.advice_unread,
      messageNotReadCounts: row.message_unread,
    },
  }
}

function portraitOf(row: UserRow): Media | null {
  return row.portrait === null ? null : JSON.parse(row.portrait)
}

/**
 * Counts a notice of the platform, or a message, as unread (Spec 3, userMessage). A negative number counts them as
 * read.
 */
export function addUnread(db: Database, userId: string, kind: 'advice' | 'message', count: number): void {
  db.run(`UPDATE user SET ${kind}_unread = max(0, ${kind}_unread + ?) WHERE id = ?`, count, userId)
}

import type { Context } from '../context.ts'
import { denied } from '../failure.ts'
import { made } from '../paging.ts'
import type { Agreement, LoginResult } from '../sent.ts'

/**
 * Opens a session for a user, and records the agreements that they accepted in the process (Spec 3, "Login result").
 */
export function enter(
  context: Context,
  userId: string,
  { isNewUser = false, agreementIds = [] }: { isNewUser?: boolean; agreementIds?: readonly string[] | undefined } = {},
): LoginResult {
  const { sessions, tenantId } = context
  recordConsent(context, userId, agreementIds)
  const authorization = sessions.open(userId, tenantId)
  return { authorization, userId, expireTime: sessions.expireTimeOf(authorization), isNewUser }
}

/** Records which version of which agreement a user accepted, and when. Unknown ids are ignored. */
export function recordConsent(context: Context, userId: string, agreementIds: readonly string[]): void {
  const { db, tenant, language, now } = context
  const all = tenant.agreements(language)
  for (const { agreementId, version } of made(agreementIds, (id) => all.find((each) => each.agreementId === id))) {
    db.run('INSERT OR IGNORE INTO consent VALUES (?, ?, ?, ?)', userId, agreementId, version, now().toISOString())
  }
}

/** The agreements that an account requires. */
const DEMANDED = ['USER', 'PRIVACY']

/**
 * Nobody can register without them, or log in without accepting their current versions, unless the tenant shows none in
 * its login (HIDE_LOGIN_PROTOCOL).
 *
 * @throws PlatformError 4111 that names the first missing one
 */
export function demandAgreements(
  context: Context,
  agreementIds: readonly string[],
  userId: string | null = null,
): void {
  const { tenant, language } = context
  const isHidden = tenant
    .site(language)
    .configList.some(({ paramKey, paramValue }) => paramKey === 'HIDE_LOGIN_PROTOCOL' && paramValue === '1')
  if (isHidden) return
  const missing = tenant
    .agreements(language)
    .filter(({ agreementType, agreementId }) => DEMANDED.includes(agreementType) && !agreementIds.includes(agreementId))
    .find((each) => !hasAgreed(context, userId, each))
  if (missing) throw denied('agreement', 'agreementMissing', { title: missing.title })
}

/** Whether a user has accepted the current version; false for an anonymous visitor. */
export function hasAgreed(
  { db }: Context,
  userId: string | null,
  { agreementId, version }: Pick<Agreement, 'agreementId' | 'version'>,
): boolean {
  if (userId === null) return false
  const row = 'SELECT 1 FROM consent WHERE user_id = ? AND agreement_id = ? AND agreement_version = ?'
  return db.one(row, userId, agreementId, version) !== undefined
}

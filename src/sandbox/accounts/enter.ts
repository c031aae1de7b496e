import type { LoginResult } from '../../contract/auth.ts'
import type { Context } from '../context.ts'
import { made } from '../paging.ts'
import { denied } from './refusal.ts'

/** Opens a session for a user, with the agreements that they have agreed to on the way (Spec 3, "Login result"). */
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

/** Keeps which version of which agreement a user has agreed to, and when. Unknown ids are passed over. */
function recordConsent(context: Context, userId: string, agreementIds: readonly string[]): void {
  const { db, tenant, language, now } = context
  const all = tenant.agreements(language)
  for (const { agreementId, version } of made(agreementIds, (id) => all.find((each) => each.agreementId === id))) {
    db.run('INSERT OR IGNORE INTO consent VALUES (?, ?, ?, ?)', userId, agreementId, version, now().toISOString())
  }
}

/** The agreements that an account needs. */
const DEMANDED = ['USER', 'PRIVACY']

/**
 * Nobody registers without them, unless the tenant shows none in its login (HIDE_LOGIN_PROTOCOL).
 *
 * @throws PlatformError 4111 that names the first one missing
 */
export function demandAgreements({ tenant, language }: Context, agreementIds: readonly string[]): void {
  const isHidden = tenant
    .site(language)
    .configList.some(({ paramKey, paramValue }) => paramKey === 'HIDE_LOGIN_PROTOCOL' && paramValue === '1')
  if (isHidden) return
  const missing = tenant
    .agreements(language)
    .find(({ agreementType, agreementId }) => DEMANDED.includes(agreementType) && !agreementIds.includes(agreementId))
  if (missing) throw denied('agreement', 'agreementMissing', { title: missing.title })
}

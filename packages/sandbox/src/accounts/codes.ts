import { randomInt } from 'node:crypto'
import type { VerificationScene } from '@fair/contract/auth.ts'
import { randomId } from '@fair/contract/rules/limits.ts'
import type { Context } from '../context.ts'
import { denied } from '../failure.ts'
import { say } from '../texts.ts'
import { type Account, keyOf, masked } from './account.ts'
import { momentOf, msSince } from './elapsed.ts'
import { sendMessage } from './outbox.ts'

/** A code is valid for 5 minutes and 5 attempts. In seconds. */
const CODE_LIFETIME = 5 * 60
const CODE_TRIES = 5
/** Time before another code may be sent for the same purpose to the same account, in seconds. */
const CODE_RESEND_AFTER = 60
/** A proof is valid for 15 minutes: long enough to think of a password. In ms. */
const PROOF_LIFETIME = 15 * 60 * 1000

interface CodeRow {
  id: number
  code: string
  time: string
  real: number
  tries_left: number
  used: number
}

/**
 * Sends a code: stores it, and writes it to the outbox in the language of the request. With `isSilent` it is not sent,
 * for an account that does not exist if that must not be revealed; the response is the same.
 *
 * @throws PlatformError 4105 if one was sent within the last minute
 */
export function sendCode(context: Context, scene: VerificationScene, account: Account, isSilent = false) {
  const { db, tenantId, tenant, language } = context
  const last = lastCode(context, scene, account)
  const wait = last ? Math.ceil(CODE_RESEND_AFTER - msSince(context, last) / 1000) : 0
  if (wait > 0) throw denied('tooSoon', 'codeTooSoon', { seconds: wait })
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const { time, real } = momentOf(context)
  // Stored even if it is not sent, so that the next request also has to wait.
  db.run(
    `INSERT INTO verification_code (tenant_id, scene, account, code, sent_time, sent_real, tries_left)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    ...[tenantId, scene, keyOf(account), code, time, real, isSilent ? 0 : CODE_TRIES],
  )
  if (!isSilent) {
    const { siteName } = tenant.site(language)
    const body = say(language, 'codeMessage', { site: siteName, code, minutes: CODE_LIFETIME / 60 })
    const isEmail = account.accountType === 'EMAIL'
    const subject = isEmail ? say(language, 'codeSubject', { site: siteName }) : ''
    const channel = isEmail ? 'EMAIL' : 'SMS'
    sendMessage(db, { tenantId, time, channel, recipient: keyOf(account), language, subject, body, code })
  }
  return { sentTo: masked(account), resendAfter: CODE_RESEND_AFTER, expireAfter: CODE_LIFETIME }
}

/**
 * Checks a code and uses it up. Only the last one sent counts. Not within a transaction: a wrong attempt has to be
 * counted although the call is refused.
 *
 * @throws PlatformError 4103 for a wrong code, 4104 if there is no valid one
 */
export function takeCode(context: Context, scene: VerificationScene, account: Account, code: string): void {
  const { db } = context
  const last = lastCode(context, scene, account)
  const isGood = last?.used === 0 && last.tries_left > 0 && msSince(context, last) < CODE_LIFETIME * 1000
  if (!last || !isGood) throw denied('codeExpired', 'codeExpired')
  if (last.code !== code.trim()) {
    db.run('UPDATE verification_code SET tries_left = tries_left - 1 WHERE id = ?', last.id)
    const left = last.tries_left - 1
    throw left > 0 ? denied('codeWrong', 'codeWrong', { left }) : denied('codeExpired', 'codeSpent')
  }
  db.run('UPDATE verification_code SET used = 1 WHERE id = ?', last.id)
}

function lastCode(context: Context, scene: VerificationScene, account: Account): CodeRow | undefined {
  return context.db.one<CodeRow>(
    `SELECT id, code, sent_time AS time, sent_real AS real, tries_left, used FROM verification_code
     WHERE tenant_id = ? AND account = ? AND scene = ? ORDER BY id DESC LIMIT 1`,
    ...[context.tenantId, keyOf(account), scene],
  )
}

/** A token that proves ownership of an account, for a later step. */
export function openProof({ db, tenantId, now }: Context, scene: VerificationScene, account: Account) {
  const verificationToken = randomId(40)
  const expireTime = new Date(now().getTime() + PROOF_LIFETIME).toISOString()
  db.run(
    'INSERT INTO verification_proof VALUES (?, ?, ?, ?, ?)',
    ...[verificationToken, tenantId, scene, keyOf(account), expireTime],
  )
  return { verificationToken, expireTime }
}

/**
 * The account (keyOf) that a proof is for. It is used up by `dropProof`, once its purpose is fulfilled.
 *
 * @throws PlatformError 4107 for a proof for another purpose, or one that is used or has expired
 */
export function readProof({ db, tenantId, now }: Context, scene: VerificationScene, token: string): string {
  const row = db.one<{ account: string; expire_time: string }>(
    'SELECT account, expire_time FROM verification_proof WHERE token = ? AND tenant_id = ? AND scene = ?',
    ...[token, tenantId, scene],
  )
  if (!row || row.expire_time <= now().toISOString()) throw denied('proof', 'proofInvalid')
  return row.account
}

export function dropProof({ db }: Context, token: string): void {
  db.run('DELETE FROM verification_proof WHERE token = ?', token)
}

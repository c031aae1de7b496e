import type { LoginInput } from '@fair/contract/auth.ts'
import type { Contract } from '@fair/contract/index.ts'
import { randomId } from '@fair/contract/rules/limits.ts'
import { enter } from '../accounts/enter.ts'
import { requester } from '../accounts/users.ts'
import type { Context } from '../context.ts'
import { denied, missing } from '../failure.ts'
import type { Handler } from '../handler.ts'

/** A code from one device to another is valid for five minutes, in ms. */
const HANDOVER_LIFETIME = 5 * 60_000

type InputOfType<Type> = Extract<LoginInput, { loginType: Type }>

interface CodeRow {
  user_id: string
  expire_time: string
  used: number
}

/** The letter of an honoured guest: valid until the end of the fair, on each of the guest's devices. */
export function loginByInvitation({ invitationCode, agreementIds }: InputOfType<'INVITATION'>, context: Context) {
  const row = context.db.one<CodeRow>(
    'SELECT user_id, expire_time, 0 AS used FROM invitation WHERE code = ? AND tenant_id = ?',
    invitationCode,
    context.tenantId,
  )
  if (!row || row.expire_time <= context.now().toISOString()) throw denied('invitation', 'invitationInvalid')
  return enter(context, row.user_id, { agreementIds })
}

/** A code that works once. */
export function loginByHandover({ handoverCode }: InputOfType<'HANDOVER'>, context: Context) {
  const { db, now } = context
  return db.transaction(() => {
    const row = handoverRow(handoverCode, context)
    if (row?.used !== 0 || row.expire_time <= now().toISOString()) throw denied('handover', 'handoverInvalid')
    db.run('UPDATE handover SET used = 1 WHERE code = ?', handoverCode)
    return enter(context, row.user_id)
  })
}

export const handover: Handler<Contract['auth']['handover']> = (_, context) => {
  const { db, tenantId, now } = context
  const handoverCode = randomId(32)
  const expireTime = new Date(now().getTime() + HANDOVER_LIFETIME).toISOString()
  db.run('INSERT INTO handover VALUES (?, ?, ?, ?, 0)', handoverCode, tenantId, requester(context).id, expireTime)
  return { handoverCode, path: `/honor-gust-login/platform/mobile?handoverCode=${handoverCode}`, expireTime }
}

/** Reported only to the user who created the code. */
export const handoverState: Handler<Contract['auth']['handoverState']> = ({ handoverCode }, context) => {
  const row = handoverRow(handoverCode, context)
  if (!row || row.user_id !== context.userId) throw missing('handoverCode', handoverCode)
  if (row.used !== 0) return { state: 'USED' }
  return { state: row.expire_time <= context.now().toISOString() ? 'EXPIRED' : 'WAITING' }
}

function handoverRow(code: string, { db, tenantId }: Context): CodeRow | undefined {
  return db.one<CodeRow>(
    'SELECT user_id, expire_time, used FROM handover WHERE code = ? AND tenant_id = ?',
    code,
    tenantId,
  )
}

import { ERROR_CODES } from '@fair/contract/error-codes.ts'
import type { Contract } from '@fair/contract/index.ts'
import { textLength } from '@fair/contract/rules/validation.ts'
import { type Account, accountFromKey, accountOf, keyOf } from '../accounts/account.ts'
import { dropProof, openProof, readProof, sendCode, takeCode } from '../accounts/codes.ts'
import { demandAgreements, enter } from '../accounts/enter.ts'
import { demandUnlocked, unlock, wrongPassword } from '../accounts/lock.ts'
import { demandPassword } from '../accounts/own-password.ts'
import { demandStrong, hashPassword, isPassword } from '../accounts/password.ts'
import { createUser, requester, type UserRow, userByAccount } from '../accounts/users.ts'
import type { Context } from '../context.ts'
import { denied, PlatformError, wrongField } from '../failure.ts'
import type { GroupHandlers } from '../handler.ts'
import { oidcConfig, oidcLogin } from './auth-oidc.ts'
import { handover, handoverState, loginByHandover, loginByInvitation } from './auth-other.ts'

/** The longest name, as Spec 5 counts it. */
const NAME_MAX = 64

/** Spec 7, "Site and auth": codes, the ways to log in, registering and passwords. */
export const auth: GroupHandlers<Contract['auth']> = {
  oidcConfig,
  oidcLogin,
  /**
   * Does not reveal whether an account exists: a password reset for a non-existent account gets the same answer, but no
   * message.
   */
  sendVerification: ({ scene, ...input }, context) => {
    const account = accountOf(input)
    const needsLogin = scene === 'CHANGE_ACCOUNT' || scene === 'DELETE_ACCOUNT'
    if (needsLogin && context.userId === null) throw new PlatformError(ERROR_CODES.expired, 'expired')
    const isSilent = scene === 'RESET_PASSWORD' && !userByAccount(context.db, context.tenantId, account)
    return sendCode(context, scene, account, isSilent)
  },
  verifyVerification: ({ scene, code, ...input }, context) => {
    const account = accountOf(input)
    takeCode(context, scene, account, code)
    return openProof(context, scene, account)
  },
  login: (input, context) => {
    switch (input.loginType) {
      case 'PASSWORD':
        return loginByPassword(input, context)
      case 'CODE': {
        const account = accountOf(input)
        takeCode(context, 'LOGIN', account, input.code)
        return enterOrRegister(account, input.agreementIds, context)
      }
      case 'INVITATION':
        return loginByInvitation(input, context)
      case 'HANDOVER':
        return loginByHandover(input, context)
    }
  },
  register: async ({ code, password, userName = '', agreementIds, ...input }, context) => {
    const account = accountOf(input)
    demandStrong('password', password)
    const name = userName.trim()
    if (textLength(name) > NAME_MAX) throw wrongField('userName', 'tooLong', { max: NAME_MAX })
    demandAgreements(context, agreementIds)
    const hash = await hashPassword(password)
    takeCode(context, 'REGISTER', account, code)
    // Reported only to someone who has proved that the account is theirs.
    if (userByAccount(context.db, context.tenantId, account)) throw denied('taken', 'accountTaken')
    const userId = newUser(context, { account, userName: name, password: hash })
    return enter(context, userId, { isNewUser: true, agreementIds })
  },
  logout: ({ everywhere = false }, { sessions, userId, headers }) => {
    if (everywhere && userId !== null) sessions.closeAll(userId)
    else sessions.close(headers.get('Authorization') ?? '')
    return null
  },
  changePassword: async ({ oldPassword, newPassword }, context) => {
    const row = requester(context)
    demandStrong('newPassword', newPassword)
    await demandPassword(row, 'oldPassword', oldPassword, context)
    if (newPassword === oldPassword) throw wrongField('newPassword', 'passwordSame')
    await setPassword(row, newPassword, context)
    context.sessions.closeAll(row.id, context.headers.get('Authorization'))
    return null
  },
  resetPassword: async ({ verificationToken, newPassword }, context) => {
    demandStrong('newPassword', newPassword)
    const key = readProof(context, 'RESET_PASSWORD', verificationToken)
    const row = userByAccount(context.db, context.tenantId, accountFromKey(key))
    if (!row) throw denied('proof', 'proofInvalid')
    dropProof(context, verificationToken)
    await setPassword(row, newPassword, context)
    unlock(context, key)
    context.sessions.closeAll(row.id)
    return null
  },
  handover,
  handoverState,
}

type PasswordLogin = Parameters<typeof accountOf>[0] & {
  readonly password: string
  readonly agreementIds?: string[] | undefined
}

async function loginByPassword(input: PasswordLogin, context: Context) {
  const account = accountOf(input)
  const key = keyOf(account)
  demandUnlocked(context, key)
  const row = userByAccount(context.db, context.tenantId, account)
  if (!(await isPassword(input.password, row?.password ?? null)) || !row) throw wrongPassword(context, key)
  unlock(context, key)
  demandAgreements(context, input.agreementIds ?? [], row.id)
  return enter(context, row.id, { agreementIds: input.agreementIds })
}

/** The first login by code registers the account. */
function enterOrRegister(account: Account, agreementIds: string[] | undefined, context: Context) {
  const row = userByAccount(context.db, context.tenantId, account)
  if (row) return enter(context, row.id, { agreementIds })
  return enter(context, newUser(context, { account }), { isNewUser: true, agreementIds })
}

function newUser(
  { db, tenantId, language, now }: Context,
  user: { account: Account; userName?: string; password?: string },
) {
  return createUser(db, { tenantId, language, registerTime: now().toISOString(), ...user })
}

async function setPassword(row: UserRow, password: string, { db }: Context): Promise<void> {
  db.run('UPDATE user SET password = ? WHERE id = ?', await hashPassword(password), row.id)
}

import { contract } from '@fair/contract/index.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readOutbox } from '../accounts/outbox.ts'
import { createContext } from '../context.ts'
import { DEMO_INVITATION, DEMO_LOGIN, DEMO_PHONE, DEMO_STRONG_PASSWORD, DEMO_USERS } from '../demo.ts'
import { callSandbox, payload } from '../testing/call-sandbox.ts'
import { as, loggedIn, type VisitorSandbox, visitorSandbox } from '../testing/visitor-sandbox.ts'
import { agreement } from './agreement.ts'

let sandbox: VisitorSandbox
beforeEach(() => {
  sandbox = visitorSandbox()
})
afterEach(() => sandbox.close())

const { auth, user } = contract
const en = { language: 'en-US' }
const buyer = { accountType: 'EMAIL', account: DEMO_LOGIN.account } as const
const phone = { accountType: 'PHONE', account: DEMO_PHONE } as const
const stranger = { accountType: 'EMAIL', account: 'new@example.com' } as const
const agreementIds = ['A-USER', 'A-PRIVACY']
const byPassword = (password: string, account: typeof buyer | typeof phone | typeof stranger = buyer) =>
  callSandbox(sandbox, auth.login, { loginType: 'PASSWORD', ...account, password }, en)
const code = ({ account }: { account: string }) =>
  sandbox.codeFor(
    account.includes('@')
      ? { accountType: 'EMAIL', email: account }
      : { accountType: 'PHONE', areaCode: '+86', phone: account },
  )

describe('login by password', () => {
  it('accepts a password of the older rule, by email in any case and by phone', async () => {
    const { authorization, userId, expireTime, isNewUser } = await payload(sandbox, auth.login, {
      loginType: 'PASSWORD',
      accountType: 'EMAIL',
      account: ' Buyer@Example.com ',
      password: DEMO_LOGIN.password,
    })
    expect([userId, isNewUser, expireTime]).toEqual([DEMO_USERS.buyer, false, '2026-11-20T02:42:00.000Z'])
    const info = await payload(sandbox, user.info, {}, { Authorization: authorization })
    expect(info).toMatchObject({ userId, phone: '138****8000', email: 'b***r@example.com', hasPassword: true })
    expect(await byPassword(DEMO_LOGIN.password, phone)).toMatchObject({ success: true })
  })

  it('returns the same error for a wrong password and an unknown account', async () => {
    const wrong = await byPassword('Fair2025')
    expect(wrong).toMatchObject({ success: false, errCode: 4101 })
    expect(await byPassword('Fair2026', stranger)).toEqual(wrong)
  })

  it('is locked for 15 minutes after five wrong passwords', async () => {
    for (let tries = 0; tries < 4; tries += 1) expect(await byPassword('x')).toMatchObject({ errCode: 4101 })
    expect(await byPassword('x')).toMatchObject({ errCode: 4102, errMsg: expect.stringContaining('15 minutes') })
    expect(await byPassword(DEMO_LOGIN.password)).toMatchObject({ errCode: 4102 })
    // Another account is not affected.
    expect(await byPassword(DEMO_LOGIN.password, phone)).toMatchObject({ success: true })
    sandbox.pass(16)
    expect(await byPassword(DEMO_LOGIN.password)).toMatchObject({ success: true })
  })

  it('requires the agreements once, and again for a new version', async () => {
    const { authorization } = await payload(sandbox, auth.login, {
      loginType: 'PASSWORD',
      ...buyer,
      password: 'Fair2026',
    })
    const accepted = async (headers: Record<string, string>) =>
      (await agreement.list({}, createContext(sandbox.platform, new Headers(headers))))
        .filter(({ agreementType }) => /^(USER|PRIVACY)$/.test(agreementType))
        .map((each) => each.accepted)
    expect(await accepted({ Authorization: authorization })).toEqual([true, true])
    expect(await accepted({})).toEqual([false, false])
    sandbox.platform.db.run("UPDATE consent SET agreement_version = 'of before' WHERE agreement_id = 'A-PRIVACY'")
    expect(await accepted({ Authorization: authorization })).toEqual([true, false])
    expect(await byPassword('Fair2026')).toMatchObject({ success: false, errCode: 4111 })
    const again = { loginType: 'PASSWORD', ...buyer, password: 'Fair2026', agreementIds } as const
    expect(await callSandbox(sandbox, auth.login, again, en)).toMatchObject({ success: true })
    expect(await byPassword('Fair2026')).toMatchObject({ success: true })
    // A wrong password reveals nothing about the agreements accepted.
    expect(await byPassword('Fair2025')).toMatchObject({ errCode: 4101 })
  })

  it('is limited to one tenant', async () => {
    const there = { ...en, tenantId: 'B' }
    const { userId } = await payload(
      sandbox,
      auth.login,
      { loginType: 'PASSWORD', ...buyer, password: 'Fair2026' },
      there,
    )
    expect(userId).toBe('U2001')
    const headers = await loggedIn(sandbox)
    expect(await callSandbox(sandbox, user.info, {}, { ...headers, tenantId: 'B' })).toMatchObject({ errCode: 5014 })
  })

  it('refuses an invalid phone number', async () => {
    const input = { loginType: 'PASSWORD', accountType: 'PHONE', account: '12345', password: 'x' } as const
    expect(await callSandbox(sandbox, auth.login, input, en)).toMatchObject({
      errCode: 4000,
      errMsg: 'account: is not valid',
    })
  })
})

describe('a session', () => {
  it('ends after its length, or at once when it is expired', async () => {
    const headers = await loggedIn(sandbox)
    sandbox.pass(24 * 60 - 1)
    expect(await callSandbox(sandbox, user.info, {}, headers)).toMatchObject({ success: true })
    sandbox.pass(1)
    expect(await callSandbox(sandbox, user.info, {}, headers)).toMatchObject({
      success: false,
      errCode: 5014,
      errMsg: 'Login has expired. Log in again',
    })
    sandbox.platform.sessions.setLength(10)
    const short = await loggedIn(sandbox)
    sandbox.pass(9)
    expect(await callSandbox(sandbox, user.info, {}, short)).toMatchObject({ success: true })
    sandbox.platform.sessions.expire(DEMO_USERS.buyer)
    expect(await callSandbox(sandbox, user.info, {}, short)).toMatchObject({ errCode: 5014 })
  })

  it('ends at logout, and all sessions end with everywhere: true', async () => {
    const [first, second, third] = [await loggedIn(sandbox), await loggedIn(sandbox), await loggedIn(sandbox)]
    await payload(sandbox, auth.logout, {}, first)
    expect(await callSandbox(sandbox, user.info, {}, first)).toMatchObject({ errCode: 5014 })
    expect(await callSandbox(sandbox, user.info, {}, second)).toMatchObject({ success: true })
    await payload(sandbox, auth.logout, { everywhere: true }, second)
    for (const headers of [second, third]) {
      expect(await callSandbox(sandbox, user.info, {}, headers)).toMatchObject({ errCode: 5014 })
    }
  })
})

describe('a verification code', () => {
  const send = (scene: 'LOGIN' | 'REGISTER' | 'RESET_PASSWORD' | 'CHANGE_ACCOUNT', headers = en, account = stranger) =>
    callSandbox(sandbox, auth.sendVerification, { scene, ...account }, headers)
  const enter = (given: string) => callSandbox(sandbox, auth.login, { loginType: 'CODE', ...stranger, code: given }, en)

  it('is sent to the outbox in the language of the request, with its expiry', async () => {
    const sent = await send('LOGIN', { language: 'ja-JP' })
    expect(sent).toMatchObject({ data: { sentTo: 'n***w@example.com', resendAfter: 60, expireAfter: 300 } })
    const [message] = readOutbox(sandbox.platform.db, { recipient: stranger.account })
    expect(message).toMatchObject({ channel: 'EMAIL', language: 'ja-JP', tenantId: 'A' })
    expect(message?.body).toContain(`認証コードは ${message?.code} です`)
  })

  it('registers the user at the first login, and is valid once', async () => {
    await send('LOGIN')
    const first = await enter(code(stranger))
    expect(first).toMatchObject({ success: true, data: { isNewUser: true } })
    expect(await enter(code(stranger))).toMatchObject({ errCode: 4104 })
    sandbox.pass(2)
    await send('LOGIN')
    const again = await enter(code(stranger))
    expect(again).toMatchObject({ data: { isNewUser: false, userId: Object(first['data']).userId } })
  })

  it('allows five attempts', async () => {
    await send('LOGIN')
    const right = code(stranger)
    const wrong = right === '000000' ? '111111' : '000000'
    for (let left = 4; left > 0; left -= 1) {
      expect(await enter(wrong)).toMatchObject({ errCode: 4103, errMsg: expect.stringContaining(`left: ${left}`) })
    }
    expect(await enter(wrong)).toMatchObject({ errCode: 4104 })
    expect(await enter(right)).toMatchObject({ errCode: 4104 })
  })

  it('expires after five minutes', async () => {
    await send('LOGIN')
    sandbox.pass(5)
    expect(await enter(code(stranger))).toMatchObject({ errCode: 4104 })
  })

  it('is sent at most once a minute, and replaces the previous one', async () => {
    await send('LOGIN')
    const old = code(stranger)
    expect(await send('LOGIN')).toMatchObject({ errCode: 4105, errMsg: expect.stringContaining('60 seconds') })
    // Codes are random: two may be equal.
    do {
      sandbox.pass(1)
      expect(await send('LOGIN')).toMatchObject({ success: true })
    } while (code(stranger) === old)
    expect(await enter(old)).toMatchObject({ errCode: 4103 })
  })

  it('is not valid for another purpose', async () => {
    await send('REGISTER')
    expect(await enter(code(stranger))).toMatchObject({ errCode: 4104 })
  })

  it('does not reveal whether an account exists', async () => {
    const known = { ...en }
    expect(await send('RESET_PASSWORD', known)).toMatchObject({ success: true })
    expect(readOutbox(sandbox.platform.db, { recipient: stranger.account })).toEqual([])
    expect(await send('CHANGE_ACCOUNT')).toMatchObject({ errCode: 5014 })
  })
})

describe('registration', () => {
  const register = async (password: string, more: object = {}) => {
    const input = { ...stranger, code: code(stranger), password, userName: '山田 太郎', agreementIds, ...more }
    return callSandbox(sandbox, auth.register, input, en)
  }

  it('requires a strong password and the agreements, and logs in', async () => {
    await payload(sandbox, auth.sendVerification, { scene: 'REGISTER', ...stranger })
    expect(await register('Fair2026')).toMatchObject({
      errCode: 4000,
      errMsg: expect.stringContaining('password: must be 8–16 characters'),
    })
    expect(await register('Fair-2026', { agreementIds: ['A-USER'] })).toMatchObject({
      errCode: 4111,
      errMsg: 'Please read and agree to “PRIVACY en-US”',
    })
    const done = await register('Fair-2026')
    expect(done).toMatchObject({ success: true, data: { isNewUser: true } })
    const { authorization } = Object(done['data'])
    const info = await payload(sandbox, user.info, {}, { Authorization: authorization })
    expect(info).toMatchObject({ userName: '山田 太郎', hasPassword: true, phone: null })
    expect(await byPassword('Fair-2026', stranger)).toMatchObject({ success: true })
  })

  it('reveals an existing account only to its owner', async () => {
    await payload(sandbox, auth.sendVerification, { scene: 'REGISTER', ...buyer })
    const input = { ...buyer, password: 'Fair-2026', agreementIds }
    expect(await callSandbox(sandbox, auth.register, { ...input, code: '12345x' })).toMatchObject({ errCode: 4103 })
    expect(await callSandbox(sandbox, auth.register, { ...input, code: code(buyer) })).toMatchObject({ errCode: 4106 })
  })
})

describe('a password', () => {
  it('is changed with the old one, which ends the other sessions', async () => {
    const [here, there] = [await loggedIn(sandbox), await loggedIn(sandbox)]
    const change = (oldPassword: string | undefined, newPassword: string) =>
      callSandbox(sandbox, auth.changePassword, { oldPassword, newPassword }, here)
    expect(await change(DEMO_LOGIN.password, 'Fair2027')).toMatchObject({ errCode: 4000 })
    expect(await change(undefined, DEMO_STRONG_PASSWORD)).toMatchObject({ errMsg: 'oldPassword: is required' })
    expect(await change('wrong', DEMO_STRONG_PASSWORD)).toMatchObject({ errCode: 4101 })
    expect(await change(DEMO_LOGIN.password, DEMO_STRONG_PASSWORD)).toMatchObject({ success: true })
    expect(await callSandbox(sandbox, user.info, {}, here)).toMatchObject({ success: true })
    expect(await callSandbox(sandbox, user.info, {}, there)).toMatchObject({ errCode: 5014 })
    expect(await byPassword(DEMO_LOGIN.password)).toMatchObject({ errCode: 4101 })
    expect(await byPassword(DEMO_STRONG_PASSWORD)).toMatchObject({ success: true })
    expect(await change(DEMO_STRONG_PASSWORD, DEMO_STRONG_PASSWORD)).toMatchObject({
      errMsg: 'newPassword: must differ from the old password',
    })
  })

  it('is set without an old one if the user has none', async () => {
    const headers = as(sandbox, DEMO_USERS.honoured)
    await payload(sandbox, auth.changePassword, { newPassword: DEMO_STRONG_PASSWORD }, headers)
    expect(await payload(sandbox, user.info, {}, headers)).toMatchObject({ hasPassword: true })
  })

  it('is reset with a token that is valid once, which also lifts the lock', async () => {
    const headers = await loggedIn(sandbox)
    for (let tries = 0; tries < 5; tries += 1) await byPassword('x')
    await payload(sandbox, auth.sendVerification, { scene: 'RESET_PASSWORD', ...buyer })
    const proof = { scene: 'RESET_PASSWORD', ...buyer, code: code(buyer) } as const
    const { verificationToken, expireTime } = await payload(sandbox, auth.verifyVerification, proof)
    expect(expireTime).toBe('2026-11-19T02:57:00.000Z')
    const reset = (newPassword: string) =>
      callSandbox(sandbox, auth.resetPassword, { verificationToken, newPassword }, en)
    expect(await reset('weak')).toMatchObject({ errCode: 4000 })
    expect(await reset(DEMO_STRONG_PASSWORD)).toMatchObject({ success: true })
    expect(await reset(DEMO_STRONG_PASSWORD)).toMatchObject({ errCode: 4107 })
    expect(await callSandbox(sandbox, user.info, {}, headers)).toMatchObject({ errCode: 5014 })
    expect(await byPassword(DEMO_STRONG_PASSWORD)).toMatchObject({ success: true })
  })
})

describe('other login methods', () => {
  it('accept the invitation code of an honoured guest until it expires', async () => {
    const [letter] = readOutbox(sandbox.platform.db, { recipient: 'ingrid.vogel@example.com' })
    expect(letter?.code).toBe(DEMO_INVITATION)
    const input = { loginType: 'INVITATION', invitationCode: DEMO_INVITATION } as const
    expect(await payload(sandbox, auth.login, input)).toMatchObject({ userId: DEMO_USERS.honoured, isNewUser: false })
    expect(await callSandbox(sandbox, auth.login, { ...input, invitationCode: 'x' })).toMatchObject({ errCode: 4108 })
    sandbox.pass(31 * 24 * 60)
    expect(await callSandbox(sandbox, auth.login, input)).toMatchObject({ errCode: 4108 })
  })

  it('accept a handover code once, and report its use to the first device', async () => {
    const headers = await loggedIn(sandbox)
    const { handoverCode, path } = await payload(sandbox, auth.handover, {}, headers)
    expect(path).toBe(`/honor-gust-login/platform/mobile?handoverCode=${handoverCode}`)
    const state = async () => (await payload(sandbox, auth.handoverState, { handoverCode }, headers)).state
    expect(await state()).toBe('WAITING')
    const input = { loginType: 'HANDOVER', handoverCode } as const
    expect(await payload(sandbox, auth.login, input)).toMatchObject({ userId: DEMO_USERS.buyer })
    expect(await state()).toBe('USED')
    expect(await callSandbox(sandbox, auth.login, input)).toMatchObject({ errCode: 4109 })
    const other = as(sandbox, DEMO_USERS.press)
    expect(await callSandbox(sandbox, auth.handoverState, { handoverCode }, other)).toMatchObject({ errCode: 4041 })
  })

  it('refuse a handover code after five minutes', async () => {
    const headers = await loggedIn(sandbox)
    const { handoverCode } = await payload(sandbox, auth.handover, {}, headers)
    sandbox.pass(5)
    expect(await payload(sandbox, auth.handoverState, { handoverCode }, headers)).toEqual({ state: 'EXPIRED' })
    expect(await callSandbox(sandbox, auth.login, { loginType: 'HANDOVER', handoverCode })).toMatchObject({
      errCode: 4109,
    })
  })
})

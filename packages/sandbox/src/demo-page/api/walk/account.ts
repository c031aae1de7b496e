import { createHash } from 'node:crypto'
import { agreement } from '@fair/contract/agreement.ts'
import { auth } from '@fair/contract/auth.ts'
import { file } from '@fair/contract/file.ts'
import { form } from '@fair/contract/form.ts'
import { user } from '@fair/contract/user.ts'
import { DEMO_LOGIN, DEMO_PHONE, DEMO_STRONG_PASSWORD, DEMO_USERS } from '../../../demo.ts'
import type { Walker } from './walker.ts'

/** Accounts: every way to log in, codes, passwords, another phone number, the portrait; and how each is refused. */
export async function walkAccount({ sandbox, as, anybody }: Walker): Promise<void> {
  const { codeFor } = sandbox.admin
  const buyer = as(DEMO_USERS.buyer)
  const email = { accountType: 'EMAIL', account: DEMO_LOGIN.account } as const
  const login = { loginType: 'PASSWORD', ...email, password: DEMO_LOGIN.password } as const
  await anybody.call(auth.login, login)
  await anybody.refusal(auth.login, { ...login, password: 'not it' })
  await anybody.refusal(auth.login, { loginType: 'INVITATION', invitationCode: 'none' })
  await anybody.refusal(auth.login, { loginType: 'HANDOVER', handoverCode: 'none' })
  await anybody.refusal(user.info, {})

  const newcomer = { accountType: 'EMAIL', account: 'kim.lee@example.com' } as const
  const registering = { ...newcomer, password: DEMO_STRONG_PASSWORD, userName: 'Kim Lee' }
  await anybody.call(auth.sendVerification, { scene: 'REGISTER', ...newcomer })
  await anybody.refusal(auth.sendVerification, { scene: 'REGISTER', ...newcomer })
  const code = codeFor(newcomer.account)
  const agreements = await anybody.call(agreement.list, {})
  const agreementIds = agreements.map(({ agreementId }) => agreementId)
  await anybody.refusal(auth.register, { ...registering, code: 'none', agreementIds })
  await anybody.refusal(auth.register, { ...registering, code, agreementIds: [] })
  await anybody.call(auth.register, { ...registering, code, agreementIds })
  await anybody.refusal(auth.register, { ...registering, code, agreementIds })

  await anybody.call(auth.sendVerification, { scene: 'RESET_PASSWORD', ...newcomer })
  const proof = { scene: 'RESET_PASSWORD', ...newcomer, code: codeFor(newcomer.account) } as const
  const { verificationToken } = await anybody.call(auth.verifyVerification, proof)
  await anybody.call(auth.resetPassword, { verificationToken, newPassword: `${DEMO_STRONG_PASSWORD}!` })
  await anybody.refusal(auth.resetPassword, { verificationToken, newPassword: DEMO_STRONG_PASSWORD })

  const { handoverCode } = await buyer.call(auth.handover, {})
  await buyer.call(auth.handoverState, { handoverCode })
  await walkOidc({ sandbox, anybody })

  const phone = { accountType: 'PHONE', areaCode: '+86', account: '13700137000' } as const
  const oldPhone = { accountType: 'PHONE', areaCode: '+86', account: DEMO_PHONE } as const
  const changer = as(DEMO_USERS.buyer)
  await changer.call(auth.sendVerification, { scene: 'CHANGE_ACCOUNT', ...oldPhone })
  const old = { scene: 'CHANGE_ACCOUNT', ...oldPhone, code: codeFor(`+86 ${DEMO_PHONE}`) } as const
  const proven = await changer.call(auth.verifyVerification, old)
  await changer.call(auth.sendVerification, { scene: 'CHANGE_ACCOUNT', ...phone })
  await changer.call(user.changeAccount, { ...phone, code: codeFor('+86 13700137000'), ...proven })
  const taken = { accountType: 'EMAIL', account: newcomer.account } as const
  const expected = as(DEMO_USERS.registered)
  await expected.call(auth.sendVerification, { scene: 'CHANGE_ACCOUNT', ...taken })
  const mail = { accountType: 'EMAIL', account: 'emma.larsson@example.com' } as const
  await expected.call(auth.sendVerification, { scene: 'CHANGE_ACCOUNT', ...mail })
  const own = { scene: 'CHANGE_ACCOUNT', ...mail, code: codeFor(mail.account) } as const
  const ownProof = await expected.call(auth.verifyVerification, own)
  await expected.refusal(user.changeAccount, { ...taken, code: codeFor(taken.account), ...ownProof })

  await buyer.call(user.update, { jobTitle: 'Head of purchasing', timeZone: 'Europe/Berlin', receivesEmail: true })
  const portrait = new Uint8Array(Buffer.from(PIXEL, 'base64'))
  const picture = { fileName: 'me.png', contentType: 'image/png', bytes: portrait.length, purpose: 'PORTRAIT' } as const
  const leave = await buyer.call(file.signature, picture)
  await upload(sandbox, leave, portrait, picture.contentType)
  await buyer.call(user.updatePicture, { fileId: leave.file.fileId })

  const leaver = await anybody.call(auth.login, {
    ...{ loginType: 'PASSWORD', ...newcomer, password: `${DEMO_STRONG_PASSWORD}!` },
  })
  const leaving = as(leaver.userId)
  await leaving.call(user.askDataCopy, {})
  await leaving.call(user.dataCopy, {})
  await leaving.call(user.deletion, {})
  await leaving.refusal(user.deleteAccount, { password: 'not it' })
  await leaving.call(user.deleteAccount, { password: `${DEMO_STRONG_PASSWORD}!` })

  const letter = await anybody.call(form.dynamic, { formId: 'MARKETING-LETTER' })
  const values = { email: 'kim.lee@example.com', topics: ['travel'], privacy: true }
  await anybody.call(form.submit, { formId: letter.formId, version: letter.version, values, requestId: REQUEST_ID })
  for (let tries = 0; tries < WRONG_TRIES; tries += 1)
    await anybody.refusal(auth.login, { ...login, password: 'not it' })
  await buyer.call(auth.changePassword, { oldPassword: DEMO_LOGIN.password, newPassword: DEMO_STRONG_PASSWORD })
}

/** Created by a client for each write (contract/endpoint.ts). */
export const REQUEST_ID = '6f1c2f0a-9f0e-4f52-8a3a-0d7a5a3c9b11'

/** After this many wrong passwords an account is locked (sandbox). */
const WRONG_TRIES = 6

/** A PNG of one pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

async function walkOidc({ sandbox, anybody }: Pick<Walker, 'sandbox' | 'anybody'>): Promise<void> {
  const { authorizationEndpoint = '', clientId, scope } = await anybody.call(auth.oidcConfig, {})
  const codeVerifier = 'Vn2kq8'.repeat(8)
  const redirectUri = 'http://localhost/en-US/login/'
  const params = new URLSearchParams({
    ...{ response_type: 'code', client_id: clientId, redirect_uri: redirectUri, scope, state: 's1', nonce: 'n1' },
    code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
    ...{ code_challenge_method: 'S256', subject: 'staff-002' },
  })
  const init = { method: 'POST', body: params }
  const answer = await sandbox.fetch(new Request(new URL(authorizationEndpoint, 'http://localhost'), init))
  const code = new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? ''
  await anybody.call(auth.oidcLogin, { code, codeVerifier, nonce: 'n1', redirectUri })
  await anybody.refusal(auth.oidcLogin, { code, codeVerifier, nonce: 'n1', redirectUri })
}

/** Uploads a file to the address that the platform permitted. */
export async function upload(
  sandbox: Walker['sandbox'],
  leave: { method: 'POST' | 'PUT'; uploadUrl: string; fields: Record<string, string>; headers: Record<string, string> },
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
): Promise<void> {
  const body = new FormData()
  for (const [name, value] of Object.entries(leave.fields)) body.set(name, value)
  body.set('file', new File([bytes], 'file', { type }))
  const init =
    leave.method === 'POST' ? { method: 'POST', body } : { method: 'PUT', headers: leave.headers, body: bytes }
  await sandbox.fetch(new Request(new URL(leave.uploadUrl, 'http://localhost'), init))
}

import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { contract } from '@fair/contract/index.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { DEMO_LOGIN, DEMO_STRONG_PASSWORD, DEMO_USERS } from '../demo.ts'
import { callSandbox, payload } from '../testing/call-sandbox.ts'
import { as, loggedIn, visitorSandbox } from '../testing/visitor-sandbox.ts'

let folder: string
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'visitor-'))
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

it('accounts, logins, visitor identities and invitations persist across a restart', async () => {
  const db = path.join(folder, 'fair.db')
  const first = visitorSandbox({ db })
  const headers = await loggedIn(first)
  const passwords = { oldPassword: DEMO_LOGIN.password, newPassword: DEMO_STRONG_PASSWORD }
  await payload(first, contract.auth.changePassword, passwords, headers)
  await payload(first, contract.audience.choose, { identityId: 'BUYER' }, headers)
  const press = as(first, DEMO_USERS.press)
  const { inviteToken } = await payload(first, contract.signGroup.invite, { signGroupId: 'SG-1' }, press)
  first.close()

  const second = visitorSandbox({ db })
  expect(await payload(second, contract.user.info, {}, headers)).toMatchObject({ userName: '陈思远' })
  expect(await payload(second, contract.audience.byUser, {}, headers)).toMatchObject({ identityId: 'BUYER' })
  const login = { loginType: 'PASSWORD', accountType: 'EMAIL', account: DEMO_LOGIN.account } as const
  expect(await callSandbox(second, contract.auth.login, { ...login, password: DEMO_LOGIN.password })).toMatchObject({
    errCode: 4101,
  })
  expect(await callSandbox(second, contract.auth.login, { ...login, password: DEMO_STRONG_PASSWORD })).toMatchObject({
    success: true,
  })
  expect(await payload(second, contract.signGroup.invitation, { inviteToken })).toMatchObject({ state: 'VALID' })
  second.close()
})

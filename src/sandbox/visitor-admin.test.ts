import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { contract } from '../contract/index.ts'
import { DEMO_LOGIN, DEMO_USERS } from './demo.ts'
import { ask, payload } from './testing/ask.ts'
import { as, type VisitorSandbox, visitorSandbox } from './testing/visitor-sandbox.ts'
import { createVisitorAdmin, type VisitorAdmin } from './visitor-admin.ts'

let sandbox: VisitorSandbox
let admin: VisitorAdmin
beforeEach(() => {
  sandbox = visitorSandbox()
  admin = createVisitorAdmin(sandbox.platform)
})
afterEach(() => sandbox.close())

const { auth, audience, user, preregistration, signGroup, tracking } = contract
const en = { language: 'en-US' }

describe('the users', () => {
  it('are listed whole, with their logins', () => {
    as(sandbox, DEMO_USERS.buyer)
    const users = admin.users()
    expect(users.map(({ userId }) => userId).sort()).toEqual([...Object.values(DEMO_USERS), 'U2001'].sort())
    const buyer = users.find(({ userId }) => userId === DEMO_USERS.buyer)
    expect(buyer).toMatchObject({ email: DEMO_LOGIN.account, phone: '+86 13800138000', hasPassword: true, sessions: 1 })
  })

  it('lose their logins at once, one or all', async () => {
    const [buyer, press] = [as(sandbox, DEMO_USERS.buyer), as(sandbox, DEMO_USERS.press)]
    admin.expireSessions(DEMO_USERS.buyer)
    expect(await ask(sandbox, user.info, {}, buyer)).toMatchObject({ errCode: 5014 })
    expect(await ask(sandbox, user.info, {}, press)).toMatchObject({ success: true })
    admin.expireSessions()
    expect(await ask(sandbox, user.info, {}, press)).toMatchObject({ errCode: 5014 })
    expect(() => admin.expireSessions('U9')).toThrow('4041')
  })

  it('are let in again, and get their codes', async () => {
    const input = { loginType: 'PASSWORD', accountType: 'EMAIL', account: DEMO_LOGIN.account } as const
    for (let tries = 0; tries < 5; tries += 1) await ask(sandbox, auth.login, { ...input, password: 'x' }, en)
    const send = () =>
      ask(sandbox, auth.sendVerification, { scene: 'LOGIN', accountType: 'EMAIL', account: DEMO_LOGIN.account }, en)
    await send()
    expect(await send()).toMatchObject({ errCode: 4105 })
    admin.unlockAll()
    expect(await send()).toMatchObject({ success: true })
    expect(await ask(sandbox, auth.login, { ...input, password: DEMO_LOGIN.password })).toMatchObject({ success: true })
    expect(admin.outbox({ recipient: DEMO_LOGIN.account })).toHaveLength(2)
    expect(admin.outbox({ tenantId: 'B' })).toEqual([])
  })
})

describe('what is examined', () => {
  it('is listed, waiting first, and decided', async () => {
    const waiting = admin.audits().filter(({ status }) => status === 'PENDING')
    expect(admin.audits().slice(0, waiting.length)).toEqual(waiting)
    const mine = waiting.filter(({ userId }) => userId === DEMO_USERS.pending)
    expect(mine.map(({ kind, label }) => [kind, label])).toEqual([
      ['registration', 'RG-3309-8842'],
      ['form_submission', 'BASIC-BUYER'],
    ])
    for (const { kind, id } of mine) admin.decide(kind, id, 'PASSED')
    const headers = as(sandbox, DEMO_USERS.pending)
    expect(await payload(sandbox, audience.byUser, {}, headers)).toMatchObject({
      registrationAuditStatus: 'PASSED',
      enterpriseValidateStatus: 'PASSED',
    })
    expect((await payload(sandbox, preregistration.successResult, {}, headers)).qrContent).not.toBeNull()
    admin.decide('sign_member', 'SM-2', 'PASSED')
    const group = await payload(sandbox, signGroup.detail, { signGroupId: 'SG-1' }, as(sandbox, DEMO_USERS.press))
    expect(group.members[1]).toMatchObject({ auditStatus: 'PASSED', auditReason: null })
    expect(() => admin.decide('registration', 'X', 'PASSED')).toThrow('4041')
  })
})

describe('page views', () => {
  it('are listed, the latest first', async () => {
    const view = (pathname: string) => ({
      time: '2026-11-19T02:40:00Z',
      pathname,
      content: { event: 'enter' as const, label: 'x' },
    })
    await payload(sandbox, tracking.save, { records: [view('/a/'), view('/b/')] }, { visitorId: 'v1' })
    expect(admin.pageViews(1)).toMatchObject([{ pathname: '/b/', visitorId: 'v1', userId: null }])
  })
})

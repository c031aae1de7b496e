import { contract } from '@fair/contract/index.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { decide } from '../audience/audit.ts'
import { wordsToColumn } from '../business/words.ts'
import { DEMO_USER_OF_SECOND_TENANT, DEMO_USERS } from '../demo.ts'
import { callSandbox, payload } from '../testing/call-sandbox.ts'
import { as, type VisitorSandbox, visitorSandbox } from '../testing/visitor-sandbox.ts'

let sandbox: VisitorSandbox
beforeEach(() => {
  sandbox = visitorSandbox()
})
afterEach(() => sandbox.close())

const { audience, user } = contract

describe('visitor identities', () => {
  it('are limited to those available to the user', async () => {
    const ids = async (userId: string) =>
      (await payload(sandbox, audience.identities, {}, as(sandbox, userId))).map(({ identityId }) => identityId)
    expect(await ids(DEMO_USERS.buyer)).toEqual(['PROFESSIONAL', 'BUYER'])
    expect(await ids(DEMO_USERS.registered)).toEqual(['PROFESSIONAL'])
    const there = { Authorization: sandbox.platform.sessions.open(DEMO_USER_OF_SECOND_TENANT, 'B'), tenantId: 'B' }
    expect(await payload(sandbox, audience.identities, {}, there)).toEqual([])
    expect(await payload(sandbox, user.completed, {}, there)).toMatchObject({ needCompleteInfo: false })
    expect(await callSandbox(sandbox, audience.identities, {})).toMatchObject({ errCode: 5014 })
  })

  it('state their admission days in the visitor’s language', async () => {
    const identities = await payload(sandbox, audience.identities, {}, as(sandbox, DEMO_USERS.press, 'ja-JP'))
    expect(identities.map(({ identityName, admission }) => [identityName, admission])).toEqual([
      ['一般来場者（業界関係者）', null],
      ['報道関係者', '11月18日～11月19日'],
    ])
  })

  it('are stored for the exhibition once chosen', async () => {
    const headers = as(sandbox, DEMO_USERS.buyer)
    expect(await payload(sandbox, audience.byUser, {}, headers)).toMatchObject({ identityId: null })
    const info = await payload(sandbox, audience.choose, { identityId: 'BUYER' }, headers)
    expect(info).toMatchObject({ identityId: 'BUYER', audienceIdentity: { identityName: 'Invited buyer' } })
    expect(await payload(sandbox, audience.byUser, {}, headers)).toEqual(info)
    expect(await callSandbox(sandbox, audience.choose, { identityId: 'PRESS' }, headers)).toMatchObject({
      errCode: 4041,
    })
  })

  it('have forms that are filled in with known data', async () => {
    const headers = as(sandbox, DEMO_USERS.buyer)
    const basic = await payload(sandbox, audience.basicForm, { identityId: 'BUYER' }, headers)
    expect(basic).toMatchObject({ formId: 'BASIC-BUYER', values: { employees: '120', industry: ['I1'] } })
    const intention = await payload(sandbox, audience.intentionForm, { identityId: 'BUYER' }, headers)
    expect(intention).toMatchObject({ formId: 'INTENTION-BUYER' })
    const press = as(sandbox, DEMO_USERS.press)
    expect(await callSandbox(sandbox, audience.intentionForm, { identityId: 'PRESS' }, press)).toMatchObject({
      errCode: 4041,
    })
  })
})

describe('the registration status of a user', () => {
  it.each([
    ['passed', DEMO_USERS.registered, 'PASSED', 'PASSED', null],
    ['pending', DEMO_USERS.pending, 'PENDING', 'PENDING', null],
    ['refused', DEMO_USERS.refused, 'REFUSED', 'REFUSED', '기업 심사를 통과하지 못했습니다'],
  ])('is %s', async (_, userId, registration, enterprise, reason) => {
    const info = await payload(sandbox, audience.byUser, {}, as(sandbox, userId, 'ko-KR'))
    expect(info).toMatchObject({
      registrationAuditStatus: registration,
      registrationAuditReason: reason,
      enterpriseValidateStatus: enterprise,
      attendingIdentity: { auditStatus: registration, auditReason: reason },
    })
  })

  it('is NONE without a registration', async () => {
    expect(await payload(sandbox, audience.byUser, {}, as(sandbox, DEMO_USERS.buyer))).toMatchObject({
      registrationAuditStatus: 'NONE',
      attendingIdentity: null,
      enterpriseValidateStatus: 'PASSED',
    })
  })

  it('stays pending until a decision is made', async () => {
    const status = async () =>
      (await payload(sandbox, audience.byUser, {}, as(sandbox, DEMO_USERS.pending))).registrationAuditStatus
    sandbox.pass(60 * 24 * 7)
    expect(await status()).toBe('PENDING')
    decide(sandbox.platform.db, 'registration', `RG-${DEMO_USERS.pending}`, 'REFUSED', wordsToColumn('No.'))
    expect(await status()).toBe('REFUSED')
  })
})

import { contract } from '@fair/contract/index.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { decide } from '../audience/audit.ts'
import { wordsToColumn } from '../business/words.ts'
import { DEMO_USERS } from '../demo.ts'
import { DEMO_INVITES } from '../seed/visitor/groups.ts'
import { callSandbox, type Headers, payload } from '../testing/call-sandbox.ts'
import { as, type VisitorSandbox, visitorSandbox } from '../testing/visitor-sandbox.ts'

let sandbox: VisitorSandbox
let buyer: Headers
let press: Headers
beforeEach(() => {
  sandbox = visitorSandbox()
  buyer = as(sandbox, DEMO_USERS.buyer)
  press = as(sandbox, DEMO_USERS.press)
})
afterEach(() => sandbox.close())

const { signGroup } = contract
const en = { language: 'en-US' }
const leader = {
  userName: '陈思远',
  phone: { areaCode: '+86', number: '13800138000' },
  email: 'buyer@example.com',
  company: '宁波远帆',
  jobTitle: '采购总监',
  privacy: true,
}
const member = (number: number) => ({
  userName: `成员${number}`,
  phone: { areaCode: '+86', number: `1370013700${number}` },
  email: `m${number}@example.com`,
  company: '宁波远帆',
  jobTitle: '采购',
})
const save = (more: object = {}, headers = buyer) =>
  callSandbox(
    sandbox,
    signGroup.save,
    { signCategoryId: 'TRADE', groupName: '远帆采购部', leaderValues: { ...leader }, ...more },
    headers,
  )
const found = async () => Object((await save())['data']).signGroupId as string
const enter = (signGroupId: string, ...rows: object[]) =>
  payload(
    sandbox,
    signGroup.saveMembers,
    { signGroupId, members: rows.map((values) => ({ values: { ...values } })) },
    buyer,
  )
const detail = (signGroupId: string, headers = buyer) => payload(sandbox, signGroup.detail, { signGroupId }, headers)

describe('categories of registration groups', () => {
  it('are public, with their forms and times', async () => {
    const categories = await payload(sandbox, signGroup.categories, {}, en)
    expect(categories.map(({ signCategoryId, maxMembers }) => [signCategoryId, maxMembers])).toEqual([
      ['DELEGATION', 50],
      ['TRADE', 3],
      ['SCHOOL', 60],
    ])
    const [delegation, , school] = categories
    expect(delegation?.leaderForm.formName).toBe('The leader')
    expect(delegation?.openTo).toBe('2026-11-22T01:00:00.000Z')
    expect((school?.openTo ?? '') < '2026-11-19').toBe(true)
    expect(await payload(sandbox, signGroup.categories, {}, { tenantId: 'B' })).toEqual([])
  })
})

describe('a registration group', () => {
  it('is created, reviewed and changed by its leader', async () => {
    expect(await save({}, en)).toMatchObject({ errCode: 5014 })
    const result = await save({ requestId: 'r1' })
    expect(result).toMatchObject({ data: { result: { accepted: true, auditStatus: 'PENDING' } } })
    expect(await save({ requestId: 'r1' })).toEqual(result)
    expect(await payload(sandbox, signGroup.mine, {}, buyer)).toHaveLength(1)
    const { signGroupId } = Object(result['data'])
    sandbox.pass(3)
    expect(await detail(signGroupId)).toMatchObject({ auditStatus: 'PASSED', groupName: '远帆采购部', maxMembers: 3 })
    await save({ signGroupId, groupName: '远帆' })
    expect(await detail(signGroupId)).toMatchObject({ auditStatus: 'PENDING', groupName: '远帆' })
    expect(await callSandbox(sandbox, signGroup.detail, { signGroupId }, press)).toMatchObject({ errCode: 4041 })
  })

  it('is refused with invalid values, without a name, and in a closed or unknown category', async () => {
    const { result, signGroupId } = Object((await save({ leaderValues: { userName: 'x' } }))['data'])
    expect([result.accepted, signGroupId]).toEqual([false, null])
    expect(await save({ groupName: ' ' })).toMatchObject({ errMsg: 'groupName: is required' })
    expect(await save({ signCategoryId: 'SCHOOL' })).toMatchObject({ errCode: 4090 })
    expect(await save({ signCategoryId: 'X' })).toMatchObject({ errCode: 4041 })
    expect(await save({ signGroupId: 'SG-1' })).toMatchObject({ errCode: 4041 })
    expect(await save({ signGroupId: await found(), signCategoryId: 'DELEGATION' })).toMatchObject({ errCode: 4000 })
  })
})

describe('group members', () => {
  it('are saved in bulk: valid rows are stored, invalid rows return errors', async () => {
    const signGroupId = await found()
    const rows = await enter(signGroupId, member(1), { ...member(2), email: 'x' }, { userName: '成员3' }, member(1))
    expect(
      rows.map(({ row, signMemberId, fieldErrors }) => [row, !!signMemberId, fieldErrors.map((e) => e.fieldId)]),
    ).toEqual([
      [0, true, []],
      [1, false, ['email']],
      // Only values are missing, none is wrong: stored as incomplete.
      [2, true, ['phone', 'email', 'company', 'jobTitle']],
      [3, false, ['phone']],
    ])
    const { members } = await detail(signGroupId)
    expect(members.map(({ memberName, state, auditStatus }) => [memberName, state, auditStatus])).toEqual([
      ['成员1', 'COMPLETE', 'PENDING'],
      ['成员3', 'INCOMPLETE', 'NONE'],
    ])
    const signMemberId = members[1]?.signMemberId ?? ''
    const input = { signGroupId, members: [{ signMemberId, values: member(3) }] }
    expect(await payload(sandbox, signGroup.saveMembers, input, buyer)).toEqual([
      { row: 0, signMemberId, fieldErrors: [] },
    ])
    expect((await detail(signGroupId)).members[1]).toMatchObject({ state: 'COMPLETE' })
  })

  it('are not changed to invalid values, and the row reports the errors', async () => {
    const signGroupId = await found()
    const [, second] = await enter(signGroupId, member(1), member(2))
    const values = { ...member(2), phone: member(1).phone }
    const input = { signGroupId, members: [{ signMemberId: second?.signMemberId ?? '', values }] }
    expect(await payload(sandbox, signGroup.saveMembers, input, buyer)).toMatchObject([
      { signMemberId: null, fieldErrors: [{ fieldId: 'phone' }] },
    ])
    expect((await detail(signGroupId)).members[1]?.values).toMatchObject({ phone: member(2).phone })
  })

  it('are limited to the maximum of the category', async () => {
    const signGroupId = await found()
    const rows = await enter(signGroupId, ...[1, 2, 3, 4].map(member))
    expect(rows[3]).toMatchObject({
      signMemberId: null,
      fieldErrors: [{ fieldId: 'userName', message: 'The group has reached its maximum size' }],
    })
    expect((await detail(signGroupId)).members).toHaveLength(3)
  })

  it('have a pass only while they and their group have passed', async () => {
    const signGroupId = await found()
    const [row] = await enter(signGroupId, member(1))
    const signMemberId = row?.signMemberId ?? ''
    const only = async () => (await detail(signGroupId)).members[0]
    expect(await only()).toMatchObject({ pass: null })
    sandbox.pass(3)
    const passed = await only()
    expect(passed).toMatchObject({ auditStatus: 'PASSED', pass: { passNumber: expect.stringMatching(/^RG-/) } })
    decide(sandbox.platform.db, 'sign_group', signGroupId, 'REFUSED', wordsToColumn('No.'))
    expect(await only()).toMatchObject({ auditStatus: 'PASSED', pass: null })
    decide(sandbox.platform.db, 'sign_member', signMemberId, 'REFUSED', wordsToColumn('Wrong number.'))
    expect(await only()).toMatchObject({ auditStatus: 'REFUSED', auditReason: 'Wrong number.' })
  })

  it('are removed with their links, and only by their own leader', async () => {
    const signGroupId = await found()
    const [row] = await enter(signGroupId, member(1))
    const signMemberId = row?.signMemberId ?? ''
    const { inviteToken } = await payload(sandbox, signGroup.invite, { signGroupId, signMemberId }, buyer)
    const out = await payload(
      sandbox,
      signGroup.removeMembers,
      { signGroupId, signMemberIds: ['SM-1', signMemberId] },
      buyer,
    )
    expect(out.members).toEqual([])
    expect((await detail('SG-1', press)).members).toHaveLength(4)
    expect(await payload(sandbox, signGroup.invitation, { inviteToken }, en)).toMatchObject({ state: 'WITHDRAWN' })
  })

  it('change the update time of the group when they are added or removed', async () => {
    const signGroupId = await found()
    const time = async () => (await detail(signGroupId)).updateTime
    const times = [await time()]
    sandbox.pass(1)
    const [row] = await enter(signGroupId, member(1))
    times.push(await time())
    sandbox.pass(1)
    await payload(sandbox, signGroup.invite, { signGroupId, signMemberId: row?.signMemberId ?? '' }, buyer)
    expect(await time()).toBe(times.at(-1))
    const signMemberIds = [row?.signMemberId ?? '']
    times.push((await payload(sandbox, signGroup.removeMembers, { signGroupId, signMemberIds }, buyer)).updateTime)
    expect(times).toEqual([...new Set(times)].toSorted())
    sandbox.pass(1)
    await payload(sandbox, signGroup.removeMembers, { signGroupId, signMemberIds }, buyer)
    expect(await time()).toBe(times.at(-1))
  })
})

describe('an invitation link', () => {
  it.each(Object.entries(DEMO_INVITES))('can have the state %s', async (state, inviteToken) => {
    const invitation = await payload(sandbox, signGroup.invitation, { inviteToken }, en)
    expect(invitation).toMatchObject({ state, leaderName: 'Marta Kowalska' })
    expect(invitation.memberForm === null).toBe(state !== 'VALID')
    const joined = await callSandbox(sandbox, signGroup.join, { inviteToken, values: {} }, en)
    expect(joined).toMatchObject(state === 'VALID' ? { data: { accepted: false } } : { errCode: 4090 })
  })

  it('is UNKNOWN with an invalid token', async () => {
    expect(await payload(sandbox, signGroup.invitation, { inviteToken: 'x' }, en)).toEqual({ state: 'UNKNOWN' })
    expect(await callSandbox(sandbox, signGroup.join, { inviteToken: 'x', values: {} }, en)).toMatchObject({
      errCode: 4090,
      errMsg: 'This link is not valid',
    })
  })

  it('allows anyone to join without a login, once per request id', async () => {
    const signGroupId = await found()
    const { inviteToken, path } = await payload(sandbox, signGroup.invite, { signGroupId }, buyer)
    expect(path).toBe(`/sign-group/member-apply-form?inviteToken=${inviteToken}`)
    const join = (values: object, requestId: string) =>
      payload(sandbox, signGroup.join, { inviteToken, values: { ...values }, requestId }, en)
    expect(await join({ userName: 'x' }, 'r1')).toMatchObject({ accepted: false })
    // A form that was sent back may be sent again under the same id.
    const done = await join(member(1), 'r1')
    expect(done).toMatchObject({ accepted: true, auditStatus: 'PENDING' })
    expect(await join(member(1), 'r1')).toEqual(done)
    expect(await join(member(1), 'r2')).toMatchObject({ accepted: false, fieldErrors: [{ fieldId: 'phone' }] })
    expect((await detail(signGroupId)).members).toHaveLength(1)
  })

  it('for one member shows the known values, and completes the member', async () => {
    const signGroupId = await found()
    const [row] = await enter(signGroupId, { userName: '成员1' })
    const signMemberId = row?.signMemberId ?? ''
    const { inviteToken } = await payload(sandbox, signGroup.invite, { signGroupId, signMemberId }, buyer)
    expect((await detail(signGroupId)).members[0]).toMatchObject({ state: 'INVITED' })
    const { memberForm } = await payload(sandbox, signGroup.invitation, { inviteToken }, en)
    expect(memberForm?.values).toEqual({ userName: '成员1' })
    await payload(sandbox, signGroup.join, { inviteToken, values: member(1) }, en)
    const { members } = await detail(signGroupId)
    expect(members).toMatchObject([{ signMemberId, state: 'COMPLETE', auditStatus: 'PENDING' }])
  })

  it('expires after two weeks', async () => {
    const { inviteToken } = await payload(sandbox, signGroup.invite, { signGroupId: 'SG-1' }, press)
    const state = async () => (await payload(sandbox, signGroup.invitation, { inviteToken }, en)).state
    expect(await state()).toBe('VALID')
    sandbox.pass(14 * 24 * 60)
    expect(await state()).toBe('CLOSED')
  })
})

import type { InputOf } from '@fair/contract/endpoint.ts'
import { contract } from '@fair/contract/index.ts'
import { backfillAddress } from '@fair/contract/rules/validation.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { decide } from '../audience/audit.ts'
import { wordsToColumn } from '../business/words.ts'
import { DEMO_USERS } from '../demo.ts'
import { callSandbox, type Headers, payload } from '../testing/call-sandbox.ts'
import { as, type VisitorSandbox, visitorSandbox } from '../testing/visitor-sandbox.ts'

let sandbox: VisitorSandbox
let buyer: Headers
beforeEach(() => {
  sandbox = visitorSandbox()
  buyer = as(sandbox, DEMO_USERS.buyer)
})
afterEach(() => sandbox.close())

const { preregistration: pre, audience } = contract
const en = { language: 'en-US' }
const agreementIds = ['A-USER', 'A-PRIVACY']
const stepOne = {
  userName: '陈思远',
  phone: { areaCode: '+86', number: '13800138000' },
  email: 'buyer@example.com',
  company: '宁波远帆进出口有限公司',
  jobTitle: '采购总监',
  department: 'purchasing',
  companyAddress: { region: ['CN', 'CN-ZJ', '330200', '330212'], street: '会展路181号' },
  privacy: true,
}
const stepTwo = {
  categories: [['C1', 'C1-1'], ['C2']],
  quantity: 1000,
  budget: 'large',
  services: ['hotel', 'matching'],
}
const visit = {
  visitDay: '2026-11-20',
  interpreter: '1',
  interpreterLanguage: 'en',
  companions: [{ companionName: '周可欣' }],
}
type Sent = InputOf<typeof pre.submit>
const send = (step: 1 | 2, values: object, more: Partial<Sent> = {}, headers = buyer) =>
  callSandbox(
    sandbox,
    pre.submit,
    { step, identityId: 'PROFESSIONAL', values: { ...values }, ...(step === 1 && { agreementIds }), ...more },
    headers,
  )
const info = (headers = buyer) => payload(sandbox, pre.personalInfo, {}, headers)
const result = (headers = buyer) => payload(sandbox, pre.successResult, {}, headers)

describe('registration', () => {
  it('is open until the exhibition ends, and has a configuration', async () => {
    const config = await payload(sandbox, pre.signConfig, {}, en)
    expect(config).toMatchObject({ signState: '1', hasStepTwo: '1', groupSign: '1', agreementIds })
    expect(config.signTo).toBe('2026-11-22T09:00:00.000Z')
    const closed = async (headers: Headers) => (await payload(sandbox, pre.signConfig, {}, headers)).signState
    expect(await closed({ exhibitionId: '2003' })).toBe('0')
    expect(await closed({ tenantId: 'B' })).toBe('0')
    sandbox.pass(4 * 24 * 60)
    expect(await closed(en)).toBe('0')
    const late = as(sandbox, DEMO_USERS.buyer)
    expect(await send(1, stepOne, {}, late)).toMatchObject({ errCode: 4090, errMsg: 'Registration is not open' })
  })

  it('offers open identities to everyone, and others only to users who hold them', async () => {
    const ids = async (headers: Headers) =>
      (await payload(sandbox, pre.identities, {}, headers)).map(({ identity }) => identity.identityId)
    expect(await ids(en)).toEqual(['PROFESSIONAL'])
    expect(await ids(buyer)).toEqual(['PROFESSIONAL', 'BUYER'])
    const [first] = await payload(sandbox, pre.identities, {}, buyer)
    expect(first?.stepOne.values).toMatchObject({ userName: '陈思远', phone: { number: '13800138000' } })
    const [anybody] = await payload(sandbox, pre.identities, {}, en)
    expect(anybody?.stepOne.values).toBeNull()
    const press = await payload(sandbox, pre.identities, {}, as(sandbox, DEMO_USERS.press))
    expect(press.find(({ identity }) => identity.identityId === 'PRESS')?.stepTwo).toBeNull()
  })

  it('returns no personal data from the public call, and requires a login for the others', async () => {
    expect(await payload(sandbox, pre.info, {}, buyer)).toMatchObject({ registrationId: null, step: 1, values: {} })
    for (const call of [pre.personalInfo, pre.preview, pre.successResult, pre.last]) {
      expect(await callSandbox(sandbox, call, {}, en)).toMatchObject({ errCode: 5014 })
    }
  })
})

describe('the registration steps', () => {
  it('lead to an active pass once both are complete', async () => {
    const { db } = sandbox.platform
    db.run('UPDATE ticket SET holder_name = NULL, activate_time = NULL WHERE user_id = ?', DEMO_USERS.buyer)
    expect(await callSandbox(sandbox, pre.successResult, {}, buyer)).toMatchObject({ errCode: 4041 })
    const first = await send(1, stepOne, { logIdUrl: 'https://log.example/?id=1' })
    expect(first).toMatchObject({ data: { result: { accepted: true, auditStatus: 'NONE', message: null }, step: 2 } })
    expect(await info()).toMatchObject({ step: 2, identityId: 'PROFESSIONAL', auditStatus: 'NONE' })
    expect(await callSandbox(sandbox, pre.successResult, {}, buyer)).toMatchObject({ errCode: 4090 })
    const second = await send(2, stepTwo)
    expect(second).toMatchObject({
      data: { result: { accepted: true, auditStatus: 'PASSED', message: 'You are registered' }, step: 0 },
    })
    const done = await result()
    expect(done).toMatchObject({ holderName: '陈思远', identityName: 'Professional visitor', auditStatus: 'PASSED' })
    expect(done.ticketIds).toHaveLength(1)
    // One entry, one code: the pass is active for the registered name, and its code is the registration's.
    const pass = db.one<{ number: string }>(
      'SELECT number, holder_name, activate_time FROM ticket WHERE ticket_id = ?',
      ...done.ticketIds,
    )
    expect(pass).toMatchObject({ holder_name: '陈思远', activate_time: expect.any(String) })
    expect(done.qrContent).toContain(`FAIR:${pass?.number}:`)
    expect((await result()).ticketIds).toEqual(done.ticketIds)
    expect(await info()).toMatchObject({ step: 0, auditStatus: 'PASSED', values: { budget: 'large' } })
    expect(await payload(sandbox, audience.byUser, {}, buyer)).toMatchObject({
      identityId: 'PROFESSIONAL',
      attendingIdentity: { auditStatus: 'PASSED' },
    })
  })

  it('can be previewed as readable text', async () => {
    await send(1, stepOne)
    const preview = await payload(sandbox, pre.preview, {}, buyer)
    expect(preview.badge).toEqual({
      holderName: '陈思远',
      company: '宁波远帆进出口有限公司',
      identityName: 'Professional visitor',
    })
    const lines = Object.fromEntries(preview.sections.flatMap(({ lines }) => lines.map((l) => [l.label, l.value])))
    expect(lines).toMatchObject({
      'Mobile phone': '+86 13800138000',
      Department: 'Purchasing',
      'Company address': '会展路181号, Yinzhou District, Ningbo, Zhejiang, China',
    })
    const invited = as(sandbox, DEMO_USERS.buyer, 'zh-CN')
    await send(1, { ...stepOne, organisationCode: '91330200MA2AXXXX0Q' }, { identityId: 'BUYER' }, invited)
    await send(2, { ...stepTwo, ...visit }, { identityId: 'BUYER' }, invited)
    const zh = await payload(sandbox, pre.preview, {}, invited)
    const listed = Object.fromEntries(zh.sections.flatMap(({ lines }) => lines.map((l) => [l.label, l.value])))
    expect(listed).toMatchObject({
      公司地址: '中国 浙江省 宁波市 鄞州区 会展路181号',
      感兴趣的品类: 'C1 zh-CN / C1-1 zh-CN、C2 zh-CN',
      预计数量: '1000 件',
      需要的服务: '采购对接会、酒店预订',
      到场日期: '2026年11月20日',
      翻译语种: '英语',
      '同行人员 1': '周可欣',
    })
  })

  it('are complete if the second step is skipped', async () => {
    const { registrationId } = Object((await send(1, stepOne))['data'])
    expect(await callSandbox(sandbox, pre.skipStepTwo, { registrationId: 'x' }, buyer)).toMatchObject({ errCode: 4041 })
    const skipped = await payload(sandbox, pre.skipStepTwo, { registrationId }, buyer)
    expect(skipped.auditStatus).toBe('PASSED')
    expect(await payload(sandbox, pre.skipStepTwo, { registrationId }, buyer)).toEqual(skipped)
  })

  it('return field errors, and require the agreements and the first step', async () => {
    expect(await send(1, stepOne, { agreementIds: ['A-USER'] })).toMatchObject({ errCode: 4111 })
    const { result: back, registrationId } = Object(
      (await send(1, { ...stepOne, phone: undefined, email: 'x' }))['data'],
    )
    expect(registrationId).toBeNull()
    expect(back.fieldErrors.map(({ fieldId }: { fieldId: string }) => fieldId)).toEqual(['phone', 'email'])
    expect(await send(2, stepTwo)).toMatchObject({ errCode: 4090, errMsg: 'Complete the first step first' })
    expect(await send(1, stepOne, { identityId: 'PRESS' })).toMatchObject({ errCode: 4041 })
  })

  it('are processed once per request id, and refused after registration', async () => {
    const first = await send(1, stepOne, { requestId: 'r1' })
    expect(await send(1, { ...stepOne, company: 'Other' }, { requestId: 'r1' })).toEqual(first)
    expect((await info()).values).toMatchObject({ company: stepOne.company })
    await send(1, { ...stepOne, company: 'Corrected' }, { requestId: 'r2' })
    expect((await info()).values).toMatchObject({ company: 'Corrected' })
    await send(2, stepTwo)
    expect(await send(1, stepOne)).toMatchObject({ errCode: 4090, errMsg: 'You are registered already' })
    expect(await send(2, stepTwo)).toMatchObject({ errCode: 4090 })
  })
})

describe('a registration under review', () => {
  const register = async () => {
    await send(1, { ...stepOne, organisationCode: '91330200MA2AXXXX0Q' }, { identityId: 'BUYER' })
    return send(2, { ...stepTwo, ...visit }, { identityId: 'BUYER' })
  }

  it('has no pass until it has passed', async () => {
    expect(await register()).toMatchObject({ data: { result: { auditStatus: 'PENDING' } } })
    expect(await result()).toMatchObject({ auditStatus: 'PENDING', qrContent: null, ticketIds: [] })
    sandbox.pass(3)
    expect(await result()).toMatchObject({ auditStatus: 'PASSED', qrContent: expect.stringContaining('FAIR:') })
  })

  it('can be submitted again after a refusal, under the same number', async () => {
    await register()
    const { registrationId, registrationNumber } = await result()
    decide(sandbox.platform.db, 'registration', registrationId, 'REFUSED', wordsToColumn('No stamp.'))
    expect(await result()).toMatchObject({ auditStatus: 'REFUSED', auditReason: 'No stamp.', qrContent: null })
    expect(await info()).toMatchObject({ step: 1, auditStatus: 'REFUSED' })
    await register()
    expect(await result()).toMatchObject({ auditStatus: 'PENDING', auditReason: null, registrationNumber })
  })
})

describe('registration data from earlier visits', () => {
  it('include the values of another exhibition, and an address by the backfill rule', async () => {
    const { last } = await payload(sandbox, pre.last, {}, buyer)
    expect(last).toMatchObject({ exhibitionName: 'Fair 2002 en-US', values: { jobTitle: '采购总监', budget: 'large' } })
    const newcomer = as(sandbox, DEMO_USERS.newcomer)
    expect(await payload(sandbox, pre.last, {}, newcomer)).toEqual({ last: null })
    await send(1, stepOne)
    const { companyAddress } = await info()
    expect(companyAddress).toBe('中国浙江省宁波市鄞州区;会展路181号')
    expect(backfillAddress(companyAddress)).toBe(companyAddress)
    // The rule replaces a street in Latin letters by null.
    const emma = await info(as(sandbox, DEMO_USERS.registered))
    expect(emma.companyAddress).toBe('瑞典;Sveavägen 44, Stockholm')
    expect(backfillAddress(emma.companyAddress)).toBeNull()
  })
})

describe('a promotion channel', () => {
  const valid = (promotionChannelId: string) => payload(sandbox, pre.promotionValid, { promotionChannelId }, en)

  it('is valid, or invalid because it has ended or is unknown', async () => {
    expect(await valid('PARTNER')).toMatchObject({
      promotionChannelValidStatus: '1',
      promotionChannelName: 'Partner association',
    })
    expect(await valid('SPRING')).toMatchObject({ promotionChannelValidStatus: '0' })
    expect(await valid('X')).toMatchObject({ promotionChannelValidStatus: '0', promotionChannelName: null })
    const linked = await payload(sandbox, pre.info, { promotionChannelId: 'PARTNER' }, en)
    expect(linked).toMatchObject({ promotionChannelValidStatus: '1', promotionChannelId: 'PARTNER' })
  })

  it('is stored with the registration only if it is valid', async () => {
    await send(1, stepOne, { promotionChannelId: 'SPRING' })
    expect(await info()).toMatchObject({ promotionChannelId: null })
    await send(1, stepOne, { promotionChannelId: 'PARTNER' })
    expect(await info()).toMatchObject({ promotionChannelId: 'PARTNER' })
  })
})

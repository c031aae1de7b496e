import { contract } from '@fair/contract/index.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DEMO_USERS } from '../demo.ts'
import type { Form } from '../sent.ts'
import { callSandbox, type Headers, payload } from '../testing/call-sandbox.ts'
import { as, type VisitorSandbox, visitorSandbox } from '../testing/visitor-sandbox.ts'

let sandbox: VisitorSandbox
beforeEach(() => {
  sandbox = visitorSandbox()
})
afterEach(() => sandbox.close())

const { form, user, audience } = contract
const en = { language: 'en-US' }
const buyer = () => as(sandbox, DEMO_USERS.buyer)
const submit = ({ formId, version }: Form, values: object, headers: Headers, more: object = {}) =>
  payload(sandbox, form.submit, { formId, version, values: { ...values }, ...more }, headers)

describe('the form of the user details', () => {
  it('is filled in from the account', async () => {
    const config = await payload(sandbox, form.userConfig, {}, buyer())
    expect(config).toMatchObject({ formId: 'USER', formName: 'Your details', submitText: 'Save' })
    expect(config.values).toEqual({
      userName: '陈思远',
      company: '宁波远帆进出口有限公司',
      jobTitle: '采购总监',
      industries: [['I1'], ['I2']],
    })
    expect(await callSandbox(sandbox, form.userConfig, {}, en)).toMatchObject({ errCode: 5014 })
  })

  it('updates the account, and completes it together with the channel form', async () => {
    const newcomer = as(sandbox, DEMO_USERS.newcomer)
    const before = await payload(sandbox, user.completed, {}, newcomer)
    expect(before).toMatchObject({ needCompleteInfo: true })
    expect(before.missingForms.map(({ formId }) => formId)).toEqual(['USER', 'CHANNEL-PROFESSIONAL'])
    const config = await payload(sandbox, form.userConfig, {}, newcomer)
    const values = { userName: '周 可欣', company: '可欣贸易', jobTitle: '经理', industries: [['I3']] }
    expect(await submit(config, values, newcomer)).toMatchObject({ accepted: true, auditStatus: 'NONE' })
    const channel = await payload(sandbox, form.dynamic, { formId: 'CHANNEL-PROFESSIONAL' }, newcomer)
    const visit = { role: 'decides', purposes: ['source'], knownFrom: 'media', privacy: true }
    expect(await submit(channel, visit, newcomer)).toMatchObject({ accepted: true })
    expect(await payload(sandbox, user.completed, {}, newcomer)).toEqual({
      needCompleteInfo: false,
      completeness: 100,
      missingForms: [],
    })
    expect(await payload(sandbox, user.info, {}, newcomer)).toMatchObject({ userName: '周 可欣', company: '可欣贸易' })
  })
})

describe('submitting a form', () => {
  it('returns errors in the visitor’s language, and stores nothing', async () => {
    const headers = { language: 'ja-JP' }
    const letter = await payload(sandbox, form.dynamic, { formId: 'MARKETING-LETTER' }, headers)
    const result = await submit(letter, { email: 'x', topics: [] }, headers)
    expect(result).toMatchObject({ accepted: false, submissionId: null })
    expect(result.fieldErrors).toEqual([
      { fieldId: 'email', message: '正しいメールアドレスを入力してください' },
      { fieldId: 'topics', message: '必須項目です' },
      { fieldId: 'privacy', message: '同意が必要です' },
    ])
    expect(sandbox.platform.db.one(`SELECT 1 FROM form_submission WHERE form_id = 'MARKETING-LETTER'`)).toBeUndefined()
  })

  it('needs a login only if the form does, and stores once per request id', async () => {
    const letter = await payload(sandbox, form.dynamic, { formId: 'MARKETING-LETTER' }, en)
    expect(letter.values).toBeNull()
    const values = { email: 'a@b.cn', topics: ['travel'], privacy: true }
    const first = await submit(letter, values, en, { requestId: 'r1' })
    expect(first).toMatchObject({ accepted: true, message: 'You are subscribed. Watch your inbox' })
    expect(await submit(letter, values, en, { requestId: 'r1' })).toEqual(first)
    const stored = () => sandbox.platform.db.all(`SELECT 1 FROM form_submission WHERE form_id = 'MARKETING-LETTER'`)
    expect(stored()).toHaveLength(1)
    await submit(letter, values, en, { requestId: 'r2' })
    expect(stored()).toHaveLength(2)
    const survey = await payload(sandbox, form.dynamic, { formId: 'MARKETING-SURVEY' }, en)
    const refusal = await callSandbox(
      sandbox,
      form.submit,
      { formId: survey.formId, version: survey.version, values: {} },
      en,
    )
    expect(refusal).toMatchObject({ errCode: 5014 })
  })

  it('is refused for another version and for an unknown form', async () => {
    const input = { formId: 'MARKETING-LETTER', version: 'old', values: {} }
    expect(await callSandbox(sandbox, form.submit, input, en)).toMatchObject({ success: false, errCode: 4090 })
    expect(await callSandbox(sandbox, form.submit, { ...input, formId: 'X' }, en)).toMatchObject({ errCode: 4041 })
    // Registration has separate calls.
    expect(await callSandbox(sandbox, form.dynamic, { formId: 'REGISTRATION-BUYER' }, en)).toMatchObject({
      errCode: 4041,
    })
  })

  it('does not store passwords', async () => {
    const apply = await payload(sandbox, form.dynamic, { formId: 'EXHIBITOR-APPLY' }, en)
    const values = {
      enterpriseName: 'Nordhem AB',
      catalogueName: 'Nordhem',
      organisationCode: 'SE5561234',
      companyAddress: { region: ['SE'], street: 'Sveavägen 44' },
      standKind: 'raw',
      area: 45,
      category: [['C1', 'C1-1']],
      contacts: [{ contactName: 'E', contactPhone: { areaCode: '+46', number: '70 123 45 67' }, email: 'e@n.se' }],
      invoiceName: 'Nordhem AB',
      exhibitedBefore: '0',
      portalName: 'nordhem',
      newPortalPassword: 'Fair-2026',
      // Hidden: it is neither checked nor stored.
      portalPassword: 'x',
    }
    expect(await submit(apply, values, en)).toMatchObject({ accepted: true, auditStatus: 'PENDING' })
    const row = sandbox.platform.db.one<{ form_values: string }>('SELECT * FROM form_submission ORDER BY seq DESC')
    expect(Object.keys(JSON.parse(row?.form_values ?? '{}'))).toContain('portalName')
    expect(row?.form_values).not.toMatch(/assword/)
  })

  it('is refused for the form of an identity not available to the user', async () => {
    const press = await payload(sandbox, form.dynamic, { formId: 'CHANNEL-PRESS' }, buyer())
    const input = { formId: press.formId, version: press.version, values: {} }
    expect(await callSandbox(sandbox, form.submit, input, buyer())).toMatchObject({ errCode: 4041 })
  })
})

describe('enterprise verification', () => {
  it('is pending after the form is submitted, and passes after a while', async () => {
    const headers = as(sandbox, DEMO_USERS.newcomer)
    const status = async () => (await payload(sandbox, audience.byUser, {}, headers)).enterpriseValidateStatus
    expect(await status()).toBe('NONE')
    const basic = await payload(sandbox, audience.basicForm, { identityId: 'PROFESSIONAL' }, headers)
    const values = {
      enterpriseName: '可欣贸易有限公司',
      industry: ['I1'],
      companyAddress: { region: ['CN', 'CN-ZJ', '330200', '330212'], street: '会展路181号', postcode: '315040' },
      telephone: '0574-87654321',
    }
    const result = await submit(basic, values, headers)
    expect(result).toMatchObject({ accepted: true, auditStatus: 'PENDING' })
    expect(await status()).toBe('PENDING')
    const { registrationInfo } = await payload(sandbox, audience.recentRegistration, {}, headers)
    expect(registrationInfo).toMatchObject({
      enterpriseName: '可欣贸易有限公司',
      companyAddress: '中国浙江省宁波市鄞州区;会展路181号',
      auditStatus: 'PENDING',
    })
    sandbox.pass(3)
    expect(await status()).toBe('PASSED')
    const again = await payload(sandbox, audience.basicForm, { identityId: 'PROFESSIONAL' }, headers)
    expect(again.values).toMatchObject({ enterpriseName: '可欣贸易有限公司', telephone: '0574-87654321' })
  })
})

import { audience } from '@fair/contract/audience.ts'
import type { Form } from '@fair/contract/form.ts'
import { DEMO_USERS, type DemoUser } from '@fair/sandbox/demo.ts'
import type { Sandbox } from '@fair/sandbox/sandbox.ts'
import { fixtureSandbox } from '@fair/sandbox/testing/fixture.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { parsed } from '../../../tests/parsed.ts'
import { type Call, createClient } from '../../api/client.ts'
import {
  knownValues,
  lastValues,
  loadSituation,
  readQuery,
  type Situation,
  splitAgreements,
  stageOf,
  withAgreements,
} from './registration.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = fixtureSandbox()
})
afterEach(() => sandbox.close())

const ACCOUNTS: Partial<Record<DemoUser, string>> = {
  buyer: 'buyer@example.com',
  registered: 'emma.larsson@example.com',
  pending: 'sato@example.com',
  refused: 'minjun@example.com',
}

function client(authorization: string | null): Call {
  return createClient({
    base: '',
    product: 'expo',
    headers: () => ({
      tenantId: 'A',
      exhibitionId: '2001',
      language: 'en-US',
      ...(authorization === null ? {} : { Authorization: authorization }),
    }),
    text: (key) => key,
    fetch: async (input, init) => sandbox.fetch(new Request(new URL(String(input), 'http://localhost'), init)),
  })
}

async function as(user: DemoUser): Promise<Call> {
  const { auth } = await import('@fair/contract/auth.ts')
  const account = ACCOUNTS[user] ?? ''
  const answer = await client(null)(auth.login, {
    loginType: 'PASSWORD',
    accountType: 'EMAIL',
    account,
    password: 'Fair2026',
  })
  if (!answer.ok) throw new Error(answer.message)
  return client(answer.data.authorization)
}

async function situation(call: Call, isLogined: boolean, search = ''): Promise<Situation> {
  const answer = await loadSituation(call, readQuery(search), isLogined)
  if (!answer.ok) throw new Error(answer.message)
  return answer.data
}

const NOW = '2026-11-19T02:42:00Z'

describe('the situation of a registration', () => {
  test('has no personal data, and the stage signedOut, without a login', async () => {
    const found = await situation(client(null), false)
    expect(found.info).toBeNull()
    expect(found.last).toBeNull()
    expect(found.forms.length).toBeGreaterThan(0)
    expect(stageOf(found, parsed(NOW))).toBe('signedOut')
  })

  test('has the stage identity with two identities, and done for a registered, pending or refused visitor', async () => {
    expect(Object.keys(DEMO_USERS)).toEqual(expect.arrayContaining(Object.keys(ACCOUNTS)))
    expect(stageOf(await situation(await as('buyer'), true), parsed(NOW))).toBe('identity')
    expect(stageOf(await situation(await as('registered'), true), parsed(NOW))).toBe('done')
    expect(stageOf(await situation(await as('pending'), true), parsed(NOW))).toBe('done')
    const refused = await situation(await as('refused'), true)
    expect(stageOf(refused, parsed(NOW))).toBe('done')
    // Nothing can be corrected once registration is closed.
    const shut = { ...refused, config: { ...refused.config, signState: '0' as const } }
    expect(stageOf(shut, parsed('2030-01-01T00:00:00Z'))).toBe('over')
  })

  test('has the stage notYet before, over after, and closed without identities', async () => {
    const found = await situation(client(null), false)
    const shut = { ...found, config: { ...found.config, signState: '0' as const } }
    expect(stageOf(shut, parsed('2020-01-01T00:00:00Z'))).toBe('notYet')
    expect(stageOf(shut, parsed('2030-01-01T00:00:00Z'))).toBe('over')
    expect(stageOf({ ...found, forms: [] }, parsed(NOW))).toBe('closed')
  })

  test('has the stage one with a single identity, and two with an open second step', async () => {
    const found = await situation(await as('buyer'), true)
    const [first] = found.forms
    if (!first || !found.info) throw new Error('no form')
    expect(stageOf({ ...found, forms: [first] }, parsed(NOW))).toBe('one')
    const info = { ...found.info, registrationId: 'R', step: 2, identityId: first.identity.identityId }
    expect(stageOf(parsed({ ...found, info }), parsed(NOW))).toBe('two')
  })

  test('has the identity and the agreements of an earlier choice', async () => {
    const call = await as('buyer')
    const before = await situation(call, true)
    expect(before.lastIdentityId).toBeNull()
    expect((await situation(client(null), false)).agreements.map(({ isAccepted }) => isAccepted)).not.toContain(true)
    const second = before.forms[1]?.identity.identityId ?? ''
    await call(audience.choose, { identityId: second })
    const after = await situation(await as('buyer'), true)
    expect(after.lastIdentityId).toBe(second)
    expect(after.agreements.length).toBeGreaterThan(0)
    expect(after.agreements.filter(({ isAccepted }) => isAccepted).map(({ agreementId }) => agreementId)).toEqual(
      after.agreements.map(({ agreementId }) => agreementId).filter((id) => /USER|PRIVACY/i.test(id)),
    )
  })

  test('has no second step if the exhibition has none', async () => {
    const call = client(null)
    expect((await situation(call, false)).forms.some(({ stepTwo }) => stepTwo !== null)).toBe(true)
    const without: Call = async (endpoint, input, options) => {
      const answer = await call(endpoint, input, options)
      return endpoint.path.endsWith('/querySignConfigInfo') && answer.ok
        ? { ...answer, data: { ...answer.data, hasStepTwo: '0' } }
        : answer
    }
    const found = await situation(without, false)
    expect(found.forms.map(({ stepTwo }) => stepTwo)).toEqual(found.forms.map(() => null))
    const [first] = found.forms
    const info = { registrationId: 'R', step: 2, identityId: first?.identity.identityId ?? '' }
    expect(stageOf({ ...found, info: Object(info) }, parsed(NOW))).not.toBe('two')
  })

  test('has a promotion channel only if the address names one', async () => {
    expect((await situation(client(null), false)).promotion).toBeNull()
    const valid = await situation(client(null), false, '?promotionChannelId=PARTNER')
    expect(valid.promotion).toMatchObject({ promotionChannelId: 'PARTNER', isValid: true })
    expect((await situation(client(null), false, '?promotionChannelId=SPRING')).promotion?.isValid).toBe(false)
  })

  test('has the values of an earlier registration', async () => {
    const { last } = await situation(await as('buyer'), true)
    expect(last?.values['company']).toBe('宁波远帆进出口有限公司')
  })
})

describe('the backfill rule of Spec 5', () => {
  const form: Form = parsed({
    formId: 'F',
    formName: 'F',
    version: '1',
    sections: [],
    values: { company: 'x', address: 'form' },
  })
  const info = {
    auditStatus: 'NONE' as const,
    step: 1,
    promotionChannelValidStatus: '0' as const,
    values: { address: 'a', companyAddress: 'b' },
  }

  test.each([
    ['浙江省宁波市;会展路181号', true],
    ['瑞典;Sveavägen 44', false],
    ['浙江省宁波市会展路181号', false],
    ['  ', false],
    [null, false],
  ])('fills in the address %s: %s', (address, isKept) => {
    expect('address' in knownValues(form, { ...info, address })).toBe(isKept)
    expect('companyAddress' in knownValues(form, { ...info, companyAddress: address })).toBe(isKept)
  })

  test('fills in values that are not addresses', () => {
    expect(knownValues(form, { ...info, values: { jobTitle: 'Buyer' } })).toMatchObject({
      jobTitle: 'Buyer',
      company: 'x',
    })
    expect(knownValues(form, null)).toEqual({ company: 'x' })
  })

  test('applies to the addresses of an earlier registration by their street', () => {
    const chinese = { region: ['CN'], street: '会展路181号' }
    const latin = { region: ['SE'], street: 'Sveavägen 44' }
    expect(lastValues({ address: chinese, companyAddress: latin, company: 'x' })).toEqual({
      address: chinese,
      company: 'x',
    })
  })
})

describe('registration agreements', () => {
  const privacy = { type: 'agreement' as const, fieldId: 'p', label: 'P', required: true, agreementId: 'A1' }
  const form: Form = parsed({
    formId: 'F',
    formName: 'F',
    version: '1',
    sections: [{ sectionId: 's', title: 'S', fields: [privacy] }],
  })
  const both = [
    { agreementId: 'A1', title: 'Privacy', isAccepted: false },
    { agreementId: 'A2', title: 'Terms', isAccepted: false },
  ]
  const full = withAgreements(form, parsed(both), 'Agreements', (title) => `Agree: ${title}`)

  test('are added to the form unless the form already has them', () => {
    expect(full.sections[1]?.fields.map(({ label }) => label)).toEqual(['Agree: Terms'])
    expect(withAgreements(form, parsed(both.slice(0, 1)), 'Agreements', String)).toBe(form)
  })

  test('are sent by their ids, and added ones are removed from the values', () => {
    expect(splitAgreements(full, { p: true, 'agreement:A2': true, name: 'x' }, parsed(both))).toEqual({
      values: { p: true, name: 'x' },
      agreementIds: ['A1', 'A2'],
    })
    expect(splitAgreements(full, { p: true }, parsed(both)).agreementIds).toEqual(['A1'])
  })

  test('are shown once for each version, and always sent', () => {
    const before = parsed<Situation['agreements']>(
      both.map((each) => ({ ...each, isAccepted: each.agreementId === 'A2' })),
    )
    expect(withAgreements(form, before, 'Agreements', String)).toBe(form)
    expect(splitAgreements(form, { p: true }, before).agreementIds).toEqual(['A1', 'A2'])
  })
})

test('the address provides its parameters, cut to the platform’s limit', () => {
  expect(readQuery('?logIdUrl=https%3A%2F%2Fa.example%2F%3Fx%3D1')).toMatchObject({
    logIdUrl: 'https://a.example/?x=1',
  })
  expect(readQuery(`?logIdUrl=${'x'.repeat(3000)}`).logIdUrl).toHaveLength(2000)
  expect(readQuery('', 'of the first page').logIdUrl).toBe('of the first page')
  expect(readQuery('?logIdUrl=own', 'of the first page').logIdUrl).toBe('own')
  expect(readQuery('')).toEqual({ logIdUrl: null, promotionChannelId: null, identityId: null })
})

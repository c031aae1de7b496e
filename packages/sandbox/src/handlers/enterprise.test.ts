import { rules } from '@fair/contract/rules/validation.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { organisationCode } from '../business/register.ts'
import { DEMO_USERS } from '../demo.ts'
import { calls, type Desk, openDesk } from '../testing/business.ts'

const { enterprise, member } = calls
let desk: Desk
beforeAll(() => {
  desk = openDesk()
})
afterAll(() => desk.close())

describe('enterprises', () => {
  it('are found by id within their tenant, in the visitor’s language', async () => {
    const info = await desk.anonymous().get(enterprise.info, { id: 'P0' })
    expect(info).toMatchObject({ enterpriseId: 'P0', enterpriseName: 'Zeta Works 0 en-US', employees: '50–100' })
    expect(info.foundedOn).toMatch(/^1990-\d\d-\d\d$/)
    expect(rules.organisationCode(info.organisationCode)).toBe(true)
    expect(await desk.anonymous({ language: 'ja-JP' }).get(enterprise.info, { id: 'P0' })).toMatchObject({
      enterpriseName: 'Zeta Works 0 ja-JP',
      organisationCode: info.organisationCode,
    })
    expect(await desk.anonymous().refusal(enterprise.info, { id: 'P99' })).toContain('4041')
    expect(await desk.anonymous({ tenantId: 'B' }).refusal(enterprise.info, { id: 'P0' })).toContain('4041')
  })

  it('have codes with a GB 32100 check character in China, and nine digits elsewhere', () => {
    const characters = '0123456789ABCDEFGHJKLMNPQRTUWXY'
    for (let n = 0; n < 50; n += 1) {
      const code = organisationCode(`P${n}`, 'CN-ZJ')
      expect(rules.organisationCode(code)).toBe(true)
      const sum = [...code].reduce((total, character, at) => {
        const weight = at === 17 ? 1 : 3 ** at % 31
        return total + characters.indexOf(character) * weight
      }, 0)
      expect([code, sum % 31]).toEqual([code, 0])
      expect(organisationCode(`P${n}`, 'DE')).toMatch(/^\d{9}$/)
    }
  })

  it('are found by a part of their name in any language, or by their code', async () => {
    const find = (searchKey: string) => desk.anonymous().get(enterprise.companies, { searchKey })
    expect(await find('works')).toHaveLength(10)
    const [one] = await find('寧波7有限')
    expect(one?.companyName).toBe('9 Tools Works 7 en-US')
    expect(await find(one?.organisationCode ?? '')).toEqual([one])
    expect(await find('no such company')).toEqual([])
    expect(await desk.anonymous().refusal(enterprise.companies, { searchKey: ' x ' })).toBe(
      '4000 searchKey: needs 2 characters or more',
    )
  })
})

describe('claims', () => {
  it('are CLAIMED for others and MINE for the owner, with an exhibit count and sponsors', async () => {
    const claimed = desk.platform.db.one<{ exhibitor_id: string }>(
      "SELECT exhibitor_id FROM claim WHERE user_id LIKE 'STAFF-%'",
    )
    const exhibitorId = claimed?.exhibitor_id ?? ''
    const anyone = desk.anonymous()
    expect((await anyone.get(enterprise.claim, { exhibitorId })).state).toBe('CLAIMED')
    expect(await anyone.get(enterprise.claimCount, { exhibitorId })).toBe(5)
    expect((await desk.as(`STAFF-${exhibitorId}`).get(enterprise.claim, { exhibitorId })).state).toBe('MINE')
    const exhibitsId = exhibitorId.replace('E', 'X')
    expect(await anyone.get(enterprise.sponsors, { exhibitsId })).toMatchObject([{ exhibitorId }])
  })

  it('under review are visible only to the user who made them', async () => {
    const { buyer } = DEMO_USERS
    const row = desk.platform.db.one<{ exhibitor_id: string }>(
      'SELECT exhibitor_id FROM claim WHERE user_id = ?',
      buyer,
    )
    const exhibitorId = row?.exhibitor_id ?? ''
    expect((await desk.as(buyer).get(enterprise.claim, { exhibitorId })).state).toBe('PENDING')
    const anyone = desk.anonymous()
    expect(await anyone.get(enterprise.claim, { exhibitorId })).toEqual({
      exhibitorId,
      state: 'UNCLAIMED',
      claimTime: null,
    })
    expect(await anyone.get(enterprise.claimCount, { exhibitorId })).toBe(0)
    expect(await anyone.get(enterprise.sponsors, { exhibitsId: exhibitorId.replace('E', 'X') })).toEqual([])
    expect(await anyone.refusal(enterprise.claim, { exhibitorId: 'E99' })).toContain('4041')
  })
})

describe('a claim', () => {
  const companyOf = async (name: string) => {
    const [company] = await desk.anonymous().get(enterprise.companies, { searchKey: name })
    return { companyName: company?.companyName ?? '', organisationCode: company?.organisationCode ?? '' }
  }

  /** An entry that nobody has requested. */
  const unclaimed = async () => {
    for (let n = 2; ; n += 1) {
      const { exhibitorId, state } = await desk.anonymous().get(enterprise.claim, { exhibitorId: `E${n}` })
      const requested = desk.platform.db.one('SELECT 1 AS n FROM claim WHERE exhibitor_id = ?', exhibitorId)
      if (state === 'UNCLAIMED' && !requested) return exhibitorId
    }
  }

  it('by the company of the exhibitor passes after a while, and later claims are refused', async () => {
    const exhibitorId = await unclaimed()
    const info = await desk.anonymous().get(enterprise.info, { id: exhibitorId.replace('E', 'P') })
    const company = { companyName: info.enterpriseName, organisationCode: info.organisationCode ?? '' }
    const me = desk.as('U1')
    const later = desk.as('U2')
    expect(await desk.anonymous().refusal(enterprise.claimSave, { exhibitorId, ...company })).toContain('5014')
    expect(await me.get(enterprise.claimSave, { exhibitorId, ...company })).toMatchObject({ state: 'PENDING' })
    expect(await me.get(enterprise.claimSave, { exhibitorId, ...company })).toMatchObject({ state: 'PENDING' })
    expect(await later.get(enterprise.claimSave, { exhibitorId, ...company })).toMatchObject({ state: 'PENDING' })
    expect(await me.get(enterprise.claims, {})).toMatchObject([
      { exhibitorId, state: 'PENDING', exhibitorName: info.enterpriseName },
    ])
    desk.wait(11)
    expect((await me.get(enterprise.claim, { exhibitorId })).state).toBe('MINE')
    expect((await later.get(enterprise.claim, { exhibitorId })).state).toBe('CLAIMED')
    expect(await desk.as('U3').refusal(enterprise.claimSave, { exhibitorId, ...company })).toContain('4090')
  })

  it('by another company stays under review, and by an unknown company is refused', async () => {
    const exhibitorId = await unclaimed()
    const me = desk.as('U4')
    const other = await companyOf('Works 7')
    expect(await me.get(enterprise.claimSave, { exhibitorId, ...other })).toMatchObject({ state: 'PENDING' })
    desk.wait(60)
    expect((await me.get(enterprise.claim, { exhibitorId })).state).toBe('PENDING')
    const unknown = { exhibitorId, companyName: 'Nobody', organisationCode: '000000001' }
    expect(await me.refusal(enterprise.claimSave, unknown)).toBe('4000 organisationCode: is not in the register')
    const misnamed = { exhibitorId, ...other, companyName: 'Nobody' }
    expect(await me.refusal(enterprise.claimSave, misnamed)).toBe(
      '4000 companyName: is not the name of the company with that code',
    )
  })
})

describe('identity verification', () => {
  it.each([
    [DEMO_USERS.buyer, 'PASSED', '陈**', null],
    [DEMO_USERS.pending, 'PENDING', '佐***', null],
    [DEMO_USERS.refused, 'REFUSED', '김**', 'The photograph of the document is blurred. Please upload it again.'],
    ['U1', 'NONE', null, null],
  ])('of %s is %s', async (userId, status, realName, reason) => {
    const seen = await desk.as(userId).get(enterprise.authentication, {})
    expect(seen).toEqual({ status, realName, reason })
  })
})

describe('members', () => {
  it('are listed by level and filtered by region and keyword, each with details', async () => {
    const anyone = desk.anonymous()
    const all = await anyone.get(member.list, { pageSize: 0 })
    expect(all.records[0]).toMatchObject({ memberName: 'Donggang Chamber of Import and Export' })
    expect(new Set(all.records.map(({ levelName }) => levelName)).size).toBe(4)
    const guangdong = await anyone.get(member.list, { region: ['CN-GD'], pageSize: 0 })
    expect(guangdong.records.every(({ regionCode }) => regionCode === 'CN-GD')).toBe(true)
    expect(guangdong.total).toBe(all.records.filter(({ regionCode }) => regionCode === 'CN-GD').length)
    const count = all.facets['region']?.find(({ value }) => value === 'CN-GD')?.count
    expect(count).toBe(guangdong.total)
    expect((await anyone.get(member.list, { keyword: 'design' })).records).toHaveLength(1)
    for (const { memberId, memberName } of all.records) {
      expect(await anyone.get(member.detail, { memberId })).toMatchObject({ memberId, memberName })
    }
  })

  it('that exhibit refer to their exhibitor, and are hidden from other tenants', async () => {
    const all = await desk.anonymous().get(member.list, { pageSize: 0 })
    const details = await Promise.all(
      all.records.map(({ memberId }) => desk.anonymous().get(member.detail, { memberId })),
    )
    const exhibiting = details.filter(({ exhibitorId }) => exhibitorId)
    expect(exhibiting.length).toBeGreaterThan(2)
    const [first] = exhibiting
    expect(first?.enterpriseId).toBe(first?.exhibitorId?.replace('E', 'P'))
    expect(
      await desk.anonymous({ tenantId: 'B' }).refusal(member.detail, { memberId: first?.memberId ?? '' }),
    ).toContain('4041')
    expect(
      (await desk.anonymous({ language: 'ko-KR' }).get(member.detail, { memberId: 'M2001-design' })).memberName,
    ).toBe('산업디자인진흥회')
  })
})

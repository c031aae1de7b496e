import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { contract } from '@fair/contract/index.ts'
import { LANGUAGES } from '@fair/contract/rules/language.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSandbox } from '../app.ts'
import { DEMO_USERS } from '../demo.ts'
import type { Sandbox } from '../sandbox.ts'
import { callSandbox, payload } from '../testing/call-sandbox.ts'

const { group, home, search, catalogue, decoration } = contract
let sandbox: Sandbox
beforeAll(() => {
  sandbox = createSandbox({ media: false })
})
afterAll(() => sandbox.close())

const english = { language: 'en-US' }
const all = (headers: Record<string, string> = english) => payload(sandbox, group.basic, { pageSize: 0 }, headers)

describe('lists of exhibitor groups', () => {
  it.each(LANGUAGES)('are sorted A to Z in %s with # last, without unpublished groups', async (language) => {
    const { records, total } = await all({ language })
    expect([records.length, total]).toEqual([24, 24])
    const initials = records.map(({ initial }) => initial)
    expect(initials).toEqual(initials.toSorted((a, b) => (a === '#' ? 1 : b === '#' ? -1 : a < b ? -1 : 1)))
    const { compare } = new Intl.Collator(language, { numeric: true })
    for (const initial of new Set(initials)) {
      const names = records.filter((each) => each.initial === initial).map(({ groupName }) => groupName)
      expect(names).toEqual(names.toSorted(compare))
    }
    expect(records.map(({ exhibitorGroupId }) => exhibitorGroupId)).not.toContain('G25')
  })

  it('have 20 groups per page by default', async () => {
    const [first, second] = await Promise.all([
      payload(sandbox, group.basic, {}, english),
      payload(sandbox, group.basic, { pageNum: 2 }, english),
    ])
    expect([first.records.length, second.records.length]).toEqual([20, 4])
    expect([...first.records, ...second.records]).toEqual((await all()).records)
  })

  it('are filtered by district and industry type, with a count for each alternative value', async () => {
    const { records } = await all()
    const isIn = (code: string, requested: string) => code === requested || code.startsWith(`${requested}-`)
    const found = await payload(sandbox, group.filtered, { district: ['CN'], industryType: ['machine'] }, english)
    const expected = records.filter((each) => isIn(each.districtCode, 'CN') && each.industryTypeId === 'machine')
    expect(expected.length).toBeGreaterThan(1)
    expect(found.records).toEqual(expected)
    for (const { value, count } of found.facets['district'] ?? []) {
      const alone = records.filter((each) => isIn(each.districtCode, value) && each.industryTypeId === 'machine')
      expect(count, value).toBe(alone.length)
    }
    for (const { value, count } of found.facets['industryType'] ?? []) {
      const alone = records.filter((each) => isIn(each.districtCode, 'CN') && each.industryTypeId === value)
      expect(count, value).toBe(alone.length)
    }
    expect(found.facets['district']?.find(({ value }) => value === 'CN-ZJ')).toMatchObject({ parent: 'CN' })
  })

  it('are searched by the name of a group in any language', async () => {
    for (const keyword of ['Japan Pavilion', '日本匠造馆', '日本パビリオン', '일본관']) {
      const { records } = await payload(sandbox, group.filtered, { keyword }, { language: 'zh-CN' })
      expect(records.map(({ exhibitorGroupId }) => exhibitorGroupId)).toEqual(['G05'])
    }
    expect((await payload(sandbox, group.filtered, { keyword: 'xyzzy' })).total).toBe(0)
  })

  it('count the exhibitors of each group and their exhibits', async () => {
    const { records } = await all()
    for (const { exhibitorGroupId, exhibitorsCount, exhibitsCount } of records) {
      const members = await payload(sandbox, search.exhibitor, { exhibitorGroupId, pageSize: 0 })
      expect([exhibitorGroupId, members.total]).toEqual([exhibitorGroupId, exhibitorsCount])
      expect(members.records.reduce((sum, each) => sum + each.exhibitsCount, 0)).toBe(exhibitsCount)
      const [first] = members.records
      const full = await payload(sandbox, catalogue.exhibitor, { exhibitorId: first?.exhibitorId ?? '' })
      expect(full.exhibitorGroupId).toBe(exhibitorGroupId)
    }
    for (const call of [catalogue.exhibitorsAz, home.exhibitors]) {
      const { total } = await payload(sandbox, call, { exhibitorGroupId: 'G05', region: ['JP'] })
      expect(total).toBe(records.find((each) => each.exhibitorGroupId === 'G05')?.exhibitorsCount)
    }
  })

  it('are empty for an exhibition without groups', async () => {
    expect((await all({ exhibitionId: '2002' })).total).toBe(0)
    expect((await all({ tenantId: '1002' })).total).toBe(0)
  })
})

describe('an exhibitor group', () => {
  it('is the same in group.detail and in list/ids', async () => {
    const detail = await payload(sandbox, group.detail, { id: 'G05' }, { language: 'ja-JP' })
    expect(detail).toMatchObject({ groupName: '日本パビリオン', districtName: '日本', signCategoryId: 'DELEGATION' })
    expect(detail.introduction).toMatch(/^<p>/)
    const goods = await payload(
      sandbox,
      home.listIds,
      { goodsType: 'EXHIBITOR_GROUP', list: ['G05', 'G25', 'nope', 'G01'] },
      { language: 'ja-JP' },
    )
    expect(goods.map(({ goodsId }) => goodsId)).toEqual(['G05', 'G01'])
    expect(goods[0]?.exhibitorGroup).toEqual(detail)
  })

  it.each([
    ['unknown', 'G99', {}],
    ['not published', 'G25', {}],
    ["another tenant's", 'G05', { tenantId: '1002' }],
  ])('is refused when it is %s', async (_, id, headers) => {
    const refusal = await callSandbox(sandbox, group.detail, { id }, { language: 'en-US', ...headers })
    expect(refusal).toMatchObject({ errCode: 4041, errMsg: `Not found: exhibitor group ${id}` })
  })

  it('has the lives and meetings of its members, sorted by start, which list/ids resolves', async () => {
    for (const businessType of ['LIVE', 'MEETING'] as const) {
      const { records, total } = await payload(sandbox, group.goods, { exhibitorGroupId: 'G05', businessType })
      expect(total).toBe(records.length)
      expect(total).toBeGreaterThan(0)
      const list = records.map(({ businessId }) => businessId)
      const goods = await payload(sandbox, home.listIds, { goodsType: businessType, list }, english)
      const starts = goods.map(({ live, meeting }) => live?.startTime ?? meeting?.startTime ?? '')
      expect(starts).toEqual(starts.toSorted())
      expect(starts.length).toBe(total)
    }
    const nobody = await callSandbox(sandbox, group.goods, { exhibitorGroupId: 'G99', businessType: 'LIVE' })
    expect(nobody.errCode).toBe(4041)
  })

  it('changes when an exhibit of a member is withdrawn', async () => {
    const own = createSandbox({ size: 'small', media: false })
    const before = await payload(own, group.detail, { id: 'G05' })
    const { records } = await payload(own, search.exhibitor, { exhibitorGroupId: 'G05' })
    const exhibits = await payload(own, catalogue.exhibitsOfExhibitor, { exhibitorId: records[0]?.exhibitorId ?? '' })
    own.admin.withdrawExhibit(exhibits.records[0]?.exhibitsId ?? '')
    const after = await payload(own, group.detail, { id: 'G05' })
    expect(after.exhibitsCount).toBe(before.exhibitsCount - 1)
    expect(after.updateTime > before.updateTime).toBe(true)
    own.close()
  })
})

describe('group previews', () => {
  const press = () => ({ ...english, Authorization: sandbox.admin.signIn(DEMO_USERS.press, '1001') })
  const target = { target: 'EXHIBITOR_GROUP', id: 'G25' } as const

  it('show unpublished groups and drafts with a token', async () => {
    const { previewToken } = await payload(sandbox, decoration.previewToken, target, press())
    const young = await payload(sandbox, group.preview, { id: 'G25', previewToken }, english)
    expect(young).toMatchObject({ groupName: 'Young Makers', exhibitorsCount: 0 })
    const drafted = await payload(sandbox, group.preview, { id: 'G05', previewToken: 'preview-demo' }, english)
    const published = await payload(sandbox, group.detail, { id: 'G05' }, english)
    expect(drafted.summary).not.toBe(published.summary)
    expect(drafted.introduction).not.toBe(published.introduction)
  })

  it.each([
    ['zh-CN', '预览链接无效或已过期，请重新获取'],
    ['ko-KR', '미리보기 링크가 유효하지 않거나 만료되었습니다. 다시 받아 주세요'],
  ])('are refused in %s without a valid token', async (language, errMsg) => {
    const refusal = await callSandbox(sandbox, group.preview, { id: 'G25', previewToken: 'guess' }, { language })
    expect(refusal).toMatchObject({ success: false, errCode: 4031, errMsg })
  })

  it('require a token for the same group and tenant', async () => {
    const { previewToken } = await payload(sandbox, decoration.previewToken, target, press())
    expect((await callSandbox(sandbox, group.preview, { id: 'G05', previewToken })).errCode).toBe(4031)
    const other = { tenantId: '1002' }
    expect((await callSandbox(sandbox, group.preview, { id: 'G25', previewToken }, other)).errCode).toBe(4031)
  })

  it('can be published and unpublished, and stay published across a restart', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'content-'))
    const db = path.join(folder, 'fair.db')
    const first = createSandbox({ db, size: 'small', media: false })
    const { updateTime } = await payload(first, group.preview, { id: 'G25', previewToken: 'preview-demo' })
    const raised = first.admin.setContentPublish('group', 'G25', true)
    expect(raised > updateTime).toBe(true)
    first.close()
    const second = createSandbox({ db, size: 'small', media: false })
    expect((await payload(second, group.detail, { id: 'G25' })).updateTime).toBe(raised)
    second.admin.setContentPublish('group', 'G25', false)
    expect((await callSandbox(second, group.detail, { id: 'G25' })).errCode).toBe(4041)
    expect(() => second.admin.setContentPublish('group', 'G99', true)).toThrow('4041')
    second.close()
    fs.rmSync(folder, { recursive: true })
  })
})

import { contract } from '@fair/contract/index.ts'
import { LANGUAGES } from '@fair/contract/rules/language.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSandbox } from '../app.ts'
import type { Sandbox } from '../sandbox.ts'
import { callSandbox, payload } from '../testing/call-sandbox.ts'

const { project, search, catalogue } = contract
let sandbox: Sandbox
beforeAll(() => {
  sandbox = createSandbox()
})
afterAll(() => sandbox.close())

const all = (exhibitionId = '2001') => payload(sandbox, project.list, { exhibitionId, pageSize: 0 })

describe('projects', () => {
  it('are listed newest first, ten per page', async () => {
    const { records, total } = await all()
    expect(total).toBe(28)
    const times = records.map(({ publishTime }) => publishTime)
    expect(times).toEqual(times.toSorted().toReversed())
    const usual = await payload(sandbox, project.list, { exhibitionId: '2001' })
    expect(usual.records.map(({ projectId }) => projectId)).toEqual(
      records.slice(0, 10).map(({ projectId }) => projectId),
    )
    expect((await all('2004')).total).toBe(4)
    expect((await all('2002')).total).toBe(0)
    expect((await callSandbox(sandbox, project.list, { exhibitionId: '3001' })).errCode).toBe(4041)
  })

  it.each(LANGUAGES)('have complete details in %s', async (language) => {
    for (const { projectId } of (await all()).records) {
      const full = await payload(sandbox, project.detail, { projectId }, { language })
      expect(full.content).toMatch(/^<p>.+<\/p>$/)
      expect(full.facts.length, projectId).toBeGreaterThan(2)
      expect(full.facts.every(({ label, value }) => label !== '' && value !== '')).toBe(true)
      expect(full.attachments.length).toBeGreaterThan(0)
    }
  })

  it('are filtered by region, industry, exhibitor and keyword, with counts', async () => {
    const { records } = await all()
    const query = { region: ['CN'], industry: ['textile', 'medical'], pageSize: 0 }
    const found = await payload(sandbox, search.project, query)
    const expected = records.filter(
      (each) => each.regionCode.startsWith('CN') && query.industry.includes(each.industryId),
    )
    expect(expected.length).toBeGreaterThan(1)
    expect(found.records).toEqual(expected)
    expect(found.facets['industry']?.find(({ value }) => value === 'textile')?.count).toBe(
      records.filter((each) => each.regionCode.startsWith('CN') && each.industryId === 'textile').length,
    )
    for (const keyword of ['sutures', '缝合', '縫合', '봉합']) {
      const named = await payload(sandbox, search.project, { keyword })
      expect(
        named.records.map(({ projectId }) => projectId),
        keyword,
      ).toEqual(['P018'])
    }
    const owner = records.find(({ exhibitorId }) => exhibitorId)
    const own = await payload(sandbox, search.project, { exhibitorId: owner?.exhibitorId ?? '' })
    expect(own.records.map(({ projectId }) => projectId)).toContain(owner?.projectId)
    const business = await payload(sandbox, catalogue.exhibitorBusiness, { exhibitorId: owner?.exhibitorId ?? '' })
    expect(business.projectCount).toBe(own.total)
  })

  it('have related projects of the same industry first, then of the same region', async () => {
    for (const { projectId, industryId, regionCode } of (await all()).records) {
      const { records } = await payload(sandbox, project.relations, { projectId })
      expect(records.length).toBeLessThanOrEqual(10)
      expect(records.some((each) => each.projectId === projectId)).toBe(false)
      const sameIndustry = records.map((each) => each.industryId === industryId)
      expect(sameIndustry).toEqual(sameIndustry.toSorted((a, b) => Number(b) - Number(a)))
      const others = records.filter((each) => each.industryId !== industryId)
      expect(others.every((each) => each.regionCode.slice(0, 2) === regionCode.slice(0, 2))).toBe(true)
    }
    expect((await callSandbox(sandbox, project.relations, { projectId: 'P999' })).errCode).toBe(4041)
  })

  it('have attachments of the declared size', async () => {
    const { attachments } = await payload(sandbox, project.detail, { projectId: 'P001' })
    expect(attachments.map(({ fileName }) => fileName)).toEqual(['项目说明书', '场地平面图'])
    for (const { url, bytes } of attachments) {
      const reply = await sandbox.fetch(new Request(`http://sandbox${url}`))
      expect(reply.headers.get('content-type')).toBe('application/pdf')
      expect((await reply.arrayBuffer()).byteLength).toBe(bytes)
    }
    const none = await sandbox.fetch(new Request('http://sandbox/media/paper/P001/template.pdf'))
    expect(none.status).toBe(404)
  })

  it('are removed when unpublished, and with an exhibitor missing in a small fair', async () => {
    const small = createSandbox({ size: 'small', media: false })
    const { total } = await payload(small, project.list, { exhibitionId: '2001', pageSize: 0 })
    expect(total).toBeLessThan(28)
    expect((await callSandbox(small, project.detail, { projectId: 'P028' })).errCode).toBe(4041)
    small.admin.setContentPublish('project', 'P001', false)
    expect((await callSandbox(small, project.detail, { projectId: 'P001' })).errCode).toBe(4041)
    expect((await payload(small, project.list, { exhibitionId: '2001', pageSize: 0 })).total).toBe(total - 1)
    small.close()
  })
})

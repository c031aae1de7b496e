import { contract } from '@fair/contract/index.ts'
import { LANGUAGES } from '@fair/contract/rules/language.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSandbox } from '../app.ts'
import type { Sandbox } from '../sandbox.ts'
import { callSandbox, payload } from '../testing/call-sandbox.ts'

const { nationalImage, search } = contract
let sandbox: Sandbox
beforeAll(() => {
  sandbox = createSandbox({ media: false })
})
afterAll(() => sandbox.close())

describe('national pavilions', () => {
  it.each(LANGUAGES)('show a country and its first exhibitors in %s', async (language) => {
    const { records, total } = await payload(sandbox, nationalImage.list, {}, { language })
    expect(total).toBe(12)
    for (const { nationalImageId, countryCode, countryName, exhibitorsCount } of records) {
      const full = await payload(sandbox, nationalImage.detail, { nationalImageId }, { language })
      const found = await payload(sandbox, search.exhibitor, { region: [countryCode], pageSize: 8 }, { language })
      expect([nationalImageId, found.total]).toEqual([nationalImageId, exhibitorsCount])
      expect(full.exhibitors).toEqual(found.records)
      expect(full.content).toMatch(/^<(p|h2)>/)
      const label = found.facets['region']?.find(({ value }) => value === countryCode)?.label
      expect(label).toBe(countryName)
    }
  })

  it('change when one of their exhibitors changes', async () => {
    const own = createSandbox({ size: 'small', media: false })
    const before = await payload(own, nationalImage.detail, { nationalImageId: 'NI-JP' })
    const raised = own.admin.touchExhibitor(before.exhibitors[0]?.exhibitorId ?? '', { website: null })
    expect((await payload(own, nationalImage.detail, { nationalImageId: 'NI-JP' })).updateTime).toBe(raised)
    own.close()
  })

  it('are empty for an exhibition without pavilions, and refused if unknown', async () => {
    expect((await payload(sandbox, nationalImage.list, {}, { exhibitionId: '2002' })).total).toBe(0)
    const refusal = await callSandbox(
      sandbox,
      nationalImage.detail,
      { nationalImageId: 'NI-XX' },
      { language: 'ja-JP' },
    )
    expect(refusal).toMatchObject({ errCode: 4041, errMsg: '見つかりません：国別パビリオン NI-XX' })
    const foreign = await callSandbox(sandbox, nationalImage.detail, { nationalImageId: 'NI-JP' }, { tenantId: '1002' })
    expect(foreign.errCode).toBe(4041)
  })
})

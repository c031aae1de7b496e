import { contract } from '@fair/contract/index.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { callSandbox, payload } from './testing/call-sandbox.ts'
import { fixtureSandbox } from './testing/fixture.ts'

const sandbox = fixtureSandbox()
afterAll(() => sandbox.close())

const siteOf = (domainName: string, headers: Record<string, string> = {}) =>
  callSandbox(sandbox, contract.site.tenantSite, { domainName, networkType: 'PUBLIC', terminalType: 'PC' }, headers)

describe('tenant and language', () => {
  it.each([
    ['localhost', 'A', 'zh-CN'],
    ['localhost:4321', 'A', 'zh-CN'],
    ['LOCALHOST', 'A', 'zh-CN'],
    ['b.localhost:4321', 'B', 'en-US'],
  ])('are determined by the domain %s', async (domain, tenantId, language) => {
    expect((await siteOf(domain))['data']).toMatchObject({ tenantId, siteName: `Site ${tenantId} ${language}` })
  })

  it.each(['example.com', 'localhost.example.com', 'c.localhost', ''])(
    'are refused for the unknown domain "%s"',
    async (domain) => {
      const envelope = await siteOf(domain, { language: 'en-US' })
      expect(envelope).toEqual({ success: false, errCode: 4041, errMsg: `Not found: domain ${domain}` })
    },
  )

  it('are found by domain even with outdated tenant and exhibition headers', async () => {
    const stale = { tenantId: 'gone', exhibitionId: '9999', language: 'ja-JP' }
    expect((await siteOf('b.localhost', stale))['data']).toMatchObject({ tenantId: 'B', siteName: 'Site B ja-JP' })
    expect(await callSandbox(sandbox, contract.site.languages, {}, stale)).toMatchObject({
      errCode: 4041,
      success: false,
    })
  })

  it('are read from headers in any case, and default to those of the tenant', async () => {
    const bar = async (headers: Record<string, string>) =>
      (await payload(sandbox, contract.decoration.topBar, {}, headers)).items[0]?.label
    expect(await bar({})).toBe('Home zh-CN')
    expect(await bar({ LANGUAGE: 'ko-kr' })).toBe('Home ko-KR')
    expect(await bar({ language: 'fr-FR' })).toBe('Home zh-CN')
    expect(await bar({ tenantid: 'B' })).toBe('Home en-US')
    const languages = await payload(sandbox, contract.site.languages, {}, { tenantId: 'B' })
    expect(languages.filter(({ isDefault }) => isDefault === '1')).toEqual([{ value: 'en-US', isDefault: '1' }])
  })
})

describe('the exhibition', () => {
  it('is the current one unless the header names another one of the tenant', async () => {
    const total = async (headers: Record<string, string>) =>
      (await payload(sandbox, contract.search.exhibits, {}, headers)).total
    expect(await total({})).toBe(160)
    expect(await total({ exhibitionId: '2001' })).toBe(160)
    expect(await total({ exhibitionId: '2002' })).toBe(80)
    expect(await total({ exhibitionId: '2003' })).toBe(0)
    expect(await total({ tenantId: 'B' })).toBe(0)
    await expect(total({ exhibitionId: '3001' })).rejects.toThrow('4041')
    await expect(total({ tenantId: 'B', exhibitionId: '2001' })).rejects.toThrow('4041')
  })

  it('is listed for its own tenant only, published or not', async () => {
    const ids = async (tenantId: string) =>
      (await payload(sandbox, contract.exhibition.list, { terminalType: 'PC' }, { tenantId })).map(
        (each) => each.exhibitionId,
      )
    expect(await ids('A')).toEqual(['2001', '2002', '2003'])
    expect(await ids('B')).toEqual(['3001'])
    const { detail, detailPc, detailV2 } = contract.exhibition
    for (const call of [detail, detailPc, detailV2]) {
      expect(await payload(sandbox, call, { id: '2003' })).toMatchObject({ exhibitionId: '2003', publishState: '0' })
      expect(await callSandbox(sandbox, call, { id: '3001' })).toMatchObject({ errCode: 4041 })
    }
  })

  it('does not expose its entities to another tenant', async () => {
    expect((await payload(sandbox, contract.catalogue.exhibit, { exhibitsId: 'X2' })).exhibitsId).toBe('X2')
    const { exhibit, exhibitor } = contract.catalogue
    expect(await callSandbox(sandbox, exhibit, { exhibitsId: 'X2' }, { tenantId: 'B' })).toMatchObject({
      errCode: 4041,
    })
    expect(await callSandbox(sandbox, exhibitor, { exhibitorId: 'E2' }, { tenantId: 'B' })).toMatchObject({
      errCode: 4041,
    })
    const ids = { goodsType: 'EXHIBIT', list: ['X2'] } as const
    expect(await payload(sandbox, contract.home.listIds, { ...ids, list: ['X2'] }, { tenantId: 'B' })).toEqual([])
  })
})

import type { Endpoint, InputOf } from '@fair/contract/endpoint.ts'
import { type Contract, contract } from '@fair/contract/index.ts'
import { LANGUAGES } from '@fair/contract/rules/language.ts'
import { afterAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createSandbox } from './app.ts'
import { callSandbox, payload } from './testing/call-sandbox.ts'

const sandbox = createSandbox({ size: 'small', media: false })
afterAll(() => sandbox.close())

type Samples = { readonly [G in keyof Contract]?: { readonly [C in keyof Contract[G]]?: InputOf<Contract[G][C]> } }

const exhibits = await payload(sandbox, contract.search.exhibits, {})
const exhibitors = await payload(sandbox, contract.search.exhibitor, {})
const articles = await payload(sandbox, contract.news.search, {})
const agreements = await payload(sandbox, contract.agreement.list, {})
const { exhibitsId, exhibitsName } = exhibits.records[0] ?? { exhibitsId: '', exhibitsName: '' }
const [exhibitorId = '', otherId = ''] = exhibitors.records.map((each) => each.exhibitorId)
const [informationId = ''] = articles.records.map((each) => each.informationId)
const agreementIds = agreements.map((each) => each.agreementId)
const pc = { terminalType: 'PC' }
const exhibitionId = { id: '2001' }

/** One input for each call that the prerender makes; scripts/contract-check.test.ts sends every other. */
const samples: Samples = {
  site: {
    tenantSite: { domainName: 'localhost:4321', networkType: 'PUBLIC', terminalType: 'PC' },
    languages: {},
    terminals: {},
    qrCodes: {},
    qrCodeStatus: {},
  },
  exhibition: { list: pc, detail: exhibitionId, detailPc: exhibitionId, detailV2: exhibitionId },
  floorPlan: { features: {} },
  decoration: { topBar: {}, homeRender: {}, contentState: {}, themeColor: pc },
  home: {
    recommend: { pageSize: 9 },
    randomExhibits: { pageSize: 4 },
    listIds: { goodsType: 'EXHIBIT', list: [exhibitsId] },
    advertisements: exhibitionId,
    exhibitors: { pageNum: 1, pageSize: 5 },
  },
  search: {
    exhibits: { keyword: exhibitsName, category: [], pageSize: 0 },
    exhibitor: { available: ['online'] },
    list: { goodsType: 'EXHIBIT', pageSize: 3 },
    entityPage: { entityType: 'EXHIBIT' },
    industries: {},
  },
  catalogue: {
    categoryTrees: {},
    exhibit: { exhibitsId },
    exhibitsOfExhibitor: { exhibitorId },
    exhibitsOfExhibitors: { exhibitorIds: [exhibitorId, otherId] },
    exhibitor: { exhibitorId },
    exhibitorsAz: { hall: [] },
    exhibitorBusiness: { exhibitorId },
    regionDistribution: {},
    exhibitorRecommend: { ...pc, exhibitorId },
    exhibitorPrevious: { id: exhibitorId },
  },
  news: { search: { column: [] }, detail: { informationId }, previous: { id: informationId } },
  agreement: {
    list: {},
    batch: { agreementIds },
    detail: { agreementId: agreementIds[0] ?? '' },
    byType: { agreementType: 'PRIVACY' },
  },
  live: { list: { pageSize: 4 } },
  meeting: { list: { pageSize: 4 } },
}

/** The payload's schema, built here independently: the sandbox's check is also under test. */
function schemaOf({ reply }: Endpoint): z.ZodMiniType {
  const envelope = { success: z.literal(true), errCode: z.literal(0), errMsg: z.literal('') }
  if (reply.kind === 'none') return z.object(envelope)
  if (reply.kind === 'list') return z.object({ ...envelope, list: z.array(reply.schema) })
  if (reply.kind !== 'page') return z.object({ ...envelope, [reply.kind]: reply.schema })
  return z.object({
    ...envelope,
    records: z.array(reply.schema),
    total: z.number(),
    facets: z.record(z.string(), z.array(z.unknown())),
  })
}

const calls = Object.entries(contract).flatMap(([group, endpoints]) =>
  Object.entries(endpoints)
    .map(([name, endpoint]: [string, Endpoint]) => ({ group, name, endpoint }))
    .filter(({ name }) => Reflect.get(Reflect.get(samples, group) ?? {}, name) !== undefined),
)

describe('prerender calls', () => {
  it.each(calls)('match their schema in four languages: $group.$name', async ({ group, name, endpoint }) => {
    const input: unknown = Reflect.get(Reflect.get(samples, group) ?? {}, name)
    expect(input, 'a sample input').toBeDefined()
    const Authorization = sandbox.admin.signIn('1', 'A')
    for (const language of LANGUAGES) {
      const envelope = await callSandbox(sandbox, endpoint, input, { language, Authorization })
      expect(z.safeParse(schemaOf(endpoint), envelope).error?.issues).toBeUndefined()
    }
  })

  it('return records for every list in the samples', async () => {
    for (const { group, name, endpoint } of calls) {
      if (endpoint.reply.kind !== 'list' && endpoint.reply.kind !== 'page') continue
      const envelope = await callSandbox(sandbox, endpoint, Reflect.get(Reflect.get(samples, group), name))
      expect(envelope['list'] ?? envelope['records'], `${group}.${name}`).not.toEqual([])
    }
  })

  it('are refused with the field name if a required input is missing', async () => {
    for (const { group, name, endpoint } of calls) {
      if (endpoint.path.includes('{') || z.safeParse(endpoint.input, {}).success) continue
      const envelope = await callSandbox(sandbox, endpoint, {}, { language: 'en-US' })
      expect(envelope, `${group}.${name}`).toMatchObject({ success: false, errCode: 4000 })
      expect(envelope.errMsg).toMatch(/^\w+: is required$/)
    }
  })
})

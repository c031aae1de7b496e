import { afterAll, expect, test } from 'vitest'
import { createClient } from '../../api/client.ts'
import { catalogue } from '../../contract/catalogue.ts'
import { createSandbox } from '../../sandbox/app.ts'
import { partnerOf, wantedBy } from './partner.ts'

const sandbox = createSandbox({ db: ':memory:', size: 'small' })
afterAll(() => sandbox.close())
const call = createClient({
  base: '',
  product: 'expo',
  headers: () => ({ language: 'en-US', exhibitionId: '2001', tenantId: '1001' }),
  text: (key) => key,
  fetch: async (input, init) => sandbox.fetch(new Request(new URL(String(input), 'http://localhost'), init)),
})

test.each([
  ['/en-US/exhibitor/detail/30001/', '', { role: 'EXHIBITOR', roleId: '30001' }],
  ['/live/detail/', '?id=L1', { role: 'LIVE', roleId: 'L1' }],
  ['/ja-JP/meeting/detail/M1/', '', { role: 'MEETING', roleId: 'M1' }],
  ['/exhibitor/', '', { role: 'SERVICE', roleId: 'desk' }],
  ['/exhibits/detail/none/', '', { role: 'SERVICE', roleId: 'desk' }],
])('%s%s opens a chat with whom it is about', async (pathname, search, partner) => {
  expect(await partnerOf({ pathname, search }, call)).toEqual(partner)
})

test('an exhibit opens the chat with its exhibitor, about it', async () => {
  const list = await call(catalogue.exhibitsOfExhibitor, { exhibitorId: '30001', pageNum: 1, pageSize: 1 })
  if (!list.ok) throw new Error(list.message)
  const [exhibit] = list.data.records
  const partner = await partnerOf({ pathname: `/exhibits/detail/${exhibit?.exhibitsId}/`, search: '' }, call)
  expect(partner).toEqual({ role: 'EXHIBITOR', roleId: exhibit?.exhibitorId, exhibitsId: exhibit?.exhibitsId })
})

test.each([
  ['', null],
  ['chatgroupId=CG-1', { chatgroupId: 'CG-1' }],
  ['role=EXHIBITOR&roleId=30001', { role: 'EXHIBITOR', roleId: '30001' }],
  ['role=EXHIBITOR&roleId=30001&exhibitsId=E1', { role: 'EXHIBITOR', roleId: '30001', exhibitsId: 'E1' }],
  ['role=SERVICE', { role: 'SERVICE', roleId: 'desk' }],
  ['role=EXHIBITOR', null],
  ['role=NOBODY&roleId=1', null],
])('/chat?%s', (query, wanted) => {
  expect(wantedBy(new URLSearchParams(query))).toEqual(wanted)
})

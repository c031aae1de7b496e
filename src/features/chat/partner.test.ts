import { catalogue } from '@fair/contract/catalogue.ts'
import { live } from '@fair/contract/live.ts'
import { meeting, meetingRest } from '@fair/contract/meeting.ts'
import { createSandbox } from '@fair/sandbox/app.ts'
import { afterAll, expect, test } from 'vitest'
import { createClient } from '../../api/client.ts'
import { partnerIn, partnerOf, requestedPartner } from './partner.ts'

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
  ['/live/detail/', '?id=none', { role: 'SERVICE', roleId: 'desk' }],
  ['/ja-JP/meeting/detail/none/', '', { role: 'SERVICE', roleId: 'desk' }],
  ['/exhibitor/', '', { role: 'SERVICE', roleId: 'desk' }],
  ['/exhibits/detail/none/', '', { role: 'SERVICE', roleId: 'desk' }],
])('%s%s opens a chat with its exhibitor or the service desk', async (pathname, search, partner) => {
  expect(await partnerOf({ pathname, search }, call)).toEqual(partner)
})

test('an exhibit opens a chat with its exhibitor about the exhibit', async () => {
  const list = await call(catalogue.exhibitsOfExhibitor, { exhibitorId: '30001', pageNum: 1, pageSize: 1 })
  if (!list.ok) throw new Error(list.message)
  const [exhibit] = list.data.records
  const partner = await partnerOf({ pathname: `/exhibits/detail/${exhibit?.exhibitsId}/`, search: '' }, call)
  expect(partner).toEqual({ role: 'EXHIBITOR', roleId: exhibit?.exhibitorId, exhibitsId: exhibit?.exhibitsId })
})

test('lives and meetings open a chat with their exhibitor, and meetings of the organiser with the desk', async () => {
  const lives = await call(live.list, { pageNum: 1, pageSize: 1 })
  const meetings = await call(meeting.list, { pageNum: 1, pageSize: 0 })
  if (!lives.ok || !meetings.ok) throw new Error('Nothing is listed')
  const [first] = lives.data.records
  const partner = await partnerOf({ pathname: '/live/detail/', search: `?id=${first?._id}` }, call)
  expect(partner).toEqual({ role: 'EXHIBITOR', roleId: first?.exhibitorId })

  const roles = new Set<string>()
  for (const { meetingId } of meetings.data.records) {
    const detail = await call(meetingRest.detail, { meetingId })
    if (!detail.ok) throw new Error(detail.message)
    const roleId = detail.data.exhibitor?.exhibitorId
    const expected = roleId === undefined ? { role: 'SERVICE', roleId: 'desk' } : { role: 'EXHIBITOR', roleId }
    expect(await partnerOf({ pathname: `/meeting/detail/${meetingId}/`, search: '' }, call)).toEqual(expected)
    roles.add(expected.role)
  }
  expect(roles).toEqual(new Set(['SERVICE', 'EXHIBITOR']))
})

test.each([
  ['', null],
  ['chatgroupId=CG-1', { chatgroupId: 'CG-1' }],
  ['role=EXHIBITOR&roleId=30001', { role: 'EXHIBITOR', roleId: '30001' }],
  ['role=EXHIBITOR&roleId=30001&exhibitsId=E1', { role: 'EXHIBITOR', roleId: '30001', exhibitsId: 'E1' }],
  ['role=SERVICE', { role: 'SERVICE', roleId: 'desk' }],
  ['role=EXHIBITOR', null],
  ['role=NOBODY&roleId=1', null],
])('reads the partner from /chat?%s', (query, expected) => {
  expect(requestedPartner(new URLSearchParams(query))).toEqual(expected)
})

test('the service desk has a fixed id, even if the platform leaves it empty', () => {
  expect(partnerIn({ role: 'SERVICE', roleId: '' })).toEqual({ role: 'SERVICE', roleId: 'desk' })
  expect(partnerIn({ role: 'EXHIBITOR', roleId: '30001' })).toEqual({ role: 'EXHIBITOR', roleId: '30001' })
})

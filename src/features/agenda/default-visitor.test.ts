import { expect, it } from 'vitest'
import { type CallHeaders, createClient } from '../../api/client.ts'
import { fetchLive } from './default-visitor.ts'
import { goodsOf, recordingsOf, sourcesOf } from './room/live-room.ts'

const SERVICE = { success: false, errCode: 4041, errMsg: 'No such live' }

/** A platform that refuses every request, and a record of the requests with their user. */
function refusing() {
  const requests: (string | null)[][] = []
  const call = createClient({
    base: 'http://platform.example',
    product: 'expo',
    headers: (): CallHeaders => ({ language: 'ja-JP', visitorId: '1' }),
    text: (key) => key,
    fetch: async (input, init) => {
      const { url, headers } = new Request(input, init)
      const path = new URL(url).pathname.split('-main').at(-1) ?? ''
      requests.push([path, headers.get('userId'), headers.get('visitorId'), headers.get('language')])
      return Response.json(SERVICE)
    },
  })
  return { call, asked: requests }
}

it('requests a live as the default visitor, in Chinese first', async () => {
  const { call, asked: requested } = refusing()
  await fetchLive(call, 'L1', 'ja-JP')
  expect(requested).toEqual([
    ['/aliApp/app/live/detail', '-1', 'vis_1', 'zh-CN'],
    ['/aliApp/app/live/detail', '-1', 'vis_1', 'ja-JP'],
  ])
  requested.length = 0
  await fetchLive(call, 'L1', 'zh-CN')
  expect(requested).toHaveLength(1)
})

it('requests the goods, stream and recordings as the default visitor for a live, but not for a meeting', async () => {
  const { call, asked: requested } = refusing()
  await goodsOf(call, 'L1')
  await sourcesOf(call, 'LIVE', 'L1')
  await recordingsOf(call, { businessType: 'LIVE', businessId: 'L1' })
  expect(requested.map((each) => each.slice(1, 3))).toEqual(Array.from({ length: 3 }, () => ['-1', 'vis_1']))
  requested.length = 0
  await sourcesOf(call, 'MEETING', 'M1')
  await recordingsOf(call, { businessType: 'MEETING', businessId: 'M1' })
  expect(requested.map((each) => each.slice(1, 3))).toEqual(Array.from({ length: 2 }, () => [null, '1']))
})

import { expect, it } from 'vitest'
import type { Call } from '../../api/client.ts'
import { fetchCards } from './cards.api.ts'
import { readCards } from './cards.ts'

it('shows a live and a meeting that have the same id', async () => {
  const common = { title: 'Spindles', cover: { url: '/c', width: 1, height: 1 }, speakers: [] }
  const call = (_: unknown, { goodsType }: { goodsType: string }) =>
    Promise.resolve({
      ok: true,
      data: [goodsType === 'LIVE' ? { live: { ...common, _id: '7' } } : { meeting: { ...common, meetingId: '7' } }],
    })
  const result = await fetchCards(call as unknown as Call, 'DB', readCards('meeting-live-card', '?ids=7'))
  expect(result.ok && result.data.map(({ kind }) => kind)).toEqual(['LIVE', 'MEETING'])
})

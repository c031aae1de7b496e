import { contract } from '@fair/contract/index.ts'
import { createSandbox } from '@fair/sandbox/app.ts'
import { afterAll, expect, it } from 'vitest'
import { parsed } from '../../../tests/parsed.ts'
import { createClient } from '../../api/client.ts'
import errors from '../../lib/i18n/messages/errors/en-US.json' with { type: 'json' }
import { requestHomeNow } from './fetch-home-now.ts'

const AT = '2026-11-19T02:42:00.000Z'
const sandbox = createSandbox({ media: false })
afterAll(() => sandbox.close())

/** A client whose platform has `running` additional streams on air, and the page sizes of its list requests. */
function clientWith(running: number) {
  const sizes: number[] = []
  const call = createClient({
    base: 'http://sandbox',
    product: 'expo',
    headers: () => ({ language: 'en-US', tenantId: '1001', exhibitionId: '2001' }),
    text: (key) => errors[key],
    fetch: async (input, init) => {
      const request = new Request(input as RequestInfo, init)
      if (!request.url.endsWith(contract.live.list.path)) return sandbox.fetch(request)
      const { pageNum, pageSize } = await request.clone().json()
      sizes.push(pageSize)
      const answer = await (await sandbox.fetch(request)).json()
      const [pattern] = answer.records
      const all = Array.from({ length: running }, (_, n) => ({
        ...pattern,
        _id: `x${n}`,
        state: 'live',
        startTime: AT,
        endTime: '2026-11-19T03:00:00.000Z',
      }))
      const records = all.slice((pageNum - 1) * pageSize, pageNum * pageSize)
      const rest = answer.records.slice(0, pageSize - records.length)
      return Response.json({ ...answer, total: 200, records: [...records, ...rest] })
    },
  })
  return { call, sizes }
}

it.each([
  [3, 1],
  [25, 2],
])('counts %i running lives with %i short requests', async (running, requests) => {
  const { call, sizes } = clientWith(running)
  const home = await requestHomeNow(call, '2001', parsed(AT))
  const lives = home?.blocks.find((block) => block.type === 'lives')
  expect(lives).toMatchObject({ total: 200 })
  expect(lives?.type === 'lives' && lives.running).toBeGreaterThanOrEqual(running)
  expect(sizes).toEqual(Array(requests).fill(20))
})

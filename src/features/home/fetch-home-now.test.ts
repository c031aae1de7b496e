import type { Endpoint } from '@fair/contract/endpoint.ts'
import { contract } from '@fair/contract/index.ts'
import { NO_SAFE_HTML } from '@fair/contract/rules/own-values.ts'
import { createSandbox } from '@fair/sandbox/app.ts'
import { afterAll, expect, it } from 'vitest'
import { connected, dataOf } from '../../../tests/connected.ts'
import { parsed } from '../../../tests/parsed.ts'
import { type Call, createClient } from '../../api/client.ts'
import { type HomeViewProps, homeProps } from '../../domain/home-page.ts'
import errors from '../../lib/i18n/messages/errors/en-US.json' with { type: 'json' }
import { fetchBlockSources } from '../shared/blocks/block-sources.ts'
import { requestHomeNow } from './fetch-home-now.ts'

const AT = '2026-11-19T02:42:00.000Z'
const sandbox = createSandbox({ media: false })
afterAll(() => sandbox.close())

/** A client whose platform has `running` additional streams on air, and the page sizes of its list requests. */
function clientWith(running: number, ignoresPages = false) {
  const sizes: number[] = []
  const call = createClient({
    base: 'http://sandbox',
    product: 'expo',
    headers: () => ({ language: 'en-US', tenantId: '1001', exhibitionId: '2001' }),
    text: (key) => errors[key],
    fetch: async (input, init) => {
      const request = new Request(input as RequestInfo, init)
      if (!request.url.endsWith(contract.live.list.path)) return sandbox.fetch(request)
      const { pageNum: requested, pageSize } = await request.clone().json()
      const pageNum = ignoresPages ? 1 : requested
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

it('ends on a platform that returns the first page whatever page is requested', async () => {
  const { call, sizes } = clientWith(25, true)
  const home = await requestHomeNow(call, '2001', parsed(AT))
  const lives = home?.blocks.find((block) => block.type === 'lives')
  expect(lives?.type === 'lives' && lives.running).toBe(20)
  expect(sizes).toHaveLength(2)
})

it('shows the same meetings as with all of them, from a request for the first', async () => {
  const { call } = connected(sandbox)
  const sizes: unknown[] = []
  const watched = ((endpoint: Endpoint, input: never, options?: object) => {
    if (endpoint.path.includes('meeting')) sizes.push(Object(input).pageSize)
    return call(endpoint as never, input, options)
  }) as unknown as Call
  const home = await requestHomeNow(watched, '2001', parsed(AT))
  expect(sizes).toEqual([20])
  const fair = dataOf(await call(contract.exhibition.detailPc, { id: '2001' }))
  const blocks = dataOf(await call(contract.decoration.homeRender, {}))
  const sources = await fetchBlockSources(blocks, {
    ...{ call, exhibitionId: '2001', zone: fair.timeZone, meetings: true },
    ...{ clean: () => NO_SAFE_HTML, hasPage: () => true },
  })
  expect(sources.meetings.length).toBeGreaterThan(20)
  const whole = homeProps(fair, blocks, sources, parsed(AT))
  const agendaOf = (props: HomeViewProps | null) => props?.blocks.find(({ type }) => type === 'meetings')
  expect(agendaOf(home)).toEqual(agendaOf(whole))
  expect(home?.today).toEqual(whole.today)
})

it.each([
  ['does not count them by day', {}],
  ['counts them by something else', { date: [{ value: 'soon', label: 'Soon', count: 3 }] }],
])('requests all meetings from a platform that %s', async (_, facets) => {
  const { call } = connected(sandbox)
  const requests: string[] = []
  const uncounted = (async (endpoint: Endpoint, ...rest: [never, never]) => {
    if (endpoint.path.includes('meeting')) requests.push(endpoint.path)
    const answer = await call(endpoint as never, ...rest)
    const isSearch = endpoint.path === contract.search.meeting.path
    return isSearch && answer.ok ? { ok: true, data: { ...Object(answer.data), facets } } : answer
  }) as unknown as Call
  const home = await requestHomeNow(uncounted, '2001', parsed(AT))
  expect(requests).toEqual([contract.search.meeting.path, contract.meeting.list.path])
  expect(home).toEqual(await requestHomeNow(call, '2001', parsed(AT)))
})

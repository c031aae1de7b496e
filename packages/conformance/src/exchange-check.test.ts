import { type Listening, listen } from '@fair/deploy/serve/server.ts'
import { afterEach, expect, test } from 'vitest'
import { type Exchange, openExchangeCheck } from './exchange-check.ts'
import type { Prism } from './prism.ts'

const opened: Listening[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((each) => each.close()))
})

/** Behaves as Prism does: calls the platform behind it, and refuses an answer without an id. */
const doubleOfPrism = async (upstream: string): Promise<Prism> => {
  const listening = await listen(
    async (request) => {
      const { pathname, search } = new URL(request.url)
      const { method, headers } = request
      const body = method === 'GET' ? null : await request.arrayBuffer()
      const answer = await fetch(upstream + pathname + search, { method, headers, body })
      const data: unknown = await answer.json()
      if (Object(data).id !== undefined) return Response.json(data)
      const violation = { type: 'https://stoplight.io/prism/errors#VIOLATIONS', validation: ['id is missing'] }
      return Response.json(violation, { status: 500 })
    },
    0,
    () => '',
  )
  opened.push(listening)
  return { url: `http://127.0.0.1:${listening.port}`, stop: () => {} }
}

const exchange = (address: string, data: unknown, more: Partial<Exchange> = {}): Exchange => ({
  method: 'GET',
  address,
  headers: new Headers({ host: 'localhost', connection: 'keep-alive' }),
  body: null,
  answer: Response.json(data),
  ...more,
})

test('checks each exchange with its own answer, and reports each fault once with its count', async () => {
  const check = await openExchangeCheck(doubleOfPrism)
  for (let page = 1; page <= 5; page += 1) {
    check.add(exchange(`/expo-main/list?page=${page}`, page % 2 ? { id: page } : { name: 'none' }))
  }
  check.add(exchange('/expo-main/save', {}, { method: 'POST', body: new TextEncoder().encode('{}').buffer }))
  expect(await check.close()).toEqual({
    count: 6,
    faults: [
      '2 × GET /expo-main/list: VIOLATIONS ["id is missing"]',
      '1 × POST /expo-main/save: VIOLATIONS ["id is missing"]',
    ],
  })
})

test('reports a failing proxy, but not a refusal of the platform', async () => {
  const failing = await listen(
    ({ url }) => new Response(null, { status: url.endsWith('/refused') ? 404 : 502 }),
    0,
    () => '',
  )
  opened.push(failing)
  const check = await openExchangeCheck(async () => ({ url: `http://127.0.0.1:${failing.port}`, stop: () => {} }))
  check.add(exchange('/expo-main/list', { id: 1 }))
  check.add(exchange('/expo-main/refused', null, { answer: new Response('{}', { status: 404 }) }))
  const { faults } = await check.close()
  expect(faults).toEqual(['1 × GET /expo-main/list: Prism answered 502'])
})

test('reports a proxy that does not answer', async () => {
  const check = await openExchangeCheck(async () => ({ url: 'http://127.0.0.1:1', stop: () => {} }))
  check.add(exchange('/expo-main/list', { id: 1 }))
  const { faults } = await check.close()
  expect(faults).toEqual([expect.stringContaining('Prism did not answer')])
})

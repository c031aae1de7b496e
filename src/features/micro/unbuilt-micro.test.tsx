import { exhibition } from '@fair/contract/exhibition.ts'
import { contract } from '@fair/contract/index.ts'
import { createSandbox } from '@fair/sandbox/app.ts'
import { afterAll, expect, it, onTestFinished, vi } from 'vitest'
import { connected, dataOf } from '../../../tests/connected.ts'
import { testPage } from '../../../tests/page-context.ts'
import { testPageData } from '../../../tests/page-data.ts'
import { renderView } from '../../../tests/render-view.tsx'
import type { Call } from '../../api/client.ts'
import type { IslandPage } from '../../islands/page.ts'
import { openCoded, openMicroList, openMixed } from './unbuilt-micro.tsx'

const sandbox = createSandbox({ size: 'small', media: false })
afterAll(() => sandbox.close())
const { call: sandboxCall } = connected(sandbox, { language: 'en-US' })
const fair = dataOf(await sandboxCall(exhibition.detailPc, { id: '2001' }))

const listed = { records: [{ microPageId: 'MP1', code: 'PROMOTE' }], total: 1, facets: {} }

it('offers a retry if the page composed for a route cannot be loaded', async () => {
  const call = (async (endpoint: unknown) =>
    endpoint === contract.micro.list
      ? { ok: true, data: listed }
      : { ok: false, code: 'timeout', message: 'No answer.' }) as unknown as Call
  const data = testPageData({ liveId: '2002' })
  const island: IslandPage = { page: testPage('en-US'), data, call, text: (key) => key }
  const answer = await openCoded('PROMOTE', 'Promotion')(island, fair)
  expect(answer).toMatchObject({ ok: false, code: 'network', message: 'No answer.' })
})

it('opens the last page of a list if the requested one is past its end', async () => {
  vi.stubGlobal('location', { search: '?live=2002&page=9' })
  onTestFinished(() => void vi.unstubAllGlobals())
  const requested: number[] = []
  const call = (async (_: unknown, { pageNum }: { pageNum: number }) => {
    requested.push(pageNum)
    return { ok: true, data: { ...listed, records: pageNum === 1 ? listed.records : [] } }
  }) as unknown as Call
  const data = testPageData({ liveId: '2002' })
  const answer = await openMicroList({ page: testPage('en-US'), data, call, text: (key) => key }, fair)
  expect(answer).toMatchObject({ ok: true, data: { props: { pageNum: 1, pages: [{ microPageId: 'MP1' }] } } })
  expect(requested).toEqual([9, 1])
})

it('shows a little of everything on /mixed-list if the exhibition has composed none', async () => {
  const none = { ok: true, data: { records: [], total: 0, facets: {} } }
  const call = (async (...args: Parameters<Call>) =>
    args[0] === contract.micro.list ? none : await sandboxCall(...args)) as unknown as Call
  const page = testPage('en-US')
  const island: IslandPage = { page, data: testPageData({ liveId: '2002' }), call, text: (key) => key }
  const answer = await openMixed('A little of everything')(island, fair)
  if (!answer.ok) throw new Error(answer.message)
  const html = renderView(page, answer.data)
  for (const path of ['/exhibits/detail/', '/exhibitor/detail/', '/live/detail/', '/meeting/detail/', '/news/detail/'])
    expect(html).toContain(path)
})

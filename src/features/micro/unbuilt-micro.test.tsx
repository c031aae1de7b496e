import { contract } from '@fair/contract/index.ts'
import { expect, it, onTestFinished, vi } from 'vitest'
import { testPage } from '../../../tests/page-context.ts'
import { testPageData } from '../../../tests/page-data.ts'
import type { Call } from '../../api/client.ts'
import type { IslandPage } from '../../islands/page.ts'
import { openCoded, openMicroList } from './unbuilt-micro.tsx'

const listed = { records: [{ microPageId: 'MP1', code: 'PROMOTE' }], total: 1, facets: {} }

it('offers a retry if the page composed for a route cannot be loaded', async () => {
  const call = (async (endpoint: unknown) =>
    endpoint === contract.micro.list
      ? { ok: true, data: listed }
      : { ok: false, code: 'timeout', message: 'No answer.' }) as unknown as Call
  const data = testPageData({ liveId: '2002' })
  const island: IslandPage = { page: testPage('en-US'), data, call, text: (key) => key }
  const answer = await openCoded('PROMOTE', 'Promotion')(island, 'Fair')
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
  const answer = await openMicroList({ page: testPage('en-US'), data, call, text: (key) => key }, 'Fair')
  expect(answer).toMatchObject({ ok: true, data: { props: { pageNum: 1, pages: [{ microPageId: 'MP1' }] } } })
  expect(requested).toEqual([9, 1])
})

import { contract } from '@fair/contract/index.ts'
import { expect, it } from 'vitest'
import { createSandbox } from './app.ts'
import { parseMedia } from './media/address.ts'
import { payload } from './testing/call-sandbox.ts'

it('exhibitions have different pavilion covers, and one activity or article has a hall cover', async () => {
  const sandbox = createSandbox({ size: 'small' })
  const { exhibition, search, news } = contract
  const headers = { language: 'en-US', exhibitionId: '2001' }
  const all = { pageNum: 1, pageSize: 0 }
  const fairs = await payload(sandbox, exhibition.list, { terminalType: 'PC' }, headers)
  const activities = await payload(sandbox, search.offlineActivity, all, headers)
  const articles = await payload(sandbox, news.search, all, headers)
  const kindOf = ({ cover }: { cover?: { url: string } | null | undefined }) => parseMedia(cover?.url ?? '')?.kind
  expect(new Set(fairs.map(kindOf))).toEqual(new Set(['pavilion']))
  expect(new Set(fairs.map(({ cover }) => cover?.url)).size).toBe(fairs.length)
  const halls = [...activities.records, ...articles.records].filter((each) => kindOf(each) === 'hall')
  expect(halls).toHaveLength(1)
  sandbox.close()
})

import { news } from '@fair/contract/news.ts'
import { type OpenUnbuilt, requestedPage } from '../shared/unbuilt.ts'
import { NewsListView } from './NewsListView.tsx'
import { NEWS_PAGE_SIZE } from './news.ts'

/** The news of an unbuilt exhibition. */
export const openNews: OpenUnbuilt = async ({ call }, fairName) => {
  const pageNum = requestedPage(location.search)
  const answer = await call(news.search, { pageNum, pageSize: NEWS_PAGE_SIZE, sort: 'publish_time' })
  if (!answer.ok) return answer
  const { records: stories, total } = answer.data
  return { ok: true, data: <NewsListView {...{ stories, pageNum, total, fairName }} /> }
}

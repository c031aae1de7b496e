import { news } from '@fair/contract/news.ts'
import { loadRequestedPage, type OpenUnbuilt } from '../shared/unbuilt.ts'
import { NewsListView } from './NewsListView.tsx'
import { NEWS_PAGE_SIZE } from './news.ts'

/** The news of an unbuilt exhibition. */
export const openNews: OpenUnbuilt = async ({ call }, { shortName: fairName }) => {
  const pageSize = NEWS_PAGE_SIZE
  const answer = await loadRequestedPage(pageSize, (pageNum) =>
    call(news.search, { pageNum, pageSize, sort: 'publish_time' }),
  )
  if (!answer.ok) return answer
  const { records: stories, total, pageNum } = answer.data
  return { ok: true, data: <NewsListView {...{ stories, pageNum, total, fairName }} /> }
}

import { type Information, type InformationSummary, news } from '@fair/contract/news.ts'
import type { Call } from '../../api/client.ts'
import { sanitise } from '../../lib/sanitise.ts'
import { openDetail } from '../shared/detail/open-detail.ts'
import type { Neighbour } from '../shared/Neighbours.tsx'
import { NewsView } from './NewsView.tsx'
import { type NewsViewProps, RELATED_NEWS, relatedNews } from './news.ts'

/** Shows a story that has no prerendered page, with the view of the prerendered pages. */
export const openStory = openDetail({
  fetchRecord: (call, informationId) => call(news.detail, { informationId }),
  titleOf: (story) => story.title,
  view: async (story, { call, deadlineSignal }) => <NewsView {...(await viewOf(story, call, deadlineSignal))} />,
})

/** The related content of a story. Each part is fetched by a separate call and left out if that fails. */
async function viewOf(story: Information, call: Call, signal: AbortSignal): Promise<NewsViewProps> {
  const [related, near] = await Promise.all([
    // One more than is shown, as the story itself may be among them.
    call(
      news.search,
      { column: [story.columnId], pageNum: 1, pageSize: RELATED_NEWS + 1, sort: 'publish_time' },
      { signal },
    ),
    call(news.previous, { id: story.informationId }, { signal }),
  ])
  return {
    story,
    contentHtml: sanitise(story.content),
    related: related.ok ? relatedNews(story, related.data.records) : [],
    previous: near.ok ? neighbourOf(near.data.previous) : null,
    next: near.ok ? neighbourOf(near.data.next) : null,
  }
}

const neighbourOf = (summary: InformationSummary | null | undefined): Neighbour | null =>
  summary ? { id: summary.informationId, name: summary.title } : null

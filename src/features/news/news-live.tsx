import { connect } from '../../api/browser.ts'
import { detailFailure } from '../../api/browser-failure.ts'
import type { Call } from '../../api/client.ts'
import { type Information, type InformationBrief, news } from '../../contract/news.ts'
import { loadTranslate } from '../../i18n/browser-texts.ts'
import type { PageData } from '../../state/page-data.ts'
import { tellDrawn } from '../../state/page-events.ts'
import { drawDetail } from '../../ui/live-detail.tsx'
import type { Neighbour } from '../../ui/Neighbours.tsx'
import { liveContext } from '../../ui/page-context.ts'
import { sanitise } from '../../ui/sanitise.ts'
import { NewsView } from './NewsView.tsx'
import { type NewsViewProps, RELATED_NEWS, relatedNews } from './news.ts'

/** The story does not wait longer than this for what stands around it, in milliseconds. */
const AROUND_MS = 3000

/** Shows a story that has no prerendered page, by the view of those that have; null: there is none to show. */
export async function showStory(root: HTMLElement, data: PageData, id: string | null): Promise<void> {
  const t = await loadTranslate(data.language, ['common', 'errors', 'news'])
  const page = liveContext(data, t)
  const call = connect(data, (key) => t(`errors:${key}`))
  await drawDetail(root, {
    page,
    shellTitle: t('news:story'),
    missing: {
      title: t('news:notFound'),
      why: t('news:notFoundWhy'),
      ways: [
        { label: t('news:all'), href: page.href('/news') },
        { label: t('common:home'), href: page.href('/') },
      ],
    },
    failed: t('news:failed'),
    async ask() {
      if (id === null) return { kind: 'missing' }
      const result = await call(news.detail, { informationId: id })
      if (!result.ok) return detailFailure(result)
      const view = await viewOf(result.data, call)
      return { kind: 'view', title: result.data.title, view: <NewsView page={page} {...view} /> }
    },
  })
  tellDrawn()
}

/** What stands around a story. Each part comes by a call of its own and is left out when that fails. */
async function viewOf(story: Information, call: Call): Promise<NewsViewProps> {
  const signal = AbortSignal.timeout(AROUND_MS)
  const [related, near] = await Promise.all([
    // One more than is shown: the story itself may be among them.
    call(news.search, { column: [story.columnId], pageNum: 1, pageSize: RELATED_NEWS + 1 }, { signal }),
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

const neighbourOf = (brief: InformationBrief | null | undefined): Neighbour | null =>
  brief ? { id: brief.informationId, name: brief.title } : null

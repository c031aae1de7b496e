import { Codes } from '../../components/Codes.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Pager } from '../../components/Pager.tsx'
import { Picture } from '../../components/Picture.tsx'
import { usePage } from '../../components/usePage.ts'
import { NEWS_PAGE_SIZE, type NewsListProps, newsListPath } from './news.ts'
import { StoryMeta } from './StoryMeta.tsx'
import { StoryRow } from './StoryRow.tsx'

/** Stories beside the newest one, on the first page. */
const BESIDE = 3

/** The news list, newest first; its first page starts with the newest stories in large form. */
export function NewsListView({ stories, pageNum, total, fairName }: NewsListProps) {
  const page = usePage()
  const { t } = page
  const led = pageNum === 1 ? 1 + BESIDE : 0
  const rest = stories.slice(led)
  return (
    <div className="wrap">
      <header className="page-head">
        <div>
          <h1>{pageNum === 1 ? t('news:title') : t('news:pageTitle', { n: pageNum })}</h1>
          {total > 0 && <p>{t('news:lede', { fair: fairName, count: total })}</p>}
        </div>
        <a className="btn btn-2 push" href={page.href('/news/servics')}>
          {t('news:services')}
        </a>
      </header>
      {total === 0 && (
        <EmptyState
          title={t('news:none')}
          description={t('news:noneWhy')}
          actions={[{ label: t('common:home'), href: page.href('/') }]}
        />
      )}
      <h2 className="visually-hidden">{t('news:latest')}</h2>
      {led > 0 && <Lead stories={stories.slice(0, led)} />}
      {rest.length > 0 && (
        <ul className="news-list news-cols">
          {rest.map((story) => (
            <StoryRow key={story.informationId} story={story} />
          ))}
        </ul>
      )}
      <Pager pageNum={pageNum} pageSize={NEWS_PAGE_SIZE} total={total} href={(n) => page.href(newsListPath(n))} />
    </div>
  )
}

/** The newest story large, the next ones beside it. */
function Lead({ stories }: Pick<NewsListProps, 'stories'>) {
  const page = usePage()
  const [lead, ...beside] = stories
  if (!lead) return null
  return (
    <div className="news">
      <article className="news-lead item">
        <span className="pic pic-16">
          <Picture media={lead.cover} widths={[480, 960]} sizes="(min-width: 60rem) 40vw, 92vw" eager />
        </span>
        <h3>
          <a href={page.href(`/news/detail/${lead.informationId}`)}>
            <Codes text={lead.title} />
          </a>
        </h3>
        <p>
          <Codes text={lead.summary} />
        </p>
        <StoryMeta story={lead} source />
      </article>
      <ul className="news-list">
        {beside.map((story) => (
          <StoryRow key={story.informationId} story={story} />
        ))}
      </ul>
    </div>
  )
}

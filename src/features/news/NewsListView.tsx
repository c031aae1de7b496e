import { Face } from '../../ui/Face.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { Picture } from '../../ui/Picture.tsx'
import type { PageContext } from '../../ui/page.ts'
import { NEWS_PAGE_SIZE, type NewsListProps, newsListPath } from './news.ts'
import { StoryMeta } from './StoryMeta.tsx'
import { StoryRow } from './StoryRow.tsx'

type Props = NewsListProps & { page: PageContext }

/** The news list, newest first; its first page leads with the newest story. */
export function NewsListView({ page, stories, pageNum, total, fairName }: Props) {
  const { t } = page
  const lead = pageNum === 1 ? stories[0] : undefined
  const rest = lead ? stories.slice(1) : stories
  return (
    <div className="wrap">
      <header className="page-head">
        <h1>{pageNum === 1 ? t('news:title') : t('news:pageTitle', { n: pageNum })}</h1>
        {total > 0 && <p>{t('news:lede', { fair: fairName, count: total })}</p>}
      </header>
      {total === 0 && (
        <Face
          drawing="empty"
          title={t('news:none')}
          why={t('news:noneWhy')}
          ways={[{ label: t('common:home'), href: page.href('/') }]}
        />
      )}
      {lead && (
        <article className="news-top item">
          <span className="pic pic-16">
            <Picture page={page} media={lead.cover} widths={[640, 960]} sizes="(min-width: 60rem) 54vw, 94vw" eager />
          </span>
          <div>
            <h2>
              <a href={page.href(`/news/detail/${lead.informationId}`)}>{lead.title}</a>
            </h2>
            <p className="lede">{lead.summary}</p>
            <StoryMeta page={page} story={lead} source />
          </div>
        </article>
      )}
      {rest.length > 0 && (
        <ul className="news-list news-cols">
          {rest.map((story) => (
            <StoryRow key={story.informationId} page={page} story={story} />
          ))}
        </ul>
      )}
      <Pager
        page={page}
        pageNum={pageNum}
        pageSize={NEWS_PAGE_SIZE}
        total={total}
        href={(n) => page.href(newsListPath(n))}
      />
    </div>
  )
}

import { Codes } from '../../components/Codes.tsx'
import { Picture } from '../../components/Picture.tsx'
import { Prose } from '../../components/Prose.tsx'
import { Crumbs } from '../../components/parts.tsx'
import { usePage } from '../../components/usePage.ts'
import { Neighbours } from '../shared/Neighbours.tsx'
import { SideActions } from '../shared/SideActions.tsx'
import type { NewsViewProps } from './news.ts'
import { StoryMeta } from './StoryMeta.tsx'
import { StoryRow } from './StoryRow.tsx'

/** One story: prerendered, or a fallback if the build does not contain it. */
export function NewsView({ story, contentHtml, related, previous, next }: NewsViewProps) {
  const page = usePage()
  const { t } = page
  return (
    <div className="wrap">
      <Crumbs items={[{ label: t('news:title'), href: page.href('/news') }, { label: story.title }]} />
      <div className="two">
        <article>
          <header className="article-head">
            <h1>
              <Codes text={story.title} />
            </h1>
            <StoryMeta story={story} source />
          </header>
          <p className="article-lede">{story.summary}</p>
          <figure className="pic pic-16 article-pic">
            <Picture media={story.cover} widths={[640, 960]} sizes="(min-width: 60rem) 46vw, 94vw" eager />
          </figure>
          <Prose html={contentHtml} />
          <SideActions saves={['INFORMATION', story.informationId]} />
        </article>
        {related.length > 0 && (
          <aside className="side" aria-label={t('news:related')}>
            <h2>{t('news:related')}</h2>
            <ul className="news-list">
              {related.map((each) => (
                <StoryRow key={each.informationId} story={each} short />
              ))}
            </ul>
            <p>
              <a className="link" href={page.href('/news')}>
                {t('news:all')}
              </a>
            </p>
          </aside>
        )}
      </div>
      <Neighbours base="/news/detail" previous={previous} next={next} labels={[t('news:previous'), t('news:next')]} />
    </div>
  )
}

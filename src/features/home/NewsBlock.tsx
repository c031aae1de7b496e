import { Picture } from '../../ui/Picture.tsx'
import type { PageContext } from '../../ui/page.ts'
import { Section } from '../../ui/parts.tsx'
import { Time } from '../../ui/Time.tsx'
import type { HomeBlock } from './home.ts'

/** One story large, the others beside it; without dates where the tenant hides them (HIDE_INFORMATION_DATE). */
export function NewsBlock({ page, block }: { page: PageContext; block: Extract<HomeBlock, { type: 'news' }> }) {
  const [lead, ...others] = block.items
  if (!lead) return null
  const dated = !page.flags.has('HIDE_INFORMATION_DATE')
  const to = (id: string) => page.href(`/news/detail/${id}`)
  return (
    <Section title={block.title} more={{ label: page.t('home:allNews'), href: page.href('/news') }}>
      <div className="news">
        <article className="news-lead item">
          <span className="pic pic-16">
            <Picture page={page} media={lead.cover} widths={[480, 960]} sizes="(min-width: 60rem) 40vw, 92vw" />
          </span>
          <h3>
            <a href={to(lead.informationId)}>{lead.title}</a>
          </h3>
          <p>{lead.summary}</p>
          <p className="tiny faint">
            {dated && <Time page={page} iso={lead.publishTime} show="dateTime" />} {lead.source}
          </p>
        </article>
        <ul className="news-list">
          {others.map((story) => (
            <li className="item" key={story.informationId}>
              <span className="pic">
                <Picture page={page} media={story.cover} widths={[160, 320]} sizes="8.5rem" />
              </span>
              <div>
                <h3>
                  <a href={to(story.informationId)}>{story.title}</a>
                </h3>
                <p className="small">{story.summary}</p>
                {dated && (
                  <p className="tiny faint">
                    <Time page={page} iso={story.publishTime} show="dateTime" />
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

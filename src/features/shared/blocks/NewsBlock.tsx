import { Codes } from '../../../components/Codes.tsx'
import { Picture } from '../../../components/Picture.tsx'
import { Section } from '../../../components/parts.tsx'
import { Time } from '../../../components/Time.tsx'
import { usePage } from '../../../components/usePage.ts'
import type { FilledBlock } from '../../../domain/blocks.ts'
import { StoryList } from './StoryList.tsx'

/** One story large, the others beside it; without dates if the tenant hides them (HIDE_INFORMATION_DATE). */
export function NewsBlock({ block }: { block: Extract<FilledBlock, { type: 'news' }> }) {
  const page = usePage()
  const [lead, ...others] = block.items
  if (!lead) return null
  const dated = !page.flags.has('HIDE_INFORMATION_DATE')
  const to = (id: string) => page.href(`/news/detail/${id}`)
  return (
    <Section title={block.title} more={{ label: page.t('home:allNews'), href: page.href('/news') }}>
      <div className="news">
        <article className="news-lead item">
          <span className="pic pic-16">
            <Picture media={lead.cover} widths={[480, 960]} sizes="(min-width: 60rem) 40vw, 92vw" />
          </span>
          <h3>
            <a href={to(lead.informationId)}>
              <Codes text={lead.title} />
            </a>
          </h3>
          <p>
            <Codes text={lead.summary} />
          </p>
          <p className="tiny faint">
            {dated && <Time iso={lead.publishTime} show="dateTime" />} {lead.source}
          </p>
        </article>
        <StoryList stories={others} />
      </div>
    </Section>
  )
}

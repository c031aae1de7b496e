import { ExhibitCard } from '../../ui/cards/ExhibitCard.tsx'
import { ExhibitorCard } from '../../ui/cards/ExhibitorCard.tsx'
import type { PageContext } from '../../ui/page.ts'
import { Section } from '../../ui/parts.tsx'
import { Agenda } from './Agenda.tsx'
import { Banner } from './Banner.tsx'
import type { HomeBlock, HomeViewProps } from './home.ts'
import { Lives } from './Lives.tsx'
import { NewsBlock } from './NewsBlock.tsx'
import { Partners } from './Partners.tsx'
import { TodayPanel } from './TodayPanel.tsx'

/** Home, from the platform's decoration blocks: the banner leads beside "today", the others follow in their order. */
export function HomeView({ page, exhibition, blocks, today }: HomeViewProps & { page: PageContext }) {
  const banner = blocks.find((block) => block.type === 'banner')
  return (
    <div className="wrap">
      <div className="cols lead">
        {banner ? (
          <Banner page={page} slides={banner.slides} />
        ) : (
          <header className="page-head">
            <h1>{exhibition.exhibitionName}</h1>
            <p>{exhibition.summary}</p>
          </header>
        )}
        <TodayPanel page={page} exhibition={exhibition} today={today} />
      </div>
      {blocks.length === 0 && <p className="section">{page.t('home:nothingYet')}</p>}
      {blocks.map((block) => (
        <BlockView key={block.blockId} page={page} block={block} />
      ))}
    </div>
  )
}

/** The one table from block type to view. */
function BlockView({ page, block }: { page: PageContext; block: HomeBlock }) {
  const { t } = page
  switch (block.type) {
    case 'banner':
      return null
    case 'lives':
      return <Lives page={page} block={block} />
    case 'exhibits':
      return (
        <Section
          title={block.title}
          sub={block.source === 'recommended' ? t('home:recommended') : undefined}
          more={{ label: t('home:allExhibits'), href: page.href('/exhibits') }}
        >
          <ul className="mosaic">
            {block.items.map((exhibit, n) => (
              <ExhibitCard key={exhibit.exhibitsId} page={page} exhibit={exhibit} feature={n === 0} />
            ))}
          </ul>
        </Section>
      )
    case 'industries':
      return (
        <Section title={block.title} sub={t('home:industriesHint')}>
          <ul className="index">
            {block.items.map((industry) => (
              <li key={industry.industryId}>
                <a href={page.href('/exhibitor', { industry: industry.industryId })}>
                  <span className="h">{industry.hall}</span>
                  <b>{industry.industryName}</b>
                  <span className="n">{page.format.number(industry.exhibitorCount)}</span>
                </a>
              </li>
            ))}
          </ul>
        </Section>
      )
    case 'exhibitors':
      return (
        <Section title={block.title} more={{ label: t('home:allExhibitors'), href: page.href('/exhibitor') }}>
          <ul className="ex-list four">
            {block.items.map((exhibitor) => (
              <ExhibitorCard key={exhibitor.exhibitorId} page={page} exhibitor={exhibitor} />
            ))}
          </ul>
        </Section>
      )
    case 'meetings':
      return <Agenda page={page} block={block} />
    case 'news':
      return <NewsBlock page={page} block={block} />
    case 'partners':
      return <Partners page={page} block={block} />
    case 'richText':
      return (
        <Section title={block.title}>
          <div className="prose" dangerouslySetInnerHTML={{ __html: block.html }} />
        </Section>
      )
  }
}

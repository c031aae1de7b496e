import type { HomeViewProps } from '../../../domain/home-page.ts'
import type { PageContext } from '../../../lib/page.ts'
import { Banner } from './Banner.tsx'
import { BlockView } from './BlockView.tsx'
import { Figures } from './Figures.tsx'
import { TodayPanel } from './TodayPanel.tsx'

/** Home, from the platform's decoration blocks: the banner leads beside "today", the others follow in their order. */
export function HomeView({ page, exhibition, blocks, today, figures }: HomeViewProps & { page: PageContext }) {
  const banner = blocks.find((block) => block.type === 'banner')
  return (
    <div className="wrap">
      <div className="cols lead">
        {banner ? (
          <Banner page={page} block={banner} as="h1" eager />
        ) : (
          <header className="page-head">
            <h1>{exhibition.exhibitionName}</h1>
            <p>{exhibition.summary}</p>
          </header>
        )}
        <TodayPanel page={page} exhibition={exhibition} today={today} />
      </div>
      {figures && <Figures page={page} figures={figures} />}
      {blocks.length === 0 && <p className="section">{page.t('home:nothingYet')}</p>}
      {blocks
        .filter((block) => block !== banner)
        .map((block) => (
          <BlockView key={block.blockId} page={page} block={block} />
        ))}
    </div>
  )
}

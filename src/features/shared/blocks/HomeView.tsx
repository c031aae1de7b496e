import { usePage } from '../../../components/usePage.ts'
import type { HomeViewProps } from '../../../domain/home-page.ts'
import { Banner } from './Banner.tsx'
import { BlockView } from './BlockView.tsx'
import { Figures } from './Figures.tsx'
import { TodayPanel } from './TodayPanel.tsx'

/**
 * Home, from the platform's decoration blocks: the banner comes first beside "today", the others follow in their order.
 */
export function HomeView({ exhibition, blocks, today, figures }: HomeViewProps) {
  const page = usePage()
  const banner = blocks.find((block) => block.type === 'banner')
  return (
    <div className="wrap">
      <div className={banner ? 'lead is-split' : 'lead'}>
        {banner ? (
          <Banner block={banner} as="h1" eager />
        ) : (
          <header className="page-head">
            <h1>{exhibition.exhibitionName}</h1>
            <p>{exhibition.summary}</p>
          </header>
        )}
        <TodayPanel exhibition={exhibition} today={today} />
      </div>
      {figures && <Figures figures={figures} />}
      {blocks.length === 0 && <p className="section">{page.t('home:nothingYet')}</p>}
      {blocks
        .filter((block) => block !== banner)
        .map((block) => (
          <BlockView key={block.blockId} block={block} />
        ))}
    </div>
  )
}

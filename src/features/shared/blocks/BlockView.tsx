import type { ExhibitSummary } from '@fair/contract/catalogue.ts'
import { Prose } from '../../../components/Prose.tsx'
import { Section } from '../../../components/parts.tsx'
import { usePage } from '../../../components/usePage.ts'
import type { FilledBlock } from '../../../domain/blocks.ts'
import { ExhibitCard } from '../cards/ExhibitCard.tsx'
import { ExhibitorCard } from '../cards/ExhibitorCard.tsx'
import { RecommendSlot } from '../recommend/RecommendSlot.tsx'
import { Advertisements } from './Advertisements.tsx'
import { Agenda } from './Agenda.tsx'
import { Banner } from './Banner.tsx'
import { Countdown } from './Countdown.tsx'
import { FormBlock } from './FormBlock.tsx'
import { GoodsBlock } from './GoodsBlock.tsx'
import { HotSpots } from './HotSpots.tsx'
import { Industries } from './Industries.tsx'
import { LinkButtons } from './LinkButtons.tsx'
import { Lives } from './Lives.tsx'
import { MapBlock } from './MapBlock.tsx'
import { NewsBlock } from './NewsBlock.tsx'
import { Partners } from './Partners.tsx'
import { PictureBlock } from './PictureBlock.tsx'
import { VideoBlock } from './VideoBlock.tsx'

interface Props {
  block: FilledBlock
}

/** Number of recommended exhibits shown to the visitor at once. */
const RECOMMENDED = 8

/** The one table from block type to view: it renders home, micro pages and previews. */
export function BlockView({ block }: Props) {
  const page = usePage()
  const { t } = page
  switch (block.type) {
    case 'banner':
      return <Banner block={block} />
    case 'lives':
      return <Lives block={block} />
    case 'exhibits':
      return (
        <Section
          title={block.title}
          sub={block.source === 'recommended' ? t('home:recommended') : undefined}
          more={{ label: t('home:allExhibits'), href: page.href('/exhibits') }}
        >
          {block.source === 'recommended' ? (
            <RecommendSlot kind="EXHIBIT" count={RECOMMENDED}>
              <Mosaic exhibits={block.items} />
            </RecommendSlot>
          ) : (
            <Mosaic exhibits={block.items} />
          )}
        </Section>
      )
    case 'industries':
      return <Industries block={block} />
    case 'exhibitors':
      return (
        <Section title={block.title} more={{ label: t('home:allExhibitors'), href: page.href('/exhibitor') }}>
          <RecommendSlot kind="EXHIBITOR" count={block.items.length}>
            <ul className="exhibitor-list four">
              {block.items.map((exhibitor) => (
                <ExhibitorCard key={exhibitor.exhibitorId} exhibitor={exhibitor} />
              ))}
            </ul>
          </RecommendSlot>
        </Section>
      )
    case 'meetings':
      return <Agenda block={block} />
    case 'news':
      return <NewsBlock block={block} />
    case 'advertisements':
      return <Advertisements block={block} />
    case 'partners':
      return <Partners block={block} />
    case 'richText':
      return (
        <Section title={block.title}>
          <Prose html={block.html} />
        </Section>
      )
    case 'goods':
      return <GoodsBlock block={block} />
    case 'hotSpots':
      return <HotSpots block={block} />
    case 'picture':
      return <PictureBlock block={block} />
    case 'video':
      return <VideoBlock block={block} />
    case 'countdown':
      return <Countdown block={block} />
    case 'form':
      return <FormBlock block={block} />
    case 'map':
      return <MapBlock block={block} />
    case 'buttons':
      return (
        <Section title={block.title}>
          <LinkButtons links={block.links} />
        </Section>
      )
  }
}

function Mosaic({ exhibits }: { exhibits: readonly ExhibitSummary[] }) {
  return (
    <ul className="mosaic">
      {exhibits.map((exhibit, n) => (
        <ExhibitCard key={exhibit.exhibitsId} exhibit={exhibit} feature={n === 0} />
      ))}
    </ul>
  )
}

import type { Media } from '@fair/contract/endpoint.ts'
import type { Instant } from '@fair/contract/rules/brand.ts'
import { Picture } from '../../../components/Picture.tsx'
import { Crumbs } from '../../../components/parts.tsx'
import { Time } from '../../../components/Time.tsx'
import { usePage } from '../../../components/usePage.ts'
import type { FilledBlock } from '../../../domain/blocks.ts'
import { Banner } from './Banner.tsx'
import { BlockView } from './BlockView.tsx'
import { EmbedOffer } from './EmbedOffer.tsx'
import { LinkButtons } from './LinkButtons.tsx'

export interface MicroPageProps {
  title: string
  summary: string
  cover: Media
  /** ISO 8601, UTC. */
  updateTime: Instant | null
  blocks: FilledBlock[]
  fairName: string
  /** Exact origins that may embed it. */
  embedOrigins: readonly string[]
}

interface Props extends MicroPageProps {
  /** The code that a webmaster pastes to embed the page; null if embedding is not allowed. */
  code: string | null
}

/**
 * A page composed by a tenant: its opening picture, its name, its blocks, and the last buttons at the bottom edge. A
 * banner of one slide opens the page; one of several is placed below the name.
 */
export function MicroPageView({ code, ...micro }: Props) {
  const page = usePage()
  const { t } = page
  const { title, summary, blocks } = micro
  const [first, ...rest] = blocks
  const banner = first?.type === 'banner' ? first : null
  const single = banner?.slides.length === 1 ? banner.slides[0] : undefined
  const after = banner ? rest : blocks
  const last = after.at(-1)
  const closingButtons = last?.type === 'buttons' ? last : null
  return (
    <article className="micro">
      <div className="micro-bar">
        <Crumbs items={[{ label: t('micro:listTitle'), href: page.href('/micro-list') }, { label: title }]} />
      </div>
      {(single || !banner) && (
        <div className="micro-hero">
          <Picture
            media={single?.picture ?? micro.cover}
            widths={[640, 960, 1600]}
            sizes="(min-width: 60rem) 60rem, 100vw"
            eager
          />
        </div>
      )}
      <header className="micro-head">
        <h1>{title}</h1>
        <p className="lede">{summary}</p>
        {single && single.text !== summary && <p>{single.text}</p>}
        {single && <LinkButtons links={single.links} lead={closingButtons === null} />}
        {micro.updateTime && (
          <p className="tiny faint">
            {t('micro:updated')} <Time iso={micro.updateTime} show="date" />
          </p>
        )}
      </header>
      {banner && !single && <Banner block={banner} eager />}
      {after
        .filter((block) => block !== closingButtons)
        .map((block) => (
          <BlockView key={block.blockId} block={block} />
        ))}
      <p className="micro-from">
        <a className="link" href={page.href('/')}>
          {t('micro:from', { fair: micro.fairName })}
        </a>
      </p>
      {code !== null && <EmbedOffer code={code} origins={micro.embedOrigins} />}
      {closingButtons && (
        <nav className="micro-foot" aria-label={closingButtons.title}>
          <LinkButtons links={closingButtons.links} />
        </nav>
      )}
    </article>
  )
}

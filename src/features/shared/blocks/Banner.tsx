import { numbered } from '../../../components/Codes.tsx'
import { Picture } from '../../../components/Picture.tsx'
import { usePage } from '../../../components/usePage.ts'
import type { FilledBlock } from '../../../domain/blocks.ts'
import { LinkButtons } from './LinkButtons.tsx'

interface Props {
  block: Extract<FilledBlock, { type: 'banner' }>
  /** 'h1' if the first slide contains the page's title. */
  as?: 'h1' | 'h2'
  /** On the first screen. */
  eager?: boolean
}

/** Slides that scroll sideways, with links below to move them: no script, no automatic movement. */
export function Banner({ block: { blockId, slides }, as: First = 'h2', eager = false }: Props) {
  const page = usePage()
  const place = (n: number) => `${blockId}-slide-${n + 1}`
  return (
    <section className="banner" aria-label={page.t('home:featured')} data-gallery="">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard (axe: scrollable-region-focusable) */}
      <ul className="track" tabIndex={0}>
        {slides.map((slide, n) => (
          <li className="slide" id={place(n)} key={slide.title} data-tone={slide.tone} data-picture="">
            <div className="banner-text">
              {n === 0 ? <First>{linesOf(slide.title)}</First> : <h2>{linesOf(slide.title)}</h2>}
              <p>{slide.text}</p>
              <LinkButtons links={slide.links} large />
            </div>
            {/* After the text: a phone shows it below, and may paint before the rest has arrived. */}
            <Picture
              media={slide.picture}
              widths={[640, 960, 1600]}
              sizes="(min-width: 60rem) 72vw, 94vw"
              eager={eager && n === 0}
            />
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <nav className="slides" aria-label={page.t('home:featured')}>
          {slides.map((slide, n) => (
            <a key={slide.title} href={`#${place(n)}`} data-thumb="" aria-current={n === 0 ? 'true' : undefined}>
              <b className="tnum">{n + 1}</b>
              <span className="clip-2">{slide.label}</span>
            </a>
          ))}
        </nav>
      )}
    </section>
  )
}

/**
 * Renders a headline with the tenant's line breaks. Each line is a block of its own, because browsers balance only text
 * without forced line breaks.
 */
const linesOf = (title: string) =>
  numbered(title.split(/\r?\n/)).flatMap(({ part, n }) => [n > 0 && '\n', <span key={n}>{part}</span>])

import type { Block } from '../../contract/decoration.ts'
import { Picture } from '../../ui/Picture.tsx'
import type { PageContext } from '../../ui/page.ts'

type Slides = Extract<Block, { type: 'banner' }>['slides']

/** Slides that scroll sideways, moved by the links below them: no script, nothing moves by itself. */
export function Banner({ page, slides }: { page: PageContext; slides: Slides }) {
  return (
    <section className="banner" aria-label={page.t('home:featured')} data-gallery="">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by the keyboard (axe: scrollable-region-focusable) */}
      <ul className="track" tabIndex={0}>
        {slides.map((slide, n) => (
          <li className="slide" id={`slide-${n + 1}`} key={slide.title} data-tone={slide.tone} data-picture="">
            <Picture
              page={page}
              media={slide.picture}
              widths={[640, 960, 1600]}
              sizes="(min-width: 60rem) 72vw, 94vw"
              eager={n === 0}
            />
            <div className="banner-text">
              {n === 0 ? <h1>{slide.title}</h1> : <h2>{slide.title}</h2>}
              <p>{slide.text}</p>
              {slide.links.length > 0 && (
                <p className="btn-row">
                  {slide.links.map((link, k) => (
                    <a
                      key={link.path}
                      className={k === 0 ? 'btn btn-primary btn-l' : 'btn btn-2 btn-l'}
                      href={/^https?:/.test(link.path) ? link.path : page.href(link.path)}
                    >
                      {link.label}
                    </a>
                  ))}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <nav className="slides" aria-label={page.t('home:featured')}>
          {slides.map((slide, n) => (
            <a key={slide.title} href={`#slide-${n + 1}`} data-thumb="" aria-current={n === 0 ? 'true' : undefined}>
              <b className="tnum">{n + 1}</b>
              <span className="clip">{slide.label}</span>
            </a>
          ))}
        </nav>
      )}
    </section>
  )
}

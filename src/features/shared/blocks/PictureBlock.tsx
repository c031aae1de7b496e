import { Picture } from '../../../components/Picture.tsx'
import { Section } from '../../../components/parts.tsx'
import type { FilledBlock } from '../../../domain/blocks.ts'
import type { PageContext } from '../../../lib/page.ts'
import { linkOf } from './block-href.ts'

interface Props {
  page: PageContext
  block: Extract<FilledBlock, { type: 'picture' }>
}

/** A picture with its caption; the caption leads on where the tenant says so. */
export function PictureBlock({ page, block: { title, picture, caption, link } }: Props) {
  // What the caption says need not be read twice.
  const alt = picture.alt === caption ? '' : (picture.alt ?? '')
  return (
    <Section title={title}>
      <figure className="figure">
        <span className="pic pic-16">
          <Picture
            page={page}
            media={picture}
            widths={[640, 960, 1600]}
            sizes="(min-width: 60rem) 56rem, 94vw"
            alt={alt}
          />
        </span>
        {(caption || link) && (
          <figcaption>
            {caption}
            {link && (
              <a {...linkOf(page, link.path)} className="link">
                {link.label}
              </a>
            )}
          </figcaption>
        )}
      </figure>
    </Section>
  )
}

import { Picture } from '../../../components/Picture.tsx'
import { Section } from '../../../components/parts.tsx'
import { usePage } from '../../../components/usePage.ts'
import type { FilledBlock } from '../../../domain/blocks.ts'
import { linkOf } from './block-href.ts'

interface Props {
  block: Extract<FilledBlock, { type: 'picture' }>
}

/** A picture with its caption; the caption leads on where the tenant says so. */
export function PictureBlock({ block: { title, picture, caption, link } }: Props) {
  const page = usePage()
  // What the caption says need not be read twice.
  const alt = picture.alt === caption ? '' : (picture.alt ?? '')
  return (
    <Section title={title}>
      <figure className="figure">
        <span className="pic pic-16">
          <Picture media={picture} widths={[640, 960, 1600]} sizes="(min-width: 60rem) 56rem, 94vw" alt={alt} />
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

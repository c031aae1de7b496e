import { Picture } from '../../../components/Picture.tsx'
import { Section } from '../../../components/parts.tsx'
import { usePage } from '../../../components/usePage.ts'
import type { FilledBlock } from '../../../domain/blocks.ts'
import { linkOf } from './block-href.ts'

interface Props {
  block: Extract<FilledBlock, { type: 'picture' }>
}

/** A picture with its caption; the caption is a link if the tenant set one. */
export function PictureBlock({ block: { title, picture, caption, link } }: Props) {
  const page = usePage()
  // The alternative text would only repeat the caption.
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

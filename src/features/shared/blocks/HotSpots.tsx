import { Picture } from '../../../components/Picture.tsx'
import { Section } from '../../../components/parts.tsx'
import { usePage } from '../../../components/usePage.ts'
import type { FilledBlock } from '../../../domain/blocks.ts'
import { linkOf } from './block-href.ts'

interface Props {
  block: Extract<FilledBlock, { type: 'hotSpots' }>
}

/**
 * A picture with parts that are links. Touch and mouse users press them in the picture, where they are vectors that
 * scale with it; keyboard and screen reader users have the same links as text below.
 */
export function HotSpots({ block }: Props) {
  const page = usePage()
  return (
    <Section title={block.title}>
      <div className="spots">
        <Picture
          media={block.picture}
          widths={[640, 960, 1600]}
          sizes="(min-width: 60rem) 56rem, 94vw"
          alt={block.picture.alt ?? ''}
        />
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {block.spots.map(({ left, top, width, height, link }) => (
            <a key={`${link.path} ${left} ${top}`} {...linkOf(page, link.path)} tabIndex={-1}>
              <title>{link.label}</title>
              <rect x={left} y={top} width={width} height={height} />
            </a>
          ))}
        </svg>
      </div>
      {block.spots.length > 0 && (
        <ul className="spot-list">
          {block.spots.map(({ left, top, link }) => (
            <li key={`${link.path} ${left} ${top}`}>
              <a {...linkOf(page, link.path)} className="link">
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

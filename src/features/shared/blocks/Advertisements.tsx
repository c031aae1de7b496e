import { Picture } from '../../../components/Picture.tsx'
import { Section } from '../../../components/parts.tsx'
import { usePage } from '../../../components/usePage.ts'
import type { FilledBlock } from '../../../domain/blocks.ts'
import { blockHref } from './block-href.ts'

interface Props {
  block: Extract<FilledBlock, { type: 'advertisements' }>
}

/** Advertisements that exhibitors have booked on the exhibition's pages; labelled as advertising. */
export function Advertisements({ block }: Props) {
  const page = usePage()
  return (
    <Section title={block.title} sub={page.t('blocks:advertising')}>
      <ul className="ads">
        {block.items.map((each) => (
          <li className="item" key={each.advertisementId}>
            <span className="pic pic-16">
              <Picture media={each.picture} widths={[480, 960]} sizes="(min-width: 60rem) 30rem, 92vw" />
            </span>
            <div>
              <h3>
                <a href={blockHref(page, each.path)} rel="sponsored">
                  {each.title}
                </a>
              </h3>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

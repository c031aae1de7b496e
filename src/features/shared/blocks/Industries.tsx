import { Section } from '../../../components/parts.tsx'
import { usePage } from '../../../components/usePage.ts'
import type { FilledBlock } from '../../../domain/blocks.ts'
import { landingPath } from '../../../domain/landing.ts'

interface Props {
  block: Extract<FilledBlock, { type: 'industries' }>
}

/** The industries that have exhibitors, each with its hall and a link into the list of exhibitors. */
export function Industries({ block }: Props) {
  const page = usePage()
  return (
    <Section title={block.title} sub={page.t('home:industriesHint')}>
      <ul className="index">
        {block.items.map((industry) => (
          <li key={industry.industryId}>
            <a href={page.href(landingPath('industry', industry.industryId))}>
              <span className="industry-hall">{industry.hall}</span>
              <b>{industry.industryName}</b>
              <span className="number">{page.format.number(industry.exhibitorCount)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}

import type { FilledBlock } from '../../rules/blocks.ts'
import { bySpans } from '../by-clock.ts'
import type { PageContext } from '../page.ts'
import { Section } from '../parts.tsx'
import { LiveCard } from './LiveCard.tsx'

/** Streams: the running ones first (Spec 9: home shows the first 4). */
export function Lives({ page, block }: { page: PageContext; block: Extract<FilledBlock, { type: 'lives' }> }) {
  const all = { label: page.t('home:allLives', { count: block.total }), href: page.href('/live') }
  const running = page.t('home:running', { count: block.running })
  // The count holds until the next one begins or ends: then it goes, or comes anew from the platform (boot/home.ts).
  const held =
    block.runningUntil === null ? null : bySpans(page, [{ startTime: page.now, endTime: block.runningUntil }])
  return (
    <Section title={block.title} sub={<span {...held}>{running}</span>} more={all}>
      <ul className="four rail" data-block={block.blockId}>
        {block.items.map((live) => (
          <LiveCard key={live._id} page={page} live={live} />
        ))}
      </ul>
    </Section>
  )
}

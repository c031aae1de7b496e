import { dateOf } from '@fair/contract/rules/instant.ts'
import { bySpans } from '../../../components/by-clock.ts'
import { Section } from '../../../components/parts.tsx'
import { usePage } from '../../../components/usePage.ts'
import type { FilledBlock } from '../../../domain/blocks.ts'
import { actualSpan } from '../../../domain/phase.ts'
import { LiveCard } from './LiveCard.tsx'

/** Streams: those running now first (Spec 9: home shows the first 4). */
export function Lives({ block }: { block: Extract<FilledBlock, { type: 'lives' }> }) {
  const page = usePage()
  const { t } = page
  const { items, running, runningUntil, total, blockId } = block
  const spans = items.flatMap((each) => actualSpan(each, dateOf(page.now)) ?? [])
  // The organiser's heading, most often "Live now", is valid while one of them runs.
  const title = (
    <span {...(bySpans(page, spans) ?? { 'data-phase': 'past' })}>
      <span data-when="now">{block.title}</span>
      <span data-when="next past">{t('home:streams')}</span>
    </span>
  )
  // The count is valid until the next stream begins or ends: then it is removed, or fetched again (client/home.ts).
  const attributes = runningUntil === null ? null : bySpans(page, [{ startTime: page.now, endTime: runningUntil }])
  const count = <span {...attributes}>{t('home:running', { count: running })}</span>
  const all = { label: t('home:allLives', { count: total }), href: page.href('/live') }
  return (
    <Section title={title} sub={count} more={all}>
      <ul className="four rail" data-block={blockId}>
        {items.map((live) => (
          <LiveCard key={live._id} live={live} />
        ))}
      </ul>
    </Section>
  )
}

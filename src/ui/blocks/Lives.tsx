import type { FilledBlock } from '../../rules/blocks.ts'
import type { PageContext } from '../page.ts'
import { Section } from '../parts.tsx'
import { LiveCard } from './LiveCard.tsx'

/** Streams: the running ones first (Spec 9: home shows the first 4). */
export function Lives({ page, block }: { page: PageContext; block: Extract<FilledBlock, { type: 'lives' }> }) {
  const all = { label: page.t('home:allLives', { count: block.total }), href: page.href('/live') }
  return (
    <Section title={block.title} sub={page.t('home:running', { count: block.running })} more={all}>
      <ul className="four rail">
        {block.items.map((live) => (
          <LiveCard key={live._id} page={page} live={live} />
        ))}
      </ul>
    </Section>
  )
}

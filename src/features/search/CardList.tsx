import type { SearchResult } from '../../domain/search-result.ts'
import type { PageContext } from '../../lib/page.ts'
import { CARD_VIEWS, type CardView } from './cards.ts'
import { FindCard } from './FindCard.tsx'

interface Props {
  page: PageContext
  view: CardView
  finds: readonly SearchResult[]
  keyword: string
}

/** The cards of a view; in a waterfall of all kinds each says its own. */
export function CardList({ page, view, finds, keyword }: Props) {
  if (finds.length === 0) return <p className="find-none">{page.t('search:cardNone')}</p>
  return (
    <ul className={view === 'waterfall' ? 'find-fall' : 'items find-cards'}>
      {finds.map((find) => (
        <FindCard
          key={`${find.kind} ${find.id}`}
          page={page}
          find={find}
          keyword={keyword}
          mixed={CARD_VIEWS[view].kinds.length > 1}
          framed
        />
      ))}
    </ul>
  )
}

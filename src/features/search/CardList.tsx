import type { SearchResult } from '../../domain/search-result.ts'
import type { PageContext } from '../../lib/page.ts'
import { CARD_VIEWS, type CardView } from './cards.ts'
import { ResultCard } from './ResultCard.tsx'

interface Props {
  page: PageContext
  view: CardView
  results: readonly SearchResult[]
  keyword: string
}

/** The cards of a view; in a waterfall of all kinds each says its own. */
export function CardList({ page, view, results, keyword }: Props) {
  if (results.length === 0) return <p className="find-none">{page.t('search:cardNone')}</p>
  return (
    <ul className={view === 'waterfall' ? 'find-fall' : 'items find-cards'}>
      {results.map((result) => (
        <ResultCard
          key={`${result.kind} ${result.id}`}
          page={page}
          result={result}
          keyword={keyword}
          mixed={CARD_VIEWS[view].kinds.length > 1}
          framed
        />
      ))}
    </ul>
  )
}

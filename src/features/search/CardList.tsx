import type { SearchResult } from '@fair/search/result.ts'
import { usePage } from '../../components/usePage.ts'
import { CARD_VIEWS, type CardView } from './cards.ts'
import { ResultCard } from './ResultCard.tsx'

interface Props {
  view: CardView
  results: readonly SearchResult[]
  keyword: string
}

/** The cards of a view; in a waterfall of all kinds each card names its kind. */
export function CardList({ view, results, keyword }: Props) {
  const page = usePage()
  if (results.length === 0) return <p className="muted">{page.t('search:cardNone')}</p>
  return (
    <ul className={view === 'waterfall' ? 'find-fall' : 'items find-cards'}>
      {results.map((result) => (
        <ResultCard
          key={`${result.kind} ${result.id}`}
          result={result}
          keyword={keyword}
          mixed={CARD_VIEWS[view].kinds.length > 1}
          framed
        />
      ))}
    </ul>
  )
}

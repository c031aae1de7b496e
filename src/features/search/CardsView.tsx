import type { Find } from '../../rules/search-find.ts'
import type { PageContext } from '../../ui/page.ts'
import { CARD_VIEWS, type CardView } from './cards.ts'
import { FindCard } from './FindCard.tsx'

interface ListProps {
  page: PageContext
  view: CardView
  finds: readonly Find[]
  keyword: string
}

/** The cards themselves; in a waterfall of all kinds each says its own. */
export function CardList({ page, view, finds, keyword }: ListProps) {
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

export interface CardsViewProps {
  page: PageContext
  view: CardView
  /** The first of the exhibition: what stands here without script, and without a wish in the address. */
  finds: readonly Find[]
}

/** A card view by itself, for a frame in another site (cards.ts says what its address may ask for). */
export function CardsView({ page, view, finds }: CardsViewProps) {
  return (
    <div className="find-frame">
      <h1 className="vh">{page.t(CARD_VIEWS[view].title)}</h1>
      <div data-island="search-cards" data-cards={view} data-now="*" data-texts="common errors search">
        <CardList page={page} view={view} finds={finds} keyword="" />
      </div>
    </div>
  )
}

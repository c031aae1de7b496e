import { EmptyState } from '../../components/EmptyState.tsx'
import { Icon } from '../../components/Icon.tsx'
import { Pager } from '../../components/Pager.tsx'
import type { Facets } from '../../contract/endpoint.ts'
import type { PageContext } from '../../lib/page.ts'
import { FindCard } from './FindCard.tsx'
import { FindRow } from './FindRow.tsx'
import { SearchFacets } from './SearchFacets.tsx'
import { SearchTabs } from './SearchTabs.tsx'
import type { SearchAnswer } from './search-answer.ts'
import { KINDS, kindOf, pageSizeOf } from './search-kinds.ts'
import { changed, SEARCH, type SearchState, searchQuery } from './search-state.ts'

interface Props {
  page: PageContext
  /** What is asked for: tabs and ticks follow it at once. */
  state: SearchState
  shown: { state: SearchState; answer: SearchAnswer }
  busy: boolean
  navigate(state: SearchState): void
  retry(): void
}

/** What was found: how many of each kind, what it can be narrowed by, and the finds themselves. */
export function SearchResults({ page, state, shown, busy, navigate, retry }: Props) {
  const { t, format } = page
  const { answer } = shown
  const { keyword, kind } = shown.state
  const said = { n: format.number(answer.total), count: answer.total, keyword }
  const narrowed = Object.keys(state.chosen).length > 0
  const withFacets = kind !== null && (narrowed || (answer.total > 0 && hasFacets(answer.facets)))
  const body = (
    <section className="results" id="list" aria-labelledby="list-title" aria-busy={busy ? true : undefined}>
      <h2 className="visually-hidden" id="list-title" tabIndex={-1}>
        {t('search:results', { keyword })}
      </h2>
      <div className="bar">
        <p className="result tnum" role="status">
          {kind === null ? t('search:found', said) : t('search:foundOf', { ...said, kind: t(kindOf(kind).name) })}
        </p>
        {withFacets && (
          <a className="btn btn-2 btn-s narrow-only needs-js" href="#filters" data-key="filters">
            <Icon name="filter" small />
            {t('common:filters')}
          </a>
        )}
      </div>
      <Chips page={page} state={state} facets={answer.facets} />
      {answer.total === 0 ? (
        <Nothing page={page} state={shown.state} counts={answer.counts} />
      ) : (
        <Finds page={page} state={shown.state} answer={answer} />
      )}
      <Pager
        page={page}
        pageNum={shown.state.page}
        pageSize={pageSizeOf(kind)}
        total={answer.total}
        href={(n) => page.href(SEARCH, searchQuery(changed(shown.state, { page: n })))}
      />
    </section>
  )
  return (
    <>
      <SearchTabs page={page} state={state} counts={answer.counts} />
      {answer.indexedAt !== null && (
        <div className="find-note" role="status">
          <Icon name="info" />
          <p>{t('search:fromIndex', { time: format.dateTime(answer.indexedAt, page.zone) })}</p>
          <button className="link" type="button" onClick={retry}>
            {t('common:retry')}
          </button>
        </div>
      )}
      {answer.isSimilar && <p className="find-similar">{t('search:similar', { keyword })}</p>}
      {withFacets ? (
        <div className="browse">
          <SearchFacets page={page} state={state} facets={answer.facets} total={answer.total} navigate={navigate} />
          {body}
        </div>
      ) : (
        body
      )}
    </>
  )
}

const hasFacets = (facets: Facets): boolean => Object.values(facets).some((values) => values.length > 0)

/** Exhibits are known by their picture, everything else by its words. */
function Finds({ page, state, answer }: { page: PageContext; state: SearchState; answer: SearchAnswer }) {
  const { keyword, kind } = state
  if (kind === 'EXHIBIT') {
    return (
      <ul className="items">
        {answer.finds.map((find) => (
          <FindCard key={find.id} page={page} find={find} keyword={keyword} />
        ))}
      </ul>
    )
  }
  return (
    <ul className="finds">
      {answer.finds.map((find) => (
        <FindRow key={`${find.kind} ${find.id}`} page={page} find={find} keyword={keyword} mixed={kind === null} />
      ))}
    </ul>
  )
}

/** The filters that are set, each with its own way out, and the way out of all. */
function Chips({ page, state, facets }: { page: PageContext; state: SearchState; facets: Facets }) {
  const chips = Object.entries(state.chosen).flatMap(([name, values]) =>
    values.map((value) => ({
      key: `${name}:${value}`,
      label: facets[name]?.find((each) => each.value === value)?.label ?? value,
      without: { ...state.chosen, [name]: values.filter((each) => each !== value) },
    })),
  )
  if (chips.length === 0) return null
  const href = (chosen: SearchState['chosen']) => page.href(SEARCH, searchQuery(changed(state, { chosen })))
  return (
    <div className="chips" role="group" aria-label={page.t('list:set')}>
      {chips.map((chip) => (
        <span className="chip" key={chip.key}>
          {chip.label}
          <a href={href(chip.without)} aria-label={page.t('list:remove', { name: chip.label })} data-chip="">
            <Icon name="x" />
          </a>
        </span>
      ))}
      <a className="link small nowrap" href={href({})}>
        {page.t('list:clearAll')}
      </a>
    </div>
  )
}

/** Nothing fits: the other kinds that have something, the filters away, or the lists themselves. */
function Nothing({ page, state, counts }: { page: PageContext; state: SearchState; counts: SearchAnswer['counts'] }) {
  const { t } = page
  const narrowed = Object.keys(state.chosen).length > 0
  const elsewhere = Object.values(counts).some((count) => count > 0)
  const way = (label: string, change: Partial<SearchState>) => ({
    label,
    href: page.href(SEARCH, searchQuery(changed(state, change))),
  })
  const ways = narrowed
    ? [way(t('list:clearFilters'), { chosen: {} })]
    : elsewhere && state.kind !== null
      ? [way(t('search:inAll'), { kind: null })]
      : KINDS.slice(0, 2).map(({ list, name }) => ({ label: t(name), href: page.href(list) }))
  return (
    <EmptyState
      drawing="empty"
      title={t('search:none', { keyword: state.keyword })}
      why={narrowed ? t('list:noneWhy') : t('search:noneWhy')}
      ways={ways}
    />
  )
}

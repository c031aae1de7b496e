import type { Facets } from '@fair/contract/endpoint.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Icon } from '../../components/Icon.tsx'
import { Pager } from '../../components/Pager.tsx'
import { usePage } from '../../components/usePage.ts'
import { useOwnZone } from '../../islands/useOwnZone.ts'
import { Chips, facetChips } from '../shared/list/ListChips.tsx'
import { ResultCard } from './ResultCard.tsx'
import { ResultRow } from './ResultRow.tsx'
import { SearchFacets } from './SearchFacets.tsx'
import { type SearchablePlaces, SearchPlaces } from './SearchPlaces.tsx'
import { SearchTabs } from './SearchTabs.tsx'
import type { SearchAnswer } from './search-answer.ts'
import { KINDS, kindOf, pageSizeOf, SEARCH } from './search-kinds.ts'
import { changed, listOf, type SearchState, searchQuery } from './search-state.ts'

interface Props {
  /** The requested state; tabs and checkboxes follow it at once. */
  state: SearchState
  shown: SearchAnswer & { state: SearchState }
  /** Places in the halls that match the keyword. */
  places: readonly SearchablePlaces[]
  busy: boolean
  navigate(state: SearchState): void
  retry(): void
}

/** The results, places in the halls first: counts per kind, facets, and the results themselves. */
export function SearchResults({ state, shown: answer, places, busy, navigate, retry }: Props) {
  const page = usePage()
  const zone = useOwnZone()
  const { t, format } = page
  const shown = answer.state
  const { keyword, kind } = shown
  const { corrected } = answer
  const count = answer.total + places.length
  const notice = { n: format.number(count), count, keyword: corrected ?? keyword }
  const narrowed = Object.keys(state.chosen).length > 0
  const withFacets = kind !== null && (narrowed || (answer.total > 0 && hasFacets(answer.facets)))
  const hrefOf = (chosen: SearchState['chosen']) => page.href(SEARCH, searchQuery(changed(state, { chosen })))
  const body = (
    <section className="results" id="list" aria-labelledby="list-title" aria-busy={busy ? true : undefined}>
      <h2 className="visually-hidden" id="list-title" tabIndex={-1}>
        {t('search:results', { keyword })}
      </h2>
      <div className="bar">
        <p className="result tnum" role="status">
          {kind === null ? t('search:found', notice) : t('search:foundOf', { ...notice, kind: t(kindOf(kind).name) })}
          {corrected !== null && ` · ${t('search:similar', { keyword })}`}
        </p>
        {withFacets && (
          <a className="btn btn-2 btn-s narrow-only needs-js" href="#filters" data-key="filters">
            <Icon name="filter" small />
            {t('common:filters')}
          </a>
        )}
      </div>
      <Chips chips={facetChips(page, state, listOf(state.kind).facets, answer.facets, hrefOf)} clear={hrefOf({})} />
      {count === 0 ? <Nothing state={shown} counts={answer.counts} /> : <Results state={shown} answer={answer} />}
      <Pager
        pageNum={shown.page}
        pageSize={pageSizeOf(kind)}
        total={answer.total}
        href={(n) => page.href(SEARCH, searchQuery(changed(shown, { page: n })))}
      />
    </section>
  )
  return (
    <>
      <SearchTabs state={state} counts={answer.counts} />
      {answer.indexedAt !== null && (
        <div className="find-note" role="status">
          <Icon name="info" />
          <p>
            {t('search:fromIndex', { time: format.dateTime(answer.indexedAt, zone) })}
            {answer.isPartial && (
              <>
                <br />
                {t('search:partial')}
              </>
            )}
          </p>
          <button className="link" type="button" onClick={retry}>
            {t('common:retry')}
          </button>
        </div>
      )}
      {answer.left.length > 0 && (
        <p className="find-similar" role="status">
          {t('search:fewer', { words: answer.left.join(' ') })}
        </p>
      )}
      {places.length > 0 && <SearchPlaces places={places} />}
      {withFacets ? (
        <div className="browse">
          <SearchFacets state={state} facets={answer.facets} total={answer.total} navigate={navigate} />
          {body}
        </div>
      ) : (
        body
      )}
    </>
  )
}

const hasFacets = (facets: Facets): boolean => Object.values(facets).some((values) => values.length > 0)

/** Exhibits are recognised by their picture, everything else by its text. */
function Results({ state, answer }: { state: SearchState; answer: SearchAnswer }) {
  const { keyword, kind } = state
  const { marks } = answer
  if (kind === 'EXHIBIT') {
    return (
      <ul className="items">
        {answer.results.map((result) => (
          <ResultCard key={result.id} result={result} keyword={keyword} marks={marks} />
        ))}
      </ul>
    )
  }
  return (
    <ul className="finds">
      {answer.results.map((result) => (
        <ResultRow
          key={`${result.kind} ${result.id}`}
          result={result}
          keyword={keyword}
          marks={marks}
          mixed={kind === null}
        />
      ))}
    </ul>
  )
}

/** Nothing matches: links to other kinds with results, a button to clear the filters, or links to the lists. */
function Nothing({ state, counts }: { state: SearchState; counts: SearchAnswer['counts'] }) {
  const page = usePage()
  const { t } = page
  const narrowed = Object.keys(state.chosen).length > 0
  const elsewhere = Object.values(counts).some((count) => count > 0)
  const action = (label: string, change: Partial<SearchState>) => ({
    label,
    href: page.href(SEARCH, searchQuery(changed(state, change))),
  })
  const actions = narrowed
    ? [action(t('list:clearFilters'), { chosen: {} })]
    : elsewhere && state.kind !== null
      ? [action(t('search:inAll'), { kind: null })]
      : KINDS.slice(0, 2).map(({ list, name }) => ({ label: t(name), href: page.href(list) }))
  return (
    <EmptyState
      title={t('search:none', { keyword: state.keyword })}
      description={narrowed ? t('list:noneWhy') : t('search:noneWhy')}
      actions={actions}
    />
  )
}

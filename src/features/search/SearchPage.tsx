import { useStore } from '@nanostores/react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { ErrorState } from '../../components/ErrorState.tsx'
import { Icon } from '../../components/Icon.tsx'
import { findPlaces } from '../../domain/hall-places.ts'
import { IslandProvider, useIsland } from '../../islands/IslandProvider.tsx'
import type { PageContext } from '../../lib/page.ts'
import { notifyRendered } from '../../stores/changes.ts'
import { showQueryState } from '../../stores/query-state.ts'
import { followAddress, type ListAddress } from '../shared/list/list-address.ts'
import { followLinks } from '../shared/list/list-links.ts'
import { keywordOf } from '../shared/list/list-query.ts'
import { watchSheet } from '../shared/list/list-sheet.ts'
import { SearchField } from './SearchField.tsx'
import type { SearchablePlaces } from './SearchPlaces.tsx'
import { SearchResults } from './SearchResults.tsx'
import { searchOf } from './search.api.ts'
import { KINDS, SEARCH } from './search-kinds.ts'
import { changed, readSearch, type SearchState, searchKeys, searchRoute } from './search-state.ts'
import { createSearchStore } from './search-store.ts'
import { useCompletions } from './use-completions.ts'
import { useRecent } from './use-recent.ts'

/** How long the page stays unchanged until the first response; then the skeleton appears. In milliseconds. */
const SOON_MS = 150

interface Props {
  /** Places in the exhibition's halls; none if the page is not built. */
  places?: readonly SearchablePlaces[]
}

const NO_PLACES: readonly SearchablePlaces[] = []

/** The search page's island: field, recent searches, results, and errors. */
export const SearchPage = ({ places = NO_PLACES }: Props) => (
  <IslandProvider>
    <Search places={places} />
  </IslandProvider>
)

function Search({ places }: Required<Props>) {
  const island = useIsland()
  const { page } = island
  const { t } = page
  const [search] = useState(() => searchOf(island))
  const [store] = useState(() => createSearchStore(readSearch(''), search.fetchAnswer))
  const root = useRef<HTMLDivElement>(null)
  const address = useRef<ListAddress<SearchState>>(null)
  const [isLate, setLate] = useState(false)
  const frame = useStore(store.$frame, { ssr: 'initial' })
  const { state, shown, phase, failure } = frame
  const { recent, add, forget, clear } = useRecent(page)
  const completions = useCompletions(search.suggest, recent, forget)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    const initial = readSearch(location.search)
    // Includes a keyword from the header's field or from a link.
    if (initial.keyword !== '') add(initial.keyword)
    setTimeout(() => setLate(true), SOON_MS)
    void store.load(initial).then(showQueryState)
    if (!root.current) return
    const route = searchRoute(page)
    address.current = followAddress(page, route, store)
    followLinks(root.current, page, route, store, address.current)
    watchSheet(root.current)
  }, [])
  const navigate = (next: SearchState) => address.current?.navigate(next)
  const retry = () => {
    search.trustAgain()
    void store.retry()
  }
  const find = (keyword: string) => {
    if (keyword.trim() !== '') add(keyword.trim())
    const before = store.$frame.get().state
    const next = changed(before, { keyword: keywordOf(keyword), kind: null })
    if (searchKeys.keyOf(next) === searchKeys.keyOf(before)) retry()
    else navigate(next)
  }
  useLayoutEffect(() => {
    showStart(state.keyword === '')
    document.title = titled(page, state.keyword)
    if (phase !== 'loading') notifyRendered()
  }, [page, phase, state.keyword])
  useLayoutEffect(() => address.current?.afterRender(frame), [frame])
  // After a search from another page, the keyboard continues at the results instead of the top of the page.
  const isEntered = useRef(false)
  useLayoutEffect(() => {
    if (isEntered.current || !shown || shown.state.keyword === '') return
    isEntered.current = true
    const { activeElement, body } = document
    if (activeElement === body) document.getElementById('list-title')?.focus({ preventScroll: true })
  }, [shown])
  return (
    <div ref={root}>
      <SearchField keyword={state.keyword} completions={completions} search={find} />
      {state.keyword === '' && recent.length > 0 && (
        <section className="find-recent" aria-labelledby="recent-title">
          <h2 id="recent-title">{t('search:recent')}</h2>
          <div className="chips">
            {recent.map((keyword) => (
              <span className="chip" key={keyword}>
                <a className="find-again" href={page.href(SEARCH, { keyword })}>
                  {keyword}
                </a>
                <button type="button" aria-label={t('search:forget', { keyword })} onClick={() => forget(keyword)}>
                  <Icon name="x" />
                </button>
              </span>
            ))}
            <button className="link small nowrap" type="button" onClick={clear}>
              {t('search:forgetAll')}
            </button>
          </div>
          <p className="small find-device">{t('search:onDevice')}</p>
        </section>
      )}
      {phase === 'failed' ? (
        <ErrorState
          failure={{ ...failure, message: failure?.message || t('errors:network') }}
          title={t('search:failed')}
          again={retry}
          actions={KINDS.slice(0, 2).map(({ name, list }) => ({ label: t(name), href: page.href(list) }))}
        />
      ) : shown && shown.state.keyword !== '' && state.keyword !== '' ? (
        <SearchResults
          state={state}
          shown={shown}
          places={findPlaces(shown.state.keyword, places)}
          busy={phase === 'loading'}
          navigate={navigate}
          retry={retry}
        />
      ) : (
        phase === 'loading' && isLate && <SearchSkeleton label={t('common:loading')} />
      )}
    </div>
  )
}

/** The skeleton of the results. */
function SearchSkeleton({ label }: { label: string }) {
  return (
    <div className="find-wait" aria-busy="true">
      <p className="visually-hidden" role="status">
        {label}
      </p>
      {Array.from({ length: 6 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical boxes
        <span className="skeleton" key={at} />
      ))}
    </div>
  )
}

/** The content under the field before a search is part of the page (SearchStart.tsx). */
function showStart(isShown: boolean): void {
  const start = document.getElementById('search-start')
  if (start) start.hidden = !isShown
}

let plainTitle: string | null = null

function titled(page: PageContext, keyword: string): string {
  plainTitle ??= document.title
  return keyword === '' ? plainTitle : `${page.t('search:results', { keyword })} – ${plainTitle}`
}

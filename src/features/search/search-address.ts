import { hrefOf, parseAddress } from '../../lib/i18n/paths.ts'
import type { PageContext } from '../../lib/page.ts'
import { isUnmodifiedClick } from '../../lib/unmodified-click.ts'
import { readSearch, SEARCH, type SearchState, searchQuery } from './search-state.ts'
import type { SearchStore } from './search-store.ts'

/** How a search moves through the browser's history. */
export interface SearchAddress {
  /** Goes on to a state, as a step in the history. */
  navigate(state: SearchState): void
  /** To be called when what was asked for stands drawn: scroll and focus go where the step wants them. */
  afterRender(): void
}

const hrefTo = (page: PageContext, state: SearchState): string => page.href(SEARCH, searchQuery(state))

/** What a step of the history keeps of itself. */
interface Kept {
  scroll?: number
  /** The filters' sheet is open (features/shared/list/list-sheet.ts). */
  sheet?: boolean
}

/**
 * Words, kind, filters and page live in the address; each change is a step back, and Back shows what stood there, where it
 * stood.
 *
 * @param root links inside it that lead to another state of the search do so without loading the page
 */
export function followSearch(page: PageContext, store: SearchStore, root: HTMLElement): SearchAddress {
  let arrival: { kind: 'page' | 'stay' } | { kind: 'back'; scroll: number } | null = null
  const here = () => location.pathname + location.search
  const note = () => history.replaceState({ ...(history.state as Kept | null), scroll: scrollY }, '')

  const address: SearchAddress = {
    navigate(next) {
      const href = hrefTo(page, next)
      if (href === here()) return void store.retry()
      note()
      const before = store.$frame.get().state
      const sheet = document.querySelector('#filters[data-open]') !== null
      history.pushState({ scroll: scrollY, sheet } satisfies Kept, '', href)
      arrival = { kind: next.page === before.page ? 'stay' : 'page' }
      void store.load(next)
    },
    afterRender() {
      if (arrival?.kind === 'back') scrollTo({ top: arrival.scroll, behavior: 'instant' })
      if (arrival?.kind === 'page') {
        document.getElementById('list-title')?.focus({ preventScroll: true })
        document.getElementById('list')?.scrollIntoView({ behavior: 'instant' })
      }
      arrival = null
    },
  }

  history.scrollRestoration = 'manual'
  addEventListener('pagehide', note)
  // A link to an item leaves at once: what stands here is noted before.
  root.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
    if (!link || !isUnmodifiedClick(event)) return
    const next = stateOf(new URL(link.href))
    if (!next || link.getAttribute('href')?.startsWith('#') || link.target === '_top') return
    event.preventDefault()
    address.navigate(next)
  })
  addEventListener('popstate', (event) => {
    const next = stateOf(new URL(location.href))
    if (!next || hrefTo(page, next) === hrefTo(page, store.$frame.get().state)) return
    arrival = { kind: 'back', scroll: (event.state as Kept | null)?.scroll ?? 0 }
    void store.load(next)
  })
  // The store itself moves only from a page that is not there any more to the last one.
  store.$frame.subscribe(({ state }) => {
    const href = hrefTo(page, state)
    if (stateOf(new URL(location.href)) && href !== here())
      history.replaceState(history.state, '', href + location.hash)
  })
  return address

  function stateOf(url: URL): SearchState | null {
    const { path, ...scope } = parseAddress(url.pathname, page.fallback)
    const ours = hrefOf(scope, page.fallback, path) === page.href(SEARCH).split('?')[0]
    return url.origin === location.origin && ours ? readSearch(url.search) : null
  }
}

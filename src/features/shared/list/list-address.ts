import { LANGUAGES } from '@fair/contract/rules/language.ts'
import { hrefOf, parseAddress } from '../../../lib/i18n/paths.ts'
import type { PageContext } from '../../../lib/page.ts'
import { hrefTo } from './list-model.ts'
import { type ListConfig, type ListQuery, type QueryKeys, queryKeys, readList } from './list-query.ts'
import type { ListState, ListStore } from './list-store.ts'

/** The addresses of a list. */
export interface ListRoute<Q> extends QueryKeys<Q> {
  hrefTo(query: Q): string
  /** The query in an address of this list; null for any other address. */
  read(url: URL): Q | null
}

export const listRoute = (page: PageContext, kind: ListConfig): ListRoute<ListQuery> => ({
  ...queryKeys(kind),
  hrefTo: (query) => hrefTo({ page, kind }, query),
  read(url) {
    const path = pathOf(page, url)
    const isList = path === `${kind.path}/` || new RegExp(`^${kind.path}/page/[1-9]\\d*/$`).test(path ?? '')
    return path !== null && isList ? readList(kind, path, url.search) : null
  },
})

/** The route's path from an address in the page's own scope; null for any other address. */
export function pathOf(page: PageContext, url: URL): string | null {
  const { path, ...scope } = parseAddress(url.pathname, page.fallback, LANGUAGES)
  const isOurs = scope.language === page.language && scope.exhibitionId === page.exhibitionId
  return url.origin === location.origin && isOurs ? path : null
}

/** Connects a page's list to the browser's history. */
export interface ListAddress<Q = ListQuery> {
  /** Navigates to a state: a new history entry, or the current one replaced (further typing). */
  navigate(state: Q, options?: { replace?: boolean }): void
  /** To be called when a frame is rendered: restores scroll and focus for the history entry. */
  afterRender(frame: ListState<unknown, Q>): void
}

/** What a navigation does to scroll and focus, once its results are rendered. */
type Arrival = { kind: 'page' } | { kind: 'filter' } | { kind: 'back'; scroll: number }

/** The state stored in a history entry. */
interface HistoryState {
  scroll?: number
  /** The filters' sheet is open (list-sheet.ts). */
  sheet?: boolean
}

/**
 * Minimum delay between the last movement and storing the scroll position, in milliseconds; browsers allow 200 writes
 * in 30 seconds.
 */
const NOTE_MS = 200

/**
 * Filters, order, view and page are in the address; each change is a history entry. An entry stores its scroll
 * position, because the browser restores its own before the list of that entry is rendered again.
 */
export function followAddress<Q extends { page: number }>(
  page: PageContext,
  { hrefTo, read, keyOf }: ListRoute<Q>,
  store: ListStore<unknown, Q>,
): ListAddress<Q> {
  let arrival: Arrival | null = null
  const here = () => location.pathname + location.search
  // Taken from the events: reading it right after a render would force a layout of the full page.
  let top = scrollY
  const note = () => history.replaceState({ ...(history.state as HistoryState | null), scroll: top }, '')

  const address: ListAddress<Q> = {
    navigate(next, { replace = false } = {}) {
      const before = store.$frame.get().state
      const href = hrefTo(next)
      if (href === here()) return
      note()
      const step: HistoryState = { scroll: top, sheet: document.querySelector('#filters[data-open]') !== null }
      if (replace) history.replaceState(step, '', href)
      else history.pushState(step, '', href)
      keepLanguageLinks(page)
      const onlyPage = keyOf({ ...before, page: next.page }) === keyOf(next)
      if (keyOf(before) !== keyOf(next)) arrival = { kind: onlyPage ? 'page' : 'filter' }
      void store.load(next)
    },
    afterRender({ phase, shown, state }) {
      if (!arrival || phase === 'loading' || (phase === 'idle' && shown?.state !== state)) return
      const results = document.getElementById('list')
      if (arrival.kind === 'back') scrollTo({ top: arrival.scroll, behavior: 'instant' })
      else if (arrival.kind === 'page') {
        document.getElementById('list-title')?.focus({ preventScroll: true })
        results?.scrollIntoView({ behavior: 'instant' })
      } else if (results && top > 0 && results.getBoundingClientRect().top < 0)
        results.scrollIntoView({ behavior: 'instant' })
      arrival = null
    },
  }

  // From here on every entry restores its scroll itself (stores/query-state.ts does it when the page is reloaded).
  history.scrollRestoration = 'manual'
  let noting: ReturnType<typeof setTimeout> | undefined
  addEventListener(
    'scroll',
    () => {
      top = scrollY
      clearTimeout(noting)
      noting = setTimeout(note, NOTE_MS)
    },
    { passive: true },
  )
  addEventListener('pagehide', note)
  addEventListener('popstate', (event) => {
    clearTimeout(noting)
    const next = read(new URL(location.href))
    // A history entry of the filters' sheet (#filters) is not one of the list.
    if (!next || hrefTo(next) === hrefTo(store.$frame.get().state)) return
    keepLanguageLinks(page)
    arrival = { kind: 'back', scroll: (event.state as HistoryState | null)?.scroll ?? 0 }
    void store.load(next)
  })
  // The store itself navigates only from a page that no longer exists to the last one.
  store.$frame.subscribe(({ state }) => {
    const href = hrefTo(state)
    if (read(new URL(location.href)) && href !== here()) history.replaceState(history.state, '', href + location.hash)
  })
  return address
}

/** The language switch links to this list in the other language, also after its path has changed. */
function keepLanguageLinks(page: PageContext): void {
  const { path } = parseAddress(location.pathname, page.fallback, LANGUAGES)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    const language = link.dataset['language'] as PageContext['language']
    link.pathname = hrefOf({ language, exhibitionId: page.exhibitionId }, page.fallback, path)
  }
}

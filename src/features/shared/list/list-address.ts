import { hrefOf, parseAddress } from '../../../lib/i18n/paths.ts'
import type { PageContext } from '../../../lib/page.ts'
import { hrefTo } from './list-model.ts'
import { type ListConfig, type ListQuery, type QueryKeys, queryKeys, readList } from './list-query.ts'
import type { ListState, ListStore } from './list-store.ts'

/** The addresses of a list. */
export interface ListRoute<Q> extends QueryKeys<Q> {
  hrefTo(query: Q): string
  /** The query that an address of this list carries; null for any other address. */
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

/** The route's path of an address in the page's own scope; null for any other address. */
export function pathOf(page: PageContext, url: URL): string | null {
  const { path, ...scope } = parseAddress(url.pathname, page.fallback)
  const isOurs = scope.language === page.language && scope.exhibitionId === page.exhibitionId
  return url.origin === location.origin && isOurs ? path : null
}

/** How the list of a page moves through the browser's history. */
export interface ListAddress<Q = ListQuery> {
  /** Goes on to a state: a step in the history, or the same step changed (typing on). */
  navigate(state: Q, options?: { replace?: boolean }): void
  /** To be called when a frame stands drawn: scroll and focus go where the step wants them. */
  afterRender(frame: ListState<unknown, Q>): void
}

/** What a step does to scroll and focus, once its results are rendered. */
type Arrival = { kind: 'page' } | { kind: 'filter' } | { kind: 'back'; scroll: number }

/** What a step of the history keeps of itself. */
interface Kept {
  scroll?: number
  /** The filters' sheet is open (list-sheet.ts). */
  sheet?: boolean
}

/** How long after the last movement the scroll is noted, in milliseconds; browsers bear 200 notes in 30 seconds. */
const NOTE_MS = 200

/**
 * Filters, order, view and page live in the address; each change is a step back. The scroll of a step is kept in its
 * history entry, because the browser restores it before the list of that step stands again.
 */
export function followAddress<Q extends { page: number }>(
  page: PageContext,
  { hrefTo, read, keyOf }: ListRoute<Q>,
  store: ListStore<unknown, Q>,
): ListAddress<Q> {
  let arrival: Arrival | null = null
  const here = () => location.pathname + location.search
  // Kept from the events: to request it right after a redraw would have the whole page laid out at once.
  let top = scrollY
  const note = () => history.replaceState({ ...(history.state as Kept | null), scroll: top }, '')

  const address: ListAddress<Q> = {
    navigate(next, { replace = false } = {}) {
      const before = store.$frame.get().state
      const href = hrefTo(next)
      if (href === here()) return
      note()
      const step: Kept = { scroll: top, sheet: document.querySelector('#filters[data-open]') !== null }
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

  // From here on every step restores its scroll itself (stores/query-state.ts does it when the page is loaded anew).
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
    // A step of the filters' sheet (#filters) is not one of the list.
    if (!next || hrefTo(next) === hrefTo(store.$frame.get().state)) return
    keepLanguageLinks(page)
    arrival = { kind: 'back', scroll: (event.state as Kept | null)?.scroll ?? 0 }
    void store.load(next)
  })
  // The store itself moves only from a page that is not there any more to the last one.
  store.$frame.subscribe(({ state }) => {
    const href = hrefTo(state)
    if (read(new URL(location.href)) && href !== here()) history.replaceState(history.state, '', href + location.hash)
  })
  return address
}

/** The language switch leads to this list in the other language, also after its path has changed. */
function keepLanguageLinks(page: PageContext): void {
  const { path } = parseAddress(location.pathname, page.fallback)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    const language = link.dataset['language'] as PageContext['language']
    link.pathname = hrefOf({ language, exhibitionId: page.exhibitionId }, page.fallback, path)
  }
}

import { connect } from '../../api/browser.ts'
import { loadTranslate } from '../../i18n/browser-texts.ts'
import type { PageData } from '../../state/page-data.ts'
import { watchSheet } from '../../ui/list/list-sheet.ts'
import { liveContext } from '../../ui/page-context.ts'
import { createRoot } from '../../ui/root.ts'
import { createSearch, manifestOf } from './ask-search.ts'
import { readRecent, withRecent, writeRecent } from './recent-searches.ts'
import { SearchApp } from './SearchApp.tsx'
import { SEARCH_TEXTS } from './SearchView.tsx'
import { followSearch } from './search-address.ts'
import { readSearch } from './search-state.ts'
import { createSearchStore } from './search-store.ts'

/** Nothing else shows for so long while the first answer is awaited; then the boxes do. In milliseconds. */
const SOON_MS = 150

/** Brings /search to life: boxes stand soon where the finds take their time; resolves when these stand. */
export async function mount(root: HTMLElement, data: PageData): Promise<void> {
  const t = await loadTranslate(data.language, SEARCH_TEXTS)
  const page = liveContext(data, t)
  const search = createSearch({
    call: connect(data, (key) => t(`errors:${key}`)),
    dataSource: data.search,
    manifest: manifestOf(page, data),
  })
  const store = createSearchStore(readSearch(location.search), search.ask)
  const asked = store.$frame.get().state
  // Also what the header's field, or a link, has brought here.
  if (asked.keyword !== '') writeRecent(withRecent(readRecent(), asked.keyword))
  const first = store.go(asked)
  const address = followSearch(page, store, root)
  const draw = () => createRoot(root).render(<SearchApp {...{ page, store, address, search }} />)
  await Promise.race([first, new Promise((soon) => setTimeout(soon, SOON_MS))])
  draw()
  await first
  watchSheet(root)
}

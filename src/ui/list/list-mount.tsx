import { parseAddress } from '../../i18n/paths.ts'
import { callKey, isFiltered, type ListKind, plainList, readList } from '../../state/list.ts'
import { type AskList, createListStore } from '../../state/list-store.ts'
import type { PageContext } from '../page.ts'
import { createRoot } from '../root.ts'
import { ListIsland, type ListIslandProps } from './ListIsland.tsx'
import { followAddress } from './list-address.ts'
import { facetsOf } from './list-facets.ts'
import { followLinks } from './list-links.ts'
import { readPrerendered } from './list-prerendered.ts'
import { watchSheet } from './list-sheet.ts'

interface Options<T>
  extends Pick<ListIslandProps<T>, 'words' | 'items' | 'initialsOf' | 'withinNameOf' | 'withinName'> {
  page: PageContext
  /** An exhibition that is shown live: the page's own list is another's (boot/page-data.ts). */
  liveId: string | null
  kind: ListKind
  ask: AskList<T>
}

/**
 * Brings a prerendered list to life. Where the address asks for what the page shows, it draws itself at once over what is
 * there; where it asks for something else, it waits for the answer first, and the page's list stays covered meanwhile
 * (`.asked` in theme/catalogue/filters.css). Resolves when the right list, or the reason why there is none, stands.
 */
export async function mountList<T>(
  root: HTMLElement,
  { page, liveId, kind, ask, ...shown }: Options<T>,
): Promise<void> {
  const before = readPrerendered(root, kind)
  const { path } = parseAddress(location.pathname, page.fallback)
  const state = readList(kind, path, location.search)
  const plain = plainList(kind, readList(kind, path, '').page)
  const keepsList = callKey(kind, state) === callKey(kind, plain) && state.view === null && liveId === null
  const store = createListStore<T>({ kind, state, facets: facetsOf(before.groups), ask })
  if (!keepsList) await store.go(state)
  const address = followAddress(page, kind, store)
  // The line under the heading counts the page's own exhibition, and the directory is its own; their place stays.
  const own = liveId === null ? [] : (root.previousElementSibling?.querySelectorAll<HTMLElement>('p, a') ?? [])
  for (const each of own) each.style.visibility = 'hidden'
  const props = { ...shown, page, kind, store, address, before, keepsList }
  createRoot(root).render(<ListIsland {...props} />)
  followLinks(root, {
    visit(url) {
      const next = address.read(url)
      if (next) address.visit(next)
      return next !== null
    },
    clear(url) {
      const now = store.$frame.get().state
      const next = address.read(url)
      if (!next || !isFiltered(now)) return null
      address.visit(next)
      return () => address.visit(now)
    },
    text: { cleared: page.t('list:cleared'), undo: page.t('common:undo') },
  })
  watchSheet(root)
  // All values of all facets; unless the touch that woke the list has asked for another state meanwhile.
  if (keepsList) setTimeout(() => store.$frame.get().phase === 'still' && void store.go(store.$frame.get().state))
}

import type { Facets, Page } from '@fair/contract/endpoint.ts'
import { LANGUAGES } from '@fair/contract/rules/language.ts'
import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { PageProvider } from '../../../components/usePage.ts'
import { IslandProvider, useIsland } from '../../../islands/IslandProvider.tsx'
import type { IslandPage } from '../../../islands/page.ts'
import { debounce } from '../../../lib/debounce.ts'
import { parseAddress } from '../../../lib/i18n/paths.ts'
import { notifyRendered } from '../../../stores/changes.ts'
import { showQueryState } from '../../../stores/query-state.ts'
import { ListBody } from './ListBody.tsx'
import { followAddress, type ListAddress, listRoute } from './list-address.ts'
import { type FacetGroup, facetGroups, facetsOf, relativesOf } from './list-facets.ts'
import { followLinks } from './list-links.ts'
import type { ListLabels, ListModel } from './list-model.ts'
import {
  changed,
  defaultQuery,
  type ListConfig,
  type ListQuery,
  queryKeys,
  readList,
  toggled,
  withValues,
} from './list-query.ts'
import { watchSheet } from './list-sheet.ts'
import { withoutUnknown } from './list-specifications.ts'
import { createListStore, type FetchList, type ListStore } from './list-store.ts'
import { announcePage } from './list-title.ts'

/** Typing in the list's own field waits less than the default of Spec 9: old results remain readable meanwhile. */
const TYPING_MS = 300

/** The data that a page passes to its list's island beyond its HTML. */
export interface ListIslandProps {
  /** From 1. */
  pageNum: number
  /** Number of items over all pages. */
  total: number
  groups: readonly FacetGroup[]
  /** The prerendered items: shown unchanged until another state is requested. */
  children?: ReactNode
}

/** The definition of a list, besides the data from its page. */
export interface ListDefinition<T> {
  kind: ListConfig
  words: ListLabels
  fetchAnswer: (island: IslandPage) => FetchList<T>
  /** The page's `now` is the time when the records were returned. */
  items: (records: readonly T[]) => ReactNode
  /** The facet of `kind.tabs`, above the list. */
  tabs?: (model: ListModel) => ReactNode
  initialsOf?: (item: T) => string
  /** The name of the owner of these items, as an item reports it, for the chip of `kind.parentParam`. */
  parentNameOf?: (item: T) => string | null
  /** The same if no item reports it: requested by id; null if the platform has none. */
  fetchParentName?: (island: IslandPage, id: string) => Promise<string | null>
  /** Rendered over the list: dialogs that its links open. */
  over?: (list: HTMLElement) => ReactNode
  /**
   * The page's list is out of date as soon as it is built: it is requested at once, and remains if the request fails.
   */
  isShortLived?: boolean
}

/** Makes the island component of a list, for its page. */
export const defineList =
  <T,>(list: ListDefinition<T>) =>
  (props: ListIslandProps) => <ListIsland list={list} {...props} />

/** A list page's island: filters, order, pages and results of one list, all in the address. */
export function ListIsland<T>({ list, ...props }: ListIslandProps & { list: ListDefinition<T> }) {
  return (
    <IslandProvider>
      <List list={list} {...props} />
    </IslandProvider>
  )
}

function List<T>({ list, pageNum, total, groups, children }: ListIslandProps & { list: ListDefinition<T> }) {
  const { kind, words } = list
  const island = useIsland()
  const { page } = island
  const [store] = useState(() =>
    createListStore({
      keys: queryKeys(kind),
      state: defaultQuery(kind, pageNum),
      facets: facetsOf(groups),
      fetchAnswer: list.fetchAnswer(island),
    }),
  )
  const frame = useStore(store.$frame, { ssr: 'initial' })
  const { root, address, prerendered } = useAddress(list, store, pageNum)
  const isPrerendered = useIsPrerendered(prerendered, frame.state)
  const known = useKnownLabels(frame.facets)
  const typing = useTyping(store, address)
  const requestedName = useParentName(list, frame.state.parentId)
  const { shown } = frame
  const first = shown?.records[0]
  // The request only refreshes the page's own list, which remains without an answer too.
  const isAgain = list.isShortLived && island.data.liveId === null && !shown
  const isOwn = isPrerendered || (isAgain && isSameQuery(frame.state, defaultQuery(kind, pageNum)))
  const failure = isOwn ? null : frame.failure
  // Until an address that requests another state is answered, the page's own list is shown, covered (query-state.ts).
  const isWaiting = prerendered === null && !shown && !failure
  const model: ListModel = {
    page,
    kind,
    words,
    // A list that is requested at once is not covered, and may be filtered meanwhile.
    state: isWaiting && !list.isShortLived ? defaultQuery(kind, pageNum) : frame.state,
    total: shown?.total ?? total,
    groups: shown ? facetGroups(frame.facets, kind) : groups,
    live:
      address && (!isWaiting || list.isShortLived)
        ? {
            busy: frame.phase === 'loading' && !isPrerendered && !isWaiting,
            failure,
            known,
            parentName: requestedName ?? ((first !== undefined && list.parentNameOf?.(first)) || null),
            toggle(facet, value) {
              typing.flush()
              address.navigate(toggled(store.$frame.get().state, facet, value, relativesOf(known, facet, value)))
            },
            choose(facet, values, options) {
              typing.flush()
              address.navigate(withValues(store.$frame.get().state, facet, values), options)
            },
            type(keyword, now) {
              typing(keyword, store.$frame.get().state.keyword)
              if (now) typing.flush()
            },
            retry: () => void store.retry(),
          }
        : null,
  }
  useLayoutEffect(() => address?.afterRender(frame), [address, frame])
  // The answer does not contain what the address requests: it belongs to another category, or to no platform.
  useEffect(() => {
    if (!address || frame.phase !== 'idle' || !shown) return
    const next = withoutUnknown(frame.state, shown.facets)
    if (next !== frame.state) address.navigate(next, { replace: true })
  }, [address, frame, shown])
  const lastPage = useRef(pageNum)
  useEffect(() => {
    announcePage(page, lastPage.current, frame.state.page)
    lastPage.current = frame.state.page
  }, [page, frame.state.page])
  // biome-ignore lint/correctness/useExhaustiveDependencies: announces each new list, not each new frame
  useLayoutEffect(notifyRendered, [shown, isPrerendered])
  const initials = list.initialsOf && shown ? [...new Set(shown.records.map(list.initialsOf))] : []
  return (
    <div
      ref={root}
      className={kind.facets.length > 0 ? 'browse' : 'browse browse-one'}
      data-by-clock={list.isShortLived}
    >
      <ListBody model={model} initials={initials} tabs={list.tabs?.(model)}>
        {isPrerendered || !shown ? (
          children
        ) : (
          <PageProvider value={{ ...page, now: shown.at }}>{list.items(shown.records)}</PageProvider>
        )}
      </ListBody>
      {address && root.current && list.over?.(root.current)}
    </div>
  )
}

/**
 * After hydration: the state that the address requests, and its navigation through the history.
 *
 * @returns `prerendered`: the state that the page's own list answers; null if the address requests another
 */
function useAddress<T>({ kind, isShortLived = false }: ListDefinition<T>, store: ListStore<Page<T>>, pageNum: number) {
  const { page, data } = useIsland()
  const root = useRef<HTMLDivElement>(null)
  const [address, setAddress] = useState<ListAddress | null>(null)
  const [prerendered, setPrerendered] = useState<ListQuery | null>(() => defaultQuery(kind, pageNum))
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useLayoutEffect(() => {
    const place = root.current
    if (!place) return
    const route = listRoute(page, kind)
    const { path } = parseAddress(location.pathname, page.fallback, LANGUAGES)
    const state = readList(kind, path, location.search)
    const isFiltered =
      isShortLived ||
      route.keyOf(state) !== route.keyOf(defaultQuery(kind, pageNum)) ||
      state.view !== null ||
      data.liveId !== null
    store.take(state)
    setPrerendered(isFiltered ? null : state)
    const steps = followAddress(page, route, store)
    setAddress(steps)
    if (data.liveId !== null) hideOwnHead(place)
    followLinks(place, page, route, store, steps)
    watchSheet(place)
    if (isFiltered) void store.load(state).then(uncover)
    else {
      // The parameters describe the prerendered list itself, such as page=1 or a value that does not exist.
      showQueryState()
      // Loads all values of all facets, unless the press that hydrated the list has requested another state meanwhile.
      setTimeout(() => store.$frame.get().phase === 'idle' && void store.load(store.$frame.get().state))
    }
    return store.stop
  }, [])
  return { root, address, prerendered }
}

/** The list is current and matches the address (client/head.ts covered any other). */
function uncover(): void {
  document.documentElement.classList.remove('is-stale')
  showQueryState()
}

/**
 * The line under the heading counts the page's own exhibition, and the directory belongs to it too; their space stays
 * reserved.
 */
function hideOwnHead(place: HTMLElement): void {
  const head = place.closest('astro-island')?.previousElementSibling
  for (const each of head?.querySelectorAll<HTMLElement>('p, a') ?? []) each.style.visibility = 'hidden'
}

/** Whether the page's own list is still the right one: until the state first differs from the page's. */
function useIsPrerendered(prerendered: ListQuery | null, state: ListQuery): boolean {
  const hasLeft = useRef(false)
  if (prerendered === null || !isSameQuery(state, prerendered)) hasLeft.current = true
  return !hasLeft.current
}

const isSameQuery = (a: ListQuery, b: ListQuery) =>
  JSON.stringify({ ...a, view: 0, rest: 0 }) === JSON.stringify({ ...b, view: 0, rest: 0 })

/** The name of the owner of these items, for lists whose items do not report it. */
function useParentName<T>({ fetchParentName }: ListDefinition<T>, parentId: string | null): string | null {
  const island = useIsland()
  const [answered, setAnswered] = useState<{ id: string; name: string | null } | null>(null)
  const known = answered?.id === parentId
  useEffect(() => {
    if (parentId === null || known || !fetchParentName) return
    let cancelled = false
    void fetchParentName(island, parentId).then((name) => cancelled || setAnswered({ id: parentId, name }))
    return () => {
      cancelled = true
    }
  }, [island, parentId, known, fetchParentName])
  return known ? (answered?.name ?? null) : null
}

/** Labels from all answers so far, for chips whose value the current answer does not name. */
function useKnownLabels(facets: Facets): Facets {
  const known = useRef<Facets>({})
  for (const [name, values] of Object.entries(facets)) {
    const answered = new Set(values.map((each) => each.value))
    known.current[name] = [...values, ...(known.current[name] ?? []).filter((each) => !answered.has(each.value))]
  }
  return known.current
}

/**
 * Further typing replaces the history entry that the first letter made. What Back has replaced in the field (ListKeyword)
 * is not searched.
 */
function useTyping(store: ListStore<unknown>, address: ListAddress | null) {
  const steps = useRef(address)
  steps.current = address
  const typed = useRef<ListQuery | null>(null)
  const typing = useRef(
    debounce((keyword: string, before: string) => {
      const now = store.$frame.get().state
      if (keyword === now.keyword || before !== now.keyword) return
      const next = changed(now, { keyword })
      steps.current?.navigate(next, { replace: typed.current === now })
      typed.current = next
    }, TYPING_MS),
  )
  return typing.current
}

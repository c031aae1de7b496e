import { useStore } from '@nanostores/react'
import { memo, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Facets } from '../../contract/endpoint.ts'
import { debounce } from '../../state/debounce.ts'
import { changed, type ListKind, type ListState, toggled } from '../../state/list.ts'
import type { ListFrame, ListStore } from '../../state/list-store.ts'
import { tellDrawn } from '../../state/page-events.ts'
import type { PageContext } from '../page.ts'
import { ListBody } from './ListBody.tsx'
import type { ListAddress } from './list-address.ts'
import { facetGroups, kinOf } from './list-facets.ts'
import type { ListModel, ListWords } from './list-model.ts'
import type { Prerendered } from './list-prerendered.ts'

/** Typing in the list's own field waits less than the default of Spec 9: old results stay readable meanwhile. */
const TYPING_MS = 300

export interface ListIslandProps<T> {
  page: PageContext
  kind: ListKind
  words: ListWords
  store: ListStore<T>
  address: ListAddress
  /** What stood there before. */
  before: Prerendered
  /** Keep the page's own list until another state is asked for: nothing flickers when a hand only touches a filter. */
  keepsList: boolean
  items: (records: readonly T[], state: ListState) => ReactNode
  initialsOf?: (item: T) => string
  /** The name of the one whose items these are, as an item tells it, for the chip of `kind.within`. */
  withinNameOf?: (item: T) => string | null
  /** The same where no item tells it: asked for by id. */
  withinName?: (id: string) => Promise<string | null>
}

/** A list under way: the views of the prerendered page, drawn from the store. */
export function ListIsland<T>(props: ListIslandProps<T>) {
  const { page, kind, words, store, address, before, items, initialsOf, withinNameOf } = props
  const frame = useStore(store.$frame, { ssr: 'initial' })
  const known = useKnown(frame.facets)
  const kept = useKeptState(props, frame.state)
  const typing = useTyping(props)
  const asked = useWithinName(props, frame.state.within)
  const { shown, state } = frame
  const first = shown?.records[0]
  const model: ListModel = {
    page,
    kind,
    words,
    state,
    total: shown?.total ?? before.total,
    groups: shown ? facetGroups(frame.facets, kind) : before.groups,
    live: {
      busy: frame.phase === 'asking' && !kept,
      failure: kept ? null : frame.failure,
      closed: before.closed,
      known,
      withinName: asked ?? ((first !== undefined && withinNameOf?.(first)) || null),
      toggle(facet, value) {
        typing.flush()
        const now = store.$frame.get().state
        address.visit(toggled(now, facet, value, kinOf(known, facet, value)))
      },
      type(keyword, now) {
        typing(keyword)
        if (now) typing.flush()
      },
      retry: () => void store.retry(),
    },
  }
  useLayoutEffect(() => address.settle(frame), [address, frame])
  // biome-ignore lint/correctness/useExhaustiveDependencies: to be told for each new list, not for each new frame
  useLayoutEffect(tellDrawn, [shown, kept])
  const initials = initialsOf && shown ? [...new Set(shown.records.map(initialsOf))] : []
  return (
    <ListBody model={model} initials={initials}>
      {kept || !shown ? <KeptList list={before.list} /> : items(shown.records, shown.state)}
    </ListBody>
  )
}

/** The name of the one whose items these are, for lists whose items do not tell it. */
function useWithinName<T>({ withinName }: ListIslandProps<T>, within: string | null): string | null {
  const [told, setTold] = useState<{ id: string; name: string | null } | null>(null)
  const known = told?.id === within
  useEffect(() => {
    if (within === null || known || !withinName) return
    let gone = false
    void withinName(within).then((name) => gone || setTold({ id: within, name }))
    return () => {
      gone = true
    }
  }, [within, known, withinName])
  return known ? (told?.name ?? null) : null
}

/** Labels that any answer has told, for chips whose value the present answer does not name. */
function useKnown(facets: Facets): Facets {
  const known = useRef<Facets>({})
  for (const [name, values] of Object.entries(facets)) {
    const told = new Set(values.map((each) => each.value))
    known.current[name] = [...values, ...(known.current[name] ?? []).filter((each) => !told.has(each.value))]
  }
  return known.current
}

/** Whether the page's own list is still the right one: until the state first differs from the page's. */
function useKeptState<T>({ keepsList }: ListIslandProps<T>, state: ListState): boolean {
  const kept = useRef(keepsList)
  const initial = useRef(state)
  if (kept.current && !sameItems(state, initial.current)) kept.current = false
  return kept.current
}

const sameItems = (a: ListState, b: ListState) =>
  JSON.stringify({ ...a, view: 0 }) === JSON.stringify({ ...b, view: 0 })

/** Typing on changes the step of the history that the first letter made. */
function useTyping<T>({ store, address }: ListIslandProps<T>) {
  const typed = useRef<ListFrame<T>['state'] | null>(null)
  const typing = useRef(
    debounce((keyword: string) => {
      const now = store.$frame.get().state
      if (keyword === now.keyword) return
      const next = changed(now, { keyword })
      address.visit(next, { replace: typed.current === now })
      typed.current = next
    }, TYPING_MS),
  )
  return typing.current
}

/** The list that the page came with: its very nodes, so that no picture is decoded again. Later draws leave them alone. */
const KeptList = memo(({ list }: { list: Prerendered['list'] }) => {
  if (!list) return null
  return <ul className={list.className} ref={(place) => place?.append(...list.childNodes)} />
})

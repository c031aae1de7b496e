import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Failure } from '../../api/client.ts'
import { ErrorState } from '../../components/ErrorState.tsx'
import { useNow } from '../../components/useNow.ts'
import { dayKey } from '../../domain/time.ts'
import { IslandProvider, useIsland } from '../../islands/IslandProvider.tsx'
import { now } from '../../lib/clock.ts'
import { parseAddress } from '../../lib/i18n/paths.ts'
import type { PageContext } from '../../lib/page.ts'
import { isUnmodifiedClick } from '../../lib/unmodified-click.ts'
import { tellDrawn } from '../../stores/changes.ts'
import { showQueryState } from '../../stores/query-state.ts'
import { AgendaBody, Nothing } from './AgendaBody.tsx'
import { AgendaEntities } from './AgendaEntities.tsx'
import { AgendaGroups } from './AgendaGroups.tsx'
import { type AgendaAnswer, askAgenda } from './agenda.api.ts'
import { type AgendaKind, agendaGroups } from './agenda.ts'
import { type AgendaState, agendaAddress, plainAgenda, readAgenda, withToggled } from './agenda-address.ts'
import { type AgendaListData, type AgendaModel, facetsOf } from './agenda-list.ts'

/** How often the clock is looked at while the page is open, in ms. */
const MINUTE = 60_000

export interface AgendaListProps extends Omit<AgendaListData, 'groups'> {
  kind: AgendaKind
  /** The prerendered groups, which client/by-clock.ts moves on; kept until the platform's first answer. */
  children?: ReactNode
}

/** The list of /live, /meeting or /activity: day, hall and topic in the address, each change a step back. */
export function AgendaList(props: AgendaListProps) {
  return (
    <IslandProvider>
      <List {...props} />
    </IslandProvider>
  )
}

/** What the list shows: the last answer, and what is on its way or has failed since. */
interface Shown {
  state: AgendaState
  /** When it was answered: from then on the clock goes on. */
  answer: (AgendaAnswer & { at: Date }) | null
  busy: boolean
  failure: Failure | null
}

function List({ children, ...prerendered }: AgendaListProps) {
  const { kind, pageNum } = prerendered
  const { page } = useIsland()
  const { root, shown, navigate, retry } = useAgenda(kind, pageNum)
  const at = useNow(MINUTE)
  const { answer } = shown
  // biome-ignore lint/correctness/useExhaustiveDependencies: to be told for each new list
  useEffect(tellDrawn, [shown])
  // Until the first answer the page's own list stands, covered where the address asks for another (query-state.ts).
  const isPrerendered = answer === null && shown.failure === null
  const model: AgendaModel = {
    ...prerendered,
    page: answer ? { ...page, now: answer.at.toISOString() } : page,
    state: isPrerendered ? plainAgenda(pageNum) : shown.state,
    groups: answer?.by === 'time' ? agendaGroups(answer.page.records, at, page.zone, answer.at) : [],
    ...(answer && { total: answer.page.total, today: dayKey(at, page.zone), ...facetsOf(answer.page.facets) }),
    pageNum: isPrerendered ? pageNum : shown.state.page,
    isPrerendered,
    live: navigate && {
      busy: shown.busy && !isPrerendered,
      toggle: (facet, value) => navigate(withToggled(shown.state, facet, value)),
    },
  }
  return (
    <div ref={root} className="browse">
      <AgendaBody model={model}>
        {isPrerendered ? children : <Results page={page} model={model} shown={shown} retry={retry} />}
      </AgendaBody>
    </div>
  )
}

/** The groups; or exhibitors with theirs, or why there is nothing. */
function Results({
  page,
  model,
  shown,
  retry,
}: {
  page: PageContext
  model: AgendaModel
  shown: Shown
  retry: () => void
}) {
  const { answer, failure } = shown
  if (failure) {
    return (
      <div role="alert">
        <ErrorState page={page} failure={failure} title={page.t('agenda:failed')} again={retry} />
      </div>
    )
  }
  if (model.total === 0) return <Nothing model={model} />
  if (answer?.by === 'exhibitor') return <AgendaEntities model={model} items={answer.page.records} />
  return <AgendaGroups model={model} />
}

/** After hydration: what the address asks for, and its way through the history. `navigate` is null until then. */
function useAgenda(kind: AgendaKind, pageNum: number) {
  const { page, call } = useIsland()
  const root = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<Shown>({ state: plainAgenda(pageNum), answer: null, busy: false, failure: null })
  const [steps, setSteps] = useState<{ navigate: (state: AgendaState) => void; retry: () => void } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the island is hydrated
  useLayoutEffect(() => {
    const place = root.current
    if (!place) return
    let state = plainAgenda(pageNum)
    let running: AbortController | null = null
    const read = (url: Location | URL): AgendaState | null => {
      const { path, language, exhibitionId } = parseAddress(url.pathname, page.fallback)
      const isOurs = language === page.language && exhibitionId === page.exhibitionId && url.origin === location.origin
      const isList = path === `/${kind}/` || new RegExp(`^/${kind}/page/[1-9]\\d*/$`).test(path)
      return isOurs && isList ? readAgenda(kind, path, url.search) : null
    }
    const load = async (next: AgendaState): Promise<void> => {
      running?.abort()
      const own = new AbortController()
      running = own
      state = next
      setShown((before) => ({ ...before, state: next, busy: true, failure: null }))
      const result = await askAgenda(call, kind, next, own.signal)
      if (running !== own) return
      running = null
      setShown((before) =>
        result.ok
          ? { state: next, answer: { ...result.data, at: now() }, busy: false, failure: null }
          : { ...before, busy: false, failure: result },
      )
    }
    const navigate = (next: AgendaState) => {
      const { path, query } = agendaAddress(kind, next)
      const href = page.href(path, query)
      if (href === location.pathname + location.search) return
      const onlyPage = next.page !== state.page
      history.pushState(null, '', href)
      void load(next).then(() => {
        if (!onlyPage) return
        document.getElementById('list-title')?.focus({ preventScroll: true })
        document.getElementById('list')?.scrollIntoView({ behavior: 'instant' })
      })
    }
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || !isUnmodifiedClick(event) || event.defaultPrevented || link.getAttribute('href')?.startsWith('#'))
        return
      const next = link.hasAttribute('download') ? null : read(new URL(link.href))
      if (!next) return
      event.preventDefault()
      navigate(next)
    }
    const back = () => {
      const next = read(location)
      if (next && JSON.stringify(next) !== JSON.stringify(state)) void load(next)
    }
    place.addEventListener('click', follow)
    addEventListener('popstate', back)
    setSteps({ navigate, retry: () => void load(state) })
    void load(read(location) ?? state).then(showQueryState)
    return () => {
      running?.abort()
      place.removeEventListener('click', follow)
      removeEventListener('popstate', back)
    }
  }, [])
  return { root, shown, navigate: steps?.navigate ?? null, retry: () => steps?.retry() }
}

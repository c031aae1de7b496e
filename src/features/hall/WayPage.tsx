import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { EmptyState } from '../../components/EmptyState.tsx'
import { usePage } from '../../components/usePage.ts'
import { type QueryState, useQuery } from '../../components/useQuery.ts'
import { WayGraph } from '../../domain/way-graph.ts'
import type { WayHall } from '../../domain/way-plan.ts'
import { IslandProvider } from '../../islands/IslandProvider.tsx'
import { notifyRendered } from '../../stores/changes.ts'
import { $favourites } from '../../stores/favourites.ts'
import { showQueryState } from '../../stores/query-state.ts'
import { loadWayHalls } from '../shared/way-halls.ts'
import { WayForm } from './WayForm.tsx'
import { WayResult } from './WayResult.tsx'
import { WayTrip } from './WayTrip.tsx'
import { readWayAddress, type WayAddress } from './way-address.ts'
import { chosenOption, readStops, type WayOption, wayOptions } from './way-options.ts'

/** /hall/way: the way between two places, through stops in their order, or to the saved booths in the best one. */
export const WayPage = () => (
  <IslandProvider>
    <Ways />
  </IslandProvider>
)

type Load = { halls: WayHall[] } | 'failed' | null

function Ways() {
  const page = usePage()
  const { t } = page
  const at = useQuery(true)
  const query = at.query.toString()
  const address = useMemo(() => readWayAddress(new URLSearchParams(query)), [query])
  const [load, setLoad] = useState<Load>(null)
  const result = useRef<HTMLDivElement>(null)
  const [searches, setSearches] = useState(0)
  const fetchPlan = useCallback(() => {
    setLoad(null)
    loadWayHalls(page).then(
      (halls) => setLoad({ halls }),
      () => setLoad('failed'),
    )
  }, [page])
  useEffect(fetchPlan, [fetchPlan])
  const halls = load !== null && load !== 'failed' ? load.halls : null
  const options = useMemo(() => halls && wayOptions(page, halls), [page, halls])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each address
  useEffect(() => {
    if (load === null) return
    showQueryState()
    notifyRendered()
  }, [load, query])
  // After each search, even if it is the same as before.
  useEffect(() => {
    if (searches > 0) result.current?.querySelector('h2')?.focus()
  }, [searches])
  return (
    <>
      <WayForm at={at} address={address} options={options} onSubmit={() => setSearches((count) => count + 1)} />
      {!address.isTour && (
        <p className="way-more needs-js">
          <a className="link" href={page.href('/hall/way', { tour: 1 })} rel="nofollow">
            {t('way:tour')}
          </a>
        </p>
      )}
      <div ref={result} className="way-result">
        {load === 'failed' && (
          <EmptyState
            illustration="error"
            title={t('way:failed')}
            description={t('errors:network')}
            actions={[{ label: t('way:toHalls'), href: page.href('/hall') }]}
            again={fetchPlan}
          />
        )}
        {halls && options && <Found at={at} address={address} halls={halls} options={options} />}
      </div>
    </>
  )
}

interface FoundProps {
  at: QueryState
  address: WayAddress
  halls: readonly WayHall[]
  options: readonly WayOption[]
}

/** The way or tour in the address; nothing unless the address names stops that exist at the fair. */
function Found({ at, address, halls, options }: FoundProps) {
  const page = usePage()
  const { t } = page
  const graph = useMemo(() => new WayGraph(halls, address.isStepFree), [halls, address.isStepFree])
  const saved = useStore($favourites)['EXHIBITOR']
  const optionOf = (text: string): WayOption[] => {
    const found = chosenOption(options, text)
    return 'option' in found ? [found.option] : []
  }
  const [from] = optionOf(address.from)
  const shared = { page, graph, halls, isStepFree: address.isStepFree }
  const withSteps = address.isStepFree ? at.hrefWith({ stepfree: null }) : null
  if (address.isTour) {
    const ids = new Set(saved)
    const stops = options.filter(({ stop }) => stop.kind === 'booth' && stop.exhibitors.some(({ id }) => ids.has(id)))
    if (stops.length > 0) return <WayTrip {...shared} stops={stops} start={from ?? null} lost={0} isTour />
    const actions = [{ label: t('way:toExhibitors'), href: page.href('/exhibitor') }]
    return <EmptyState title={t('way:tourNone')} description={t('way:tourNoneWhy')} actions={actions} />
  }
  const keys = address.stops === '' ? [] : readStops(options, address.stops)
  if (keys.length > 0) {
    const stops = keys.flatMap(optionOf)
    return <WayTrip {...shared} stops={stops} start={null} lost={keys.length - stops.length} isTour={false} />
  }
  const [to] = optionOf(address.to)
  return from && to ? <WayResult graph={graph} halls={halls} withSteps={withSteps} from={from} to={to} /> : null
}

import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { EmptyState } from '../../components/EmptyState.tsx'
import { BoxSkeleton } from '../../components/Skeleton.tsx'
import { IslandProvider, useIsland } from '../../islands/IslandProvider.tsx'
import { useHydrated } from '../../islands/useHydrated.ts'
import { notifyRendered } from '../../stores/changes.ts'
import { $favourites } from '../../stores/favourites.ts'
import { GuideView } from './GuideView.tsx'
import { type Guide, loadGuide } from './guide-load.ts'

/** /guide: the visitor's saved, noted and planned entries, for printing. */
export const GuidePage = () => (
  <IslandProvider>
    <Hydrated />
  </IslandProvider>
)

const Hydrated = () => (useHydrated() ? <Guided /> : <Waiting />)

const Waiting = () => <BoxSkeleton className="guide-wait" boxes={2} />

function Guided() {
  const { page, data, call } = useIsland()
  const { t } = page
  const [guide, setGuide] = useState<Guide | 'failed' | null>(null)
  const favourites = useStore($favourites)
  const turn = useRef(0)
  const load = useCallback(() => {
    turn.current += 1
    const mine = turn.current
    // An earlier request may be of another visitor, who has logged out since.
    const show = (loaded: Guide | 'failed') => mine === turn.current && setGuide(loaded)
    loadGuide(page, data, call).then(show, () => show('failed'))
  }, [page, data, call])
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads again for another visitor
  useEffect(load, [load, favourites])
  useEffect(() => {
    if (guide !== null) notifyRendered()
  }, [guide])
  if (guide === null) return <Waiting />
  if (guide === 'failed') {
    return (
      <EmptyState
        illustration="error"
        title={t('guide:failed')}
        description={t('errors:network')}
        actions={[{ label: t('hall:title'), href: page.href('/hall') }]}
        again={load}
      />
    )
  }
  return <GuideView guide={guide} again={load} />
}

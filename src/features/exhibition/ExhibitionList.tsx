import { isoOf } from '@fair/contract/rules/instant.ts'
import { useEffect, useLayoutEffect } from 'react'
import { useNow } from '../../components/useNow.ts'
import { PageProvider } from '../../components/usePage.ts'
import { IslandProvider, useIsland } from '../../islands/IslandProvider.tsx'
import { useHydrated } from '../../islands/useHydrated.ts'
import { notifyRendered } from '../../stores/changes.ts'
import { ExhibitionListView } from './ExhibitionListView.tsx'
import { type ExhibitionSources, exhibitionList } from './exhibition.ts'

/** /exhibition: hydrated if an exhibition opened or closed since the build (`now`), and with `?live=ID`. */
export const ExhibitionList = (props: ExhibitionSources) => (
  <IslandProvider>
    <List {...props} />
  </IslandProvider>
)

function List(props: ExhibitionSources) {
  const { page, data } = useIsland()
  const at = isoOf(useNow().getTime())
  const isHydrated = useHydrated()
  const now = isHydrated ? at : props.now
  const hereId = (isHydrated && data.liveId) || props.hereId
  // biome-ignore lint/correctness/useExhaustiveDependencies: decorates again after each render
  useLayoutEffect(notifyRendered, [now, hereId])
  useEffect(() => document.documentElement.classList.remove('is-stale'), [])
  return (
    <div data-by-clock="">
      <PageProvider value={{ ...page, now }}>
        <ExhibitionListView {...exhibitionList({ ...props, hereId, now })} />
      </PageProvider>
    </div>
  )
}

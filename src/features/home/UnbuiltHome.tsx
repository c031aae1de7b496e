import { decoration } from '@fair/contract/decoration.ts'
import { exhibition } from '@fair/contract/exhibition.ts'
import { homeRest } from '@fair/contract/home.ts'
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import type { Failure } from '../../api/client.ts'
import { EmptyPage } from '../../components/EmptyState.tsx'
import { PageProvider } from '../../components/usePage.ts'
import { chooseExhibition } from '../../domain/exhibition.ts'
import { type HomeViewProps, homeProps } from '../../domain/home-page.ts'
import { IslandProvider, useIsland } from '../../islands/IslandProvider.tsx'
import type { IslandPage } from '../../islands/page.ts'
import { sanitise } from '../../lib/sanitise.ts'
import { routeOf } from '../../routes.ts'
import { notifyRendered } from '../../stores/changes.ts'
import { showQueryState } from '../../stores/query-state.ts'
import { fetchBlockSources } from '../shared/blocks/block-sources.ts'
import { HomeView } from '../shared/blocks/HomeView.tsx'

/**
 * `?live=ID`: home of an exhibition that has no prerendered pages (Spec 2, ?eid=), with the view of the prerendered
 * ones. `children`: the home with which this page was prerendered.
 */
export const UnbuiltHome = ({ children }: { children?: ReactNode }) => (
  <IslandProvider>
    <Home>{children}</Home>
  </IslandProvider>
)

type Outcome = { kind: 'home'; home: HomeViewProps } | { kind: 'notStarted' } | { kind: 'failed'; message: string }

function Home({ children }: { children: ReactNode }) {
  const island = useIsland()
  const { page } = island
  const { t } = page
  const id = island.data.liveId
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const request = async () => {
    if (id !== null) setOutcome(await fetchHome(island, id))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => void request(), [])
  useLayoutEffect(() => {
    if (!outcome) return
    showQueryState()
    if (outcome.kind !== 'home') return
    document.title = outcome.home.exhibition.exhibitionName
    notifyRendered()
  }, [outcome])
  if (!outcome) return children
  switch (outcome.kind) {
    case 'home':
      return (
        <PageProvider value={{ ...page, zone: outcome.home.exhibition.timeZone }}>
          <HomeView {...outcome.home} />
        </PageProvider>
      )
    case 'notStarted':
      return (
        <EmptyPage
          illustration="closed"
          title={t('pages:notStartedTitle')}
          description={t('pages:notStartedOthers')}
          actions={[{ label: t('pages:toExhibitions'), href: page.href('/exhibition') }]}
        />
      )
    case 'failed':
      return (
        <EmptyPage
          illustration="offline"
          title={t('pages:brokenTitle')}
          description={outcome.message}
          again={() => void request()}
        />
      )
  }
}

async function fetchHome({ call, page }: IslandPage, requested: string): Promise<Outcome> {
  const failed = ({ message }: Failure): Outcome => ({ kind: 'failed', message })
  const listed = await call(exhibition.list, { terminalType: 'PC' })
  if (!listed.ok) return failed(listed)
  const { exhibition: found } = chooseExhibition({ requested, list: listed.data })
  if (!found) return { kind: 'notStarted' }
  const [blocks, state, info] = await Promise.all([
    call(decoration.homeRender, {}),
    call(decoration.contentState, {}),
    call(homeRest.info, {}),
  ])
  if (!blocks.ok) return failed(blocks)
  const isPublished = !state.ok || state.data.homePublished === '1'
  const composed = isPublished ? blocks.data : []
  const { exhibitionId, timeZone: zone } = found
  const query = { call, exhibitionId, zone, clean: sanitise, hasPage: (path: string) => routeOf(path) !== undefined }
  const sources = await fetchBlockSources(composed, { ...query, meetings: true })
  return { kind: 'home', home: homeProps(found, composed, sources, page.now, info.ok ? info.data : null) }
}

import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { EmptyState } from '../components/EmptyState.tsx'
import type { DetailOutcome } from '../features/shared/detail/open-detail.ts'
import { redirectToPrerendered, requestedId } from '../features/shared/detail/prerendered.ts'
import { IslandProvider, useIsland } from '../islands/IslandProvider.tsx'
import type { IslandPage } from '../islands/page.ts'
import { linked } from '../lib/style-sheet.ts'
import { notifyRendered } from '../stores/changes.ts'
import { $loadedRecord } from '../stores/loaded-record.ts'
import { showQueryState } from '../stores/query-state.ts'
import type { DetailRoute } from './detail-route.ts'
import { DETAILS, type DetailName } from './details.ts'

interface Props {
  of: DetailName
  /** The prerendered title of the page, which is part of the document's title. */
  title: string
  siteName: string
  /** The page's content without an id. */
  children?: ReactNode
}

/**
 * The page behind `{route}/?id=…`: redirects to the item's own page if the build has it; else requests the item and
 * shows it by its area's view, or that there is no such item, or the error with a way to retry.
 */
export const DetailFallback = (props: Props) => (
  <IslandProvider>
    <Fallback {...props} />
  </IslandProvider>
)

function Fallback({ of, title, siteName, children }: Props) {
  const island = useIsland()
  const { t, href } = island.page
  const { path, by, words, list, sheets, open }: DetailRoute = DETAILS[of]
  const [outcome, setOutcome] = useState<DetailOutcome | null>(null)
  const id = () => requestedId(location.search, by)
  const request = async () => {
    const shown = id()
    if (shown === null) return setOutcome({ kind: 'missing' })
    const failed = (error: 'network' | 'exception') =>
      setOutcome({ kind: 'failed', offline: error === 'network', message: t(`errors:${error}`) })
    const loaded = await Promise.all([open(), loadFair(island), ...sheets.map(linked)]).catch(() => null)
    if (!loaded) return failed('network')
    try {
      setOutcome(await loaded[0](shown, { ...island, siteName }))
    } catch (error) {
      reportError(error)
      failed('exception')
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    const query = new URLSearchParams(location.search)
    if (!query.has(by) && !query.has('id')) return
    const shown = id()
    // An unbuilt exhibition has no prerendered pages.
    const own = shown !== null && island.data.liveId === null ? href(`${path}/${shown}`) : null
    void (async () => {
      if (own === null || !(await redirectToPrerendered(own, by))) await request()
    })()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: announces each outcome
  useLayoutEffect(() => {
    if (!outcome) return
    const now = outcome.kind === 'view' ? outcome.title : outcome.kind === 'missing' ? t(words.missing) : title
    document.title = document.title.replace(title, () => now)
    if (outcome.kind === 'view') $loadedRecord.set(id())
    showQueryState()
    notifyRendered()
  }, [outcome])
  if (!outcome) return <div className="detail-fallback">{children}</div>
  if (outcome.kind === 'view') return outcome.view
  const toList = { label: t(words.list), href: href(list) }
  return (
    <div className="wrap">
      {outcome.kind === 'missing' ? (
        <EmptyState
          as="h1"
          illustration="missing"
          title={t(words.missing)}
          description={t(words.missingWhy)}
          actions={[toList, { label: t('common:home'), href: href('/') }]}
        />
      ) : (
        <EmptyState
          as="h1"
          illustration={outcome.offline ? 'offline' : 'error'}
          title={t(words.failed)}
          description={outcome.message}
          again={() => void request()}
          actions={[toList]}
        >
          {outcome.errCode && <code>{outcome.errCode}</code>}
        </EmptyState>
      )}
    </div>
  )
}

/** The page has the zone and the kind of search of the exhibition, except of an unbuilt one. */
async function loadFair(island: IslandPage): Promise<void> {
  if (island.data.liveId !== null) await (await import('../features/shared/unbuilt-fair.ts')).loadUnbuiltFair(island)
}

import type { SearchResult } from '@fair/search/result.ts'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { originAround } from '../../domain/embed.ts'
import { IslandProvider, useIsland } from '../../islands/IslandProvider.tsx'
import type { IslandPage } from '../../islands/page.ts'
import { postFrameHeight } from '../../lib/iframe-resize.ts'
import { showQueryState } from '../../stores/query-state.ts'
import { CardList } from './CardList.tsx'
import { fetchCards } from './cards.api.ts'
import { type CardQuery, type CardView, readCards } from './cards.ts'

interface Props {
  view: CardView
  /** The first items of the exhibition, shown without script, or if the address requests nothing else. */
  children?: ReactNode
}

/**
 * Updates a card view to the items that its address requests (cards.ts). If the platform does not respond, the
 * prerendered cards stay: an error message would be of no use in another site's frame.
 */
export const SearchCards = (props: Props) => (
  <IslandProvider>
    <Cards {...props} />
  </IslandProvider>
)

function Cards({ view, children }: Props) {
  const island = useIsland()
  const root = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<'prerendered' | { results: readonly SearchResult[]; keyword: string }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    const requested = readCards(view, location.search)
    if (requested.theme) document.documentElement.dataset['theme'] = requested.theme
    const query = new URLSearchParams(location.search)
    if (!['keyword', 'ids', 'size', 'type', 'live'].some((name) => query.has(name))) return setShown('prerendered')
    void fetchRequested(island, requested).then((result) =>
      setShown(result.ok ? { results: result.data, keyword: requested.keyword } : 'prerendered'),
    )
  }, [])
  useLayoutEffect(() => {
    const frame = root.current?.closest('.find-frame')
    if (!shown || !frame) return
    showQueryState()
    reportHeight(frame)
  }, [shown])
  return <div ref={root}>{typeof shown === 'object' ? <CardList view={view} {...shown} /> : children}</div>
}

async function fetchRequested(island: IslandPage, requested: CardQuery) {
  const { data, call } = island
  // An unbuilt exhibition may have another kind of search, and shows its times in its own zone.
  if (data.liveId !== null)
    await import('../shared/unbuilt-fair.ts').then((late) => late.loadUnbuiltFair(island)).catch(() => {})
  return fetchCards(call, data.search, requested)
}

/** Any site may frame the cards. Their height is posted only to the embedding page. */
function reportHeight(content: Element): void {
  if (window.parent === window) return
  const around = originAround(location.ancestorOrigins?.[0], document.referrer)
  if (around !== null) postFrameHeight(content, around)
}

import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { originAround } from '../../domain/embed.ts'
import type { SearchResult } from '../../domain/search-result.ts'
import { IslandProvider, useIsland } from '../../islands/IslandProvider.tsx'
import { postFrameHeight } from '../../lib/iframe-resize.ts'
import { showQueryState } from '../../stores/query-state.ts'
import { CardList } from './CardList.tsx'
import { fetchCards } from './cards.api.ts'
import { type CardView, readCards } from './cards.ts'

interface Props {
  view: CardView
  /** The first of the exhibition: they stand without script, and without a wish in the address. */
  children?: ReactNode
}

/**
 * Brings a card view to what its address requests (cards.ts). Where the platform does not answer the prerendered cards
 * stay: a frame in another site has no use for an error's face.
 */
export const SearchCards = (props: Props) => (
  <IslandProvider>
    <Cards {...props} />
  </IslandProvider>
)

function Cards({ view, children }: Props) {
  const { data, call } = useIsland()
  const root = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<'prerendered' | { results: readonly SearchResult[]; keyword: string }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the island is hydrated
  useEffect(() => {
    const requested = readCards(view, location.search)
    if (requested.theme) document.documentElement.dataset['theme'] = requested.theme
    const query = new URLSearchParams(location.search)
    if (!['keyword', 'ids', 'size', 'type', 'live'].some((name) => query.has(name))) return setShown('prerendered')
    void fetchCards(call, data.search, requested).then((result) =>
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

/** Anybody may frame the cards: who stands around them, and no one else, hears their height. */
function reportHeight(content: Element): void {
  if (window.parent === window) return
  const around = originAround(location.ancestorOrigins?.[0], document.referrer)
  if (around !== null) postFrameHeight(content, around)
}

import type { Instant } from '@fair/contract/rules/brand.ts'
import { isoOf } from '@fair/contract/rules/instant.ts'
import { useEffect, useLayoutEffect, useState } from 'react'
import type { HomeViewProps } from '../../domain/home-page.ts'
import { IslandProvider, useIsland } from '../../islands/IslandProvider.tsx'
import { now } from '../../lib/clock.ts'
import { notifyRendered } from '../../stores/changes.ts'
import { $homeOutdated, $homeReading, FAILED_FOR, SEEN_FOR } from '../../stores/home.ts'
import { Agenda } from '../shared/blocks/Agenda.tsx'
import { Figures } from '../shared/blocks/Figures.tsx'
import { Lives } from '../shared/blocks/Lives.tsx'
import { TodayPanel } from '../shared/blocks/TodayPanel.tsx'
import { requestHomeNow } from './fetch-home-now.ts'
import { type Part, RefreshedPart, type Stand, scrollOf } from './RefreshedPart.tsx'

/**
 * Fetches the time-dependent parts of a prerendered home again: when it is hydrated and whenever client/home.ts finds
 * it out of date. It renders no new elements; each part replaces the prerendered one in the existing HTML.
 */
export const HomeRefresh = () => (
  <IslandProvider>
    <Refresh />
  </IslandProvider>
)

/** A part as it was last fetched. */
interface RenderedPart {
  part: Part
  at: Instant
  stand: Stand
}

function Refresh() {
  const { data, call } = useIsland()
  const [rendered, setRendered] = useState<readonly RenderedPart[]>([])
  useEffect(() => {
    let isReading = false
    const { exhibitionId } = data
    const read = async () => {
      if (isReading || exhibitionId === null) return
      isReading = true
      const at = isoOf(now().getTime())
      const props = await requestHomeNow(call, exhibitionId, at)
      isReading = false
      const keeps = props ? SEEN_FOR : FAILED_FOR
      $homeReading.set({ readAt: now().getTime(), keeps, until: Number.POSITIVE_INFINITY })
      if (props) setRendered((before) => renderParts(before, partsOf(props), at))
    }
    void read()
    return $homeOutdated.listen(() => void read())
  }, [call, data])
  useLayoutEffect(() => {
    if (rendered.length > 0) notifyRendered()
  }, [rendered])
  return rendered.map((each) => <RefreshedPart key={each.part.id} {...each} />)
}

/** The parts that the page shows, ready to be rendered. A part that contains the focus stays as it is. */
const renderParts = (before: readonly RenderedPart[], parts: readonly Part[], at: Instant): RenderedPart[] =>
  parts.flatMap((part) => {
    const shown = document.querySelector(part.selector)
    if (shown?.contains(document.activeElement)) return before.filter((each) => each.part.id === part.id)
    return shown ? [{ part, at, stand: scrollOf(shown) }] : []
  })

function partsOf({ exhibition, blocks, today, figures }: HomeViewProps): Part[] {
  const panel: Part = {
    id: 'today',
    selector: '[data-fair]',
    rows: today.next.length,
    render: (rows) => <TodayPanel exhibition={exhibition} today={{ ...today, next: today.next.slice(0, rows) }} />,
  }
  const sections = blocks.flatMap((block): Part[] => {
    const part = { id: block.blockId, selector: `section:has([data-block="${CSS.escape(block.blockId)}"])` }
    if (block.type === 'lives') return [{ ...part, rows: 1, render: () => <Lives block={block} /> }]
    if (block.type !== 'meetings') return []
    const { items } = block
    const render = (rows: number) => <Agenda block={{ ...block, items: items.slice(0, rows) }} />
    return [{ ...part, rows: items.length, render }]
  })
  const counts: Part[] = figures
    ? [{ id: 'figures', selector: '[data-figures]', rows: 1, render: () => <Figures figures={figures} /> }]
    : []
  return [panel, ...counts, ...sections]
}

import { type ReactNode, useEffect, useRef } from 'react'
import { IslandProvider, useIsland } from '../../islands/IslandProvider.tsx'
import { showQueryState } from '../../stores/query-state.ts'
import { showToast } from '../../stores/toasts.ts'
import { startCountdowns } from '../shared/blocks/countdown-clock.ts'
import { startFilms } from '../shared/blocks/video-player.ts'
import { startEmbedded } from './embedded.ts'

interface Props {
  /** Exact origins that may embed the page. */
  origins: readonly string[]
  /** The page (features/shared/blocks/MicroPageView.tsx). */
  children?: ReactNode
}

/** A micro page's clocks run, its recordings play, its code can be copied; in a frame it tells its height. */
export const RunningMicroPage = (props: Props) => (
  <IslandProvider>
    <Running {...props} />
  </IslandProvider>
)

function Running({ origins, children }: Props) {
  const { data } = useIsland()
  const root = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the island is hydrated
  useEffect(() => {
    // Of an unbuilt exhibition the prerendered page is the wrong one, and stays covered (layouts/UnbuiltPage.tsx).
    if (data.liveId === null) showQueryState()
    if (root.current) start(root.current, data.uiStrings.network)
    if (new URLSearchParams(location.search).get('embed') === '1') startEmbedded(origins)
  }, [])
  return <div ref={root}>{children}</div>
}

function start(root: HTMLElement, failed: string): void {
  startCountdowns(root)
  startFilms(root, (text) => showToast({ text: text || failed }))
  const copy = root.querySelector<HTMLElement>('[data-copied]')
  copy?.addEventListener('click', () => {
    const field = root.querySelector<HTMLTextAreaElement>('.offer textarea')
    if (!field) return
    // Where the clipboard is closed to us, the code is selected: one more key copies it.
    field.select()
    navigator.clipboard?.writeText(field.value).then(
      () => showToast({ text: copy.dataset['copied'] ?? '' }),
      () => {},
    )
  })
}

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

/** Runs a micro page's clocks, plays its recordings, copies its embed code, and in a frame reports its height. */
export const RunningMicroPage = (props: Props) => (
  <IslandProvider>
    <Running {...props} />
  </IslandProvider>
)

function Running({ origins, children }: Props) {
  const { data } = useIsland()
  const root = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    // For an unbuilt exhibition the prerendered page is the wrong one, and stays covered (layouts/UnbuiltPage.tsx).
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
    // If the clipboard is not accessible, the selected code can still be copied with one more key.
    field.select()
    navigator.clipboard?.writeText(field.value).then(
      () => showToast({ text: copy.dataset['copied'] ?? '' }),
      () => {},
    )
  })
}

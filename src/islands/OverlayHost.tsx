import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { Component, type ReactNode } from 'react'
// biome-ignore lint/style/noRestrictedImports: overlays have no prerendered place to hydrate
import { createRoot } from 'react-dom/client'
import { closeOverlay } from '../stores/open-overlay.ts'
import { $overlay } from '../stores/overlay.ts'
import { OverlayProvider } from './IslandProvider.tsx'

/** What the open overlays draw, by their opening. */
const $views = atom<ReadonlyMap<number, ReactNode>>(new Map())
let isMounted = false

/**
 * Draws an open overlay over the page, as long as `$overlay` has it. The place is made by the first one: a page of its own
 * in React's eyes, so that what is typed into one overlay stays while another lies over it.
 */
export function mountOverlay(opening: number, view: ReactNode): void {
  const open = new Set($overlay.get().map((each) => each.opening))
  $views.set(new Map([...$views.get(), [opening, view] as const].filter(([each]) => open.has(each))))
  if (isMounted) return
  isMounted = true
  createRoot(document.body.appendChild(document.createElement('div')), { identifierPrefix: 'overlay' }).render(
    <Overlays />,
  )
}

function Overlays() {
  const views = useStore($views)
  return useStore($overlay).map(({ opening }) => (
    <Boundary key={opening} opening={opening}>
      {views.has(opening) && <OverlayProvider>{views.get(opening)}</OverlayProvider>}
    </Boundary>
  ))
}

/** An overlay that throws goes, and leaves the others and the page as they are; window.onerror hears of it. */
class Boundary extends Component<{ opening: number; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    reportError(error)
    closeOverlay(this.props.opening)
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
